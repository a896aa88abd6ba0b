import Foundation
import Layers

/// A view that shows a list content configuration: with labels and an image view.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var content: UIListContentConfiguration

  /// What the view shows; other kinds of configurations are left alone.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let shown = newValue as? UIListContentConfiguration else { return }
      content = shown
      showContent()
    }
  }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    layer.isOpaque = false
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    showContent()
  }

  /// Creates a view without content; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    layer.isOpaque = false
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: bounds.width, height: 0))
  }

  /// Returns the size that the content takes within a width; 0: within any.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = content.directionalLayoutMargins
    let places = places(within: size.width > 0 ? size.width : 1e5)
    let content = places.picture.union(places.text).union(places.secondary)
    return CGSize(
      width: size.width > 0 ? size.width : content.maxX + margins.trailing,
      height: places.height + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(within: bounds.width)
    let margins = content.directionalLayoutMargins
    let middle = (bounds.height + margins.top - margins.bottom) / 2
    for (view, place) in [
      (imageView, places.picture), (textLabel, places.text), (secondaryLabel, places.secondary),
    ] as [(UIView, CGRect)] {
      view.frame = CGRect(
        x: place.minX.onWholePixel, y: (middle + place.minY).onWholePixel, width: place.width,
        height: place.height)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  private func showContent() {
    show(content.attributedText, content.text, content.textProperties, in: textLabel)
    show(
      content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties,
      in: secondaryLabel)
    showImage()
    setNeedsLayout()
  }

  private func showImage() {
    let properties = content.imageProperties
    imageView.tintColor = properties.resolvedTintColor(for: tintColor ?? .tintColor)
    if let image = content.image, image.isSymbolImage, image.renderingMode == .automatic {
      imageView.image = image.withRenderingMode(.alwaysTemplate)
    } else {
      imageView.image = content.image
    }
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
  }

  private func show(
    _ attributed: NSAttributedString?, _ text: String?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    switch properties.alignment {
    case .natural: label.textAlignment = .natural
    case .center: label.textAlignment = .center
    case .justified: label.textAlignment = .justified
    }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text = text.map { properties.transform.changed($0) }
    }
  }

  /// Where the parts lie: x from the view's edge, y from the middle of the content.
  private struct Places {
    var picture = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var pictureSize: CGSize {
    guard var size = content.image?.size else { return .zero }
    let most = content.imageProperties.maximumSize
    var share: CGFloat = 1
    if most.width > 0 { share = min(share, most.width / max(size.width, 1)) }
    if most.height > 0 { share = min(share, most.height / max(size.height, 1)) }
    size.width *= share
    size.height *= share
    return size
  }

  private func places(within width: CGFloat) -> Places {
    let margins = content.directionalLayoutMargins
    var places = Places()
    var left = margins.leading
    if content.image != nil {
      let size = pictureSize
      let reserved = content.imageProperties.reservedLayoutSize
      let room = CGSize(
        width: reserved.width > 0 ? reserved.width : size.width,
        height: reserved.height > 0 ? reserved.height : size.height)
      places.picture = CGRect(
        x: left + (room.width - size.width) / 2, y: -size.height / 2, width: size.width,
        height: size.height)
      places.height = max(room.height, size.height)
      left += room.width + content.imageToTextPadding
    }
    let room = max(0, width - left - margins.trailing)
    layTexts(in: &places, left: left, room: room)
    return places
  }

  private func layTexts(in places: inout Places, left: CGFloat, room: CGFloat) {
    let text = size(of: textLabel, within: room)
    let secondary = size(of: secondaryLabel, within: room)
    let gap = content.textToSecondaryTextHorizontalPadding
    let hasBoth = text.height > 0 && secondary.height > 0
    let isBeside = content.prefersSideBySideTextAndSecondaryText && hasBoth
    if isBeside, text.width + gap + secondary.width <= room {
      let height = max(text.height, secondary.height)
      places.text = CGRect(
        x: left, y: -text.height / 2, width: text.width, height: text.height)
      places.secondary = CGRect(
        x: left + room - secondary.width, y: -secondary.height / 2, width: secondary.width,
        height: secondary.height)
      places.height = max(places.height, height)
      return
    }
    let between = hasBoth ? content.textToSecondaryTextVerticalPadding : 0
    let height = text.height + between + secondary.height
    // Lines are as wide as there is room, so that those in the middle stand in its middle.
    places.text = CGRect(
      x: left, y: -height / 2, width: textWidth(text, room, content.textProperties),
      height: text.height)
    places.secondary = CGRect(
      x: left, y: height / 2 - secondary.height,
      width: textWidth(secondary, room, content.secondaryTextProperties),
      height: secondary.height)
    places.height = max(places.height, height)
  }

  private func textWidth(
    _ size: CGSize, _ room: CGFloat, _ properties: UIListContentConfiguration.TextProperties
  ) -> CGFloat {
    properties.alignment == .natural ? size.width : room
  }

  private func size(of label: UILabel, within width: CGFloat) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(size.width, width), height: size.height)
  }
}

extension UIListContentConfiguration.TextProperties.TextTransform {
  /// Returns a text as it is shown.
  func changed(_ text: String) -> String {
    switch self {
    case .none: text
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case .capitalized: text.capitalized
    }
  }
}
