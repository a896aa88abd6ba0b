import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct DeviceScreenTests {
  @Test func `a screen takes over a device's size, scale and safe area`() {
    Timeline.current = Timeline()
    UIScreen.main.configure(as: .iPhone15)
    let window = UIWindow()
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    Timeline.current.commit()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(UIScreen.main.scale == 3)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 1179, height: 2556))
    #expect(root.view.frame == window.bounds)
    #expect(
      root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func `a device on its side has its notch at the sides`() {
    let turned = DeviceScreen.iPhone14.turned
    #expect(turned.size == CGSize(width: 844, height: 390))
    #expect(turned.safeAreaInsets == UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    #expect(turned.turned == .iPhone14)
    #expect(DeviceScreen.iPadAir.turned.safeAreaInsets == DeviceScreen.iPadAir.safeAreaInsets)
  }

  @Test func `devices are found by their words and by the pixels of their screenshots`() {
    for screen in DeviceScreen.all {
      #expect(DeviceScreen(id: screen.id) == screen)
      let (width, height) = (
        Int((screen.size.width * screen.scale).rounded()),
        Int((screen.size.height * screen.scale).rounded())
      )
      // The mini's screenshots have other pixels than its points would make.
      guard screen != .iPhone13Mini else { continue }
      #expect(DeviceScreen.showing(width: height, height: width) == screen)
    }
    #expect(Set(DeviceScreen.all.map(\.id)).count == DeviceScreen.all.count)
    #expect(DeviceScreen(id: "iphone-0") == nil)
  }
}
