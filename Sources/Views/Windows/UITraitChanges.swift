import Foundation

/// A trait that changes can be asked for.
public protocol UITraitDefinition: Sendable {}

/// The kinds of traits that changes can be asked for.
public typealias UITrait = any UITraitDefinition.Type

/// Whether colours are light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {}
/// How much room there is across.
public struct UITraitHorizontalSizeClass: UITraitDefinition {}
/// How much room there is downwards.
public struct UITraitVerticalSizeClass: UITraitDefinition {}
/// The pixels that a point has.
public struct UITraitDisplayScale: UITraitDefinition {}
/// How large texts are to be.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}
/// Which way texts run.
public struct UITraitLayoutDirection: UITraitDefinition {}

/// A wish to be told of changes of traits.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: AnyObject {}

@MainActor
private final class Registration: UITraitChangeRegistration {}

/// Something that tells of changes of its traits; they do not change here, so that it never does.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Asks for `handler` to be called when one of `traits` has changed, which they never do.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    Registration()
  }

  /// Takes a wish back.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
extension UIPresentationController: UITraitChangeObservable {}

extension UIViewController {
  /// Asks again whether the bar at the bottom of the screen would like to hide; there is none.
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Gives a child other traits than the screen's; they are the screen's here.
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}

  /// Returns nil: a child has no other traits than the screen's.
  public func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }
}
