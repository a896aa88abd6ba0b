import Foundation
import Geometry

/// Something that a dynamic animator moves: a view, the attributes of a collection's element, or an
/// object of one's own.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// Where the middle is, in the animator's coordinates, in points.
  var center: CGPoint { get set }
  /// The item's own coordinates; only the size counts.
  var bounds: CGRect { get }
  /// How the item is turned about its middle.
  var transform: CGAffineTransform { get set }
  /// What of the item collides.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The convex outline that collides if the type is `.path`, about the middle, in points.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds collide.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// No outline of its own.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// What of a dynamic item collides, with the platform's numbers.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable, Hashable {
  /// The bounds.
  case rectangle = 0
  /// The ellipse that touches all sides of the bounds.
  case ellipse = 1
  /// The item's own path; its convex hull, if it is not convex.
  case path = 2
}

extension UIView: UIDynamicItem {}

extension UICollectionViewLayoutAttributes: UIDynamicItem {}
