import Foundation
import Geometry
import Raster

/// A layer that would send out particles: it draws none, and says so.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// What sends the particles out; nothing is drawn.
  @HeardProperty open var emitterCells: [CAEmitterCell]? {
    didSet {
      if emitterCells?.isEmpty == false {
        Timeline.current.warn("The particles of an emitter layer are not drawn.")
      }
    }
  }
  /// Where the particles come from, in points.
  open var emitterPosition = CGPoint.zero
  /// How deep inside they come from, in points.
  open var emitterZPosition: CGFloat = 0
  /// How large the place is that they come from, in points.
  open var emitterSize = CGSize.zero
  /// How deep the place is that they come from, in points.
  open var emitterDepth: CGFloat = 0
  /// The shape of the place that they come from.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that they come from.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they are drawn.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether the particles keep their places in space.
  open var preservesDepth = false
  /// Multiplies how many there are.
  open var birthRate: Float = 1
  /// Multiplies how long they last.
  open var lifetime: Float = 1
  /// Multiplies how fast they are.
  open var velocity: Float = 1
  /// Multiplies how large they are.
  open var scale: Float = 1
  /// Multiplies how fast they turn.
  open var spin: Float = 1
  /// Seeds what is left to chance.
  open var seed: UInt32 = 0
}

/// What sends particles out; nothing is drawn.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// A name to find the cell by.
  open var name: String?
  /// Whether particles are sent out.
  open var isEnabled = true
  /// What a particle looks like.
  open var contents: Any?
  /// The part of the contents that is shown, in the unit square.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The pixels that a point of the contents has.
  open var contentsScale: CGFloat = 1
  /// How many come in a second.
  open var birthRate: Float = 0
  /// How long they last, in seconds.
  open var lifetime: Float = 0
  /// By how much that may differ.
  open var lifetimeRange: Float = 0
  /// Which way they go, in radians.
  open var emissionLongitude: CGFloat = 0
  /// Which way they go, in radians out of the plane.
  open var emissionLatitude: CGFloat = 0
  /// By how much the way may differ, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast they are, in points a second.
  open var velocity: CGFloat = 0
  /// By how much that may differ.
  open var velocityRange: CGFloat = 0
  /// How their speed grows sideways.
  open var xAcceleration: CGFloat = 0
  /// How their speed grows downwards.
  open var yAcceleration: CGFloat = 0
  /// How their speed grows towards the eye.
  open var zAcceleration: CGFloat = 0
  /// How large they are.
  open var scale: CGFloat = 1
  /// By how much that may differ.
  open var scaleRange: CGFloat = 0
  /// How they grow.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var spin: CGFloat = 0
  /// By how much that may differ.
  open var spinRange: CGFloat = 0
  /// Their colour.
  open var color: CGColor?
  /// By how much red may differ.
  open var redRange: Float = 0
  /// By how much green may differ.
  open var greenRange: Float = 0
  /// By how much blue may differ.
  open var blueRange: Float = 0
  /// By how much opacity may differ.
  open var alphaRange: Float = 0
  /// How red grows.
  open var redSpeed: Float = 0
  /// How green grows.
  open var greenSpeed: Float = 0
  /// How blue grows.
  open var blueSpeed: Float = 0
  /// How opacity grows.
  open var alphaSpeed: Float = 0
  /// What the particles send out in turn.
  open var emitterCells: [CAEmitterCell]?
}

/// The shape of the place that particles come from.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a shape.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A point.
  public static let point = Self(rawValue: "point")
  /// A line.
  public static let line = Self(rawValue: "line")
  /// A rectangle.
  public static let rectangle = Self(rawValue: "rectangle")
  /// A circle.
  public static let circle = Self(rawValue: "circle")
}

/// The part of a shape that particles come from.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Sendable, Hashable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a part.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Its corners.
  public static let points = Self(rawValue: "points")
  /// Its edge.
  public static let outline = Self(rawValue: "outline")
  /// Its surface.
  public static let surface = Self(rawValue: "surface")
  /// All of it.
  public static let volume = Self(rawValue: "volume")
}

/// How particles are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Sendable, Hashable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a mode.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// In no order.
  public static let unordered = Self(rawValue: "unordered")
  /// The oldest first.
  public static let oldestFirst = Self(rawValue: "oldestFirst")
  /// The oldest last.
  public static let oldestLast = Self(rawValue: "oldestLast")
  /// The farthest first.
  public static let backToFront = Self(rawValue: "backToFront")
  /// Adding up their light.
  public static let additive = Self(rawValue: "additive")
}

/// The older name of the rectangular shape.
public let kCAEmitterLayerRectangle = CAEmitterLayerEmitterShape.rectangle
/// The older name of the shape of a line.
public let kCAEmitterLayerLine = CAEmitterLayerEmitterShape.line
/// The older name of the shape of a point.
public let kCAEmitterLayerPoint = CAEmitterLayerEmitterShape.point
