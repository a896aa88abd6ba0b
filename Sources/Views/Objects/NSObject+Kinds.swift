import Foundation

extension NSObjectProtocol {
  /// Whether the object is of a class, or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    isOf(aClass, or: .heirs, type(of: self))
  }

  /// Whether the object is of a class itself.
  public func isMember(of aClass: AnyClass) -> Bool {
    isOf(aClass, or: .nothing, type(of: self))
  }
}

extension UIViewControllerAnimatedTransitioning {
  /// Whether the animator is of a class, or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    isOf(aClass, or: .heirs, type(of: self))
  }
}

private enum Otherwise {
  case heirs
  case nothing
}

private func isOf(_ wanted: AnyClass, or otherwise: Otherwise, _ kind: Any.Type) -> Bool {
  var candidate: AnyClass? = kind as? AnyClass
  while let current = candidate {
    if current == wanted { return true }
    guard otherwise == .heirs else { return false }
    candidate = _getSuperclass(current)
  }
  return false
}
