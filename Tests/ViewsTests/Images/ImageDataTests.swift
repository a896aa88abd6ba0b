import Foundation
import Layers
import Raster
import Testing
import Views

@MainActor
struct ImageDataTests {
  private func image(_ pixels: [Pixel], width: Int) -> UIImage {
    var bitmap = Bitmap(width: width, height: pixels.count / width)
    bitmap.pixels = pixels
    return UIImage(cgImage: CGImage(Picture(bitmap)))
  }

  private let red = Pixel(red: 255, green: 0, blue: 0, alpha: 255)
  private let blue = Pixel(red: 0, green: 0, blue: 255, alpha: 255)

  @Test func `a picture goes through the bytes of a PNG file unchanged`() throws {
    let made = image([red, blue, .clear, red, red, blue], width: 3)
    let data = try #require(made.pngData())
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read.cgImage?.picture.bitmap.pixels == made.cgImage?.picture.bitmap.pixels)
    #expect(read.size == CGSize(width: 1.5, height: 1))
  }

  @Test func `bytes that are no picture make none`() {
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func `an image view shows the pictures of one that changes in turn`() throws {
    let rig = Rig()
    let (first, second) = (image([red], width: 1), image([blue], width: 1))
    let changing = try #require(UIImage.animatedImage(with: [first, second], duration: 2))
    #expect(changing.images?.count == 2 && changing.duration == 2)
    #expect(changing.cgImage == first.cgImage)
    let view = UIImageView(image: changing)
    rig.window.addSubview(view)
    rig.timeline.commit()
    let shown = [0.5, 1.5, 2.5].map { time in
      rig.timeline.advance(to: time)
      return view.layer.presentationPropertiesNow().contents
    }
    #expect(shown == [first, second, first].map { $0.cgImage?.picture })
    view.image = second
    rig.timeline.advance(to: 3)
    #expect(view.layer.animationKeys() == nil)
    #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
  }

  @Test func `a colour made of a picture is its mean, and says so`() {
    Timeline.current = Timeline()
    let color = UIColor(patternImage: image([red, blue, .clear, .clear], width: 2))
    #expect(color == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
    #expect(Timeline.current.warnings.count == 1)
  }
}
