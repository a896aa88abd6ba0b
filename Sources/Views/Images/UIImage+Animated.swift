import Foundation

extension UIImage {
  /// Creates a picture that changes: it is shown as its first one, and by an image view as all of
  /// them, one after the other and again, `duration` seconds a round; 0: a thirtieth for each.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return AnimatedImage(of: images, lasting: duration, beginningWith: first)
  }
}

/// A picture that changes.
final class AnimatedImage: UIImage, @unchecked Sendable {
  private var rounds: [UIImage] = []
  private var seconds: TimeInterval = 0

  /// Creates a picture of pictures, shown as the first of them.
  convenience init(
    of images: [UIImage], lasting duration: TimeInterval, beginningWith first: UIImage
  ) {
    self.init(
      picturing: first.cgImage, scale: first.scale, orientation: first.imageOrientation,
      renderingMode: first.renderingMode, capInsets: first.capInsets,
      resizingMode: first.resizingMode)
    rounds = images
    seconds = duration > 0 ? duration : Double(images.count) / 30
  }

  override var images: [UIImage]? { rounds }

  override var duration: TimeInterval { seconds }
}
