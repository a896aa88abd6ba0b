import Foundation
import Geometry
import Layers
import Raster
import Testing
import Views

@MainActor
struct HierarchyDrawingTests {
  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)

  /// Draws into a picture of 8 × 4 pixels, one a point.
  private func drawing(_ work: (CGContext) -> Void) -> [Pixel] {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 8, height: 4), format: format
    ).image { work($0.cgContext) }
    return image.cgImage?.picture.bitmap.pixels ?? []
  }

  @Test func `layers draw their model in their own coordinates`() {
    let rig = Rig()
    rig.view.frame = CGRect(x: 30, y: 30, width: 4, height: 2)
    rig.view.backgroundColor = .black
    let inner = UIView(frame: CGRect(x: 1, y: 0, width: 2, height: 1))
    inner.backgroundColor = .red
    rig.view.addSubview(inner)
    rig.timeline.commit()
    UIView.animate(withDuration: 1) { inner.center.x += 1 }
    let pixels = drawing { rig.view.layer.render(in: $0) }
    #expect(pixels[0] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(pixels[1] != red && pixels[2] == red && pixels[3] == red)
    #expect(pixels[8 + 2] != red)
    #expect(pixels[4] == .clear)
  }

  @Test func `layers turned in space are drawn as if they lay in the plane`() {
    Timeline.current = Timeline()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 4))
    inner.backgroundColor = .red
    view.addSubview(inner)
    view.layer.sublayerTransform.m34 = -1 / 10
    inner.layer.zPosition = 5
    #expect(drawing { view.layer.render(in: $0) }.allSatisfy { $0 == red })
    inner.layer.transform = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let pixels = drawing { view.layer.render(in: $0) }
    #expect(pixels[1] == .clear && pixels[2] == red && pixels[5] == red && pixels[6] == .clear)
  }

  @Test func `hierarchies are drawn as they are seen, in the middle of animations`() {
    let rig = Rig()
    rig.view.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 4))
    inner.backgroundColor = .red
    rig.view.addSubview(inner)
    rig.timeline.commit()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inner.center.x += 4 }
    rig.timeline.advance(to: 0.5)
    let seen = drawing { _ in
      rig.view.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 8, height: 4), afterScreenUpdates: false)
    }
    #expect(seen[1] == .clear && seen[2] == red && seen[3] == red && seen[4] == .clear)
    let final = drawing { _ in
      rig.view.drawHierarchy(
        in: CGRect(x: 0, y: 0, width: 8, height: 4), afterScreenUpdates: true)
    }
    #expect(final[3] == .clear && final[4] == red && final[5] == red)
    #expect(!rig.view.drawHierarchy(in: .zero, afterScreenUpdates: true))
  }

  @Test func `snapshots keep what was seen, without alpha and transform, inside the bounds`() throws
  {
    let rig = Rig()
    rig.view.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
    rig.view.backgroundColor = .red
    rig.view.alpha = 0.5
    rig.view.transform = CGAffineTransform(rotationAngle: 1)
    let outside = UIView(frame: CGRect(x: 2, y: 0, width: 9, height: 4))
    outside.backgroundColor = .black
    rig.view.addSubview(outside)
    rig.timeline.commit()
    let snapshot = try #require(rig.view.snapshotView(afterScreenUpdates: false))
    rig.view.backgroundColor = .green
    #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 4, height: 4))
    let pixels = drawing { snapshot.layer.render(in: $0) }
    #expect(pixels[0] == red && pixels[1] == red)
    #expect(pixels[2] == Pixel(red: 0, green: 0, blue: 0, alpha: 255))
    #expect(pixels[4] == .clear)
  }

  @Test func `parts of snapshots, and snapshots of snapshots, show their part`() throws {
    let rig = Rig()
    rig.view.frame = CGRect(x: 0, y: 0, width: 8, height: 4)
    let right = UIView(frame: CGRect(x: 4, y: 0, width: 4, height: 4))
    right.backgroundColor = .red
    rig.view.addSubview(right)
    rig.timeline.commit()
    let whole = try #require(rig.view.snapshotView(afterScreenUpdates: false))
    let half = try #require(
      whole.resizableSnapshotView(
        from: CGRect(x: 4, y: 0, width: 4, height: 4), afterScreenUpdates: false,
        withCapInsets: .zero))
    #expect(half.bounds.size == CGSize(width: 4, height: 4))
    let pixels = drawing { half.layer.render(in: $0) }
    #expect(pixels[0] == red && pixels[3] == red && pixels[4] == .clear)
  }
}
