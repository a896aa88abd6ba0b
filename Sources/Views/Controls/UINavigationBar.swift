import Foundation
import Layers

/// A bar with a title and buttons.
///
/// A navigation controller's is hidden, and takes no room, until it is asked for; a bar of one's own
/// is drawn as any view is.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  /// The platform's height of bars, in points.
  package static let height: CGFloat = 44
  /// How much higher a bar with a large title is, in points.
  static let largeTitleHeight: CGFloat = 52
  /// How long contents take to give way where nothing says, in seconds.
  private static let exchangeDuration: TimeInterval = 0.35

  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// Whether what lies below shines through.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// Whether titles are large.
  open var prefersLargeTitles = false { didSet { looksDidChange() } }
  /// The line below the bar.
  open var shadowImage: UIImage? { didSet { setNeedsLayout() } }
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { looksDidChange() } }
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default { didSet { looksDidChange() } }
  /// What the bar shows for each screen, the topmost last.
  open var items: [UINavigationItem]? { didSet { if !isExchanging { exchange(alongside: nil) } } }
  /// What the bar shows for the topmost screen.
  open var topItem: UINavigationItem? { items?.last }
  /// What the bar shows for the screen below it.
  open var backItem: UINavigationItem? { items?.dropLast().last }
  /// How the bar looks.
  open lazy var standardAppearance = UINavigationBarAppearance() { didSet { looksDidChange() } }
  /// How a lower bar looks; kept, not used.
  open var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks where content ends at it; kept: the standard one is used.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// How far the bar's background reaches up beyond it, in points.
  var overhang: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Called when the button that leads back is tapped; nil: the topmost item goes.
  var goBack: (() -> Void)?
  /// Called when the bar may need another height.
  var heightMayChange: (() -> Void)?

  private let background = BarBackground(lineAt: .bottom)
  private var content: NavigationBarContent?
  private var isExchanging = false

  /// Sets a picture behind the bar.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    standardAppearance.backgroundImage = backgroundImage
    looksDidChange()
  }

  /// Sets a picture behind the bar where it lies.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }

  /// Puts an item on top.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    setItems((items ?? []) + [item], animated: animated)
  }

  /// Takes the topmost item away and returns it.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let items, let top = items.last else { return nil }
    setItems(items.dropLast(), animated: animated)
    return top
  }

  /// Replaces all items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    guard animated, window != nil else {
      self.items = items
      return
    }
    show(items) { change, end in
      UIView.animate(withDuration: Self.exchangeDuration, animations: change) { _ in end(false) }
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if background.superview == nil { insertSubview(background, at: 0) }
    background.show(
      standardAppearance, tint: barTintColor, isDark: barStyle == .black,
      isTranslucent: isTranslucent)
    background.frame = CGRect(
      x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
    if content == nil { exchange(alongside: nil) }
    content?.frame = bounds
  }

  /// Runs a change beside another motion, and something at its end, which is told whether the
  /// motion was taken back.
  typealias Companion = (_ change: @escaping () -> Void, _ end: @escaping (Bool) -> Void) -> Void

  /// Shows other items, whose contents fade in while the former ones fade out.
  func show(_ items: [UINavigationItem]?, alongside companion: @escaping Companion) {
    isExchanging = true
    self.items = items
    isExchanging = false
    exchange(alongside: companion)
  }

  private func exchange(alongside companion: Companion?) {
    let old = content
    guard old?.item !== topItem || companion == nil else {
      old?.renew()
      return
    }
    content = topItem.map { NavigationBarContent(of: $0, after: backItem, in: self) }
    content?.goBack = { [weak self] in
      guard let self else { return }
      if let goBack { goBack() } else { popItem(animated: true) }
    }
    heightMayChange?()
    if let content {
      content.frame = bounds
      addSubview(content)
    }
    guard let companion, let content else {
      old?.removeFromSuperview()
      return
    }
    content.alpha = 0
    companion {
      content.alpha = 1
      old?.alpha = 0
    } _: { _ in
      old?.removeFromSuperview()
    }
  }

  private func looksDidChange() {
    content?.renew()
    heightMayChange?()
    setNeedsLayout()
  }

  /// How a title looks.
  func titleLooks(isLarge: Bool) -> [NSAttributedString.Key: Any] {
    let older = isLarge ? largeTitleTextAttributes : titleTextAttributes
    let newer =
      isLarge
      ? standardAppearance.largeTitleTextAttributes : standardAppearance.titleTextAttributes
    return newer.merging(older ?? [:]) { new, _ in new }
  }

  /// Whether the title of an item is large.
  func showsLargeTitle(of item: UINavigationItem) -> Bool {
    prefersLargeTitles && item.largeTitleDisplayMode != .never
  }

  /// How high the bar is for its topmost item, in points.
  var fittingHeight: CGFloat {
    let isLarge = topItem.map(showsLargeTitle) ?? false
    return Self.height + (isLarge ? Self.largeTitleHeight : 0)
  }
}
