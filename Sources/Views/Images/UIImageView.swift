import Foundation
import Layers

/// A view that shows a picture, placed as its content mode says.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// The picture.
  @HeardProperty open var image: UIImage? {
    didSet { showImage() }
  }

  /// The picture while the view is highlighted; nil: the ordinary one.
  @HeardProperty open var highlightedImage: UIImage? {
    didSet { showImage() }
  }

  /// Whether the view is highlighted.
  @HeardProperty open var isHighlighted = false {
    didSet { showImage() }
  }

  /// How pictures of symbols are to look; kept.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether pictures grow with the reader's texts; kept: those are as usual.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Pictures to be shown one after the other.
  open var animationImages: [UIImage]?
  /// Pictures to be shown one after the other while the view is highlighted; kept, not used.
  open var highlightedAnimationImages: [UIImage]?
  /// How long all of them take together, in seconds; 0: a thirtieth for each.
  open var animationDuration: TimeInterval = 0
  /// How often they are shown; 0: without end.
  open var animationRepeatCount = 0
  /// Whether pictures are shown one after the other.
  open private(set) var isAnimating = false

  /// Shows the pictures one after the other.
  open func startAnimating() {
    guard let images = animationImages, !images.isEmpty else { return }
    show(images, lasting: animationDuration, count: animationRepeatCount)
    isAnimating = true
  }

  private static let animationKey = "pictures"

  private func show(_ images: [UIImage], lasting duration: TimeInterval, count: Int) {
    let change = CAKeyframeAnimation(keyPath: "contents")
    change.values = images.compactMap(\.uprightImage)
    change.calculationMode = .discrete
    change.duration = duration > 0 ? duration : Double(images.count) / 30
    change.repeatCount = count > 0 ? Float(count) : .infinity
    layer.add(change, forKey: Self.animationKey)
  }

  /// Shows the one picture again.
  open func stopAnimating() {
    layer.removeAnimation(forKey: Self.animationKey)
    isAnimating = false
    if shownImage?.images != nil { showImage() }
  }

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.isOpaque = false
  }

  /// Creates a view as large as `image`.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// Creates a view as large as `image`, with another picture for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    layer.isOpaque = false
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  /// Creates an empty view of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    layer.isOpaque = false
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? size
  }

  open override func tintColorDidChange() {
    if shownImage?.renderingMode == .alwaysTemplate { showImage() }
  }

  private var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  /// Hands the layer the picture, with its scale and its margins.
  private func showImage() {
    var shown = shownImage
    if let stencil = shown, stencil.renderingMode == .alwaysTemplate {
      shown = tintColor.map { stencil.withTintColor($0) }
    }
    layer.contents = shown?.uprightImage
    layer.contentsScale = shown?.scale ?? UIScreen.main.scale
    layer.contentsCenter = shown?.unitCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1)
    if let images = shown?.images {
      show(images, lasting: shown?.duration ?? 0, count: 0)
    } else if !isAnimating {
      layer.removeAnimation(forKey: Self.animationKey)
    }
  }
}
