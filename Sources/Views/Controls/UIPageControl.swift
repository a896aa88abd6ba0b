import Foundation
import Layers

/// A row of dots, one a page, of which one is dark.
@preconcurrency @MainActor
open class UIPageControl: UIControl {
  private static let side: CGFloat = 7
  private static let step: CGFloat = 16

  /// How many pages there are.
  @HeardProperty open var numberOfPages = 0 {
    didSet { showDots() }
  }
  /// The page that is shown, from 0.
  @HeardProperty open var currentPage = 0 {
    didSet {
      let kept = max(0, min(currentPage, numberOfPages - 1))
      if currentPage != kept { currentPage = kept }
      showDots()
    }
  }
  /// Whether a single page has no dot.
  @HeardProperty open var hidesForSinglePage = false {
    didSet { showDots() }
  }
  /// The colour of the other pages' dots; nil: white, half opaque.
  @HeardProperty open var pageIndicatorTintColor: UIColor? {
    didSet { showDots() }
  }
  /// The colour of the shown page's dot; nil: white.
  @HeardProperty open var currentPageIndicatorTintColor: UIColor? {
    didSet { showDots() }
  }
  private var dots: [UIView] = []

  /// Creates a row with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isOpaque = false
  }

  /// Creates a row of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.isOpaque = false
  }

  /// Returns the size of a row of `pageCount` dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let count = CGFloat(max(pageCount, 0))
    return CGSize(width: max(0, Self.step * count - (Self.step - Self.side)), height: 26)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let start = bounds.midX - size(forNumberOfPages: numberOfPages).width / 2
    for (index, dot) in dots.enumerated() {
      dot.frame = CGRect(
        x: start + Self.step * CGFloat(index), y: bounds.midY - Self.side / 2, width: Self.side,
        height: Self.side)
    }
  }

  private func showDots() {
    while dots.count < numberOfPages {
      let dot = UIView(frame: .zero)
      dot.layer.cornerRadius = Self.side / 2
      dot.isUserInteractionEnabled = false
      addSubview(dot)
      dots.append(dot)
    }
    while dots.count > max(numberOfPages, 0) { dots.removeLast().removeFromSuperview() }
    for (index, dot) in dots.enumerated() {
      dot.backgroundColor =
        index == currentPage
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.5)
      dot.isHidden = hidesForSinglePage && numberOfPages == 1
    }
    setNeedsLayout()
  }
}
