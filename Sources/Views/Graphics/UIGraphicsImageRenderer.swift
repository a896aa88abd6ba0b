import Foundation
import Geometry
import Raster

/// How a renderer's pictures are kept.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels a point has.
  open var scale: CGFloat = UIScreen.main.scale
  /// Whether pictures have no transparency: they begin black.
  open var opaque = false

  /// Returns the format for the screen.
  open class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// Returns the format for the screen.
  open class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

/// What a renderer's actions draw with.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  /// How the picture is kept.
  public let format: UIGraphicsImageRendererFormat
  private let sheet: DrawingSheet

  /// Creates what the actions of one picture draw with.
  package init(sheet: DrawingSheet, context: CGContext, format: UIGraphicsImageRendererFormat) {
    self.sheet = sheet
    cgContext = context
    self.format = format
    super.init()
  }

  /// What has been drawn so far.
  open var currentImage: UIImage { sheet.image ?? UIImage() }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle, mixing as the mode says.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point inside a rectangle.
  open func stroke(_ rect: CGRect) {
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws only inside a rectangle from now on.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Makes pictures of what blocks draw.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// How pictures are kept.
  public let format: UIGraphicsImageRendererFormat

  /// Creates a renderer of pictures of a size in points, for the screen.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of pictures of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of pictures that show a rectangle, in points, for the screen.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of pictures that show a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Returns the picture of what `actions` draw; an empty one for a size that is empty or too large.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let sheet = DrawingSheet(
      size: bounds.size, scale: format.scale, background: format.opaque ? .black : .clear,
      origin: bounds.origin)
    guard let context = sheet.context else { return UIImage() }
    let target = UIGraphicsImageRendererContext(sheet: sheet, context: context, format: format)
    sheet.draw { actions(target) }
    return sheet.image ?? UIImage()
  }

  /// Returns the picture of what `actions` draw, as the bytes of a PNG file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the picture of what `actions` draw, as the bytes of a JPEG file.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}
