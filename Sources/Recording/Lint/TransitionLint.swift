import Foundation
import Layers
import Raster
import Transitions
import Views

/// Runs a transition without writing anything, and says which rules it breaks.
///
/// ```swift
/// let findings = TransitionLint().findings { interaction in
///   TransitionStage(
///     from: HomeController(), to: DetailController(), trigger: .push, animator: MyAnimator(),
///     interaction: interaction)
/// }
/// ```
///
/// The transition is run up to three times, each time on a timeline of its own: without animation,
/// which tells what the screens look like; as it is; and taken back half way.
@preconcurrency @MainActor
public struct TransitionLint {
  /// What the first frame is meant to show.
  public var opening = Catalogue.Entry.FrameRule.outgoing
  /// What the last frame is meant to show.
  public var closing = Catalogue.Entry.FrameRule.incoming
  /// Whether a finger is to move the transition.
  public var driving = Driving.possible
  /// Pixels to a point.
  public var scale = 1.0
  /// Frames a second.
  public var rate = FrameRate.standard
  /// What lies behind everything.
  public var background = Color.black

  /// Who moves a transition.
  public enum Driving: Sendable, Hashable {
    /// Nobody can: it is never taken back.
    case none
    /// A finger could.
    case possible
    /// A finger does: what it could not move on a device is found as well.
    case intended
  }

  /// Makes a transition's stage; the argument is what moves the transition by hand, if anything
  /// does.
  public typealias StageMaker =
    (_ interaction: UIPercentDrivenInteractiveTransition?) throws -> TransitionStage

  /// Creates a lint with the usual rules.
  public init() {}

  /// Returns what is wrong with the transition of the stages that `make` makes.
  public func findings(_ make: StageMaker) rethrows -> [LintFinding] {
    let kept = Timeline.current
    defer { Timeline.current = kept }
    let reference = try LintReference(self, make)
    var findings = try finished(reference, make)
    if driving != .none, !findings.contains(where: { $0.rule == .completion }) {
      findings += try cancelled(reference, make)
    }
    return findings
  }

  /// A window's picture now, as display list.
  func picture(of stage: TransitionStage) -> DisplayList {
    Timeline.current.commit()
    return stage.window.layer.displayList(
      at: Timeline.current.now, scale: scale, size: stage.window.bounds.size,
      background: background)
  }

  private func finished(
    _ reference: LintReference, _ make: StageMaker
  ) rethrows -> [LintFinding] {
    Timeline.current = Timeline.current.successor()
    let stage = try make(nil)
    Timeline.current.commit()
    var findings: [LintFinding] = []
    stage.run()
    let first = picture(of: stage)
    if opening == .outgoing, let share = share(of: first, differingFrom: reference.outgoing) {
      findings.append(
        LintFinding(
          .firstFrame,
          "\(share.words) of the first frame \(share.verb) not the outgoing screen: start from what is "
            + "seen, or say that it is meant with the lint's opening = .other"))
    }
    var perspective = PerspectiveCheck()
    if driving == .intended { findings += explicitAnimations(in: stage) }
    let limit = stage.declaredDuration + 60
    var index = 0
    while !stage.isComplete, !stage.isOverdue, Timeline.current.now < limit {
      perspective.look(at: stage.window.layer)
      index += 1
      Timeline.current.advance(to: rate.time(ofFrame: index))
    }
    findings += perspective.findings
    guard stage.isComplete else {
      findings.append(
        LintFinding(
          .completion,
          "completeTransition was never called: call it when the animations have ended"))
      return findings
    }
    findings += duration(of: stage)
    // What comes too late comes within the next second.
    Timeline.current.advance(to: Timeline.current.now + 1)
    findings += completions
    let last = picture(of: stage)
    if closing == .incoming, let share = share(of: last, differingFrom: reference.incoming) {
      findings.append(
        LintFinding(
          .lastFrame,
          "\(share.words) of the last frame \(share.verb) not the incoming screen: end where it "
            + "belongs, or say that it is meant with the lint's closing = .other"))
    }
    return findings + reference.settled.leftovers(in: stage, .leftover)
  }

  private func cancelled(
    _ reference: LintReference, _ make: StageMaker
  ) rethrows -> [LintFinding] {
    Timeline.current = Timeline.current.successor()
    let driver = UIPercentDrivenInteractiveTransition()
    let stage = try make(driver)
    Timeline.current.commit()
    stage.run()
    guard stage.isInteractive else { return [] }
    driver.update(0.5)
    let held = picture(of: stage)
    let mark = Timeline.current.events.count
    Timeline.current.advance(to: 0.1)
    var findings: [LintFinding] = []
    if picture(of: stage) != held {
      findings.append(
        LintFinding(
          .cancel,
          "the screen moves while the finger rests: make all changes in animateTransition, with "
            + "animations, not in timers, delayed blocks or display links"))
    }
    driver.cancel()
    Timeline.current.advance(to: stage.declaredDuration + 3)
    if Timeline.current.events[mark...].contains(where: { $0.kind == .animationAdded }) {
      findings.append(
        LintFinding(
          .cancel,
          "animations begin after animateTransition, which no finger can move or take back: make "
            + "them all there, with delays or keyframes instead of one behind the other"))
    }
    if reference.isRestless { findings = [] }
    guard findings.isEmpty else { return findings }
    guard stage.isComplete else {
      return [
        LintFinding(
          .cancel, "completeTransition was never called after the gesture was cancelled")
      ]
    }
    guard stage.wasTakenBack else {
      return [
        LintFinding(
          .cancel,
          "a cancelled transition was completed as finished: call "
            + "completeTransition(!transitionWasCancelled)")
      ]
    }
    if let share = share(of: picture(of: stage), differingFrom: reference.outgoing) {
      return [
        LintFinding(
          .cancel,
          "\(share.words) of the screen \(share.verb) not as before after the gesture was cancelled"
        )
      ]
    }
    return reference.begun.leftovers(in: stage, .cancel)
  }
}

extension TransitionLint {
  /// How much of one picture differs from another, in words; nil: nothing.
  private func share(
    of one: DisplayList, differingFrom other: DisplayList
  ) -> (words: String, verb: String)? {
    guard one != other else { return nil }
    let (left, right) = (Rasterizer().render(one), Rasterizer().render(other))
    guard left != right else { return nil }
    let count = zip(left.pixels, right.pixels).count { $0 != $1 }
    let percent = 100 * count / max(left.pixels.count, 1)
    if count == 1 { return ("1 pixel", "is") }
    return percent < 1 ? ("\(count) pixels", "are") : ("\(percent) %", percent == 1 ? "is" : "are")
  }

  private func duration(of stage: TransitionStage) -> [LintFinding] {
    let declared = stage.declaredDuration
    guard declared > 0, let end = Timeline.current.firstTime(of: .completeTransition),
      abs(end - declared) > rate.frameDuration.value
    else { return [] }
    return [
      LintFinding(
        .duration,
        "transitionDuration says \(declared) s and the animations take "
          + "\((end * 1000).rounded() / 1000) s: make them equal")
    ]
  }

  private var completions: [LintFinding] {
    guard Timeline.current.warnings.contains(ScreenTransition.lateCompletion) else { return [] }
    return [
      LintFinding(.completion, "completeTransition was called more than once: call it once")
    ]
  }

  private func explicitAnimations(in stage: TransitionStage) -> [LintFinding] {
    guard let container = stage.container else { return [] }
    var keys: [String] = []
    container.layer.visitTree { layer in
      for key in layer.animationKeys() ?? [] {
        guard let animation = layer.animation(forKey: key), !(animation.isOfBlock) else { continue }
        if !keys.contains(key) { keys.append(key) }
      }
    }
    guard !keys.isEmpty else { return [] }
    return [
      LintFinding(
        .explicitAnimation,
        "the animations of \(keys.joined(separator: ", ")) are added to layers by hand: a device "
          + "may not move them with the finger; use UIView.animate")
    ]
  }
}

extension Timeline {
  /// When something was noted first; nil: never.
  fileprivate func firstTime(of kind: Journal.Kind) -> Double? {
    events.first { $0.kind.rawValue == kind.rawValue }?.time
  }
}

extension CAAnimation {
  /// Whether a block or an animator of views made it.
  fileprivate var isOfBlock: Bool { delegate is BlockCompletion || delegate is AnimatorRun }
}
