import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Blurred backdrops` {
  /// Stripes, two points wide, with a layer on them that `change` completes.
  private func easel(_ change: (CALayer) -> Void) -> Easel {
    let easel = Easel(60, 60)
    for index in 0..<15 {
      easel.root.addSublayer(CALayer(CGFloat(4 * index), 0, 2, 60, .pureBlack))
    }
    let glass = CALayer(10, 10, 40, 40, nil)
    glass.properties.backdropValues.blurRadius = 6
    change(glass)
    easel.root.addSublayer(glass)
    return easel
  }

  private func isGrey(_ pixel: [Int]) -> Bool { isNear(pixel, [128, 128, 128, 255], within: 3) }
  private func isStripe(_ pixel: [Int]) -> Bool { pixel == white || pixel == black }

  @Test func `what lies behind the bounds is blurred, and nothing else`() {
    let shot = easel { _ in }.shot
    for y in 0..<60 {
      for x in 0..<60 {
        let isInside = x >= 10 && x < 50 && y >= 10 && y < 50
        #expect(isInside ? isGrey(shot[x, y]) : isStripe(shot[x, y]), "at \(x), \(y)")
      }
    }
  }

  @Test func `what the layer holds lies sharp on the blurred backdrop`() {
    let shot = easel {
      $0.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      $0.addSublayer(CALayer(10, 10, 10, 10, .pureBlue))
    }.shot
    #expect(shot[25, 25] == blue)
    #expect(isNear(shot[15, 15], [191, 64, 64, 255], within: 3))
  }

  @Test(arguments: [false, true])
  func `round corners cut it`(clips: Bool) {
    let shot = easel {
      $0.cornerRadius = 20
      $0.masksToBounds = clips
      $0.addSublayer(CALayer(18, 18, 4, 4, .pureRed))
    }.shot
    #expect(isStripe(shot[11, 11]) && isStripe(shot[48, 48]))
    #expect(isGrey(shot[30, 20]) && isGrey(shot[12, 30]))
    #expect(shot[30, 30] == red)
  }

  @Test func `opacity, of the layer or of one around it, mixes it with the sharp one`() {
    let sharp = easel { $0.isHidden = true }.shot
    let half = easel { $0.opacity = 0.5 }
    let around = Easel(60, 60)
    for layer in half.root.sublayers ?? [] { around.root.addSublayer(layer) }
    let box = CALayer(0, 0, 60, 60, nil)
    box.opacity = 0.5
    around.root.sublayers?.last?.opacity = 1
    if let glass = around.root.sublayers?.last { box.addSublayer(glass) }
    around.root.addSublayer(box)
    for shot in [easel { $0.opacity = 0.5 }.shot, around.shot] {
      for (x, y) in [(20, 20), (22, 30), (25, 40)] {
        let grey = (sharp[x, y][0] + 128) / 2
        #expect(isNear(shot[x, y], [grey, grey, grey, 255], within: 3))
      }
      #expect(shot[4, 4] == sharp[4, 4])
    }
  }

  @Test func `a mask shows part of it`() {
    let shot = easel { $0.mask = CALayer(0, 0, 20, 40, .pureBlack) }.shot
    #expect(isGrey(shot[20, 20]))
    #expect(isStripe(shot[40, 20]))
  }

  @Test func `the scale of the canvas and a transform widen it`() {
    var fine = easel { $0.properties.backdropValues.blurRadius = 1 }
    let soft = fine.shot
    fine.scale = 3
    let shot = fine.shot
    for x in 12..<48 {
      let mean = (0..<3).map { shot[3 * x + $0, 90][0] }.reduce(0, +) / 3
      #expect(abs(mean - soft[x, 30][0]) <= 6)
    }
    let turned = easel { $0.transform = CATransform3DMakeRotation(1, 0, 0, 1) }.shot
    #expect(isGrey(turned[30, 30]))
    #expect(isStripe(turned[2, 2]))
  }

  @Test func `the blur is animated`() {
    Timeline.current = Timeline()
    let easel = easel { $0.properties.backdropValues.blurRadius = 0 }
    let animation = CABasicAnimation(keyPath: "backdropBlurRadius")
    animation.fromValue = 0
    animation.toValue = 8
    animation.duration = 1
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    easel.root.sublayers?.last?.add(animation, forKey: nil)
    func spread(_ time: Double) -> Int {
      let list = easel.root.displayList(at: time, scale: 1, size: easel.size, background: .white)
      let shot = Shot(bitmap: Rasterizer(threads: 1).render(list))
      return (20..<40).map { abs(shot[$0, 30][0] - 128) }.reduce(0, +)
    }
    let spreads = [0, 0.1, 0.2, 0.3].map(spread)
    #expect(spreads[0] == 20 * 127 + 10)
    #expect(zip(spreads, spreads.dropFirst()).allSatisfy { $0 > $1 })
  }

  @Test(arguments: [CGFloat.nan, .infinity, -3, 0])
  func `a radius that is none changes nothing`(radius: CGFloat) {
    let plain = easel { $0.isHidden = true }.shot
    #expect(easel { $0.properties.backdropValues.blurRadius = radius }.shot == plain)
  }

  @Test func `one that is huge gives the mean of the canvas`() {
    let shot = easel { $0.properties.backdropValues.blurRadius = 1e9 }.shot
    for x in 10..<50 { #expect(isGrey(shot[x, 30])) }
  }

  @Test func `shadows and rasterised layers around it have nothing to blur but themselves`() {
    let shot = easel {
      $0.shadowOpacity = 1
      $0.shadowOffset = .zero
      $0.shouldRasterize = true
    }.shot
    #expect(isStripe(shot[30, 30]))
  }
}
