import Foundation
import Geometry
import Layers

/// What a navigation bar shows for one screen.
///
/// ```
/// ┌─────────────────────────────────────┐
/// │ ‹ back  left     title        right │  44 points
/// │ Large title                         │  52 points more, where titles are large
/// └─────────────────────────────────────┘
/// ```
final class NavigationBarContent: UIView {
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 16

  /// Called when the button that leads back is tapped.
  var goBack: () -> Void = {}

  let item: UINavigationItem
  private let former: UINavigationItem?
  private weak var bar: UINavigationBar?
  private var titleView: UIView?
  private var largeTitle: UILabel?
  private var back: BackButton?
  private var left: [BarButtonView] = []
  private var right: [BarButtonView] = []
  private var isStale = true

  init(of item: UINavigationItem, after former: UINavigationItem?, in bar: UINavigationBar) {
    self.item = item
    self.former = former
    self.bar = bar
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("contents of bars are made in code")
  }

  /// Makes everything anew at the next layout.
  func renew() {
    isStale = true
    setNeedsLayout()
  }

  private func build() {
    isStale = false
    for view in subviewList { view.removeFromSuperview() }
    item.onChange = { [weak self] in self?.renew() }
    let isLarge = bar?.showsLargeTitle(of: item) ?? false
    titleView = item.titleView ?? (isLarge ? nil : label(isLarge: false))
    largeTitle = isLarge ? label(isLarge: true) : nil
    left = (item.leftBarButtonItems ?? []).map { button($0) }
    right = (item.rightBarButtonItems ?? []).map { button($0) }
    back = nil
    if let former, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      let button = BackButton(
        former.backBarButtonItem?.title ?? former.backButtonTitle ?? former.title ?? "Back")
      button.addGestureRecognizer(
        UITapGestureRecognizer(target: self) { [weak self] _ in self?.goBack() })
      back = button
    }
    for view in [titleView, largeTitle, back].compactMap({ $0 }) + left + right { addSubview(view) }
  }

  private func button(_ item: UIBarButtonItem) -> BarButtonView {
    item.onChange = { [weak self] in self?.renew() }
    return BarButtonView(item)
  }

  private func label(isLarge: Bool) -> UILabel? {
    guard let title = item.title, let bar else { return nil }
    let looks = bar.titleLooks(isLarge: isLarge)
    let label = UILabel()
    label.font =
      looks[.font] as? UIFont
      ?? .systemFont(ofSize: isLarge ? 34 : 17, weight: isLarge ? .bold : .semibold)
    label.textColor =
      looks[.foregroundColor] as? UIColor ?? (bar.barStyle == .black ? .white : .black)
    label.text = title
    return label
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if isStale { build() }
    let height = UINavigationBar.height
    var (start, end) = (Self.margin, bounds.width - Self.margin)
    if let back {
      let width = min(back.width, bounds.width / 3)
      back.frame = CGRect(x: 8, y: 0, width: width, height: height)
      start = 8 + width + Self.gap
    }
    for button in left {
      button.frame = CGRect(x: start, y: 0, width: button.width, height: height)
      start += button.width + Self.gap
    }
    for button in right {
      button.frame = CGRect(x: end - button.width, y: 0, width: button.width, height: height)
      end -= button.width + Self.gap
    }
    layTitleOut(between: start, and: end)
    largeTitle?.frame = CGRect(
      x: Self.margin, y: height, width: max(bounds.width - 2 * Self.margin, 0), height: 48)
  }

  /// Puts the title in the middle of the bar, or beside what is in its way.
  private func layTitleOut(between start: CGFloat, and end: CGFloat) {
    guard let titleView else { return }
    let own = titleView.bounds.size
    let wish =
      item.titleView == nil || own.width <= 0 || own.height <= 0
      ? titleView.sizeThatFits(.zero) : own
    let width = min(wish.width, max(end - start, 0))
    let x = min(max(bounds.midX - width / 2, start), max(end - width, start))
    titleView.frame = CGRect(
      x: x, y: (UINavigationBar.height - wish.height) / 2, width: width, height: wish.height)
  }
}

/// The button that leads back: an arrowhead and a text.
private final class BackButton: UIView {
  private static let arrow = CGSize(width: 10, height: 18)
  private let head = CAShapeLayer()
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    label.text = text
    label.font = .systemFont(ofSize: 17)
    addSubview(label)
    let path = CGMutablePath()
    path.move(to: CGPoint(x: Self.arrow.width, y: 0))
    path.addLine(to: CGPoint(x: 0, y: Self.arrow.height / 2))
    path.addLine(to: CGPoint(x: Self.arrow.width, y: Self.arrow.height))
    head.path = path
    head.fillColor = nil
    head.lineWidth = 2.5
    head.lineCap = .round
    head.lineJoin = .round
    layer.addSublayer(head)
  }

  required init?(coder: NSCoder) {
    preconditionFailure("buttons of bars are made in code")
  }

  /// How wide the button is, in points.
  var width: CGFloat { Self.arrow.width + 8 + label.sizeThatFits(.zero).width }

  override func didMoveToSuperview() {
    super.didMoveToSuperview()
    tintColorDidChange()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    label.textColor = tintColor
    head.strokeColor = tintColor?.cgColor
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let x = Self.arrow.width + 8
    label.frame = CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    head.frame = CGRect(
      x: 1.5, y: (bounds.height - Self.arrow.height) / 2, width: Self.arrow.width,
      height: Self.arrow.height)
    CATransaction.commit()
  }
}
