import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Rasterised layers` {
  private func easel(_ change: (CALayer) -> Void) -> Easel {
    let easel = Easel(60, 60)
    let layer = CALayer(10, 10, 40, 40, .pureRed)
    layer.addSublayer(CALayer(10, 10, 20, 20, .pureBlue))
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 4, height: 4)
    change(layer)
    easel.root.addSublayer(layer)
    return easel
  }

  @Test func `at the canvas's scale and at rest nothing changes`() {
    let plain = easel { _ in }.shot
    let kept = easel { $0.shouldRasterize = true }.shot
    #expect(kept == plain)
  }

  @Test func `opacity and mask apply to the sheet as a whole`() {
    for opacity in [0.25, 0.5] as [Float] {
      let plain = easel { $0.opacity = opacity }.shot
      let kept = easel {
        $0.opacity = opacity
        $0.shouldRasterize = true
      }.shot
      for y in 0..<60 { for x in 0..<60 { #expect(isNear(kept[x, y], plain[x, y], within: 2)) } }
    }
    let masked = easel {
      $0.shouldRasterize = true
      $0.mask = CALayer(0, 0, 20, 40, .pureBlack)
    }.shot
    #expect(masked[15, 15] == red)
    #expect(masked[35, 15] == white)
  }

  @Test func `coarse sheet is soft where the layer is sharp, and as bright`() {
    func shot(_ scale: CGFloat?) -> Shot {
      var easel = easel {
        $0.shadowOpacity = 0
        $0.sublayers = nil
        $0.cornerRadius = 20
        if let scale {
          $0.shouldRasterize = true
          $0.rasterizationScale = scale
        }
      }
      easel.scale = 4
      easel.background = .clear
      return easel.shot
    }
    let sharp = shot(nil)
    let soft = shot(0.25)
    #expect(abs(soft.area - sharp.area) < 0.06 * sharp.area)
    // A row through the round corners: a pixel or two are covered in part, or sixteen and more.
    func between(_ shot: Shot) -> Int { (0..<240).filter { 1..<255 ~= shot[$0, 64][3] }.count }
    #expect(between(sharp) <= 8)
    #expect(between(soft) >= 24)
    #expect(shot(4) == sharp)
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e9, 1e-9] as [CGFloat])
  func `scale that no sheet can have still draws something`(scale: CGFloat) {
    let shot = easel {
      $0.shouldRasterize = true
      $0.rasterizationScale = scale
    }.shot
    #expect(shot.bitmap.pixels.allSatisfy { $0.bits >> 24 == 255 })
  }
}
