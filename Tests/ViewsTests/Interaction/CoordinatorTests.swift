import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct CoordinatorTests {
  @Test func `alongside animations run with the transition and completions after it`() {
    let screens = TestScreens()
    let navigation = screens.showStack(screens.a)
    let bystander = UIView(frame: .zero)
    navigation.view.addSubview(bystander)
    var ends: [Bool] = []
    navigation.pushViewController(screens.b, animated: true)
    let coordinator = navigation.transitionCoordinator
    #expect(coordinator?.transitionDuration == 0.5)
    #expect(coordinator?.viewController(forKey: .to) === screens.b)
    let accepted = coordinator?.animate { _ in
      bystander.alpha = 0
    } completion: { context in
      ends.append(context.isCancelled)
    }
    #expect(accepted == true)
    Timeline.current.commit()
    screens.wait(0.25)
    #expect(bystander.layer.presentation()?.opacity == 0.5)
    #expect(ends == [])
    screens.wait(0.3)
    #expect(ends == [false])
    #expect(navigation.transitionCoordinator == nil)
    #expect(coordinator?.animate(alongsideTransition: { _ in }, completion: nil) == false)
  }

  @Test func `the coordinator is there from the first appearance callback on`() {
    let screens = TestScreens()
    let navigation = screens.showStack(screens.a)
    let next = Curious()
    navigation.pushViewController(next, animated: true)
    #expect(next.hadCoordinator == true)
    screens.wait(1)
    #expect(next.alongside == 1)
    #expect(next.completions == 1)
  }

  @Test func `an alongside animation in another view is scrubbed with the container`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = TestScreens(guide: Guide(interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    let bar = UIView(frame: .zero)
    navigation.view.addSubview(bar)
    navigation.popViewController(animated: true)
    navigation.transitionCoordinator?.animateAlongsideTransition(in: bar) { _ in
      bar.alpha = 0
    } completion: { _ in
      bar.alpha = 1
    }
    Timeline.current.commit()
    interaction.update(0.25)
    screens.wait(3)
    #expect(abs((bar.layer.presentation()?.opacity ?? 0) - 0.75) < 1e-6)
  }

  @Test(arguments: [true, false])
  func `what ran alongside goes back with a cancelled gesture and is put back by its completion`(
    putsBack: Bool
  ) {
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionCurve = .linear
    let screens = TestScreens(guide: Guide(interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    let bar = UIView(frame: .zero)
    navigation.view.addSubview(bar)
    navigation.popViewController(animated: true)
    navigation.transitionCoordinator?.animateAlongsideTransition(in: bar) { _ in
      bar.alpha = 0
    } completion: { context in
      if putsBack, context.isCancelled { bar.alpha = 1 }
    }
    Timeline.current.commit()
    interaction.update(0.5)
    interaction.cancel()
    screens.wait(0.249)
    #expect((bar.layer.presentation()?.opacity ?? 0) > 0.99)
    screens.wait(0.01)
    #expect(navigation.transitionCoordinator == nil)
    // As with what the animator sets, the values are the app's to put back.
    #expect(bar.layer.presentation()?.opacity == (putsBack ? 1 : 0))
  }

  @Test func `those who ask hear when the gesture ends, before the cancelled callbacks`() {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = TestScreens(guide: Guide(interaction: interaction))
    let navigation = screens.showStack(screens.a, screens.b)
    navigation.popViewController(animated: true)
    var heard: [Bool] = []
    var calls = 0
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
      heard.append(context.isCancelled)
      calls = screens.appearances(of: screens.a).count
    }
    interaction.update(0.5)
    #expect(heard == [])
    interaction.cancel()
    #expect(heard == [true])
    #expect(calls == 1)
  }
}

/// Asks for the coordinator when it is about to appear.
private final class Curious: UIViewController {
  private(set) var hadCoordinator: Bool?
  private(set) var alongside = 0
  private(set) var completions = 0

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hadCoordinator = transitionCoordinator != nil
    transitionCoordinator?.animate { _ in
      self.alongside += 1
    } completion: { _ in
      self.completions += 1
    }
  }
}
