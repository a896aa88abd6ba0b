import Foundation
import Geometry
import Layers
import Raster
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
    case chain, delayed, timer, depth, corners, deaf, overlay
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
    if fault == .chain || fault == .delayed || fault == .timer {
      return animateLater(to, transitionContext)
    }
    UIView.animate(withDuration: 0.3) {
      to.center.x = container.bounds.midX + (self.fault == .stopShort ? 2 : 0)
    } completion: { [fault] _ in
      if fault == .never { return }
      if fault == .alpha { transitionContext.view(forKey: .from)?.alpha = 0.5 }
      if fault == .anchor { to.layer.anchorPoint = .zero }
      switch fault {
      case .depth: to.layer.zPosition = 5
      case .corners: to.layer.cornerRadius = 1
      case .deaf: to.isUserInteractionEnabled = false
      case .overlay:
        let overlay = UIView()
        overlay.isHidden = true
        container.window?.addSubview(overlay)
      default: break
      }
      if fault == .sublayerTransform { container.layer.sublayerTransform.m34 = -0.002 }
      if fault == .perspective { container.layer.sublayerTransform = CATransform3DIdentity }
      let isDone = fault == .ignoresCancel || !transitionContext.transitionWasCancelled
      transitionContext.completeTransition(isDone)
      if fault == .twice { transitionContext.completeTransition(isDone) }
    }
  }

  /// Moves the screen in by means that no finger can move.
  private func animateLater(
    _ to: UIView, _ context: any UIViewControllerContextTransitioning
  ) {
    let middle = context.containerView.bounds.midX
    let end = { (_: Bool) in context.completeTransition(!context.transitionWasCancelled) }
    switch fault {
    case .chain:
      UIView.animate(withDuration: 0.15) {
        to.center.x -= middle
      } completion: { _ in
        UIView.animate(withDuration: 0.15, animations: { to.center.x = middle }, completion: end)
      }
    case .delayed:
      Timeline.current.schedule(after: 0.15) {
        UIView.animate(withDuration: 0.15, animations: { to.center.x = middle }, completion: end)
      }
    default:
      var count = 0
      Timeline.current.schedule(every: 0.03) { timer in
        count += 1
        to.center.x = count == 10 ? middle : to.center.x - middle / 5
        guard count == 10 else { return }
        timer.invalidate()
        end(true)
      }
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
    case .chain, .delayed, .timer: [.cancel]
    case .depth, .deaf, .overlay: [.leftover, .cancel]
    case .corners: [.leftover, .lastFrame, .cancel]
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

  /// A screen, in points and in pixels to a point.
  struct Screen: Sendable, CustomStringConvertible {
    var width: Double
    var height: Double
    var scale = 1.0

    var description: String { "\(width) × \(height) @\(scale)x" }
    var size: CGSize { CGSize(width: width, height: height) }

    /// A small phone, a phone, a tablet on its side, and what nobody would call a screen.
    static let all = [
      Screen(width: 320, height: 568), Screen(width: 393, height: 852),
      Screen(width: 1_194, height: 834), Screen(width: 60, height: 90),
      Screen(width: 1, height: 1), Screen(width: 3, height: 200), Screen(width: 200, height: 3),
      Screen(width: 62, height: 94, scale: 0.5), Screen(width: 30, height: 46, scale: 1.5),
    ]

    /// A picture of noise.
    func picture(_ seed: UInt32) -> UIImage {
      let (columns, rows) = (Int(width * scale), Int(height * scale))
      let pixels = (0..<UInt32(columns * rows)).map {
        Pixel(bits: 0xFF00_0000 | ($0 &* 2_654_435_761 &+ seed) >> 8)
      }
      let bitmap = Bitmap(width: columns, height: rows, pixels: pixels)
      return UIImage(cgImage: CGImage(Picture(bitmap)), scale: scale, orientation: .up)
    }
  }

  @Test(arguments: Screen.all)
  func `no entry of the catalogue has findings on any screen, however it is set off`(
    screen: Screen
  ) throws {
    var lint = TransitionLint()
    lint.scale = screen.scale
    // Round corners on what looks the same may differ from it by a level.
    let isLow = screen.height == 3
    for entry in Catalogue.entries where !isLow || entry.id != "picture-blend" {
      lint.driving = entry.drag == nil ? .none : .possible
      for trigger in entry.triggers {
        (lint.opening, lint.closing) = entry.rules(by: trigger)
        let findings = try lint.findings { interaction in
          UIScreen.main.configure(size: screen.size, scale: screen.scale)
          return TransitionStage(
            entry, try entry.values(in: screen.size), from: screen.picture(1),
            to: screen.picture(0x8000_0000), trigger: trigger, interaction: interaction)
        }
        #expect(findings == [], "\(entry.id) by \(trigger)")
      }
    }
  }
}
