import Foundation
import Geometry
import Layers
import Raster
import Testing
import Views

@MainActor
struct GraphicsTests {
  /// The rows of a picture: "#" for opaque red, "." for clear, "?" for all else.
  private func rows(_ image: UIImage?) -> [String] {
    guard let bitmap = image?.cgImage?.picture.bitmap else { return [] }
    return (0..<bitmap.height).map { y in
      String(
        (0..<bitmap.width).map { x -> Character in
          switch bitmap.pixels[y * bitmap.width + x] {
          case Pixel(red: 255, green: 0, blue: 0, alpha: 255): "#"
          case .clear: "."
          default: "?"
          }
        })
    }
  }

  @Test func `image contexts are in points with y pointing down`() {
    Timeline.current = Timeline()
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 3, height: 2), false, 2)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(rows(image) == ["..##..", "..##..", "......", "......"])
    #expect(image?.size == CGSize(width: 3, height: 2))
    #expect(image?.scale == 2)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func `renderers make pictures of what their actions draw`() {
    Timeline.current = Timeline()
    let format = UIGraphicsImageRendererFormat.default()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 4, height: 3), format: format)
    let image = renderer.image { context in
      UIColor.red.set()
      UIBezierPath(rect: CGRect(x: 11, y: 11, width: 2, height: 1)).fill()
      context.fill(CGRect(x: 13, y: 12, width: 1, height: 1))
    }
    #expect(rows(image) == ["....", ".##.", "...#"])
    #expect(UIGraphicsImageRenderer(size: .zero).image { _ in }.cgImage == nil)
  }

  @Test func `pictures are drawn upright`() {
    Timeline.current = Timeline()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 3, height: 3)
    let corner = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let copy = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      corner.draw(at: CGPoint(x: 0, y: 1))
    }
    #expect(rows(corner) == ["#..", "...", "..."])
    #expect(rows(copy) == ["...", "#..", "..."])
  }

  @Test func `views that draw get contents, others cost nothing`() {
    final class Drawn: UIView {
      var count = 0
      override func draw(_ rect: CGRect) {
        count += 1
        UIColor.red.setFill()
        UIRectFill(CGRect(x: rect.minX + 1, y: rect.minY, width: 1, height: 1))
      }
    }
    let rig = Rig()
    let view = Drawn(frame: CGRect(x: 0, y: 0, width: 2, height: 1))
    view.bounds.origin = CGPoint(x: 5, y: 5)
    view.contentScaleFactor = 1
    rig.window.addSubview(view)
    rig.timeline.commit()
    #expect(view.count == 1)
    let image = (view.layer.contents as? CGImage).map { UIImage(cgImage: $0) }
    #expect(rows(image) == [".#"])
    #expect(rig.view.layer.contents == nil)
    view.bounds.size.width = 4
    rig.timeline.commit()
    #expect(view.count == 1)
    view.contentMode = .redraw
    view.bounds.size.width = 3
    rig.timeline.commit()
    #expect(view.count == 2)
    view.setNeedsDisplay()
    rig.timeline.commit()
    #expect(view.count == 3)
  }

  @Test func `strokes and clips of paths follow their style`() {
    Timeline.current = Timeline()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 4, height: 4), format: format
    ).image { _ in
      UIColor.red.set()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 3, height: 4)).addClip()
      let line = UIBezierPath()
      line.move(to: CGPoint(x: 0, y: 2))
      line.addLine(to: CGPoint(x: 4, y: 2))
      line.lineWidth = 2
      line.stroke()
    }
    #expect(rows(image) == ["....", "###.", "###.", "...."])
  }
}
