import Foundation
import Layers
import Raster
import Testing
import Views

/// Returns a picture whose pixels carry their place: red is x, green is y.
private func places(width: Int, height: Int) -> CGImage {
  var bitmap = Bitmap(width: width, height: height)
  for y in 0..<height {
    for x in 0..<width {
      bitmap.pixels[y * width + x] = Pixel(
        red: UInt8(x), green: UInt8(y), blue: 0, alpha: 255)
    }
  }
  return CGImage(Picture(bitmap))
}

@MainActor
struct ImageTests {
  @Test func `size is in points and follows the orientation`() {
    let stored = places(width: 6, height: 4)
    #expect(UIImage(cgImage: stored).size == CGSize(width: 6, height: 4))
    let turned = UIImage(cgImage: stored, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 3))
    #expect(UIImage().size == .zero)
  }

  /// Where the stored top left corner of a 3 × 2 picture is seen.
  @Test(
    arguments: [
      (.up, 0, 0), (.down, 2, 1), (.left, 0, 2), (.right, 1, 0), (.upMirrored, 2, 0),
      (.downMirrored, 0, 1), (.leftMirrored, 0, 0), (.rightMirrored, 1, 2),
    ] as [(UIImage.Orientation, Int, Int)])
  func `turned pictures show the stored corner where the orientation says`(
    orientation: UIImage.Orientation, x: Int, y: Int
  ) throws {
    let image = UIImage(
      cgImage: places(width: 3, height: 2), scale: 1, orientation: orientation)
    let bitmap = try #require(image.uprightImage).picture.bitmap
    let corner = bitmap.pixels[y * bitmap.width + x]
    #expect(corner.red == 0 && corner.green == 0)
    #expect(CGSize(width: bitmap.width, height: bitmap.height) == image.size)
  }

  @Test func `pictures are found by the name they were registered under`() {
    Timeline.current = Timeline()
    #expect(UIImage(named: "flower") == nil)
    UIImage.register(
      UIImage(cgImage: places(width: 6, height: 4), scale: 2, orientation: .up), named: "flower")
    #expect(UIImage(named: "flower")?.size == CGSize(width: 3, height: 2))
  }

  @Test func `a picture that nobody registered is nil and told of once`() {
    Timeline.current = Timeline()
    #expect(UIImage(named: "flower") == nil && UIImage(named: "flower") == nil)
    #expect(UIImage(named: "leaf") == nil)
    #expect(Timeline.current.warnings.count == 2)
    #expect(
      Timeline.current.warnings.first
        == "there is no picture “flower”, and UIImage(named:) is nil; register one with "
        + "UIImage.register(_:named:)")
  }

  @Test func `a symbol is an outline in the tint, told of once, or what is registered`() throws {
    _ = Rig()
    let symbol = try #require(UIImage(systemName: "star.fill"))
    #expect(UIImage(systemName: "star.fill") != nil && UIImage(systemName: "") == nil)
    #expect(symbol.size == CGSize(width: 20, height: 20))
    #expect(symbol.renderingMode == .alwaysTemplate && symbol.scale == UIScreen.main.scale)
    #expect(Timeline.current.warnings.count == 1)
    #expect(Timeline.current.warnings.first?.contains("“star.fill”") == true)
    let view = UIImageView(image: symbol)
    view.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let shown = try #require(view.layer.contents as? CGImage).picture.bitmap
    let edge = shown.pixels[shown.height / 2 * shown.width + Int(2.4 * symbol.scale)]
    #expect(edge.red > 200 && edge.green == 0 && edge.alpha == edge.red)
    #expect(shown.pixels[0].alpha == 0)
    #expect(shown.pixels[shown.height / 2 * shown.width + shown.width / 2].alpha == 0)
    UIImage.register(
      UIImage(cgImage: places(width: 6, height: 4), scale: 2, orientation: .up), named: "moon")
    #expect(UIImage(systemName: "moon")?.size == CGSize(width: 3, height: 2))
    #expect(Timeline.current.warnings.count == 1)
  }

  @Test func `image views hand their layers the picture, its scale and its margins`() {
    Timeline.current = Timeline()
    let image = UIImage(cgImage: places(width: 20, height: 10), scale: 2, orientation: .up)
    let view = UIImageView(image: image)
    #expect(view.bounds.size == CGSize(width: 10, height: 5))
    #expect(view.layer.contentsScale == 2)
    #expect(view.layer.contents as? CGImage == image.cgImage)
    #expect(!view.isUserInteractionEnabled)
    view.contentMode = .top
    #expect(view.layer.contentsGravity == .bottom)
    view.contentMode = .scaleAspectFill
    #expect(view.layer.contentsGravity == .resizeAspectFill)
    view.image = image.resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 3))
    #expect(view.layer.contentsCenter == CGRect(x: 0.2, y: 0.2, width: 0.5, height: 0.6))
  }

  @Test func `stencils take the tint`() {
    Timeline.current = Timeline()
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.pixels = [Pixel(red: 9, green: 9, blue: 9, alpha: 255), .clear]
    let image = UIImage(cgImage: CGImage(Picture(bitmap))).withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: image)
    view.tintColor = .red
    let shown = (view.layer.contents as? CGImage)?.picture.bitmap.pixels
    #expect(shown == [Pixel(red: 255, green: 0, blue: 0, alpha: 255), .clear])
  }
}
