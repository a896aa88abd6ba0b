import Foundation
import Geometry
import Layers
import Raster
import Testing
import Views

/// Animators that change the container's own state find it on screen when they begin.
@MainActor
@Suite struct FirstFrameTests {
  private func pixels(_ screens: TestScreens) -> [Pixel] {
    let list = screens.window.layer.displayList(
      at: Timeline.current.now, scale: 1, size: screens.window.bounds.size, background: .black)
    return Rasterizer(threads: 1).render(list).pixels
  }

  /// A window with a red screen, and one to come that is blue.
  private func screens(_ change: ContainerChange.Change) -> TestScreens {
    let screens = TestScreens(
      size: CGSize(width: 20, height: 30), guide: Guide(animator: ContainerChange(change)))
    screens.a.view.backgroundColor = .red
    screens.b.view.backgroundColor = .blue
    return screens
  }

  /// Expects the outgoing screen at the beginning, something between the two later, and the incoming screen
  /// at the end.
  private func expectWhole(_ screens: TestScreens, from before: [Pixel]) {
    Timeline.current.commit()
    let isWhole = pixels(screens) == before
    #expect(isWhole)
    screens.wait(0.7)
    let middle = pixels(screens)
    screens.wait(1)
    let after = pixels(screens)
    let isOnTheWay = middle != before && middle != after
    #expect(isOnTheWay)
    #expect(Set(after.map(\.bits)).count == 1)
  }

  // A container without the outgoing screen in it has nothing that could slide away.
  @Test(
    arguments: ContainerChange.Change.all,
    [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen])
  func `presenting with a change of the container begins with the outgoing screen`(
    change: ContainerChange.Change, style: UIModalPresentationStyle
  ) {
    if style != .fullScreen, change == .type(.reveal) { return }
    let screens = screens(change)
    screens.show(screens.a)
    screens.b.modalPresentationStyle = style
    screens.b.transitioningDelegate = screens.guide
    let before = pixels(screens)
    screens.a.present(screens.b, animated: true)
    expectWhole(screens, from: before)
  }

  @Test(arguments: ContainerChange.Change.all)
  func `pushing with a change of the container begins with the outgoing screen`(
    change: ContainerChange.Change
  ) {
    let screens = screens(change)
    let navigation = screens.showStack(screens.a)
    let before = pixels(screens)
    navigation.pushViewController(screens.b, animated: true)
    expectWhole(screens, from: before)
  }

  @Test func `a presentation under a gesture begins with the outgoing screen`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = screens(.flip)
    screens.guide.interaction = interaction
    screens.show(screens.a)
    screens.b.modalPresentationStyle = .fullScreen
    screens.b.transitioningDelegate = screens.guide
    let before = pixels(screens)
    screens.a.present(screens.b, animated: true)
    #expect(pixels(screens) == before)
    interaction.update(0.3)
    #expect(pixels(screens) != before)
    interaction.cancel()
    screens.wait(1)
    #expect(pixels(screens) == before)
  }
}

/// Replaces the outgoing screen by the incoming one within a change of the container's state.
@MainActor
final class ContainerChange: NSObject, UIViewControllerAnimatedTransitioning {
  enum Change: Hashable, CustomStringConvertible {
    case flip
    case type(CATransitionType)

    nonisolated static let all: [Change] =
      [.flip] + ["fade", "push", "moveIn", "reveal", "cube"].map { .type(.init(rawValue: $0)) }

    var description: String {
      switch self {
      case .flip: "flip"
      case .type(let type): type.rawValue
      }
    }
  }

  private let change: Change

  init(_ change: Change) {
    self.change = change
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let outgoing = context.view(forKey: .from)
    let replace = {
      outgoing?.isHidden = true
      if let incoming = context.view(forKey: .to) { container.addSubview(incoming) }
    }
    let complete = {
      outgoing?.isHidden = false
      context.completeTransition(!context.transitionWasCancelled)
    }
    switch change {
    case .flip:
      UIView.transition(
        with: container, duration: 1, options: .transitionFlipFromRight,
        animations: replace, completion: { _ in complete() })
    case .type(let type):
      let transition = CATransition()
      transition.type = type
      transition.subtype = .fromRight
      transition.duration = 1
      CATransaction.begin()
      CATransaction.setCompletionBlock(complete)
      container.layer.add(transition, forKey: kCATransition)
      replace()
      CATransaction.commit()
    }
  }
}
