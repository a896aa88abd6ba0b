import Foundation
import Geometry
import Layers
import Testing
import Views

/// A window that gets another size, as when a device is turned.
@MainActor
@Suite final class SizeChangeTests {
  private lazy var screens = TestScreens(
    size: CGSize(width: 100, height: 200), guide: Guide(animator: nil))
  private let upright = CGRect(x: 0, y: 0, width: 100, height: 200)
  private let turned = CGRect(x: 0, y: 0, width: 200, height: 100)

  @Test(
    arguments: [
      UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .pageSheet, .currentContext,
    ],
    [UIModalTransitionStyle.coverVertical, .crossDissolve, .flipHorizontal])
  func `a presented screen ends in its place when the window turns meanwhile`(
    style: UIModalPresentationStyle, look: UIModalTransitionStyle
  ) throws {
    screens.show(screens.a)
    screens.b.modalPresentationStyle = style
    screens.b.modalTransitionStyle = look
    screens.a.present(screens.b, animated: true)
    screens.wait(0.2)
    screens.window.frame = turned
    screens.wait(1)
    let controller = try #require(screens.b.presentationController)
    #expect(screens.b.view.frame == controller.frameOfPresentedViewInContainerView)
    #expect(controller.containerView?.frame == turned)
    screens.window.frame = upright
    screens.wait(0.1)
    #expect(screens.b.view.frame == controller.frameOfPresentedViewInContainerView)
    screens.a.dismiss(animated: true)
    screens.wait(0.1)
    screens.window.frame = turned
    screens.wait(1)
    #expect(screens.a.view.frame == turned)
    #expect(screens.window.subviews == [screens.a.view])
  }

  @Test func `a dismissal that is taken back leaves the screen in its new place`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    screens.show(screens.a)
    screens.b.modalPresentationStyle = .overFullScreen
    screens.a.present(screens.b, animated: false)
    screens.guide.animator = Slide()
    screens.guide.interaction = interaction
    screens.b.transitioningDelegate = screens.guide
    screens.a.dismiss(animated: true)
    interaction.update(0.4)
    screens.window.frame = turned
    screens.wait(0.1)
    interaction.cancel()
    screens.wait(1)
    #expect(screens.b.view.frame == turned)
  }

  @Test(arguments: [true, false])
  func `pushed and popped screens end in their place when the window turns meanwhile`(
    isOwn: Bool
  ) {
    screens.guide.animator = isOwn ? Slide() : nil
    let navigation = screens.showStack(screens.a)
    navigation.pushViewController(screens.b, animated: true)
    screens.wait(0.2)
    screens.window.frame = turned
    screens.wait(1)
    #expect(screens.b.view.frame == turned)
    navigation.popViewController(animated: true)
    screens.wait(0.2)
    screens.window.frame = upright
    screens.wait(1)
    #expect(screens.a.view.frame == upright)
  }

  @Test func `an animator that asks is told the present places`() throws {
    let slide = Slide()
    screens.guide.animator = slide
    let navigation = screens.showStack(screens.a)
    navigation.pushViewController(screens.b, animated: true)
    let context = try #require(slide.context)
    #expect(context.finalFrame(for: screens.b) == upright)
    screens.window.frame = turned
    #expect(context.finalFrame(for: screens.b) == turned)
    #expect(context.initialFrame(for: screens.a) == turned)
    #expect(context.finalFrame(for: screens.a) == .zero)
  }

  @Test(arguments: [0.0, 0.4])
  func `screens hear of another size before, and animate beside it`(duration: Double) throws {
    let (child, presented) = (Listener(), Listener())
    let navigation = screens.showStack(child)
    child.modalPresentationStyle = .fullScreen
    navigation.present(presented, animated: false)
    let change = { self.screens.window.frame = self.turned }
    if duration > 0 { UIView.animate(withDuration: duration, animations: change) } else { change() }
    for listener in [child, presented] {
      #expect(listener.sizes == [turned.size])
      #expect(listener.before == [upright.size])
      #expect(listener.duration == duration)
      #expect(listener.events == ["alongside"])
    }
    #expect(presented.alongside == [turned.size])
    screens.wait(duration + 0.1)
    for listener in [child, presented] { #expect(listener.events == ["alongside", "completion"]) }
    screens.window.frame.origin.x = 10
    screens.wait(0.1)
    #expect(child.sizes.count == 1)
  }
}

/// A screen that notes what it hears of another size.
private final class Listener: UIViewController {
  var sizes: [CGSize] = []
  var before: [CGSize] = []
  var alongside: [CGSize] = []
  var events: [String] = []
  var duration: Double?

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    sizes.append(size)
    before.append(view.bounds.size)
    duration = coordinator.transitionDuration
    let runs = coordinator.animate { [self] _ in
      alongside.append(view.bounds.size)
      events.append("alongside")
    } completion: { [self] _ in
      events.append("completion")
    }
    if !runs { events.append("refused") }
  }
}
