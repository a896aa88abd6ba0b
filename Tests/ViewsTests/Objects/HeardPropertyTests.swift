import Foundation
import Layers
import Raster
import Testing
import Views

extension UIImageView {
  fileprivate convenience init(like other: UIImageView) {
    self.init(frame: .zero)
    image = other.image
    contentMode = other.contentMode
  }
}

extension UIScrollView {
  fileprivate convenience init(over size: CGSize) {
    self.init(frame: .zero)
    contentSize = size
  }
}

/// What a program sets in an initialiser that it adds to a class of ours.
@MainActor
struct HeardPropertyTests {
  @Test func `an image view made like another shows its picture`() {
    var bitmap = Bitmap(width: 1, height: 1)
    bitmap.pixels = [Pixel(red: 255, green: 0, blue: 0, alpha: 255)]
    let first = UIImageView(image: UIImage(cgImage: CGImage(Picture(bitmap))))
    first.contentMode = .scaleAspectFill
    let second = UIImageView(like: first)
    #expect(second.image != nil)
    #expect(second.layer.contents != nil)
    #expect(second.layer.contentsGravity == first.layer.contentsGravity)
  }

  @Test func `a scroll view given its content's size when it is made moves that far`() {
    let view = UIScrollView(over: CGSize(width: 300, height: 200))
    #expect(view.contentSize == CGSize(width: 300, height: 200))
  }
}
