import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Masks` {
  private func masked(_ size: CGFloat, by mask: CALayer, color: CGColor = .pureRed) -> Easel {
    let easel = Easel(size, size)
    let layer = CALayer(0, 0, size, size, color)
    layer.mask = mask
    easel.root.addSublayer(layer)
    return easel
  }

  @Test func `circle mask is a circle`() {
    let path = CGPath(ellipseIn: CGRect(x: 70, y: 70, width: 60, height: 60), transform: nil)
    var easel = masked(200, by: CAShapeLayer(filling: path))
    let shot = easel.shot
    for (x, y) in [(128, 100), (71, 100), (100, 128), (100, 71)] { #expect(shot[x, y] == red) }
    for (x, y) in [(131, 100), (68, 100), (100, 131), (100, 68)] { #expect(shot[x, y] == white) }
    easel.background = .clear
    #expect(abs(easel.shot.area - 2828) <= 6)
  }

  @Test func `opaque shape as a mask is a clip, not a picture to multiply with`() {
    let path = CGPath(ellipseIn: CGRect(x: 70, y: 70, width: 60, height: 60), transform: nil)
    let items = masked(200, by: CAShapeLayer(filling: path)).list.items
    guard items.count == 1, case .group(let group) = items[0] else {
      Issue.record("\(items)")
      return
    }
    #expect(group.clips.count == 1)
    #expect(group.mask == nil)
    #expect(group.children.count == 1)
  }

  @Test func `mask lies in the masked layer's own space`() {
    var easel = Easel(200, 200, background: .clear)
    let layer = CALayer(50, 40, 100, 100, .pureRed)
    layer.mask = CALayer(50, 40, 100, 100, .pureBlack)
    easel.root.addSublayer(layer)
    let shot = easel.shot
    #expect(shot.area == 3000)
    #expect(shot[100, 80] == red)
    #expect(shot[149, 139] == red)
    #expect(shot[99, 80][3] == 0)
    layer.mask?.frame.origin = .zero
    easel.background = .clear
    #expect(easel.shot.area == 10000)
  }

  @Test func `mask stays while the masked layer's bounds scroll`() {
    let easel = Easel(100, 100, background: .clear)
    let layer = CALayer(0, 0, 100, 100, .pureRed)
    layer.bounds.origin = CGPoint(x: 0, y: 30)
    layer.mask = CALayer(0, 0, 100, 100, .pureBlack)
    easel.root.addSublayer(layer)
    #expect(easel.shot.area == 7000)
    #expect(easel.shot[50, 69] == red)
    #expect(easel.shot[50, 70][3] == 0)
  }

  @Test(arguments: [120, 1_000_000] as [CGFloat])
  func `hole in a mask is the same however large the mask is`(reach: CGFloat) {
    let path = CGMutablePath()
    path.addRect(CGRect(x: -reach, y: -reach, width: 2 * reach, height: 2 * reach))
    path.addRect(CGRect(x: 10.25, y: 10.25, width: 20.5, height: 20.5))
    let mask = CAShapeLayer(filling: path)
    mask.fillRule = .evenOdd
    let shot = masked(100, by: mask).shot
    #expect(isNear(shot[10, 20], [255, 191, 191, 255]))
    #expect(isNear(shot[30, 20], [255, 191, 191, 255]))
    #expect(isNear(shot[10, 10], [255, 143, 143, 255]))
    #expect(shot[20, 20] == white)
    #expect(shot[5, 5] == red)
    #expect(shot[99, 99] == red)
  }

  @Test func `mask without paint masks everything out`() {
    #expect(masked(20, by: CALayer(0, 0, 20, 20, nil)).list.items.isEmpty)
    #expect(masked(20, by: CAShapeLayer()).list.items.isEmpty)
    let hidden = CALayer(0, 0, 20, 20, .pureBlack)
    hidden.isHidden = true
    #expect(masked(20, by: hidden).list.items.isEmpty)
  }

  @Test func `only the mask's alpha counts`() {
    let half = CALayer(0, 0, 10, 20, CGColor(red: 0, green: 1, blue: 0, alpha: 0.5))
    let shot = masked(20, by: half).shot
    #expect(isNear(shot[5, 5], [255, 128, 128, 255]))
    #expect(shot[15, 5] == white)
    let faded = CALayer(0, 0, 10, 20, .pureBlack)
    faded.opacity = 0.5
    #expect(masked(20, by: faded).shot == shot)
  }

  @Test func `mask of a mask of a mask multiplies`() {
    let inner = CALayer(5, 0, 10, 20, .pureBlack)
    let middle = CALayer(0, 0, 10, 20, .pureBlack)
    middle.mask = inner
    let outer = CALayer(0, 0, 20, 20, .pureBlack)
    outer.mask = middle
    let shot = masked(20, by: outer).shot
    #expect(shot[4, 5] == white)
    #expect(shot[7, 5] == red)
    #expect(shot[12, 5] == white)
  }

  @Test func `mask multiplies the shadow too`() {
    let easel = Easel(100, 100)
    let layer = CALayer(20, 20, 40, 40, .pureRed)
    layer.shadowOpacity = 1
    layer.shadowRadius = 0
    layer.shadowOffset = CGSize(width: 0, height: 30)
    easel.root.addSublayer(layer)
    #expect(easel.shot[30, 80] == black)
    layer.mask = CALayer(0, 0, 40, 40, .pureBlack)
    #expect(easel.shot[30, 80] == white)
    #expect(easel.shot[30, 30] == red)
  }

  @Test func `mask is a layer tree`() {
    let mask = CALayer()
    mask.addSublayer(CALayer(0, 0, 5, 20, .pureBlack))
    mask.addSublayer(CALayer(10, 0, 5, 20, .pureWhite))
    let row = (0..<20).map { masked(20, by: mask).shot[$0, 10] }
    #expect(row == (0..<20).map { $0 / 5 % 2 == 0 ? red : white })
  }
}
