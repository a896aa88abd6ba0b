import Foundation
import Geometry
import Layers
import Raster
import Testing
import Views

/// What is seen before and after, where people reported black screens and lost views.
@MainActor
@Suite struct FieldReportPictureTests {
  private func picture(_ screens: TestScreens) -> DisplayList {
    Timeline.current.commit()
    return screens.window.layer.displayList(
      at: Timeline.current.now, scale: 1, size: screens.window.bounds.size, background: .black)
  }

  private func coloured(_ screens: TestScreens) -> TestScreens {
    screens.a.view.backgroundColor = .red
    screens.b.view.backgroundColor = .blue
    return screens
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .custom, .overFullScreen],
    [false, true])
  func `after dismissing the screen is as before presenting`(
    style: UIModalPresentationStyle, isInteractive: Bool
  ) {
    let screens = coloured(TestScreens(guide: Guide(interaction: nil)))
    screens.show(screens.a)
    screens.b.modalPresentationStyle = style
    screens.b.transitioningDelegate = screens.guide
    let before = picture(screens)
    screens.a.present(screens.b, animated: true)
    screens.wait(1)
    #expect(picture(screens) != before)
    let interaction = UIPercentDrivenInteractiveTransition()
    if isInteractive { screens.guide.interaction = interaction }
    screens.a.dismiss(animated: true)
    if isInteractive {
      interaction.update(0.6)
      screens.wait(0.1)
      #expect(picture(screens) != before)
      interaction.finish()
    }
    screens.wait(1)
    #expect(picture(screens) == before)
  }

  @Test(arguments: [0.0, 0.3, 0.7, 1])
  func `after a cancelled pop the screen is as before`(progress: CGFloat) {
    let interaction = UIPercentDrivenInteractiveTransition()
    let screens = coloured(TestScreens(guide: Guide(interaction: interaction)))
    let navigation = screens.showStack(screens.a, screens.b)
    let before = picture(screens)
    navigation.popViewController(animated: true)
    interaction.update(progress)
    screens.wait(0.2)
    interaction.cancel()
    screens.wait(1)
    #expect(picture(screens) == before)
    #expect(navigation.viewControllers == [screens.a, screens.b])
  }
}
