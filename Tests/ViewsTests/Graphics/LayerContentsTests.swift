import Foundation
import Geometry
import Layers
import Raster
import Testing
import Views

/// A layer that draws a red square of one point, one point from the left.
private final class Square: CALayer {
  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.red.cgColor)
    ctx.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
  }
}

/// A delegate that draws so, with the functions of views.
private final class Painter: NSObject, CALayerDelegate {
  func draw(_ layer: CALayer, in ctx: CGContext) {
    UIGraphicsPushContext(ctx)
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 1))
    UIGraphicsPopContext()
  }
}

@MainActor
struct LayerContentsTests {
  private func rows(_ contents: Any?) throws -> [String] {
    let bitmap = try #require(contents as? CGImage).picture.bitmap
    return (0..<bitmap.height).map { y in
      String((0..<bitmap.width).map { bitmap[$0, y] == .clear ? "." : "#" })
    }
  }

  @Test func `a layer draws its contents in points with y pointing down`() throws {
    Timeline.current = Timeline()
    let layer = Square()
    layer.frame = CGRect(x: 5, y: 5, width: 3, height: 2)
    layer.contentsScale = 2
    layer.display()
    #expect(layer.contents == nil || layer.contents is CGImage)
    #expect(try rows(layer.contents) == ["..##..", "..##..", "......", "......"])
    #expect(layer.animationKeys() == nil)
  }

  @Test func `a layer's delegate draws, in the current context if it likes`() throws {
    Timeline.current = Timeline()
    let (layer, painter) = (CALayer(), Painter())
    layer.delegate = painter
    layer.frame = CGRect(x: 0, y: 0, width: 3, height: 1)
    layer.setNeedsDisplay()
    layer.displayIfNeeded()
    #expect(try rows(layer.contents) == [".#."])
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `a layer that draws nothing keeps what it shows`() throws {
    Timeline.current = Timeline()
    let layer = Square()
    layer.frame = CGRect(x: 0, y: 0, width: 2, height: 1)
    layer.display()
    let plain = CALayer()
    plain.frame = layer.frame
    plain.contents = layer.contents
    plain.display()
    #expect(try rows(plain.contents) == [".#"])
  }

  @Test func `a context's clip has a box in the coordinates of drawing`() throws {
    let context = try #require(CGContext(width: 20, height: 10))
    context.scaleBy(x: 2, y: 1)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    context.clip(to: CGRect(x: 2, y: 2, width: 4, height: 4))
    context.addEllipse(in: CGRect(x: 4, y: 3, width: 10, height: 2))
    context.clip()
    #expect(isClose(context.boundingBoxOfClipPath, CGRect(x: 4, y: 3, width: 2, height: 2)))
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.boundingBoxOfClipPath == .zero)
  }
}
