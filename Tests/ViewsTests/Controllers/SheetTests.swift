import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct SheetTests {
  @Test func `a page sheet leaves the presenting screen visible, darkened`() throws {
    let screens = TestScreens(size: CGSize(width: 393, height: 852))
    screens.show(screens.a)
    screens.b.modalPresentationStyle = .pageSheet
    screens.a.present(screens.b, animated: true)
    screens.wait(1)
    #expect(screens.a.view.window != nil)
    #expect(screens.b.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
    let shade = try #require(screens.b.view.superview?.subviews.first)
    #expect(abs(shade.alpha - 0.2) < 1e-6)
    screens.a.dismiss(animated: true)
    screens.wait(1)
    #expect(screens.window.subviews == [screens.a.view])
  }

  @Test func `a sheet on a wide screen stands in the middle at its preferred size`() {
    let screens = TestScreens(size: CGSize(width: 1_024, height: 768))
    screens.show(screens.a)
    screens.b.modalPresentationStyle = .formSheet
    screens.b.preferredContentSize = CGSize(width: 400, height: 300)
    screens.a.present(screens.b, animated: false)
    #expect(screens.b.view.frame == CGRect(x: 312, y: 234, width: 400, height: 300))
  }

  @Test func `presenting from a screen that is still coming waits for it`() {
    let screens = TestScreens()
    let c = UIViewController()
    c.title = "C"
    screens.show(screens.a)
    screens.a.present(screens.b, animated: true)
    screens.b.present(c, animated: true)
    #expect(c.presentingViewController == nil)
    screens.wait(3)
    #expect(c.presentingViewController === screens.b)
    #expect(c.view.window != nil)
    for controller in [screens.a, screens.b, c] {
      #expect(screens.isBalanced(controller))
    }
  }
}
