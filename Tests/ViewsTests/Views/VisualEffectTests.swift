import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct `Visual effects` {
  /// What the layer that blurs shows at a moment.
  private func seen(_ rig: Rig, _ view: UIVisualEffectView, at time: Double) -> [Double] {
    rig.timeline.advance(to: time)
    let layers = view.layer.sublayers ?? []
    let values = layers.map { $0.presentationPropertiesNow() }
    let backdrop = values.first { $0.backdrop != nil }?.backdropValues
    return [
      Double(backdrop?.blurRadius ?? 0), backdrop?.saturation ?? 1, values[1].opacity,
    ]
  }

  @Test func `an effect blurs from the start when nothing is animated`() {
    let rig = Rig()
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    rig.view.addSubview(view)
    #expect(seen(rig, view, at: 0) == [20, 1.8, 1])
    view.effect = nil
    #expect(seen(rig, view, at: 0) == [0, 1, 0])
  }

  @Test func `an effect set in a block comes gradually, and goes so`() {
    let rig = Rig()
    let view = UIVisualEffectView(effect: nil)
    rig.view.addSubview(view)
    rig.timeline.commit()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.effect = UIBlurEffect(style: .light)
    }
    let half = seen(rig, view, at: 0.5)
    for (value, expected) in zip(half, [15, 1.4, 0.5]) { #expect(abs(value - expected) < 1e-9) }
    #expect(seen(rig, view, at: 1) == [30, 1.8, 1])
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { view.effect = nil }
    let fading = seen(rig, view, at: 1.75)
    for (value, expected) in zip(fading, [7.5, 1.2, 0.25]) { #expect(abs(value - expected) < 1e-9) }
    #expect(seen(rig, view, at: 2.5) == [0, 1, 0])
  }
}
