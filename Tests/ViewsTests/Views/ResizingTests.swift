import Foundation
import Layers
import Testing
import Views

@MainActor
struct ResizingTests {
  /// A subview of 20 × 20 at (10, 30) in a view of 100 × 100 that becomes 200 × 150.
  private func resized(_ mask: UIView.AutoresizingMask) -> CGRect {
    Timeline.current = Timeline()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 30, width: 20, height: 20))
    child.autoresizingMask = mask
    parent.addSubview(child)
    parent.frame = CGRect(x: 5, y: 5, width: 200, height: 150)
    return child.frame
  }

  @Test func `nothing moves without a mask`() {
    #expect(resized([]) == CGRect(x: 10, y: 30, width: 20, height: 20))
    #expect(
      resized([.flexibleRightMargin, .flexibleBottomMargin])
        == CGRect(x: 10, y: 30, width: 20, height: 20))
  }

  @Test func `one flexible part takes the whole change`() {
    #expect(
      resized([.flexibleWidth, .flexibleHeight])
        == CGRect(x: 10, y: 30, width: 120, height: 70))
    #expect(
      resized([.flexibleLeftMargin, .flexibleTopMargin])
        == CGRect(x: 110, y: 80, width: 20, height: 20))
  }

  @Test func `flexible parts share the change by their sizes`() {
    // Across: 10 and 70 share 100, so the left margin takes an eighth.
    let both = resized([.flexibleLeftMargin, .flexibleRightMargin])
    #expect(isClose(both, CGRect(x: 22.5, y: 30, width: 20, height: 20)))
    let all = resized([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])
    #expect(isClose(all, CGRect(x: 20, y: 30, width: 40, height: 20)))
  }

  @Test func `a view that fills its superview fills it at every size`() {
    Timeline.current = Timeline()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: parent.bounds)
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    for size in [CGSize(width: 390, height: 844), CGSize(width: 1, height: 5)] {
      parent.bounds.size = size
      #expect(child.frame == parent.bounds)
    }
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 7, height: 7)
    #expect(child.bounds.size == CGSize(width: 1, height: 5))
  }

  @Test func `layout runs at commit and only when asked for`() {
    final class Laid: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let rig = Rig()
    let view = Laid(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    rig.window.addSubview(view)
    rig.timeline.commit()
    let first = view.count
    view.center = CGPoint(x: 90, y: 90)
    rig.timeline.commit()
    #expect(view.count == first)
    view.bounds.size.width = 20
    #expect(view.count == first)
    rig.timeline.commit()
    #expect(view.count == first + 1)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(view.count == first + 2)
  }
}
