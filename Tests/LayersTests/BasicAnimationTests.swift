import Foundation
import Geometry
import Layers
import Raster
import Testing

/// Basic animations: which values they run between, and of which types.
@MainActor
struct BasicAnimationTests {
  @Test(
    arguments: [
      (10, nil, 30, 25), (nil, 100, 30, 85), (nil, nil, 30, 20), (10, nil, nil, 7.5),
      (nil, 100, nil, 52.5), (0, 100, 7, 50),
    ] as [(Double?, Double?, Double?, Double)])
  func `from, to and by decide the range`(
    from: Double?, to: Double?, by: Double?, expected: Double
  ) {
    let stage = Stage()
    stage.layer.zPosition = 5
    stage.timeline.commit()
    stage.layer.removeAllAnimations()
    stage.layer.add(
      stage.animation(of: "zPosition", from: from, to: to, by: by), forKey: nil)
    #expect(stage.number("zPosition", at: 0.5) == expected)
  }

  @Test func `without values it leads from what was shown to the present value`() {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 5
    stage.timeline.commit()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 15
    stage.layer.add(stage.animation(of: "zPosition"), forKey: nil)
    #expect(stage.number("zPosition", at: 0.5) == 10)
    #expect(stage.number("zPosition", at: 1) == 15)
  }

  @Test func `the present value is that below the animation`() {
    let stage = Stage()
    stage.layer.add(stage.animation(of: "zPosition", from: 10, to: 20, duration: 2), forKey: "a")
    stage.layer.add(stage.animation(of: "zPosition", to: 100, duration: 2), forKey: "b")
    #expect(stage.number("zPosition", at: 1) == 57.5)
  }

  @Test func `a later animation covers an earlier one, an additive one adds`() {
    let stage = Stage()
    stage.layer.add(stage.animation(of: "zPosition", from: 0, to: 100), forKey: "a")
    stage.layer.add(stage.animation(of: "zPosition", from: 7, to: 7), forKey: "b")
    #expect(stage.number("zPosition", at: 0.5) == 7)
    let sum = stage.animation(of: "zPosition", from: 10, to: 10)
    sum.isAdditive = true
    stage.layer.add(sum, forKey: "c")
    #expect(stage.number("zPosition", at: 0.75) == 17)
  }

  @Test func `cumulative repetitions go on from each other`() {
    let stage = Stage()
    let animation = stage.animation(of: "zPosition", from: 0, to: 10)
    animation.isCumulative = true
    animation.repeatCount = 3
    animation.fillMode = .forwards
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: nil)
    #expect([0.5, 1.5, 2.5, 4].map { stage.number("zPosition", at: $0) } == [5, 15, 25, 30])
  }

  @Test func `additive hand-over is smooth`() {
    let stage = Stage()
    func move(from offset: Double) {
      let animation = stage.animation(of: "position.x", from: offset, to: 0)
      animation.isAdditive = true
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      stage.layer.add(animation, forKey: nil)
    }
    CATransaction.setDisableActions(true)
    stage.layer.position.x = 100
    move(from: -100)
    let first = stage.number("position.x", at: 0.5)
    CATransaction.setDisableActions(true)
    stage.layer.position.x = 0
    move(from: 100)
    let rest = [0.75, 1, 1.5].map { stage.number("position.x", at: $0) }
    let expected = [50, 74.168, 50, 0]
    #expect(zip([first] + rest, expected).allSatisfy { isClose($0, $1, within: 5e-4) })
  }

  @Test func `points, sizes and rectangles change component by component`() {
    let stage = Stage()
    stage.layer.add(
      stage.animation(
        of: "position", from: CGPoint(x: 0, y: 10), to: CGPoint(x: 100, y: 20)), forKey: nil)
    stage.layer.add(
      stage.animation(
        of: "shadowOffset", from: CGSize(width: 0, height: 4), to: CGSize(width: 8, height: 0)),
      forKey: nil)
    stage.layer.add(
      stage.animation(
        of: "bounds", from: NSValue(cgRect: CGRect(x: 0, y: 0, width: 10, height: 20)),
        to: NSValue(cgRect: CGRect(x: 4, y: 8, width: 30, height: 60))), forKey: nil)
    #expect(stage.value("position", at: 0.25) == .point(CGPoint(x: 25, y: 12.5)))
    #expect(stage.value("shadowOffset") == .size(CGSize(width: 2, height: 3)))
    #expect(stage.value("bounds") == .rect(CGRect(x: 1, y: 2, width: 15, height: 30)))
  }

  @Test func `colours change component by component with straight alpha`() {
    let stage = Stage()
    stage.layer.add(
      stage.animation(
        of: "backgroundColor", from: CGColor(red: 1, green: 0, blue: 0, alpha: 1),
        to: CGColor(red: 0, green: 1, blue: 0, alpha: 0.5)), forKey: nil)
    #expect(
      stage.value("backgroundColor", at: 0.5)
        == .color(Color(red: 0.5, green: 0.5, blue: 0, alpha: 0.75)))
  }

  @Test func `no colour counts as clear black`() {
    let stage = Stage()
    stage.layer.add(
      stage.animation(of: "backgroundColor", to: CGColor(gray: 1, alpha: 1)), forKey: nil)
    #expect(
      stage.value("backgroundColor", at: 0.5)
        == .color(Color(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5)))
  }

  @Test func `lists of colours and numbers change element by element`() {
    let gradient = CAGradientLayer()
    let stage = Stage(gradient)
    let black = CGColor(gray: 0, alpha: 1)
    let white = CGColor(gray: 1, alpha: 1)
    stage.layer.add(
      stage.animation(of: "colors", from: [black, white], to: [white, black]), forKey: nil)
    stage.layer.add(
      stage.animation(of: "locations", from: [0, 0.5] as [NSNumber], to: [0.5, 1] as [NSNumber]),
      forKey: nil)
    let grey = Color(red: 0.25, green: 0.25, blue: 0.25)
    let light = Color(red: 0.75, green: 0.75, blue: 0.75)
    #expect(stage.value("colors", at: 0.25) == .colors([grey, light]))
    #expect(stage.value("locations") == .numbers([0.125, 0.625]))
  }

  @Test func `paths change point by point`() {
    let shape = CAShapeLayer()
    let stage = Stage(shape)
    stage.layer.add(
      stage.animation(
        of: "path", from: CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil),
        to: CGPath(rect: CGRect(x: 20, y: 0, width: 30, height: 10), transform: nil)), forKey: nil)
    let half = CGPath(rect: CGRect(x: 10, y: 0, width: 20, height: 10), transform: nil)
    #expect(stage.value("path", at: 0.5) == .path(half.value))
  }

  @Test func `pictures cross-fade`() {
    let stage = Stage()
    let first = CGImage(Picture(Bitmap(width: 1, height: 1)))
    let second = CGImage(Picture(Bitmap(width: 2, height: 1)))
    stage.layer.add(stage.animation(of: "contents", from: first, to: second), forKey: nil)
    stage.timeline.advance(to: 0.25)
    let shown = stage.layer.presentationPropertiesNow()
    #expect(shown.contentsFade?.from == first.picture)
    #expect(shown.contentsFade?.to == second.picture)
    #expect(shown.contentsFade?.progress == 0.25)
  }

  @Test func `truth values switch half way`() {
    let stage = Stage()
    stage.layer.add(stage.animation(of: "hidden", from: false, to: true), forKey: nil)
    #expect(stage.value("hidden", at: 0.49) == .flag(false))
    #expect(stage.value("hidden", at: 0.5) == .flag(true))
  }

  @Test func `numbers of every type are understood`() {
    let numbers: [Any] = [
      1 as Int, 1.0 as Double, 1 as Float, 1 as CGFloat, NSNumber(value: 1), true, UInt8(1),
      Double?.some(1) as Any,
    ]
    for number in numbers {
      let stage = Stage()
      stage.layer.add(stage.animation(of: "zPosition", from: 0, to: number), forKey: nil)
      #expect(stage.number("zPosition", at: 0.5) == 0.5)
    }
  }

  @Test func `a value of the wrong type is ignored with a warning`() {
    let stage = Stage()
    stage.layer.name = "card"
    stage.layer.add(stage.animation(of: "opacity", from: "none", to: 0), forKey: nil)
    #expect(stage.number("opacity", at: 0.5) == 0.5)
    #expect(stage.timeline.warnings.count == 1)
    #expect(stage.timeline.warnings[0].contains("from value"))
    #expect(stage.timeline.warnings[0].contains("card"))
  }

  @Test func `an unknown key path shows nothing, warns once and still ends`() {
    let stage = Stage()
    let watcher = Watcher()
    for _ in 0..<2 {
      let animation = stage.animation(of: "transfrom.scale", from: 0, to: 1)
      animation.delegate = watcher
      stage.layer.add(animation, forKey: nil)
    }
    let before = stage.layer.properties
    stage.timeline.advance(to: 0.5)
    #expect(stage.layer.presentationPropertiesNow() == before)
    #expect(stage.timeline.warnings.count == 1)
    stage.timeline.advance(to: 1)
    #expect(watcher.stops == [true, true])
  }

  @Test func `a copy is added, so later changes have no effect`() {
    let stage = Stage()
    let animation = stage.animation(of: "zPosition", from: 0, to: 100)
    stage.layer.add(animation, forKey: "a")
    animation.toValue = 0
    animation.duration = 50
    #expect(stage.number("zPosition", at: 0.5) == 50)
    #expect(stage.layer.animation(forKey: "a") !== animation)
    #expect(stage.layer.animation(forKey: "a")?.duration == 1)
  }

  @Test func `a client's subclass is heard as itself, its values taken when added`() {
    final class Mover: CABasicAnimation, CAAnimationDelegate {
      var heard: CAAnimation?
      override init() {
        super.init()
        delegate = self
      }
      required init?(coder: NSCoder) { nil }
      func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { heard = anim }
    }
    let stage = Stage()
    let mover = Mover()
    mover.keyPath = "zPosition"
    mover.fromValue = 0
    mover.toValue = 10
    mover.duration = 1
    stage.layer.add(mover, forKey: nil)
    mover.toValue = 1000
    #expect(stage.number("zPosition", at: 0.5) == 5)
    stage.timeline.advance(to: 1)
    #expect(mover.heard === mover)
  }
}
