import Foundation
import Geometry
import Layers
import Testing
import Views

@MainActor
@Suite struct ScrollDragTests {
  /// Takes down what a scroll view tells.
  private final class Listener: NSObject, UIScrollViewDelegate {
    var heard: [String] = []
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      if heard.last != "scrolled" { heard.append("scrolled") }
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { heard.append("will drag") }

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      heard.append("will end")
      if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      heard.append("ended, \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { heard.append("slows down") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { heard.append("rests") }
  }

  /// A scroll view of 300 × 300 whose content is 1000 points high, and a finger.
  @MainActor private struct Page {
    let rig = Rig()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let listener = Listener()
    let finger: Finger

    init() {
      rig.window.addSubview(scroll)
      scroll.contentSize = CGSize(width: 300, height: 1000)
      scroll.delegate = listener
      finger = Finger(on: rig.window)
    }

    /// Puts the finger down and moves it upwards as far as it takes to be seen as a drag; content
    /// follows from there.
    func grasp(at y: Double) {
      finger.down(x: 100, y: y + 10)
      finger.move(to: y, over: 1.0 / 60)
    }

    /// Lets the finger rest for so long that its speed is 0, and lifts it.
    func liftAtRest() {
      finger.move(to: finger.y, over: 0.5)
      finger.lift()
    }

    func wait(_ seconds: Double) {
      rig.timeline.advance(to: rig.timeline.now + seconds)
    }
  }

  @Test func `content follows the finger and stays where it is left at rest`() {
    let page = Page()
    page.grasp(at: 250)
    page.finger.move(to: 150, over: 0.2)
    #expect(isClose(page.scroll.contentOffset.y, 100) && page.scroll.isDragging)
    page.liftAtRest()
    page.wait(1)
    #expect(isClose(page.scroll.contentOffset.y, 100) && page.scroll.contentOffset.x == 0)
    #expect(page.listener.heard == ["will drag", "scrolled", "will end", "ended, false"])
  }

  @Test func `content slows down by the rate after a finger with a speed`() {
    let page = Page()
    page.grasp(at: 250)
    page.finger.move(to: 190, over: 0.2)
    page.finger.lift()
    #expect(page.scroll.isDecelerating && !page.scroll.isDragging)
    let decay = -1000 * Elementary.log(0.998)
    page.wait(0.5)
    let expected = 60 + 300 / decay * (1 - Elementary.exp(-decay * 0.5))
    #expect(isClose(page.scroll.contentOffset.y, expected, within: 0.01))
    page.wait(5)
    #expect(isClose(page.scroll.contentOffset.y, 60 + 300 / decay, within: 0.01))
    #expect(
      page.listener.heard == [
        "will drag", "scrolled", "will end", "ended, true", "slows down", "scrolled", "rests",
      ])
  }

  @Test func `content is held back beyond its end, and springs back`() {
    let page = Page()
    page.finger.down(x: 100, y: 100)
    page.finger.move(to: 220, over: 0.2)
    let offset = page.scroll.contentOffset.y
    #expect(offset < -40 && offset > -66)
    page.liftAtRest()
    page.wait(0.1)
    #expect(page.scroll.contentOffset.y > offset && page.scroll.contentOffset.y < -5)
    page.wait(2)
    #expect(page.scroll.contentOffset.y == 0 && !page.scroll.isDecelerating)
  }

  @Test func `content that does not bounce stops at its end`() {
    let page = Page()
    page.scroll.bounces = false
    page.finger.down(x: 100, y: 100)
    page.finger.move(to: 220, over: 0.2)
    #expect(page.scroll.contentOffset.y == 0)
    page.finger.move(to: 20, over: 0.05)
    page.finger.lift()
    page.wait(5)
    #expect(page.scroll.contentOffset.y == 700)
  }

  @Test(arguments: [(90.0, 0.5, 0.0), (160.0, 0.5, 300.0), (60.0, 0.0, 300.0)])
  func `pages are turned beyond the middle, or by a flick`(
    way: Double, pause: Double, rest: Double
  ) {
    let page = Page()
    page.scroll.isPagingEnabled = true
    page.grasp(at: 280)
    page.finger.move(to: 280 - way, over: 0.1)
    if pause > 0 { page.finger.move(to: page.finger.y, over: pause) }
    page.finger.lift()
    page.wait(3)
    #expect(page.scroll.contentOffset.y == CGFloat(rest))
  }

  @Test func `the delegate moves the place where content comes to rest`() {
    let page = Page()
    page.listener.target = CGPoint(x: 0, y: 222)
    page.finger.down(x: 100, y: 250)
    page.finger.move(to: 190, over: 0.2)
    page.finger.lift()
    page.wait(3)
    #expect(page.scroll.contentOffset.y == 222)
  }

  @Test func `a finger that goes where nothing scrolls is left to the views around`() {
    let page = Page()
    let outer = UIPanGestureRecognizer()
    page.rig.window.addGestureRecognizer(outer)
    page.finger.down(x: 100, y: 100)
    page.finger.move(to: 100, x: 200, over: 0.2)
    #expect(page.scroll.contentOffset == .zero && outer.state == .changed)
    page.finger.lift()
    page.scroll.isScrollEnabled = false
    page.finger.down(x: 100, y: 200)
    page.finger.move(to: 100, over: 0.2)
    #expect(page.scroll.contentOffset == .zero && outer.state == .changed)
  }

  @Test func `setting the offset stops what comes to rest`() {
    let page = Page()
    page.finger.down(x: 100, y: 250)
    page.finger.move(to: 190, over: 0.2)
    page.finger.lift()
    page.scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    page.wait(1)
    #expect(page.scroll.contentOffset.y == 10)
  }

  /// A column that comes to rest at whole hundreds.
  private final class Hundreds: UICollectionViewFlowLayout {
    override func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      CGPoint(x: 0, y: (proposedContentOffset.y / 100).rounded(.up) * 100)
    }
  }

  private final class Blank: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 40 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  @Test func `a layout says where a collection comes to rest`() {
    let rig = Rig()
    let (layout, source) = (Hundreds(), Blank())
    layout.itemSize = CGSize(width: 300, height: 50)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    rig.window.addSubview(view)
    rig.timeline.commit()
    let finger = Finger(on: rig.window)
    finger.down(x: 100, y: 250)
    finger.move(to: 180, over: 0.2)
    finger.lift()
    rig.timeline.advance(to: rig.timeline.now + 3)
    #expect(view.contentOffset.y > 0)
    #expect(view.contentOffset.y.truncatingRemainder(dividingBy: 100) == 0)
  }
}
