import Foundation
import Layers

/// The finger on a sheet.
///
/// | where the finger takes the sheet | what follows it                                        |
/// |----------------------------------|--------------------------------------------------------|
/// | between its heights              | its height                                             |
/// | above the greatest               | nothing                                                |
/// | below the least                  | its dismissal, or the sheet on a rubber band where     |
/// |                                  | that is not allowed                                    |
///
/// Lifted beyond half of the sheet's height, or with a quick flick downwards, a dismissal finishes,
/// otherwise it is cancelled. What moves by itself afterwards moves with the system's spring, from
/// the finger's speed.
@MainActor
final class SheetDrag: NSObject {
  /// The speed of a flick, in points a second.
  private static let flick: CGFloat = 1_000

  /// What watches the finger.
  let recognizer = UIPanGestureRecognizer()
  private weak var sheet: UISheetPresentationController?
  /// What moves the dismissal.
  private var interaction: UIPercentDrivenInteractiveTransition?
  /// What brings the sheet back to rest.
  private var settling: UIViewPropertyAnimator?
  /// How high the sheet was when the finger came down; less than its least height where it was
  /// further down, in points.
  private var start: CGFloat = 0
  /// Whether the dismissal is allowed; nil: nobody has been asked in this drag.
  private var isAllowed: Bool?

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    recognizer.delegate = self
    recognizer.addAction { [weak self] _ in self?.follow() }
  }

  private var presentation: ModalPresentation? {
    sheet?.presentedViewController.incomingPresentation
  }

  private func follow() {
    guard let sheet, let container = sheet.containerView else { return }
    switch recognizer.state {
    case .began:
      grasp(sheet, in: container)
      move(sheet, in: container)
    case .changed:
      move(sheet, in: container)
    case .ended:
      move(sheet, in: container)
      letGo(of: sheet, in: container, at: recognizer.velocity(in: container).y)
    default:
      callOff(sheet, in: container)
    }
  }

  /// How high the sheet would have to be for its top edge to follow the finger, in points.
  private func reach(in container: UIView) -> CGFloat {
    start - recognizer.translation(in: container).y
  }

  /// Stops what moves by itself, and takes down where the sheet is.
  private func grasp(_ sheet: UISheetPresentationController, in container: UIView) {
    let least = sheet.heights[0].points
    if let interaction, presentation?.isDismissing == true {
      interaction.pause()
      start = least - interaction.percentComplete * container.bounds.height
      return
    }
    (interaction, isAllowed) = (nil, nil)
    settling?.stopAnimation(true)
    settling = nil
    let frame = sheet.presentedView?.frame ?? .zero
    let drop = frame.maxY - sheet.frameOfPresentedViewInContainerView.maxY
    start = frame.height - RubberBand(over: least).way(following: drop)
  }

  /// Brings the sheet where the finger is.
  private func move(_ sheet: UISheetPresentationController, in container: UIView) {
    let heights = sheet.heights.map(\.points)
    let least = heights[0]
    let reach = reach(in: container)
    let drop = max(least - reach, 0)
    if drop > 0, interaction == nil, allowsDismissal(of: sheet) {
      sheet.stand(at: sheet.place(ofHeight: least))
      beginDismissal()
    }
    if let interaction {
      interaction.update(drop / container.bounds.height)
    } else {
      var frame = sheet.place(ofHeight: min(max(reach, least), heights[heights.count - 1]))
      frame.origin.y += RubberBand(over: least).follow(drop)
      sheet.stand(at: frame)
    }
  }

  /// Asks, once in a drag, whether the sheet may be dismissed.
  private func allowsDismissal(of sheet: UISheetPresentationController) -> Bool {
    let answer = isAllowed ?? sheet.mayBeDismissed()
    isAllowed = answer
    return answer
  }

  private func beginDismissal() {
    let driver = UIPercentDrivenInteractiveTransition()
    interaction = driver
    presentation?.dismiss(
      with: TransitionParticipants(animator: CoverVertical(.dismiss), interaction: driver),
      .animated, by: .finger, completion: nil)
  }

  private func letGo(
    of sheet: UISheetPresentationController, in container: UIView, at speed: CGFloat
  ) {
    let least = sheet.heights[0].points
    let reach = reach(in: container)
    let isFlick = abs(speed) >= Self.flick
    let goes = reach < least && (isFlick ? speed > 0 : least - reach > least / 2)
    if let interaction {
      let way = container.bounds.height
      let done = interaction.percentComplete
      interaction.spring =
        goes ? .system(at: speed, over: way * (1 - done)) : .system(at: -speed, over: way * done)
      if goes { interaction.finish() } else { interaction.cancel() }
    } else {
      settle(sheet, at: sheet.height(beside: reach, at: speed), from: speed)
      if goes { sheet.tellOfAttempt() }
    }
  }

  private func callOff(_ sheet: UISheetPresentationController, in container: UIView) {
    if let interaction { return interaction.cancel() }
    settle(sheet, at: sheet.restingHeight, from: 0)
  }

  /// Lets the sheet move to one of its heights, beginning with a speed downwards in points a second.
  private func settle(
    _ sheet: UISheetPresentationController, at height: SheetHeight, from speed: CGFloat
  ) {
    let isNew = height.identifier != sheet.restingHeight.identifier
    let way = sheet.place(ofHeight: height.points).minY - (sheet.presentedView?.frame.minY ?? 0)
    guard isNew || way != 0 else { return }
    let spring = Spring.system(at: way > 0 ? speed : -speed, over: abs(way))
    let animator = UIViewPropertyAnimator(
      duration: 0, timingParameters: UISpringTimingParameters(spring ?? AnimationPace.systemSpring))
    animator.addAnimations {
      if isNew { sheet.selectedDetentIdentifier = height.identifier } else { sheet.rest() }
    }
    animator.addCompletion { [weak self, weak animator] _ in
      if let self, settling === animator { settling = nil }
    }
    settling = animator
    animator.startAnimation()
    if isNew { sheet.tellOfHeight() }
  }
}

extension SheetDrag: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    guard let view = sheet?.presentedView, let target = touch.view else { return false }
    // While it moves, it is not where touches find it.
    guard interaction != nil, presentation?.isDismissing == true else {
      return target.isDescendant(of: view)
    }
    return touch.location(in: view.superview).y >= view.layer.presentation()?.frame.minY ?? 0
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let sheet, let presentation, sheet.presentedViewController.outgoingPresentation == nil
    else { return false }
    let way = recognizer.translation(in: nil)
    guard abs(way.y) > abs(way.x) else { return false }
    if presentation.transition != nil { return interaction != nil && presentation.isDismissing }
    let canRise = sheet.restingHeight.points < sheet.heights[sheet.heights.count - 1].points
    guard way.y > 0 || canRise || settling != nil, !sheet.delegateAnimatesDismissal else {
      return false
    }
    guard let content = scrolledContent(of: sheet) else { return true }
    guard content.contentOffset.y <= -content.contentInset.top else { return false }
    return way.y > 0 || canRise && sheet.prefersScrollingExpandsWhenScrolledToEdge
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    // Content at its top leaves the finger to the sheet.
    (otherGestureRecognizer.view as? UIScrollView)?.panGestureRecognizer === otherGestureRecognizer
  }

  /// The innermost scroll view under the finger whose content can be moved up and down.
  private func scrolledContent(of sheet: UISheetPresentationController) -> UIScrollView? {
    var candidate = recognizer.touches.first?.view
    while let view = candidate, view !== sheet.presentedView?.superview {
      if let scroll = view as? UIScrollView, scroll.isScrollEnabled, scroll.scrollsDownwards {
        return scroll
      }
      candidate = view.superview
    }
    return nil
  }
}

extension Spring {
  /// The system's spring, from a speed in points a second towards the end of a way in points; nil:
  /// there is no way to go.
  @MainActor fileprivate static func system(at speed: CGFloat, over way: CGFloat) -> Spring? {
    guard way > 0 else { return nil }
    var spring = AnimationPace.systemSpring
    spring.initialVelocity = Double(speed / way)
    return spring
  }
}
