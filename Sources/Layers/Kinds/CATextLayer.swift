import Foundation
import Raster
import Typesetting

/// A layer that shows a text, from the top of its bounds, and nothing of it outside of them.
///
/// The letters are outlines, drawn as sharp as the canvas is, whatever `contentsScale` says; where
/// it is 2 or more, each base line lies on a whole pixel of it, and else the first on a whole point.
/// A layer whose bounds are animated has its lines set anew for the bounds of each frame.
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

  /// Returns what an object says; attributes take the place of the layer's font, size and colour.
  private static func content(of object: Any?) -> TextContent {
    guard let attributed = object as? NSAttributedString else {
      return .plain(object as? String ?? (object as? NSString).map { "\($0)" } ?? "")
    }
    return .styled(StyledText(attributed, usual: TextSpan("", size: 12), color: .black))
  }

  /// The text: a string, with or without attributes.
  open var string: Any? {
    get { stringObject }
    set {
      stringObject = newValue
      assign(Self.content(of: newValue), to: \.textValues.content, as: .string)
    }
  }

  /// The font: its name, or an object that has one.
  open var font: Any? {
    get { fontObject }
    set {
      fontObject = newValue
      let font =
        (newValue as? any TextFontConvertible)?.textFont
        ?? (newValue as? String).map { TextFont(name: $0) } ?? .standard
      assign(font, to: \.textValues.font, as: .font)
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
