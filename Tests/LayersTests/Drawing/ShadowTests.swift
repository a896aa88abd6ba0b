import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Shadows` {
  /// A red layer of 100 × 60 at (50, 50) with a hard black shadow 30 below, half as strong.
  private func easel(_ change: (CALayer) -> Void = { _ in }) -> Easel {
    let easel = Easel(240, 200)
    let layer = CALayer(50, 50, 100, 60, .pureRed)
    layer.shadowOpacity = 0.5
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 30)
    change(layer)
    easel.root.addSublayer(layer)
    return easel
  }

  @Test func `shadow has the shape of what is shown`() {
    let shot = easel().shot
    for y in 110...139 { #expect(isNear(shot[100, y], [128, 128, 128, 255])) }
    #expect(shot[100, 141] == white)
    #expect(shot[48, 120] == white)
    #expect(isNear(shot[51, 120], [128, 128, 128, 255]))
    #expect(shot[100, 100] == red)
  }

  @Test func `sublayer that sticks out widens the shadow`() {
    let shot = easel { $0.addSublayer(CALayer(80, 0, 40, 60, .pureRed)) }.shot
    #expect(isNear(shot[165, 125], [128, 128, 128, 255]))
    #expect(shot[172, 125] == white)
  }

  @Test func `nothing shown casts no shadow, and clipping to bounds removes it`() {
    #expect(easel { $0.backgroundColor = nil }.list.items.isEmpty)
    #expect(easel { $0.masksToBounds = true }.shot[100, 120] == white)
    #expect(easel { $0.shadowColor = nil }.shot[100, 120] == white)
  }

  @Test func `rounded layer has a rounded shadow`() {
    let shot = easel { $0.cornerRadius = 30 }.shot
    #expect(shot[52, 138] == white)
    #expect(isNear(shot[100, 138], [128, 128, 128, 255]))
  }

  @Test func `shadow path replaces the silhouette`() {
    let path = CGPath(rect: CGRect(x: 0, y: 60, width: 20, height: 20), transform: nil)
    let shot = easel { $0.shadowPath = path }.shot
    #expect(isNear(shot[60, 150], [128, 128, 128, 255]))
    #expect(shot[100, 125] == white)
  }

  @Test func `translucent layer lets its shadow shine through`() {
    let shot = easel {
      $0.opacity = 0.5
      $0.shadowOffset = .zero
      $0.shadowOpacity = 1
    }.shot
    // Red over black in the group, then half of it over white.
    #expect(isNear(shot[100, 80], [255, 128, 128, 255]))
    let translucent = easel {
      $0.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      $0.shadowOffset = .zero
      $0.shadowOpacity = 1
    }.shot
    // The silhouette is half as dense: black 0.5 over white, then red 0.5.
    #expect(isNear(translucent[100, 80], [191, 64, 64, 255]))
  }

  /// The cumulative normal distribution at −d/σ.
  private func profile(_ distance: Double, _ sigma: Double) -> Double {
    // Simpson's rule over the density from d/σ to 8.
    let (start, steps) = (distance / sigma, 400)
    let width = (8 - start) / Double(steps)
    func density(_ x: Double) -> Double {
      Elementary.exp(-x * x / 2) / (2 * Double.pi).squareRoot()
    }
    var sum = density(start) + density(8)
    for step in 1..<steps {
      sum += density(start + Double(step) * width) * (step.isMultiple(of: 2) ? 2 : 4)
    }
    return sum * width / 3
  }

  @Test(arguments: [4, 10] as [CGFloat])
  func `blur is a Gaussian whose deviation is the radius`(radius: CGFloat) {
    let easel = Easel(320, 320, background: .clear)
    let layer = CALayer(60, 60, 200, 200, .pureBlack)
    layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
    layer.backgroundColor = nil
    layer.shadowOpacity = 1
    layer.shadowRadius = radius
    layer.shadowOffset = .zero
    easel.root.addSublayer(layer)
    let shot = easel.shot
    for distance in [-2.5, 0.5, 2.5, 4.5, 8.5, 12.5] {
      let expected = Int((255 * profile(distance, Double(radius))).rounded())
      let x = Int(260 + distance - 0.5)
      #expect(abs(shot[x, 160][3] - expected) <= 8, "\(distance)")
      #expect(abs(shot[x, 160][3] - shot[319 - x, 160][3]) <= 1)
      #expect(abs(shot[x, 160][3] - shot[160, x][3]) <= 1)
    }
    #expect(abs(shot.area - 40_000) <= 200)
  }

  @Test func `shadow falls from the shadow of what is inside`() {
    let shot = easel {
      $0.backgroundColor = nil
      let inner = CALayer(0, 0, 100, 60, .pureRed)
      inner.shadowOpacity = 1
      inner.shadowRadius = 0
      inner.shadowOffset = CGSize(width: 40, height: 0)
      $0.addSublayer(inner)
    }.shot
    // The inner shadow reaches from 90 to 190, and so does what it casts 30 below.
    #expect(shot[180, 100] == [0, 0, 0, 255])
    #expect(isNear(shot[180, 130], [128, 128, 128, 255]))
    #expect(shot[195, 130] == white)
  }

  @Test func `shadows inside each other take no longer than their number asks for`() {
    let easel = easel {
      var outer = $0
      for _ in 0..<40 {
        let inner = CALayer(1, 1, 100, 60, .pureRed)
        inner.shadowOpacity = 1
        outer.addSublayer(inner)
        outer = inner
      }
    }
    // Doubled 40 times, a list of items would not end.
    #expect(easel.list.items.count == 2 * 41)
  }
}
