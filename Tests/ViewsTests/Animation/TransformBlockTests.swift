import Foundation
import Geometry
import Layers
import Testing
import Views

@MainActor
struct TransformBlockTests {
  @Test func `one transform runs as decomposed values do`() {
    let rig = Rig()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      rig.view.transform = CGAffineTransform(scaleX: 2, y: 2).rotated(by: .pi / 2)
    }
    rig.timeline.advance(to: 0.5)
    let shown = rig.shown.transform
    #expect(isClose(shown.m11, 1.06066, within: 5e-6))
    #expect(isClose(shown.m12, 1.06066, within: 5e-6))
    #expect(isClose(shown.m21, -1.06066, within: 5e-6))
  }

  @Test func `transforms that overlap start where they are seen and end at the model`() {
    let rig = Rig()
    UIView.animate(withDuration: 1) {
      rig.view.transform = CGAffineTransform(scaleX: 2, y: 3).rotated(by: 1)
    }
    rig.timeline.advance(to: 0.5)
    let before = rig.shown.transform
    UIView.animate(withDuration: 1) { rig.view.transform = CGAffineTransform(rotationAngle: -1) }
    let after = rig.shown.transform
    #expect(isClose(before.m11, after.m11))
    #expect(isClose(before.m12, after.m12))
    #expect(isClose(before.m21, after.m21))
    #expect(isClose(before.m22, after.m22))
    rig.timeline.advance(to: 1.5)
    #expect(rig.shown.transform == rig.view.layer.transform)
  }

  @Test func `a scale to nothing runs straight down`() {
    let rig = Rig()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      rig.view.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.transform.m11, 0.75))
    #expect(isClose(rig.shown.transform.m22, 0.75))
  }
}
