import Foundation
import Layers
import Raster
import Testing
import Views

/// A white page of 200 × 200 points that is rolled off a green one, or out over it.
@MainActor
@Suite struct PageCurlTests {
  private static let size = CGSize(width: 200, height: 200)

  private func rig() -> Rig {
    let rig = Rig()
    rig.window.backgroundColor = .red
    rig.view.frame = CGRect(origin: .zero, size: Self.size)
    rig.view.backgroundColor = .white
    rig.timeline.commit()
    return rig
  }

  private func picture(_ rig: Rig, at time: Double) -> Bitmap {
    rig.timeline.advance(to: time)
    return Rasterizer(threads: 1).render(
      rig.window.layer.displayList(at: time, scale: 1, size: Self.size))
  }

  private func curl(_ options: UIView.AnimationOptions, at times: [Double]) -> [Bitmap] {
    let rig = rig()
    UIView.transition(
      with: rig.view, duration: 1, options: [options, .curveLinear],
      animations: { rig.view.backgroundColor = .green })
    #expect(rig.timeline.warnings == [])
    return times.map { picture(rig, at: $0) }
  }

  private func curl(_ type: String, from side: CATransitionSubtype, at time: Double) -> Bitmap {
    let rig = rig()
    let transition = CATransition()
    transition.type = CATransitionType(rawValue: type)
    transition.subtype = side
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    rig.view.layer.add(transition, forKey: nil)
    rig.view.backgroundColor = .green
    return picture(rig, at: time)
  }

  private func color(_ picture: Bitmap, _ x: Int, _ y: Int) -> [Int] {
    let bits = picture.pixels[y * picture.width + x].bits
    return [0, 8, 16].map { Int(bits >> $0 & 0xFF) }
  }

  @Test func `the page lies flat at first, and is gone at last`() {
    let frames = curl(.transitionCurlUp, at: [0, 1])
    #expect(frames[0].pixels.allSatisfy { $0 == Pixel(bits: 0xFFFF_FFFF) })
    #expect(
      frames[1].pixels.allSatisfy { $0.bits & 0xFF_FFFF == frames[1].pixels[0].bits & 0xFF_FFFF })
    #expect(color(frames[1], 100, 100)[1] > color(frames[1], 100, 100)[0])
  }

  @Test func `it is lifted at the bottom, the right corner first`() {
    let frame = curl(.transitionCurlUp, at: [0.2])[0]
    // Far from the roll nothing has changed; where the page was, what is beneath is seen.
    #expect(color(frame, 5, 5) == [255, 255, 255])
    #expect(color(frame, 195, 5) == [255, 255, 255])
    #expect(color(frame, 195, 198)[0] < 20 && color(frame, 195, 198)[1] > 100)
    #expect(color(frame, 4, 198)[0] > 100)
  }

  @Test(arguments: [0.05, 0.2, 0.35, 0.5, 0.7])
  func `no seam is seen in the roll`(moment: Double) {
    let frame = curl(.transitionCurlUp, at: [moment])[0]
    // Red and blue are the page's alone. From the top, where the page lies flat, it goes on until
    // it ends, and nothing beneath shines through before that.
    for x in stride(from: 10, to: 190, by: 9) {
      let reds = (0..<200).map { color(frame, x, $0)[0] }
      let end = reds.lastIndex { $0 > 150 } ?? 0
      // At the very end the page covers pixels in part.
      #expect(reds[..<max(end - 1, 0)].allSatisfy { $0 > 150 }, "column \(x)")
    }
  }

  @Test func `curling down is curling up, backwards and of the new state`() {
    let rig = rig()
    rig.view.backgroundColor = .green
    rig.timeline.commit()
    UIView.transition(
      with: rig.view, duration: 1, options: [.transitionCurlDown, .curveLinear],
      animations: { rig.view.backgroundColor = .white })
    for moment in [0.25, 0.5, 0.75] {
      let down = picture(rig, at: moment)
      let up = curl(.transitionCurlUp, at: [1 - moment])[0]
      #expect(down == up, "\(moment)")
    }
  }

  @Test func `sides are mirror images of each other`() {
    let right = curl("pageCurl", from: .fromRight, at: 0.3)
    let left = curl("pageCurl", from: .fromLeft, at: 0.3)
    // Layers count vertical sides upwards.
    let bottom = curl("pageCurl", from: .fromTop, at: 0.3)
    let top = curl("pageCurl", from: .fromBottom, at: 0.3)
    for (x, y) in [(10, 100), (60, 150), (100, 40), (150, 150), (180, 20), (190, 190)] {
      let pairs = [(right, left, 199 - x, y), (bottom, top, x, 199 - y)]
      for (one, other, mirroredX, mirroredY) in pairs {
        let difference = zip(color(one, x, y), color(other, mirroredX, mirroredY))
          .map { abs($0 - $1) }
        #expect(difference.allSatisfy { $0 <= 3 }, "\(x), \(y)")
      }
    }
    #expect(right != bottom)
  }
}
