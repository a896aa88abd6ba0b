import Foundation
import Raster

/// A layer that shows a text.
@preconcurrency @MainActor
open class CATextLayer: CALayer {
  private var stringObject: Any?
  private var fontObject: Any?

  /// Creates a layer without a text.
  public override init() {
    super.init()
    properties.text = TextProperties()
  }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    if properties.text == nil { properties.text = TextProperties() }
    guard let other = layer as? CATextLayer else { return }
    stringObject = other.stringObject
    fontObject = other.fontObject
  }

  /// Creates nothing: layers are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a copy with the values shown now; nil before the first commit on display.
  open override func presentation() -> CATextLayer? {
    presentationLayer() as? CATextLayer
  }

  package override func makePresentation() -> CALayer {
    CATextLayer(layer: self)
  }

  /// The text: a string, with or without attributes.
  open var string: Any? {
    get { stringObject }
    set {
      stringObject = newValue
      let text = (newValue as? NSAttributedString)?.string ?? newValue as? String ?? ""
      assign(text, to: \.textValues.string, as: .string)
    }
  }

  /// The font: its name, or an object that has one.
  open var font: Any? {
    get { fontObject }
    set {
      fontObject = newValue
      let name = newValue as? String ?? TextProperties().fontName
      assign(name, to: \.textValues.fontName, as: .font)
    }
  }

  /// The size of the font, in points.
  open var fontSize: CGFloat {
    get { properties.textValues.fontSize }
    set { assign(newValue, to: \.textValues.fontSize, as: .fontSize) }
  }

  /// The colour of the text; nil: none.
  open var foregroundColor: CGColor? {
    get { properties.textValues.foregroundColor.map(CGColor.init) }
    set { assign(newValue?.color, to: \.textValues.foregroundColor, as: .foregroundColor) }
  }

  /// Whether lines end at the edge of the bounds.
  open var isWrapped: Bool {
    get { properties.textValues.isWrapped }
    set { assign(newValue, to: \.textValues.isWrapped, as: .wrapped) }
  }

  /// How lines lie in the width of the bounds.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { properties.textValues.alignmentMode }
    set { assign(newValue, to: \.textValues.alignmentMode, as: .alignmentMode) }
  }

  /// Which part of a text that is too long is left out.
  open var truncationMode: CATextLayerTruncationMode {
    get { properties.textValues.truncationMode }
    set { assign(newValue, to: \.textValues.truncationMode, as: .truncationMode) }
  }
}
