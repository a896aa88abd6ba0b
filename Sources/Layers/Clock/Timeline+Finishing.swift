import Foundation

extension Timeline {
  /// Ends all animations in a layer's tree as if each had run to its end; who waits hears at once.
  package func finishAnimations(below layer: CALayer) {
    let concerned = running.filter { $0.stage != .over && $0.layer.isInside(layer) }
    for animation in concerned {
      animation.stage = .over
      animation.layer.willChange()
      animation.layer.attached.removeAll { $0 === animation }
      log(.animationFinished, subject: animation.layer.subject, detail: animation.detail)
    }
    nextAnimationTime = nil
    for animation in concerned { animation.conclude(finished: true) }
  }
}
