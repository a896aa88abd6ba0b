import Foundation
import Layers

/// A bar with tabs.
///
/// A tab-bar controller's is hidden, and takes no room, until it is asked for; a bar of one's own is
/// drawn as any view is.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The platform's height of bars, in points.
  package static let height: CGFloat = 49

  /// The colour of the bar.
  open var barTintColor: UIColor? { didSet { setNeedsLayout() } }
  /// The colour of tabs that are not selected.
  open var unselectedItemTintColor: UIColor? { didSet { renew() } }
  /// Whether what lies below shines through.
  open var isTranslucent = true { didSet { setNeedsLayout() } }
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default { didSet { setNeedsLayout() } }
  /// The tabs.
  open var items: [UITabBarItem]? { didSet { renew() } }
  /// The selected tab.
  open weak var selectedItem: UITabBarItem? { didSet { renew() } }
  /// Is told which tab is tapped.
  open weak var delegate: (any UITabBarDelegate)?
  /// How the bar looks.
  open lazy var standardAppearance = UITabBarAppearance() { didSet { setNeedsLayout() } }
  /// How the bar looks where content ends at it; kept: the standard one is used.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// How far the bar's background reaches down beyond it, in points.
  var overhang: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Called when the bar is hidden or shown.
  var visibilityDidChange: (() -> Void)?
  /// Called when a tab is tapped; nil: it is selected, and the delegate is told.
  var select: ((UITabBarItem) -> Void)?

  private let background = BarBackground(lineAt: .top)
  private var tabs: [TabView] = []
  private var isStale = true

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      let changes = newValue != super.isHidden
      super.isHidden = newValue
      if changes { visibilityDidChange?() }
    }
  }

  /// Replaces the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if background.superview == nil { insertSubview(background, at: 0) }
    background.show(
      standardAppearance, tint: barTintColor, isDark: barStyle == .black,
      isTranslucent: isTranslucent)
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + overhang)
    if isStale { build() }
    let width = tabs.isEmpty ? 0 : bounds.width / CGFloat(tabs.count)
    for (index, tab) in tabs.enumerated() {
      tab.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    renew()
  }

  private func renew() {
    isStale = true
    setNeedsLayout()
  }

  private func build() {
    isStale = false
    for tab in tabs { tab.removeFromSuperview() }
    tabs = (items ?? []).map { item in
      item.onChange = { [weak self] in self?.renew() }
      let isSelected = item === selectedItem
      let color = isSelected ? tintColor : unselectedItemTintColor ?? UIColor(white: 0.6, alpha: 1)
      let tab = TabView(item, isSelected: isSelected, color: color ?? .systemBlue)
      tab.addGestureRecognizer(
        UITapGestureRecognizer(target: self) { [weak self, weak item] _ in
          if let item, item.isEnabled { self?.tap(item) }
        })
      return tab
    }
    for tab in tabs { addSubview(tab) }
  }

  private func tap(_ item: UITabBarItem) {
    if let select { return select(item) }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }
}

/// Is told which tab of a bar is tapped.
@preconcurrency @MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A tab has been tapped.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}

/// One tab of a bar: its picture, and its title below.
private final class TabView: UIView {
  private let picture: UIImageView
  private let label = UILabel()

  init(_ item: UITabBarItem, isSelected: Bool, color: UIColor) {
    let image = isSelected ? item.selectedImage ?? item.image : item.image
    picture = UIImageView(image: image)
    super.init(frame: .zero)
    tintColor = color
    label.text = item.title
    label.font = .systemFont(ofSize: 10, weight: .medium)
    label.textAlignment = .center
    label.textColor = color
    for view in [picture, label] { addSubview(view) }
  }

  required init?(coder: NSCoder) {
    preconditionFailure("tabs are made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = picture.image?.size ?? .zero
    picture.frame = CGRect(
      x: bounds.midX - size.width / 2, y: 19 - size.height / 2, width: size.width,
      height: size.height)
    label.frame = CGRect(x: 0, y: bounds.height - 15, width: bounds.width, height: 12)
  }
}
