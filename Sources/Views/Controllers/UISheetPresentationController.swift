import Foundation
import Layers

/// The presentation of sheets: the presenting screen stays, darkened, above or around the sheet,
/// which a finger can drag to another height, or down and away; a tap beside a sheet that leaves room
/// dismisses it too.
///
/// | container            | sheet                                                             |
/// |----------------------|-------------------------------------------------------------------|
/// | narrower than 600 pt | as wide, and as high as its detent, at most up to the safe area, or |
/// |                      | 59 points, below the top edge                                     |
/// | wider                | in the middle, at most 540 × 620 points, or the preferred size    |
///
/// The measures are those of a phone of 393 × 852 points: top corners of 37.7 points, black of 0.2, a
/// grabber of 36 × 5 points five points below the sheet's top edge.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// The container's width from which on sheets stand in the middle, in points.
  static let wide: CGFloat = 600
  private static let cornerRadius: CGFloat = 37.7
  private static let dimming: CGFloat = 0.2
  private static let largest = CGSize(width: 540, height: 620)
  private static let grabber = CGSize(width: 36, height: 5)

  /// The heights at which the sheet can rest: the full one unless set.
  open var detents: [Detent] = [.large()]
  /// The height at which the sheet rests; nil: the least.
  ///
  /// Changes inside ``animateChanges(_:)`` are seen as a motion.
  @HeardProperty open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { rest() } }
  }
  /// The greatest height up to which the presenting screen is not darkened; nil: it always is.
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  /// Whether the grabber is drawn.
  @HeardProperty open var prefersGrabberVisible = false { didSet { layGrabberOut() } }
  /// The radius of the corners, in points; nil: the system's.
  @HeardProperty open var preferredCornerRadius: CGFloat? { didSet { roundCorners() } }
  /// Whether a finger that drags content at its top upwards makes the sheet higher first.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether the sheet is attached to the bottom on screens of little height; kept, not used.
  open var prefersEdgeAttachedInCompactHeight = false
  /// Whether the preferred size decides about the width there; kept, not used.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  /// The view that the sheet stands beside on wide screens; kept, not used.
  open weak var sourceView: UIView?

  /// The presentation controller that this one stands for: a popover's on a narrow screen.
  package var original: UIPresentationController?

  private let shade = UIView(frame: .zero)
  private let grabber = CALayer()
  private lazy var drag = SheetDrag(of: self)
  /// A phone's sheet of full height leaves no room for taps beside it.
  private lazy var outsideTap = OutsideTap(of: self) { [weak self] in
    guard let self, let bounds = containerView?.bounds else { return false }
    return bounds.width >= Self.wide || restingHeight.identifier != .large
  }
  /// The container's size that the sheet was last fitted to.
  private var fittedSize: CGSize?

  /// Makes several changes, which are seen as one motion.
  open func animateChanges(_ changes: () -> Void) {
    let spring = AnimationPace.systemSpring
    var timing = BlockTiming(duration: spring.settlingDuration)
    timing.pace = .spring(spring)
    Stage.current.blocks.run(AnimationBlock(timing: timing), changes)
  }

  /// Resolves detents again whose heights have changed.
  open func invalidateDetents() {
    rest()
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    containerView == nil ? .zero : place(ofHeight: restingHeight.points)
  }

  open override func containerViewWillLayoutSubviews() {
    // The sheet is fitted again only to a new size: a finger, or its owner, may have moved it since.
    let size = containerView?.bounds.size
    guard presentedViewController.activeTransition == nil, size != fittedSize else { return }
    fittedSize = size
    rest()
  }

  open override func presentationTransitionWillBegin() {
    guard let container = containerView, let sheet = presentedView else { return }
    fittedSize = container.bounds.size
    shade.frame = container.bounds
    shade.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    shade.backgroundColor = .black
    shade.alpha = 0
    container.insertSubview(shade, at: 0)
    sheet.layer.maskedCorners =
      container.bounds.width >= Self.wide
      ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
      : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    sheet.clipsToBounds = true
    roundCorners()
    layGrabberOut()
    if drag.recognizer.view == nil {
      container.addGestureRecognizer(drag.recognizer)
      container.addGestureRecognizer(outsideTap.recognizer)
    }
    darken(to: restingShade)
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    if !completed { leave() }
  }

  open override func dismissalTransitionWillBegin() {
    darken(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    if completed { leave() } else { shade.alpha = restingShade }
  }

  private func leave() {
    shade.removeFromSuperview()
    grabber.removeFromSuperlayer()
  }

  private func darken(to alpha: CGFloat) {
    let change = { self.shade.alpha = alpha }
    let runs = presentedViewController.transitionCoordinator?.animate { _ in change() }
    if runs != true { change() }
  }
}

// MARK: Places

extension UISheetPresentationController {
  /// The height at which the sheet rests.
  var restingHeight: SheetHeight {
    let heights = heights
    return heights.first { $0.identifier == selectedDetentIdentifier } ?? heights[0]
  }

  /// Returns where the sheet is when it is so many points high; on a wide container it has one place.
  func place(ofHeight height: CGFloat) -> CGRect {
    guard let container = containerView else { return .zero }
    let bounds = container.bounds
    guard bounds.width >= Self.wide else {
      return CGRect(
        x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
    }
    let wish = presentedViewController.preferredContentSize
    let size = CGSize(
      width: min(wish.width > 0 ? wish.width : Self.largest.width, bounds.width),
      height: min(wish.height > 0 ? wish.height : Self.largest.height, bounds.height))
    return CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  /// Puts the sheet where it rests, unless a transition moves it.
  func rest() {
    guard containerView != nil, presentedViewController.activeTransition == nil else { return }
    stand(at: frameOfPresentedViewInContainerView)
    shade.alpha = restingShade
  }

  /// Gives the sheet a place and size in the container.
  func stand(at frame: CGRect) {
    guard let sheet = presentedView else { return }
    sheet.stand(at: frame)
    layGrabberOut()
    sheet.layoutIfNeeded()
  }

  /// How dark the presenting screen is while the sheet rests.
  private var restingShade: CGFloat {
    guard let name = largestUndimmedDetentIdentifier,
      let limit = heights.first(where: { $0.identifier == name })
    else { return Self.dimming }
    return restingHeight.points > limit.points ? Self.dimming : 0
  }

  /// Whether touches beside the sheet are for the screen below.
  var letsTouchesPass: Bool { restingShade == 0 }
}

// MARK: Looks

extension UISheetPresentationController {
  private func roundCorners() {
    guard containerView != nil, let sheet = presentedView else { return }
    sheet.layer.cornerRadius = preferredCornerRadius ?? Self.cornerRadius
  }

  private func layGrabberOut() {
    guard let sheet = presentedViewController.viewIfLoaded, containerView != nil else { return }
    guard prefersGrabberVisible else { return grabber.removeFromSuperlayer() }
    if grabber.superlayer == nil {
      grabber.backgroundColor = UIColor(white: 0.24, alpha: 0.3).cgColor
      grabber.cornerRadius = Self.grabber.height / 2
      grabber.zPosition = 1
      sheet.layer.addSublayer(grabber)
    }
    grabber.frame = CGRect(
      x: sheet.bounds.midX - Self.grabber.width / 2, y: 5, width: Self.grabber.width,
      height: Self.grabber.height)
  }
}

extension UIViewController {
  /// The sheet that manages, or will manage, this controller or one it is inside of.
  ///
  /// Nothing is presented as a sheet here unless it says so. Who prepares a sheet wants one: where no
  /// style has been set, asking for it sets `.automatic`.
  public var sheetPresentationController: UISheetPresentationController? {
    if !hasPresentationStyle, parent == nil, incomingPresentation == nil {
      modalPresentationStyle = .automatic
    }
    return presentationController as? UISheetPresentationController
  }
}
