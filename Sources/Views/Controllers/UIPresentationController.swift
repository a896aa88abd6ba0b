import Foundation

/// Manages a presented screen: its frame, its chrome, and what becomes of the presenting view.
///
/// Lives from the presentation to the end of the dismissal; `containerView` is `nil` outside.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  open private(set) var presentedViewController: UIViewController
  /// The controller that presents.
  open var presentingViewController: UIViewController {
    presenter ?? presentedViewController
  }
  /// The view in which the presentation happens, and in which it stays.
  open package(set) var containerView: UIView?
  private weak var presenter: UIViewController?

  /// Creates the presentation controller of one presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    super.init()
  }

  /// Names the controller that really presents, which may be one further out.
  package func bind(to presenter: UIViewController) {
    self.presenter = presenter
  }

  /// The presentation's style.
  open var presentationStyle: UIModalPresentationStyle {
    presentedViewController.modalPresentationStyle
  }

  /// Where the presented view stands in the container at last: all of it unless overridden.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView?.bounds ?? .zero
  }

  /// The view that is presented: the presented controller's unless overridden.
  open var presentedView: UIView? {
    presentedViewController.view
  }

  /// Whether the presentation covers the screen rather than the context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenting view leaves the window when the presentation is complete.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the container lays out its subviews.
  open func containerViewWillLayoutSubviews() {}

  /// Called when the container has laid out its subviews.
  open func containerViewDidLayoutSubviews() {}

  /// Called before the presentation; adds chrome such as a dimming view.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation; removes the chrome when `completed` is false.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal; removes the chrome when `completed` is true.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Who decides whether a finger may dismiss the screen, and hears of it.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// The style on a narrow screen; kept: styles stay.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style for traits; kept: styles stay.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  /// Traits that the presented screen is to have; kept, not used.
  open var overrideTraitCollection: UITraitCollection?

  /// What is known about where the presentation is shown.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// Called when the traits have changed, which they never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The size that the presented screen would like to have, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called when the presented screen would like another size; lays the container out anew.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    containerView?.setNeedsLayout()
  }

  /// Called when the presented screen's constraints ask for another size; not called here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented screen, in points: all of the container unless overridden.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the traits change, which they never do.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the container's size changes.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let room = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: room, with: coordinator)
  }
}

/// The presentation controller of the built-in styles.
final class StylePresentationController: UIPresentationController {
  override var shouldRemovePresentersView: Bool { presentationStyle.removesPresenter }

  override var shouldPresentInFullscreen: Bool { !presentationStyle.staysInContext }

  /// The container's size that the presented view was last fitted to.
  private var fittedSize: CGSize?

  override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    fittedSize = containerView?.bounds.size
  }

  override func containerViewWillLayoutSubviews() {
    // The presented view is fitted again only to a new size: its owner may have moved it since.
    let size = containerView?.bounds.size
    guard presentedViewController.activeTransition == nil, size != fittedSize else { return }
    fittedSize = size
    presentedView?.frame = frameOfPresentedViewInContainerView
  }
}

/// The view of a presentation in the window: tells the presentation controller about layout.
final class PresentationContainerView: UIView {
  weak var controller: UIPresentationController?

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let target = super.hitTest(point, with: event)
    let isBeside = target === self || target?.superview === self
    guard isBeside, let sheet = controller as? UISheetPresentationController,
      target !== sheet.presentedView, sheet.letsTouchesPass
    else { return target }
    return nil
  }

  override func layoutSubviews() {
    controller?.containerViewWillLayoutSubviews()
    super.layoutSubviews()
    controller?.containerViewDidLayoutSubviews()
  }
}
