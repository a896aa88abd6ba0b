import Foundation

/// Something that points can be given in: a view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle of the space in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Returns `point`, given here, in another space's coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns `point`, given in another space's coordinates, in this one's.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint

  /// Returns the box of `rect`, given here, in another space's coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect

  /// Returns the box of `rect`, given in another space's coordinates, in this one's.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

/// Returns a space as the view that it is; nil for the screen.
///
/// The optimiser of Swift 6.3 ends by a failed check of its own where the cast is inlined into
/// conversions.
@MainActor @inline(never)
private func view(_ space: any UICoordinateSpace) -> UIView? { space as? UIView }

extension UIView: UICoordinateSpace {
  /// Returns `point`, given in this view's coordinates, in another space's.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: view(coordinateSpace))
  }

  /// Returns `point`, given in another space's coordinates, in this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: view(coordinateSpace))
  }

  /// Returns the box of `rect`, given in this view's coordinates, in another space's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: view(coordinateSpace))
  }

  /// Returns the box of `rect`, given in another space's coordinates, in this view's.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: view(coordinateSpace))
  }
}

/// The screen's coordinates are those of the windows, which fill it.
extension UIScreen: UICoordinateSpace {
  /// The space that windows stand in: the screen's own.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// The space of the screen as it is made, which does not turn here: the screen's own.
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  /// Returns `point`, given on the screen, in another space's coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(coordinateSpace)?.convert(point, from: nil) ?? point
  }

  /// Returns `point`, given in another space's coordinates, on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    view(coordinateSpace)?.convert(point, to: nil) ?? point
  }

  /// Returns the box of `rect`, given on the screen, in another space's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(coordinateSpace)?.convert(rect, from: nil) ?? rect
  }

  /// Returns the box of `rect`, given in another space's coordinates, on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    view(coordinateSpace)?.convert(rect, to: nil) ?? rect
  }
}
