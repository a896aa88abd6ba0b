import Foundation

/// Something that gives other content its room: a controller, or a presentation controller.
@preconcurrency @MainActor
public protocol UIContentContainer: AnyObject {
  /// The size that the content would like to have, in points.
  var preferredContentSize: CGSize { get }

  /// Called when content inside would like another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Called when the constraints of content inside ask for another size; not called here.
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// Returns the size of content inside, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Called before the size changes.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Called before the traits change, which they never do.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// Something that knows where it is shown.
@preconcurrency @MainActor
public protocol UITraitEnvironment: AnyObject {
  /// What is known about where it is shown.
  var traitCollection: UITraitCollection { get }

  /// Called when that has changed, which it never does.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIViewController: UIContentContainer, UITraitEnvironment {}
extension UIPresentationController: UIContentContainer, UITraitEnvironment {}
extension UIView: UITraitEnvironment {}

/// Decides how a presentation gives way on narrow screens, and whether it may be dismissed.
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns the style for a narrow screen; not asked here: styles stay.
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle

  /// Returns the style for traits; not asked here: styles stay.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Returns the screen for a style; not asked here.
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?

  /// Called before the presentation; not called here.
  func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

  /// Returns whether a finger may dismiss the sheet; asked when it begins to take it down.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool

  /// Called when a finger begins to dismiss the sheet, which it may still take back.
  ///
  /// The presenting controller has a transition coordinator then.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called when a finger has dismissed the sheet; not after a call of `dismiss`.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when a finger would have dismissed the sheet, if that were allowed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Leaves the style as it is.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  /// Leaves the style as it is.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Leaves the screen as it is.
  public func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) {}

  /// Allows it.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}

  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
