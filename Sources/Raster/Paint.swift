import Foundation
import Geometry

/// What fills a shape.
public enum Paint: Sendable, Hashable {
  /// One colour.
  case color(Color)
  /// A picture, placed on the plane.
  case picture(PicturePaint)
  /// A gradient, placed on the plane.
  case gradient(Gradient)
}

/// A picture placed on a plane.
public struct PicturePaint: Sendable, Hashable {
  /// How pixels between the picture's are found.
  public enum Filter: Sendable, Hashable {
    /// The closest pixel.
    case nearest
    /// Bilinear between neighbours; the area under the pixel's footprint when reducing.
    case linear
  }

  /// The picture.
  public var picture: Picture
  /// The map from the plane (points) to the picture (pixels, the first one covering 0 to 1).
  public var planeToPicture: CGAffineTransform
  /// The pixels that may be looked at; beyond them the nearest one inside repeats.
  public var source: PixelRect
  /// The filter where the picture is enlarged or kept.
  public var magnification: Filter
  /// The filter where it is reduced.
  public var minification: Filter

  /// Creates a placed picture that may be looked at everywhere.
  public init(
    _ picture: Picture, planeToPicture: CGAffineTransform, source: PixelRect? = nil,
    magnification: Filter = .linear, minification: Filter = .linear
  ) {
    self.picture = picture
    self.planeToPicture = planeToPicture
    self.source =
      source ?? PixelRect(x: 0, y: 0, width: picture.bitmap.width, height: picture.bitmap.height)
    self.magnification = magnification
    self.minification = minification
  }
}

/// A rectangle of whole pixels.
public struct PixelRect: Sendable, Hashable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle from its origin and size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Colours that change along a line, from a centre outwards, or around a centre.
///
/// The parameter is measured in the unit square, which `planeToUnit` stretches over the plane, so
/// that a diagonal on a shape that is not square runs as the platform's does. Colours are
/// interpolated with straight alpha, on encoded values; beyond the ends the end colours continue.
public struct Gradient: Sendable, Hashable {
  /// How the parameter grows.
  public enum Kind: Sendable, Hashable {
    /// 0 at `start`, 1 at `end`, along the line between them.
    case axial
    /// 0 at `start`, 1 on the ellipse with radii |end − start|.
    case radial
    /// 0 in the direction of `end` seen from `start`, growing clockwise to 1.
    case conic
  }

  /// A colour at a value of the parameter.
  public struct Stop: Sendable, Hashable {
    /// Where the colour is reached exactly.
    public var location: Double
    /// The colour.
    public var color: Color

    /// Creates a stop.
    public init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  /// How the parameter grows.
  public var kind: Kind
  /// Stops with locations that never fall.
  public var stops: [Stop]
  /// The first point, in the unit square.
  public var start: CGPoint
  /// The second point, in the unit square.
  public var end: CGPoint
  /// The map from the plane to the unit square.
  public var planeToUnit: CGAffineTransform

  /// Creates a gradient.
  public init(
    _ kind: Kind, stops: [Stop], start: CGPoint, end: CGPoint, planeToUnit: CGAffineTransform
  ) {
    self.kind = kind
    self.stops = stops
    self.start = start
    self.end = end
    self.planeToUnit = planeToUnit
  }
}
