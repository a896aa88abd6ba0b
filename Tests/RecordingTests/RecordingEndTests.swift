import Foundation
import Geometry
import Layers
import Raster
import Recording
import Testing
import Transitions
import Views

/// When a recording ends, and what is said of one that does not end by itself.
@MainActor
@Suite final class RecordingEndTests {
  private let red = UIViewController()
  private let blue = UIViewController()
  private lazy var navigation = UINavigationController(rootViewController: red)
  private lazy var window = makeWindow()

  /// A window on a timeline of its own, with a red screen in a stack, and a blue one beside it.
  private func makeWindow() -> UIWindow {
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    red.view.backgroundColor = .red
    blue.view.backgroundColor = .blue
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Timeline.current.commit()
    return window
  }

  private func record(limit: Double = 20, _ action: @escaping () -> Void) -> FrameSequence {
    Recorder(window: window, rate: FrameRate(Fraction(10)) ?? .standard).record(
      limit: limit, action)
  }

  private func sentences(_ sequence: FrameSequence, with word: String) -> [String] {
    sequence.warnings.filter { $0.contains(word) }
  }

  @Test(arguments: ["timer", "link"])
  func `what repeats for ever does not keep a change of screens going`(kind: String) {
    let sequence = record { [self] in
      if kind == "timer" {
        Timer.scheduledTimer(
          timeInterval: 1, target: blue, selector: {}, userInfo: nil, repeats: true)
      } else {
        CADisplayLink { _ in }.add(to: .main, forMode: .common)
      }
      navigation.pushViewController(blue, animated: true)
    }
    #expect(sequence.state == .over)
    #expect(sequence.frames.count == 6)
    #expect(sequence.warnings.isEmpty)
    #expect(sequence.bitmap(ofFrame: 5)[10, 20].bits == 0xFFFF_0000)
  }

  @Test func `a timer that moves a transition keeps it going`() {
    let director = Director { context in
      guard let incoming = context.view(forKey: .to) else { return }
      context.containerView.addSubview(incoming)
      var count = 0
      Timeline.current.schedule(every: 0.1) { timer in
        count += 1
        if count == 8 {
          timer.invalidate()
          context.completeTransition(true)
        }
      }
    }
    navigation.delegate = director
    let sequence = record { [self] in
      navigation.pushViewController(blue, animated: true)
    }
    #expect(sequence.state == .over)
    #expect(sequence.frames.count == 9)
  }

  @Test func `what repeats up to the limit is named`() throws {
    let sequence = record(limit: 2) {
      Timeline.current.schedule(every: 0.5) { _ in }
      CADisplayLink { _ in }.add(to: .main, forMode: .common)
    }
    #expect(sequence.state == .stuck)
    #expect(sequence.frames.count == 21)
    let sentence = try #require(sequence.warnings.first)
    #expect(sentence.contains("limit of 2.0 s because of a display link, a timer of 0.5 s"))
  }

  @Test func `a limit that comes before the end is named`() throws {
    let sequence = record(limit: 1) { [self] in
      UIView.animate(withDuration: 3) { self.red.view.alpha = 0 }
    }
    #expect(sequence.state == .stuck)
    #expect(
      sequence.warnings == [
        "The recording went on up to its limit of 1.0 s, and was not over then: give record(limit:)"
          + " how long to record"
      ])
    let whole = record(limit: 4) { [self] in navigation.pushViewController(blue, animated: true) }
    #expect(whole.state == .over)
  }

  @Test func `an interaction that never ends is reported and not held against the animator`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let director = Director(interaction) { context in
      guard let incoming = context.view(forKey: .to) else { return }
      context.containerView.addSubview(incoming)
      incoming.alpha = 0
      UIView.animate(withDuration: 0.5) {
        incoming.alpha = 1
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    navigation.delegate = director
    let sequence = record { [self] in
      navigation.pushViewController(blue, animated: true)
      interaction.update(0.5)
    }
    #expect(sequence.state == .held)
    #expect(sequence.frames.count == 1)
    #expect(sentences(sequence, with: "has not ended its interactive push").count == 1)
    #expect(sentences(sequence, with: "completeTransition").isEmpty)
    #expect(sequence.events.count { $0.kind.rawValue == "interactionOverdue" } == 1)
    // It can still be ended, and then all is well.
    let rest = record { interaction.finish() }
    #expect(rest.state == .over)
    #expect(navigation.topViewController === blue)
  }

  @Test func `a finger may rest as long as the trace goes on`() throws {
    let window = window
    navigation.pushViewController(blue, animated: false)
    Timeline.current.commit()
    let trace = GestureTrace(samples: [
      .init(time: 0, place: .point(CGPoint(x: 1, y: 20)), phase: .began),
      .init(time: 0.1, place: .point(CGPoint(x: 15, y: 20)), phase: .moved),
      .init(time: 5, place: .point(CGPoint(x: 16, y: 20)), phase: .moved),
      .init(time: 5.2, place: .point(CGPoint(x: 16, y: 20)), phase: .ended),
    ])
    let sequence = Recorder(window: window).record(following: trace)
    #expect(sequence.state == .over)
    #expect(sequence.warnings.isEmpty)
    #expect(navigation.viewControllers == [red])
  }

  @Test func `a finger that is never lifted is reported`() {
    let window = window
    navigation.pushViewController(blue, animated: false)
    Timeline.current.commit()
    let trace = GestureTrace(samples: [
      .init(time: 0, place: .point(CGPoint(x: 1, y: 20)), phase: .began),
      .init(time: 0.2, place: .point(CGPoint(x: 15, y: 20)), phase: .moved),
    ])
    let sequence = Recorder(window: window).record(following: trace)
    #expect(sequence.state == .held)
    #expect(sentences(sequence, with: "lift the finger").count == 1)
  }

  @Test func `an animator that never completes leaves the recording stuck`() {
    let director = Director { _ in }
    navigation.delegate = director
    let sequence = record { [self] in
      navigation.pushViewController(blue, animated: true)
    }
    #expect(sequence.state == .stuck)
    #expect(sentences(sequence, with: "call completeTransition").count == 1)
  }
}

/// The screen that recorded code sees.
@MainActor
@Suite struct ScreenTests {
  @Test func `the screen is as large as the window, and has the recorder's pixels`() {
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
    _ = Recorder(window: window, scale: 2)
    #expect(UIScreen.main.scale == 2)
    #expect(window.screen.nativeBounds == CGRect(x: 0, y: 0, width: 640, height: 1136))
    let alert = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(UIScreen.main.bounds.width == 320)
    window.frame = CGRect(x: 0, y: 0, width: 568, height: 320)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 568, height: 320))
    #expect(alert.frame.width == 100)
  }

  @Test func `a screen that has been configured keeps its size, pixels and safe area`() {
    Timeline.current = Timeline()
    UIScreen.main.configure(
      size: CGSize(width: 393, height: 852), scale: 3,
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    let small = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    _ = Recorder(window: small, scale: 1)
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
    let window = UIWindow()
    window.makeKeyAndVisible()
    #expect(window.safeAreaInsets.top == 59 && window.safeAreaInsets.bottom == 34)
    window.frame.size = CGSize(width: 852, height: 393)
    #expect(UIScreen.main.bounds.size == CGSize(width: 852, height: 393))
  }

  @Test func `a recording of two screens can have a safe area`() {
    let home = UIViewController()
    var top: CGFloat = 0
    let animator = Director { context in
      top = context.containerView.safeAreaInsets.top
      context.completeTransition(true)
    }
    _ = FrameSequence.recording(
      animator, of: .push, from: home, to: UIViewController(),
      size: CGSize(width: 20, height: 40),
      safeAreaInsets: UIEdgeInsets(top: 5, left: 0, bottom: 2, right: 0))
    #expect(top == 5)
  }
}

/// A delegate that is also the animator: a block.
@MainActor
private final class Director: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let interaction: (any UIViewControllerInteractiveTransitioning)?
  private let animate: (any UIViewControllerContextTransitioning) -> Void

  init(
    _ interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    _ animate: @escaping (any UIViewControllerContextTransitioning) -> Void
  ) {
    self.interaction = interaction
    self.animate = animate
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    animate(context)
  }
}
