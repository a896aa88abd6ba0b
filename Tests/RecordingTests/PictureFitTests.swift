import Foundation
import Geometry
import Raster
import Recording
import Testing

struct PictureFitTests {
  private let red = Pixel(bits: 0xFF00_00FF)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func canvas(_ width: Int, _ height: Int) throws -> CanvasSize {
    try #require(CanvasSize(width: width, height: height, scale: 1))
  }

  @Test func `contain shows the background where the picture does not reach`() throws {
    let picture = Picture(Bitmap(width: 2, height: 2, filledWith: red))
    let fitted = PictureFit.contain.picture(picture, filling: try canvas(8, 4), background: blue)
    #expect(fitted.bitmap.width == 8 && fitted.bitmap.height == 4)
    #expect(fitted.bitmap[1, 2].bits == 0xFFFF_0000)
    #expect(fitted.bitmap[2, 0] == red && fitted.bitmap[5, 3] == red)
    #expect(fitted.bitmap[6, 2].bits == 0xFFFF_0000)
  }

  @Test func `cover and stretch leave nothing free`() throws {
    let picture = Picture(Bitmap(width: 2, height: 3, filledWith: red))
    for fit in [PictureFit.cover, .stretch] {
      let fitted = fit.picture(picture, filling: try canvas(7, 5), background: blue)
      #expect(fitted.bitmap == Bitmap(width: 7, height: 5, filledWith: red))
    }
  }

  @Test(arguments: PictureFit.allCases)
  func `a picture of the canvas's size is left as it is`(fit: PictureFit) throws {
    let picture = Picture(Bitmap(width: 3, height: 5, filledWith: red))
    #expect(fit.picture(picture, filling: try canvas(3, 5), background: blue) === picture)
  }

  @Test func `a canvas has the pixels of the picture it was made for`() throws {
    for width in 1...400 {
      for scale in [1, 2, 3, 1.5, 2.625, 0.7, 3.3] {
        let canvas = try #require(CanvasSize(width: width, height: 401 - width, scale: scale))
        #expect(canvas.width == width && canvas.height == 401 - width)
      }
    }
    #expect(CanvasSize(points: CGSize(width: 390.2, height: 1), scale: 1)?.width == 391)
    #expect(CanvasSize(points: CGSize(width: 0, height: 1), scale: 1) == nil)
    #expect(CanvasSize(points: CGSize(width: 8193, height: 8192), scale: 1) == nil)
    #expect(CanvasSize(points: CGSize(width: Double.nan, height: 1), scale: 1) == nil)
  }

  @Test(
    arguments: [
      ("home@3x.png", 3.0), ("/a@2x/b@1x.PNG", 1), ("home.png", nil), ("@2x.png", 2),
      ("home@3x", nil), ("home@12x.png", nil), ("home@x.png", nil),
    ] as [(String, Double?)])
  func `a file's name may state its scale`(path: String, scale: Double?) {
    #expect(PictureScale.stated(by: path) == scale)
  }
}
