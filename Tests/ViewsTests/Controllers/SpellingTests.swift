import Foundation
import Layers
import Testing
import Views

/// The ways in which apps usually write their controllers.
@MainActor
@Suite struct SpellingTests {
  @Test func `subclasses are made in all the usual ways`() {
    Timeline.current = Timeline()
    #expect(Plain().isViewLoaded == false)
    #expect(WithValue(value: 3).value == 3)
    #expect(WithNib(nibName: "Name", bundle: nil).nibName == "Name")
    #expect(WithNib().value == 1)
    #expect(WithBareInit().view != nil)
    #expect(WithConvenience(text: "x").title == "x")
    #expect(Stack(rootViewController: Plain()).viewControllers.count == 1)
    #expect(BareStack(rootViewController: Plain()).viewControllers.count == 1)
    #expect(UITabBarController().selectedIndex == NSNotFound)
  }

  @Test func `an overridden style counts`() {
    let screens = TestScreens()
    screens.show(screens.a)
    let presented = Fixed()
    screens.a.present(presented, animated: false)
    #expect(presented.presentationController?.shouldRemovePresentersView == false)
    #expect(screens.a.view.window != nil)
  }
}

private final class Plain: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
  }
}

private final class WithValue: UIViewController {
  let value: Int

  init(value: Int) {
    self.value = value
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class WithNib: UIViewController {
  var value = 1

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class WithBareInit: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

private final class WithConvenience: UIViewController {
  convenience init(text: String) {
    self.init()
    title = text
  }
}

private final class Stack: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class BareStack: UINavigationController {}

private final class Fixed: UIViewController {
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { .overFullScreen }
    set {}
  }
}
