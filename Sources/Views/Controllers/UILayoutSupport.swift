import Foundation

/// The room that bars take at the top or the bottom of a screen: the older form of the safe area.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  /// How far the bars reach into the screen, in points.
  var length: CGFloat { get }
  /// The edge on the bars' side.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The edge on the other side.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The distance of both.
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view above or below its safe area.
final class SafeAreaSupport: UILayoutGuide, UILayoutSupport {
  private var inset: (UIEdgeInsets) -> CGFloat = { _ in 0 }

  /// Creates the guide above the safe area.
  static func top(of view: UIView) -> SafeAreaSupport {
    let guide = SafeAreaSupport(in: view) { view in
      UIEdgeInsets(top: 0, left: 0, bottom: view.bounds.height - view.safeAreaInsets.top, right: 0)
    }
    guide.inset = \.top
    return guide
  }

  /// Creates the guide below the safe area.
  static func bottom(of view: UIView) -> SafeAreaSupport {
    let guide = SafeAreaSupport(in: view) { view in
      UIEdgeInsets(
        top: view.bounds.height - view.safeAreaInsets.bottom, left: 0, bottom: 0, right: 0)
    }
    guide.inset = \.bottom
    return guide
  }

  var length: CGFloat { owningView.map { inset($0.safeAreaInsets) } ?? 0 }
}

extension UIViewController {
  /// The room that bars take at the top.
  public var topLayoutGuide: any UILayoutSupport {
    support("topLayout", SafeAreaSupport.top)
  }

  /// The room that bars take at the bottom.
  public var bottomLayoutGuide: any UILayoutSupport {
    support("bottomLayout", SafeAreaSupport.bottom)
  }

  private func support(
    _ name: String, _ make: (UIView) -> SafeAreaSupport
  ) -> any UILayoutSupport {
    let view: UIView = view
    if let made = view.guides.byName[name] as? SafeAreaSupport { return made }
    let support = make(view)
    view.guides.byName[name] = support
    return support
  }
}
