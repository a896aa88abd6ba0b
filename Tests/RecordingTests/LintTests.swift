import Foundation
import Geometry
import Layers
import Recording
import Testing
import Transitions
import Views

/// An animator that keeps the rules, but for one.
private final class Offender: NSObject, UIViewControllerAnimatedTransitioning {
  private let fault: Fault

  enum Fault: CaseIterable {
    case none, jump, noEnd, stopShort, twice, never, snapshot, alpha, anchor, mask
    case sublayerTransform, perspective, longer, shorter, ignoresCancel, handMade
  }

  init(_ fault: Fault) {
    self.fault = fault
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    switch fault {
    case .longer: 0.5
    case .shorter: 0.1
    default: 0.3
    }
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let to = transitionContext.view(forKey: .to), fault != .noEnd else { return }
    let container = transitionContext.containerView
    container.addSubview(to)
    to.center.x += fault == .jump ? 5 : container.bounds.width
    if fault == .perspective { container.layer.sublayerTransform.m34 = 1.0 / 500 }
    if fault == .snapshot { container.addSubview(UIView()) }
    if fault == .mask { to.layer.mask = opaqueMask(of: to) }
    if fault == .handMade {
      let fade = CABasicAnimation(keyPath: "cornerRadius")
      fade.fromValue = 0
      fade.toValue = 1
      fade.duration = 0.3
      to.layer.add(fade, forKey: "round")
    }
    UIView.animate(withDuration: 0.3) {
      to.center.x = container.bounds.midX + (self.fault == .stopShort ? 2 : 0)
    } completion: { [fault] _ in
      if fault == .never { return }
      if fault == .alpha { transitionContext.view(forKey: .from)?.alpha = 0.5 }
      if fault == .anchor { to.layer.anchorPoint = .zero }
      if fault == .sublayerTransform { container.layer.sublayerTransform.m34 = -0.002 }
      if fault == .perspective { container.layer.sublayerTransform = CATransform3DIdentity }
      let isDone = fault == .ignoresCancel || !transitionContext.transitionWasCancelled
      transitionContext.completeTransition(isDone)
      if fault == .twice { transitionContext.completeTransition(isDone) }
    }
  }

  private func opaqueMask(of view: UIView) -> CALayer {
    let mask = CALayer()
    mask.frame = view.bounds
    mask.backgroundColor = UIColor.black.cgColor
    return mask
  }

  /// The rules that the fault breaks.
  static func rules(_ fault: Fault) -> Set<LintFinding.Rule> {
    switch fault {
    case .none: []
    case .jump: [.firstFrame]
    case .noEnd, .never: [.completion]
    case .stopShort: [.lastFrame]
    case .twice: [.completion]
    case .snapshot: [.leftover, .cancel]
    case .alpha: [.leftover, .cancel]
    case .mask: [.leftover, .cancel]
    case .anchor: [.leftover, .lastFrame, .cancel]
    case .sublayerTransform: [.leftover, .cancel]
    case .perspective: [.perspective]
    case .longer, .shorter: [.duration]
    case .ignoresCancel: [.cancel]
    case .handMade: [.explicitAnimation]
    }
  }
}

@MainActor
@Suite struct LintTests {
  private let size = CGSize(width: 60, height: 90)

  private func screen(_ color: UIColor) -> UIViewController {
    let controller = UIViewController()
    controller.view.backgroundColor = color
    return controller
  }

  @Test(arguments: Offender.Fault.allCases)
  private func `every rule finds what breaks it, and nothing else does`(fault: Offender.Fault) {
    var lint = TransitionLint()
    lint.driving = .intended
    let findings = lint.findings(
      Offender(fault), of: .push, from: screen(.red), to: screen(.blue), size: size)
    #expect(Set(findings.map(\.rule)) == Offender.rules(fault), "\(findings)")
  }

  @Test(arguments: [Catalogue.Entry.Trigger.present, .dismiss, .pop, .tab])
  func `an animator that keeps the rules has no findings in any change`(
    trigger: Catalogue.Entry.Trigger
  ) {
    let findings = TransitionLint().findings(
      Offender(.none), of: trigger, from: screen(.red), to: screen(.blue), size: size)
    #expect(findings == [])
  }

  @Test func `a transition that is never completed ends all the same`() {
    let findings = TransitionLint().findings(
      Offender(.never), of: .present, from: screen(.red), to: screen(.blue), size: size)
    #expect(findings.map(\.rule) == [.completion])
    #expect(findings[0].description.hasPrefix("completion: completeTransition was never called"))
  }

  @Test func `the timeline is the same before and after`() {
    let timeline = Timeline()
    Timeline.current = timeline
    _ = TransitionLint().findings(
      Offender(.none), of: .push, from: screen(.red), to: screen(.blue), size: size)
    #expect(Timeline.current === timeline)
  }

  @Test(arguments: Catalogue.entries)
  func `no entry of the catalogue has findings`(entry: Catalogue.Entry) throws {
    var lint = TransitionLint()
    lint.driving = entry.drag == nil ? .none : .possible
    for trigger in entry.triggers {
      (lint.opening, lint.closing) = entry.rules(by: trigger)
      let findings = try lint.findings { interaction in
        UIScreen.main.configure(size: size, scale: 1)
        return TransitionStage(
          entry, try entry.values(in: size), from: screenPicture(.red), to: screenPicture(.blue),
          trigger: trigger, interaction: interaction)
      }
      #expect(findings == [], "\(entry.id) by \(trigger)")
    }
  }

  private func screenPicture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.fill(CGRect(origin: .zero, size: size))
    }
  }
}
