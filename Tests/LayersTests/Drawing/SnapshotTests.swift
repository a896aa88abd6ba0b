import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Pictures of a layer` {
  private let photo = picture(width: 4, [red, green, blue, black, white, red, green, blue])

  private func layer(_ scale: CGFloat = 1) -> CALayer {
    let layer = CALayer(10, 20, 4 / scale, 2 / scale, nil)
    layer.contents = photo
    return layer
  }

  @Test func `layer that shows one opaque picture pixel by pixel gives that picture`() {
    let plain = layer()
    #expect(plain.snapshotPicture(of: plain.bounds, scale: 1, at: nil) === photo.picture)
    let sharp = layer(2)
    #expect(sharp.snapshotPicture(of: sharp.bounds, scale: 2, at: nil) === photo.picture)
    plain.opacity = 0.3
    plain.transform = CATransform3DMakeRotation(1, 0, 0, 1)
    #expect(plain.snapshotPicture(of: plain.bounds, scale: 1, at: nil) === photo.picture)
    let inside = CALayer(0, 0, 4, 2, .pureRed)
    let child = layer()
    child.frame.origin = .zero
    inside.addSublayer(child)
    #expect(inside.snapshotPicture(of: inside.bounds, scale: 1, at: nil).bitmap.width == 4)
  }

  @Test func `anything else is drawn`() {
    let plain = layer()
    let large = plain.snapshotPicture(of: plain.bounds, scale: 2, at: nil)
    #expect(large !== photo.picture)
    #expect(large.bitmap.width == 8)
    plain.addSublayer(CALayer(0, 0, 1, 1, .pureWhite))
    let changed = Shot(bitmap: plain.snapshotPicture(of: plain.bounds, scale: 1, at: nil).bitmap)
    #expect(changed[0, 0] == white)
    #expect(changed[1, 0] == green)
  }

  @Test func `part of a layer is cut out, and nothing beyond its bounds shows`() {
    let parent = CALayer(0, 0, 10, 10, .pureRed)
    parent.addSublayer(CALayer(5, 5, 20, 20, .pureBlue))
    let rect = CGRect(x: 4, y: 4, width: 8, height: 8)
    let shot = Shot(bitmap: parent.snapshotPicture(of: rect, scale: 1, at: nil).bitmap)
    #expect(shot[0, 0] == red)
    #expect(shot[1, 1] == blue)
    #expect(shot[5, 5] == blue)
    #expect(shot[6, 6][3] == 0)
  }

  @Test func `scrolled layer shows what its bounds show`() {
    let parent = CALayer(0, 0, 10, 10, .pureRed)
    parent.bounds.origin = CGPoint(x: 100, y: 0)
    parent.addSublayer(CALayer(105, 0, 10, 10, .pureBlue))
    let shot = Shot(bitmap: parent.snapshotPicture(of: parent.bounds, scale: 1, at: nil).bitmap)
    #expect(shot[4, 4] == red)
    #expect(shot[5, 4] == blue)
  }

  @Test func `transition between two states shows both by its progress`() {
    let layer = CALayer(0, 0, 10, 10, .pureRed)
    let old = PresentedLayer(layer, at: .model).drawnState
    layer.backgroundColor = .pureBlue
    let easel = Easel(10, 10)
    easel.root.addSublayer(layer)
    func show(_ kind: LayerTransition.Kind, _ progress: Double) -> Shot {
      layer.properties.transition = LayerTransition(
        kind: kind, side: .right, progress: progress, old: old)
      return easel.shot
    }
    #expect(show(.fade, 0)[5, 5] == red)
    #expect(isNear(show(.fade, 0.25)[5, 5], [191, 0, 64, 255]))
    #expect(show(.fade, 1)[5, 5] == blue)
    let moved = show(.moveIn, 0.5)
    #expect(moved[4, 5] == red && moved[5, 5] == blue)
    let revealed = show(.reveal, 0.5)
    #expect(revealed[4, 5] == red && revealed[5, 5] == blue)
    let pushed = show(.push, 0.5)
    #expect(isNear(pushed[4, 5], [255, 128, 128, 255]))
    #expect(isNear(pushed[5, 5], [128, 128, 255, 255]))
    // A card at 45° lies under a fifth of sin 45° of black.
    let shaded = Int((255 * (1 - 0.2 * 0.5.squareRoot())).rounded())
    #expect(isNear(show(.flip, 0.25)[5, 5], [shaded, 0, 0, 255]))
    #expect(isNear(show(.flip, 0.75)[5, 5], [0, 0, shaded, 255]))
    let cube = show(.cube, 0.5)
    #expect(cube[2, 5] == red && cube[7, 5] == blue)
  }

  // The eye is 1000 points before a side of a cube of 10: it sees a face beside that from an angle
  // of acos(5/1005) on, 89.7°, which the new one has turned to at a progress of 0.0032.
  @Test(arguments: LayerTransition.Side.allCases)
  func `a cube shows one face alone at its beginning and end`(side: LayerTransition.Side) {
    let layer = CALayer(0, 0, 10, 10, .pureRed)
    let old = PresentedLayer(layer, at: .model).drawnState
    layer.backgroundColor = .pureBlue
    let easel = Easel(10, 10)
    easel.root.addSublayer(layer)
    func colors(_ progress: Double) -> Set<[Int]> {
      layer.properties.transition = LayerTransition(
        kind: .cube, side: side, progress: progress, old: old)
      let shot = easel.shot
      return Set((0..<100).map { shot[$0 % 10, $0 / 10] })
    }
    #expect(colors(0) == [red])
    #expect(colors(1) == [blue])
    #expect(colors(0.5).isSuperset(of: [red, blue]))
    for progress in [0.001, 0.003] {
      #expect(colors(progress).allSatisfy { $0[2] == $0[1] })
      #expect(colors(1 - progress).allSatisfy { $0[0] == $0[1] })
    }
  }
}
