import Foundation
import Geometry
import Layers
import Raster
import Recording
import Testing
import Views

@MainActor
struct RecorderTests {
  private func makeWindow() -> UIWindow {
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    window.makeKeyAndVisible()
    return window
  }

  @Test func `an animation is recorded from its first moment to its finished state`() throws {
    let window = makeWindow()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 10))
    box.backgroundColor = .white
    window.addSubview(box)
    let sequence = Recorder(window: window, scale: 2).record {
      UIView.animate(withDuration: 0.5, delay: 0.25, options: .curveLinear) {
        box.frame.origin.x = 16
      }
    }
    #expect(sequence.state == .over)
    #expect(sequence.frames.count == 46)
    #expect(sequence.frames[0].width == 40)
    // The left edge, in pixels: still until 0.25 s, then 16 points in half a second.
    for (frame, edge) in [(0, 0), (15, 0), (30, 16), (45, 32)] {
      let bitmap = sequence.bitmap(ofFrame: frame)
      #expect(bitmap[edge, 5].bits == 0xFFFF_FFFF, "frame \(frame)")
      if edge > 0 { #expect(bitmap[edge - 1, 5].bits == 0xFF00_0000, "frame \(frame)") }
    }
  }

  @Test func `what is over at once is one frame, and what never ends is given up on`() {
    let window = makeWindow()
    #expect(Recorder(window: window).record { window.backgroundColor = .red }.frames.count == 1)
    func again() { Timeline.current.schedule(after: 0.1) { again() } }
    let endless = Recorder(window: makeWindow()).record(limit: 0.5) { again() }
    #expect(endless.state == .stuck)
    #expect(endless.frames.count == 31)
  }

  @Test(arguments: [true, false])
  func `a finger on the window drives what the screens make of it`(goesFar: Bool) throws {
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let home = UIViewController()
    home.view.backgroundColor = .white
    let navigation = UINavigationController(rootViewController: home)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let detail = UIViewController()
    detail.view.backgroundColor = .black
    navigation.pushViewController(detail, animated: false)
    Timeline.current.commit()
    let end = goesFar ? 180 : 30
    let trace = try #require(
      GestureTrace(parsing: "pan 1,50 -> \(end),50 -> \(end),50 in 0.4s"))
    let sequence = Recorder(window: window).record(following: trace)
    #expect(sequence.state == .over)
    #expect(navigation.viewControllers.count == (goesFar ? 1 : 2))
    let (first, last) = (
      sequence.bitmap(ofFrame: 0), sequence.bitmap(ofFrame: sequence.frames.count - 1)
    )
    #expect(first[5, 50].bits == 0xFF00_0000)
    #expect(last[5, 50].bits == (goesFar ? 0xFFFF_FFFF : 0xFF00_0000))
    if !goesFar { #expect(first == last) }
    // While the finger rests, the edge of the upper screen is where it is.
    let resting = sequence.bitmap(ofFrame: 20)
    #expect(resting[end - 15, 50].red > 150)
    #expect(resting[end + 15, 50].bits == 0xFF00_0000)
  }

  @Test(arguments: [true, false])
  func `a finger takes a sheet away, or brings back the very first frame`(goesFar: Bool) throws {
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    let (home, sheet) = (UIViewController(), UIViewController())
    home.view.backgroundColor = .white
    sheet.view.backgroundColor = .green
    window.rootViewController = home
    window.makeKeyAndVisible()
    sheet.modalPresentationStyle = .pageSheet
    home.present(sheet, animated: false)
    Timeline.current.commit()
    let end = goesFar ? 250 : 170
    let trace = try #require(GestureTrace(parsing: "pan 50,100 -> 50,\(end) -> 50,\(end) in 1s"))
    let sequence = Recorder(window: window).record(following: trace)
    #expect(sequence.state == .over)
    #expect(sequence.warnings.isEmpty)
    #expect((home.presentedViewController == nil) == goesFar)
    let count = sequence.frames.count
    let (first, last) = (sequence.bitmap(ofFrame: 0), sequence.bitmap(ofFrame: count - 1))
    #expect((first == last) == !goesFar)
    #expect(last[50, 200].bits == (goesFar ? 0xFFFF_FFFF : first[50, 200].bits))
    // While the finger rests, the sheet's edge is as far below its place as the finger has come.
    let resting = sequence.bitmap(ofFrame: 50)
    let edge = 59 + end - 100
    #expect(resting[50, edge + 1].bits == first[50, 200].bits)
    #expect(resting[50, edge - 2].bits != first[50, 200].bits)
  }
}
