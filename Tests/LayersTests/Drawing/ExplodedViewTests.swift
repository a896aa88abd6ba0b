import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Exploded views` {
  private func view(_ root: CALayer, size: CGSize = CGSize(width: 100, height: 100)) -> ExplodedView
  {
    root.explodedView(at: 0, scale: 1, size: size, background: .white)
  }

  private func pixels(_ view: ExplodedView) -> Set<UInt32> {
    Set(Rasterizer(threads: 1).render(view.list).pixels.map(\.bits))
  }

  @Test func `each layer that draws is a plate, back to front`() {
    let easel = Easel(100, 100)
    easel.root.name = "root"
    let holder = CALayer(0, 0, 100, 100, nil, name: "holder")
    holder.addSublayer(CALayer(10, 10, 50, 50, .pureRed, name: "below"))
    let above = CALayer(20, 20, 50, 50, .pureBlue, name: "above")
    above.opacity = 0.5
    holder.addSublayer(above)
    easel.root.addSublayer(holder)
    let raised = CALayer(0, 0, 10, 10, .pureGreen, name: "lowest")
    raised.zPosition = -1
    easel.root.addSublayer(raised)
    #expect(
      view(easel.root).captions == [
        "lowest, color", "below, color", "above, color, opacity 0.5",
      ])
  }

  @Test func `what hides another layer in the picture does not hide it here`() {
    let easel = Easel(100, 100)
    easel.root.addSublayer(CALayer(0, 0, 100, 100, .pureRed))
    easel.root.addSublayer(CALayer(0, 0, 100, 100, .pureBlue))
    #expect(!Set(easel.shot.bitmap.pixels.map(\.bits)).contains(0xFF00_00FF))
    let seen = pixels(view(easel.root))
    #expect(seen.contains(0xFF00_00FF))
    #expect(seen.contains(0xFFFF_0000))
  }

  @Test func `layer of which nothing shows is an outline`() {
    let easel = Easel(100, 100)
    let clear = CALayer(10, 10, 50, 50, .pureRed, name: "clear")
    clear.opacity = 0
    let masked = CALayer(10, 10, 50, 50, .pureRed, name: "masked")
    masked.mask = CALayer(0, 0, 50, 50, nil)
    easel.root.addSublayer(clear)
    easel.root.addSublayer(masked)
    let exploded = view(easel.root)
    #expect(exploded.captions == ["clear, color, opacity 0.0", "masked, color, masked"])
    #expect(!pixels(exploded).contains(0xFF00_00FF))
  }

  @Test func `masks and bounds of holders cut what is in them`() {
    let easel = Easel(100, 100)
    let holder = CALayer(0, 0, 100, 100, nil)
    holder.masksToBounds = true
    holder.bounds = CGRect(x: 0, y: 0, width: 20, height: 20)
    holder.addSublayer(CALayer(30, 30, 50, 50, .pureRed))
    easel.root.addSublayer(holder)
    #expect(!pixels(view(easel.root)).contains(0xFF00_00FF))
    holder.masksToBounds = false
    #expect(pixels(view(easel.root)).contains(0xFF00_00FF))
  }

  @Test(arguments: [1, 3, 20, 99])
  func `plates stand apart evenly and all in the picture`(count: Int) {
    let easel = Easel(60, 120)
    for _ in 0..<count { easel.root.addSublayer(CALayer(0, 0, 60, 120, .pureRed)) }
    let list = view(easel.root, size: easel.size).list
    let plates = list.items.compactMap { item -> DisplayList.Draw? in
      guard case .draw(let draw) = item, case .color(let color) = draw.paint,
        color == Color(red: 1, green: 0, blue: 0)
      else { return nil }
      return draw
    }
    #expect(plates.count == count)
    let corners = plates.compactMap { $0.projection(.zero) }
    #expect(corners.count == count)
    let steps = zip(corners, corners.dropFirst()).map { $1.x - $0.x }
    for step in steps {
      #expect(step > 3)
      #expect(abs(step - (steps.first ?? 0)) < 1e-6)
    }
    for plate in plates {
      let box = plate.projection.bounds(of: CGRect(x: 0, y: 0, width: 60, height: 120))
      #expect(box.minX >= 0 && box.minY >= 0)
      #expect(box.maxX <= CGFloat(list.width) && box.maxY <= CGFloat(list.height))
    }
    #expect((900...4100).contains(max(list.width, list.height)))
  }

  @Test func `numbers count from the back, a segment display's way`() {
    // A one has two segments, an eight seven.
    let lit = [2, 8].map { count in
      let easel = Easel(100, 100)
      for _ in 0..<count { easel.root.addSublayer(CALayer(0, 0, 100, 100, .pureWhite)) }
      return view(easel.root).list.items.count
    }
    // Each plate is its drawing, its outline, and its tag with its number.
    #expect(lit[1] - lit[0] == 6 * 4)
  }

  @Test func `nothing at all is a picture too`() {
    let empty = CALayer()
    let list = view(empty, size: .zero).list
    #expect(list.width >= 1 && list.height >= 1)
    #expect(view(Easel(10, 10).root).captions.isEmpty)
    let odd = Easel(10, 10)
    let lost = CALayer(0, 0, 10, 10, .pureRed)
    lost.transform = CATransform3DMakeScale(.nan, 1, 1)
    odd.root.addSublayer(lost)
    #expect(view(odd.root).captions.isEmpty)
  }
}
