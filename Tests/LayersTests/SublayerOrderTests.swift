import Foundation
import Layers
import Testing

@MainActor
@Suite struct SublayerOrderTests {
  @Test func `a sublayer that is put where it is calls for no layout`() {
    Timeline.current = Timeline()
    let parent = CALayer()
    let (back, front) = (CALayer(), CALayer())
    parent.addSublayer(back)
    parent.addSublayer(front)
    parent.layoutIfNeeded()
    #expect(!parent.needsLayout())
    parent.addSublayer(front)
    parent.insertSublayer(back, at: 0)
    #expect(!parent.needsLayout())
    #expect(parent.sublayers == [back, front])
    parent.addSublayer(back)
    #expect(parent.needsLayout())
    #expect(parent.sublayers == [front, back])
  }

  @Test func `a layer that brings a sublayer to the front in its layout comes to an end`() {
    let timeline = Timeline()
    Timeline.current = timeline
    let parent = Ordering()
    parent.addSublayer(parent.front)
    parent.addSublayer(CALayer())
    parent.layoutIfNeeded()
    #expect(parent.sublayers?.last === parent.front)
    #expect(!parent.needsLayout() && timeline.warnings.isEmpty)
  }

  private final class Ordering: CALayer {
    let front = CALayer()

    override func layoutSublayers() { addSublayer(front) }
  }
}
