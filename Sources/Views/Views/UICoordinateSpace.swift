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

extension UIView: UICoordinateSpace {
  /// Returns `point`, given in this view's coordinates, in another space's.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: coordinateSpace as? UIView)
  }

  /// Returns `point`, given in another space's coordinates, in this view's.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: coordinateSpace as? UIView)
  }

  /// Returns the box of `rect`, given in this view's coordinates, in another space's.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: coordinateSpace as? UIView)
  }

  /// Returns the box of `rect`, given in another space's coordinates, in this view's.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: coordinateSpace as? UIView)
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
    (coordinateSpace as? UIView)?.convert(point, from: nil) ?? point
  }

  /// Returns `point`, given in another space's coordinates, on the screen.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.convert(point, to: nil) ?? point
  }

  /// Returns the box of `rect`, given on the screen, in another space's coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, from: nil) ?? rect
  }

  /// Returns the box of `rect`, given in another space's coordinates, on the screen.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    (coordinateSpace as? UIView)?.convert(rect, to: nil) ?? rect
  }
}
