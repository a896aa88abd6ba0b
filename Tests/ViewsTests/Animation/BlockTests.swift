import Foundation
import Geometry
import Layers
import Testing
import Views

@MainActor
struct BlockTests {
  @Test func `changes show at once outside blocks`() {
    let rig = Rig()
    rig.view.alpha = 0.5
    rig.view.center = CGPoint(x: 9, y: 9)
    #expect(rig.view.layer.animationKeys() == nil)
    #expect(rig.shown.opacity == 0.5)
    #expect(rig.view.action(for: rig.view.layer, forKey: "opacity") is NSNull)
  }

  @Test func `a block eases in and out from the old value to the new one`() {
    let rig = Rig()
    rig.view.alpha = 0
    UIView.animate(withDuration: 1) { rig.view.alpha = 1 }
    #expect(rig.view.alpha == 1)
    let seen = rig.values(at: [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1]) { $0.opacity }
    let curve = [0, 0.019722, 0.129162, 0.5, 0.870838, 0.980278, 1]
    for (value, expected) in zip(seen, curve) {
      #expect(isClose(value, expected, within: 6e-7))
    }
    #expect(rig.view.layer.animationKeys() == nil)
  }

  @Test(
    arguments: [
      (.curveEaseIn, 0.093465), (.curveEaseOut, 0.378138), (.curveLinear, 0.25),
      ([.curveEaseIn, .curveEaseOut], 0.25),
    ] as [(UIView.AnimationOptions, Double)])
  func `the curve bits choose the curve`(options: UIView.AnimationOptions, quarter: Double) {
    let rig = Rig()
    rig.view.alpha = 0
    UIView.animate(withDuration: 1, delay: 0, options: options) { rig.view.alpha = 1 }
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.opacity, quarter, within: 6e-7))
  }

  @Test func `a block turned round midway keeps its motion without a corner`() {
    let rig = Rig()
    rig.view.center.x = 0
    UIView.animate(withDuration: 1) { rig.view.center.x = 100 }
    rig.timeline.advance(to: 0.5)
    #expect(isClose(rig.shown.position.x, 50))
    UIView.animate(withDuration: 1) { rig.view.center.x = 0 }
    #expect(rig.view.layer.animationKeys() == ["position", "position-2"])
    let seen = rig.values(at: [0.5, 0.75, 1, 1.5]) { $0.position.x }
    #expect(isClose(seen[0], 50))
    #expect(isClose(seen[1], 74.168, within: 5e-4))
    #expect(isClose(seen[2], 50))
    #expect(seen[3] == 0)
  }

  @Test func `size and origin of the bounds are added up as well`() {
    let rig = Rig()
    rig.view.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    UIView.animate(withDuration: 1) {
      rig.view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
    }
    #expect(rig.view.layer.animationKeys() == ["bounds.origin", "bounds.size"])
    rig.timeline.advance(to: 0.5)
    UIView.animate(withDuration: 1) { rig.view.bounds.size.width = 100 }
    rig.timeline.advance(to: 0.75)
    #expect(isClose(rig.shown.bounds.width, 174.168, within: 5e-4))
  }

  @Test func `frames that move and grow keep their edges together`() {
    let rig = Rig()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      rig.view.frame = CGRect(x: 100, y: 0, width: 200, height: 100)
    }
    rig.timeline.advance(to: 0.5)
    #expect(isClose(rig.shown.position.x, 125))
    #expect(isClose(rig.shown.bounds.width, 150))
  }

  @Test func `alpha starts from the value last set, or from what is seen when asked to`() {
    let rig = Rig()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rig.view.alpha = 0 }
    rig.timeline.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rig.view.alpha = 1 }
    #expect(rig.shown.opacity == 0)

    let other = Rig()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { other.view.alpha = 0 }
    other.timeline.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) {
      other.view.alpha = 1
    }
    #expect(isClose(other.shown.opacity, 0.5))
    other.timeline.advance(to: 1)
    #expect(isClose(other.shown.opacity, 0.75))
  }

  @Test func `a delay shows the old value until it is over`() {
    let rig = Rig()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) { rig.view.alpha = 0 }
    let seen = rig.values(at: [0, 0.4, 0.5, 1, 1.5]) { $0.opacity }
    #expect(seen[0] == 1 && seen[1] == 1 && seen[2] == 1)
    #expect(isClose(seen[3], 0.5))
    #expect(seen[4] == 0)
  }

  @Test func `what has nothing between its values changes at once`() {
    let rig = Rig()
    UIView.animate(withDuration: 1) {
      rig.view.isHidden = true
      rig.view.clipsToBounds = true
    }
    #expect(rig.shown.isHidden)
    #expect(rig.view.layer.animationKeys() == nil)
  }

  @Test func `all that layers animate is animated in blocks`() {
    let rig = Rig()
    UIView.animate(withDuration: 1) {
      rig.view.backgroundColor = .red
      let layer = rig.view.layer
      layer.cornerRadius = 10
      layer.borderWidth = 2
      layer.shadowOpacity = 1
      layer.shadowRadius = 9
      layer.zPosition = 4
      layer.anchorPoint = .zero
      layer.sublayerTransform.m34 = -0.002
    }
    #expect(
      rig.view.layer.animationKeys() == [
        "backgroundColor", "cornerRadius", "borderWidth", "shadowOpacity", "shadowRadius",
        "zPosition", "anchorPoint", "sublayerTransform",
      ])
  }

  @Test func `layers without a view take no part in a block`() {
    let rig = Rig()
    let bare = CALayer()
    rig.view.layer.addSublayer(bare)
    rig.timeline.commit()
    UIView.animate(withDuration: 2) { bare.opacity = 0 }
    #expect(bare.animation(forKey: "opacity")?.duration == 0.25)
  }

  @Test func `repetition and reversal follow the options`() {
    let rig = Rig()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear]) {
      rig.view.alpha = 0
    }
    let seen = rig.values(at: [0.25, 1, 1.25, 2, 100.5]) { $0.opacity }
    for (value, expected) in zip(seen, [0.75, 0, 0.25, 1, 0.5]) {
      #expect(isClose(value, expected))
    }
  }

  @Test func `reversal without repetition goes there and back once`() {
    let rig = Rig()
    var ended: [Double] = []
    UIView.animate(
      withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear],
      animations: { rig.view.alpha = 0 }, completion: { _ in ended.append(rig.timeline.now) })
    let seen = rig.values(at: [0.5, 1.5, 2]) { $0.opacity }
    #expect(isClose(seen[0], 0.5) && isClose(seen[1], 0.5))
    #expect(seen[2] == 0)
    #expect(ended == [2])
  }

  @Test func `a counted repetition ends on the new value when it is half a turn more`() {
    let rig = Rig()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 1.5, autoreverses: true) { rig.view.alpha = 0 }
    }
    let seen = rig.values(at: [1, 2, 2.5, 3]) { $0.opacity }
    for (value, expected) in zip(seen, [0, 1, 0.5, 0]) { #expect(isClose(value, expected)) }
  }

  @Test func `a transaction's timing function overrides the curve`() {
    let rig = Rig()
    CATransaction.begin()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { rig.view.alpha = 0 }
    CATransaction.commit()
    rig.timeline.advance(to: 0.25)
    #expect(isClose(rig.shown.opacity, 1 - 0.093465, within: 6e-7))
  }

  @Test func `springs of blocks have settled after the duration`() throws {
    let rig = Rig()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1
    ) { rig.view.center.x = 150 }
    let animation = try #require(
      rig.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(isClose(animation.stiffness, 152.8684, within: 5e-5))
    #expect(isClose(animation.damping, 12.364, within: 5e-6))
    #expect(animation.duration == 1)
    let seen = rig.values(at: [0.25, 0.5, 1]) { ($0.position.x - 50) / 100 }
    #expect(isClose(seen[0], 1.14435, within: 6e-6))
    #expect(isClose(seen[1], 0.99043, within: 6e-6))
    #expect(seen[2] == 1)
  }

  @Test(arguments: [
    UIView.AnimationOptions.curveEaseIn, .curveLinear, UIView.AnimationOptions(rawValue: 7 << 16),
  ])
  func `springs of blocks do not look at the bits of the curve`(options: UIView.AnimationOptions) {
    let rig = Rig()
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 1,
      options: options
    ) { rig.view.center.x = 150 }
    let seen = rig.values(at: [0.25, 0.5, 1]) { ($0.position.x - 50) / 100 }
    #expect(isClose(seen[0], 1.14435, within: 6e-6))
    #expect(isClose(seen[1], 0.99043, within: 6e-6))
    #expect(seen[2] == 1)
  }

  @Test func `springs by perceived duration last until they have settled`() throws {
    let rig = Rig()
    UIView.animate(springDuration: 0.5, bounce: 0.3) { rig.view.alpha = 0 }
    let animation = try #require(
      rig.view.layer.animation(forKey: "opacity") as? CASpringAnimation)
    #expect(isClose(animation.stiffness, 157.91, within: 0.005))
    #expect(isClose(animation.damping, 17.59, within: 0.005))
    #expect(animation.duration == animation.settlingDuration)
  }

  @Test func `the system's own curve is its spring over half a second`() throws {
    let rig = Rig()
    UIView.animate(
      withDuration: 3, delay: 0, options: UIView.AnimationOptions(rawValue: 7 << 16)
    ) { rig.view.alpha = 0 }
    let animation = try #require(
      rig.view.layer.animation(forKey: "opacity") as? CASpringAnimation)
    #expect(animation.mass == 3 && animation.stiffness == 1000 && animation.damping == 500)
    #expect(animation.duration == 0.5)
  }
}
