import Foundation
import Geometry
import Raster

/// A picture with a scale, an orientation and, if it stretches, the margins that do not.
open class UIImage: NSObject, @unchecked Sendable {
  /// How the stored pixels are turned to be seen, with the platform's numbers.
  public enum Orientation: Int, Sendable, Hashable {
    /// As they are.
    case up = 0
    /// By a half turn.
    case down = 1
    /// By a quarter turn to the left.
    case left = 2
    /// By a quarter turn to the right.
    case right = 3
    /// As they are, then mirrored sideways.
    case upMirrored = 4
    /// By a half turn, then mirrored sideways.
    case downMirrored = 5
    /// By a quarter turn to the left, then mirrored top to bottom.
    case leftMirrored = 6
    /// By a quarter turn to the right, then mirrored top to bottom.
    case rightMirrored = 7
  }

  /// Whether a picture's colours count, with the platform's numbers.
  public enum RenderingMode: Int, Sendable, Hashable {
    /// As the place it is used in thinks best: here, yes.
    case automatic = 0
    /// They do.
    case alwaysOriginal = 1
    /// They do not: the picture is a stencil for the tint.
    case alwaysTemplate = 2
  }

  /// How the part between the margins fills a larger size, with the platform's numbers.
  public enum ResizingMode: Int, Sendable, Hashable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// The stored pixels.
  public let cgImage: CGImage?
  /// The pixels a point has.
  public let scale: CGFloat
  /// How the stored pixels are turned to be seen.
  public let imageOrientation: Orientation
  /// Whether the colours count.
  public let renderingMode: RenderingMode
  /// The margins that keep their size when the picture is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// How the part between the margins fills a larger size; drawing always stretches it.
  public let resizingMode: ResizingMode
  /// What the picture was asked to be like; kept.
  open package(set) var configuration: Configuration?
  /// Whether the picture was asked for as a symbol of the system's.
  open package(set) var isSymbolImage = false
  /// How far what counts for alignment lies inside of the picture, in points; kept.
  open package(set) var alignmentRectInsets = UIEdgeInsets.zero

  /// Creates a picture without pixels.
  public convenience override init() {
    self.init(picturing: nil)
  }

  /// Creates the picture of a literal: the one registered under a name; an empty one, and a note, if
  /// there is none.
  public required convenience init(imageLiteralResourceName name: String) {
    let named = MainActor.assumeIsolated { UIImage.registered(named: name) }
    self.init(picturing: named?.cgImage, scale: named?.scale ?? 1)
  }

  /// Creates a picture with one pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(picturing: cgImage)
  }

  /// Creates a picture with `scale` pixels a point, turned as `orientation` says.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(picturing: cgImage, scale: scale, orientation: orientation)
  }

  /// Creates a picture with all it has.
  package init(
    picturing cgImage: CGImage?, scale: CGFloat = 1, orientation: Orientation = .up,
    renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
    resizingMode: ResizingMode = .tile
  ) {
    self.cgImage = cgImage
    self.scale = scale > 0 && scale.isFinite ? scale : 1
    imageOrientation = orientation
    self.renderingMode = renderingMode
    self.capInsets = capInsets
    self.resizingMode = resizingMode
    super.init()
  }

  /// The size as it is seen, in points.
  open var size: CGSize {
    guard let cgImage else { return .zero }
    let stored = CGSize(
      width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    return imageOrientation.swapsSides
      ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// The pictures that are shown one after the other; nil: it is only this one.
  open var images: [UIImage]? { nil }

  /// How long all of them take together, in seconds.
  open var duration: TimeInterval { 0 }

  /// Returns this picture with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    copied(renderingMode: renderingMode)
  }

  /// Returns this picture mirrored sideways, by its orientation.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    copied(orientation: imageOrientation.flippedSideways)
  }

  /// Returns this picture, and keeps how far what counts for alignment lies inside of it, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    let image = copied()
    image.alignmentRectInsets = alignmentInsets
    return image
  }

  /// Returns this picture with some of what it has exchanged; nil: kept.
  func copied(
    orientation: Orientation? = nil, renderingMode: RenderingMode? = nil
  ) -> UIImage {
    let image = UIImage(
      picturing: cgImage, scale: scale, orientation: orientation ?? imageOrientation,
      renderingMode: renderingMode ?? self.renderingMode, capInsets: capInsets,
      resizingMode: resizingMode)
    image.configuration = configuration
    image.isSymbolImage = isSymbolImage
    image.alignmentRectInsets = alignmentRectInsets
    return image
  }

  /// Returns this picture with margins that keep their size when it is stretched, in points.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns this picture with margins that keep their size when it is stretched, in points.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(
      picturing: cgImage, scale: scale, orientation: imageOrientation,
      renderingMode: renderingMode, capInsets: capInsets, resizingMode: resizingMode)
  }

  /// Returns this picture as a stencil filled with `color`.
  open func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: renderingMode)
  }

  /// Returns this picture as a stencil filled with `color`, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      picturing: cgImage.map { CGImage($0.picture.stencilled(with: color.components)) },
      scale: scale, orientation: imageOrientation, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode)
  }

  /// The pixels as they are seen: turned, so that the orientation is up.
  package var uprightImage: CGImage? {
    guard imageOrientation != .up else { return cgImage }
    return cgImage.map { CGImage($0.picture.turned(imageOrientation)) }
  }

  /// The part between the margins, in units of the picture as it is seen.
  package var unitCenter: CGRect {
    let whole = size
    guard capInsets != .zero, whole.width > 0, whole.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: capInsets.left / whole.width, y: capInsets.top / whole.height,
      width: max(0, whole.width - capInsets.left - capInsets.right) / whole.width,
      height: max(0, whole.height - capInsets.top - capInsets.bottom) / whole.height)
  }
}
