import Foundation
import Geometry

extension NSValue {
  /// Boxes a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(boxing: point, encoding: .point)
  }

  /// Boxes a size.
  public convenience init(cgSize size: CGSize) {
    self.init(boxing: size, encoding: .size)
  }

  /// Boxes a vector.
  public convenience init(cgVector vector: CGVector) {
    self.init(boxing: vector, encoding: .vector)
  }

  /// Boxes a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(boxing: rect, encoding: .rect)
  }

  /// Boxes an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    self.init(boxing: transform, encoding: .affine)
  }

  /// Boxes a transform in space.
  public convenience init(caTransform3D transform: CATransform3D) {
    self.init(boxing: transform, encoding: .transform)
  }

  /// The boxed point; zero if something else is boxed.
  public var cgPointValue: CGPoint { opened(as: .point) ?? .zero }

  /// The boxed size; zero if something else is boxed.
  public var cgSizeValue: CGSize { opened(as: .size) ?? .zero }

  /// The boxed vector; zero if something else is boxed.
  public var cgVectorValue: CGVector { opened(as: .vector) ?? CGVector(dx: 0, dy: 0) }

  /// The boxed rectangle; zero if something else is boxed.
  public var cgRectValue: CGRect { opened(as: .rect) ?? .zero }

  /// The boxed affine transform; the identity if something else is boxed.
  public var cgAffineTransformValue: CGAffineTransform { opened(as: .affine) ?? .identity }

  /// The boxed transform in space; the identity if something else is boxed.
  public var caTransform3DValue: CATransform3D { opened(as: .transform) ?? CATransform3DIdentity }
}

extension NSValue {
  /// How types are named inside a box.
  ///
  /// Foundation here knows three structures by name; others it keeps as arrays of their numbers.
  fileprivate enum Encoding: String {
    case point = "{CGPoint=dd}"
    case size = "{CGSize=dd}"
    case vector = "[2d]"
    case rect = "{CGRect={CGPoint=dd}{CGSize=dd}}"
    case affine = "[6d]"
    case transform = "[16d]"
  }

  fileprivate convenience init<Value: BoxableValue>(boxing value: Value, encoding: Encoding) {
    let bytes = withUnsafeBytes(of: value) { Array($0) }
    self.init(bytes: bytes, objCType: encoding.rawValue)
  }

  fileprivate func opened<Value: BoxableValue>(as encoding: Encoding) -> Value? {
    guard String(cString: objCType) == encoding.rawValue else { return nil }
    var value = Value.placeholder
    withUnsafeMutableBytes(of: &value) { bytes in
      if let start = bytes.baseAddress { getValue(start) }
    }
    return value
  }
}

/// A value that a box is opened into.
private protocol BoxableValue {
  /// Any value: it is overwritten.
  static var placeholder: Self { get }
}

extension CGPoint: BoxableValue {
  fileprivate static var placeholder: CGPoint { .zero }
}

extension CGSize: BoxableValue {
  fileprivate static var placeholder: CGSize { .zero }
}

extension CGVector: BoxableValue {
  fileprivate static var placeholder: CGVector { CGVector(dx: 0, dy: 0) }
}

extension CGRect: BoxableValue {
  fileprivate static var placeholder: CGRect { .zero }
}

extension CGAffineTransform: BoxableValue {
  fileprivate static var placeholder: CGAffineTransform { .identity }
}

extension CATransform3D: BoxableValue {
  fileprivate static var placeholder: CATransform3D { .identity }
}

extension LayerValue {
  /// Takes what is boxed; nil if that is none of ours.
  init?(opening box: NSValue) {
    if let point: CGPoint = box.opened(as: .point) {
      self = .point(point)
    } else if let size: CGSize = box.opened(as: .size) {
      self = .size(size)
    } else if let vector: CGVector = box.opened(as: .vector) {
      self = .size(CGSize(width: vector.dx, height: vector.dy))
    } else if let rect: CGRect = box.opened(as: .rect) {
      self = .rect(rect)
    } else if let affine: CGAffineTransform = box.opened(as: .affine) {
      self = .transform(CATransform3D(affine))
    } else if let transform: CATransform3D = box.opened(as: .transform) {
      self = .transform(transform)
    } else {
      return nil
    }
  }
}
