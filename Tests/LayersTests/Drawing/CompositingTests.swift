import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Compositing of a layer` {
  @Test func `faded group fades as one, a transform layer fades each`() {
    for parent in [CALayer(), CATransformLayer()] {
      let easel = Easel(100, 50)
      parent.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      parent.opacity = 0.5
      parent.addSublayer(CALayer(0, 0, 60, 50, .pureRed))
      parent.addSublayer(CALayer(40, 0, 60, 50, .pureBlue))
      easel.root.addSublayer(parent)
      let expected = parent is CATransformLayer ? [128, 64, 191, 255] : [128, 128, 255, 255]
      #expect(isNear(easel.shot[50, 25], expected))
      #expect(isNear(easel.shot[20, 25], [255, 128, 128, 255]))
    }
  }

  @Test func `without group opacity everything fades by itself`() {
    let easel = Easel(100, 50)
    let parent = CALayer(0, 0, 100, 50, .pureGreen)
    parent.allowsGroupOpacity = false
    parent.opacity = 0.5
    parent.addSublayer(CALayer(0, 0, 50, 50, .pureRed))
    easel.root.addSublayer(parent)
    #expect(isNear(easel.shot[75, 25], [128, 255, 128, 255]))
    #expect(isNear(easel.shot[25, 25], [191, 128, 64, 255]))
  }

  @Test func `plain picture that fills the canvas is one item`() {
    let easel = Easel(2, 2)
    let layer = CALayer(0, 0, 2, 2, .pureWhite)
    layer.contents = picture(width: 2, [red, green, blue, black])
    easel.root.addSublayer(layer)
    let items = easel.list.items
    guard items.count == 1, case .draw(let draw) = items[0] else {
      Issue.record("\(items)")
      return
    }
    #expect(draw.opacity == 1)
    #expect(draw.shape == .rect(CGRect(x: 0, y: 0, width: 2, height: 2)))
    layer.opacity = 0.25
    guard case .draw(let faded) = easel.list.items.first else {
      Issue.record("a faded picture needs no group")
      return
    }
    #expect(faded.opacity == 0.25)
  }

  @Test func `what is off the canvas, hidden or clear is not listed`() {
    let easel = Easel(100, 100)
    let hidden = CALayer(0, 0, 10, 10, .pureRed)
    hidden.isHidden = true
    let clear = CALayer(0, 0, 10, 10, .pureRed)
    clear.opacity = 0
    let flat = CALayer(0, 0, 10, 10, .pureRed)
    flat.transform = CATransform3DMakeScale(0, 1, 1)
    for layer in [
      hidden, clear, flat, CALayer(-20, 0, 10, 10, .pureRed), CALayer(0, 200, 10, 10, .pureRed),
      CALayer(0, 0, 10, 10, CGColor(red: 1, green: 0, blue: 0, alpha: 0)),
    ] { easel.root.addSublayer(layer) }
    #expect(easel.list.items.isEmpty)
  }

  @Test func `same tree at the same time gives the same list`() {
    let easel = Easel(100, 100)
    let layer = CALayer(10, 10, 50, 50, .pureRed)
    layer.cornerRadius = 9
    layer.shadowOpacity = 0.5
    layer.transform = CATransform3DRotate(perspective(300), 0.4, 1, 1, 0)
    easel.root.addSublayer(layer)
    #expect(easel.list == easel.list)
    #expect(easel.list.hashValue == easel.list.hashValue)
  }

  @Test func `border lies over sublayers, inside the bounds, and thickens to a full plate`() {
    let easel = Easel(60, 60)
    let layer = CALayer(10, 10, 40, 40, .pureGreen)
    layer.borderWidth = 5
    layer.borderColor = .pureBlue
    layer.addSublayer(CALayer(-5, 10, 50, 10, .pureRed))
    easel.root.addSublayer(layer)
    let shot = easel.shot
    #expect(shot[7, 25] == red)
    #expect(shot[12, 25] == blue)
    #expect(shot[20, 25] == red)
    #expect(shot[20, 40] == green)
    layer.borderWidth = 30
    #expect(easel.shot[30, 40] == blue)
  }

  @Test func `bounds clip what is inside, rounded where the corners are`() {
    let easel = Easel(60, 60)
    let layer = CALayer(10, 10, 40, 40, .pureGreen)
    layer.masksToBounds = true
    layer.cornerRadius = 15
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    layer.addSublayer(CALayer(-10, -10, 60, 30, .pureRed))
    easel.root.addSublayer(layer)
    let shot = easel.shot
    #expect(shot[11, 11] == white)
    #expect(shot[48, 11] == red)
    #expect(shot[30, 5] == white)
    #expect(shot[20, 20] == red)
    #expect(shot[11, 48] == green)
    #expect(shot[48, 48] == white)
  }

  @Test func `corner radius beyond half the side is cut to it`() {
    for (size, radius, area) in [
      (CGSize(width: 100, height: 40), 80, 3656.6), (CGSize(width: 5, height: 5), 8, 19.6),
      (CGSize(width: 0, height: 5), 8, 0),
    ] as [(CGSize, CGFloat, Double)] {
      let easel = Easel(120, 60, background: .clear)
      let layer = CALayer(CGRect(origin: CGPoint(x: 7, y: 7), size: size), .pureRed)
      layer.cornerRadius = radius
      easel.root.addSublayer(layer)
      #expect(abs(easel.shot.area - area) <= max(0.2, area * 0.0012))
    }
  }

  @Test func `continuous corner starts further from the corner and keeps the circle's middle`() {
    let easel = Easel(100, 100, background: .clear)
    let layer = CALayer(0, 0, 100, 100, .pureRed)
    layer.cornerRadius = 20
    let circular = easel.list
    easel.root.addSublayer(layer)
    let round = easel.shot
    layer.cornerCurve = .continuous
    let continuous = easel.shot
    #expect(circular.items.isEmpty)
    #expect(round[24, 0] == red)
    #expect(continuous[24, 0][3] < 255)
    #expect(continuous[32, 0] == red)
    #expect(continuous.area < round.area)
    #expect(abs(continuous.area - round.area) < 40)
  }

  @Test func `rotated layer is clipped once at its edge`() {
    let easel = Easel(100, 100, background: .clear)
    let layer = CALayer(20, 20, 60, 60, .pureRed)
    layer.transform = CATransform3DMakeRotation(0.3, 0, 0, 1)
    easel.root.addSublayer(layer)
    let plain = easel.shot
    layer.masksToBounds = true
    layer.addSublayer(CALayer(-100, 20, 300, 10, .pureRed))
    let clipped = easel.shot
    #expect(abs(plain.area - 3600) < 0.5)
    // The strip meets the edge over the background there: nothing but rounding may differ.
    #expect(abs(clipped.area - plain.area) < 4)
  }

  @Test func `blend mode mixes a layer with what lies below`() {
    let easel = Easel(20, 20)
    easel.root.addSublayer(CALayer(0, 0, 20, 20, CGColor(red: 1, green: 1, blue: 0, alpha: 1)))
    let layer = CALayer(0, 0, 10, 20, CGColor(red: 0, green: 1, blue: 1, alpha: 1))
    layer.compositingFilter = "multiplyBlendMode"
    easel.root.addSublayer(layer)
    #expect(easel.shot[5, 5] == green)
    #expect(easel.shot[15, 5] == [255, 255, 0, 255])
  }

  @Test func `replicator's copies step, fade and change colour`() {
    let easel = Easel(40, 10)
    let replicator = CAReplicatorLayer()
    replicator.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(10, 0, 0)
    replicator.instanceGreenOffset = -0.5
    replicator.instanceAlphaOffset = -0.25
    replicator.addSublayer(CALayer(0, 0, 8, 10, .pureWhite))
    easel.root.addSublayer(replicator)
    easel.root.backgroundColor = .pureBlack
    let shot = easel.shot
    #expect(shot[4, 5] == white)
    #expect(isNear(shot[14, 5], [191, 96, 191, 255]))
    #expect(isNear(shot[24, 5], [128, 0, 128, 255]))
    #expect(shot[34, 5] == black)
  }
}
