import Foundation
import Geometry

/// An entry of a transform's matrix, by row and column.
package enum MatrixEntry: String, Sendable, Hashable, CaseIterable {
  case m11
  case m12
  case m13
  case m14
  case m21
  case m22
  case m23
  case m24
  case m31
  case m32
  case m33
  case m34
  case m41
  case m42
  case m43
  case m44
}

extension CATransform3D {
  /// An entry by its name.
  package subscript(entry: MatrixEntry) -> CGFloat {
    get { self[keyPath: entry.place] }
    set { self[keyPath: entry.place] = newValue }
  }
}

extension MatrixEntry {
  fileprivate var place: WritableKeyPath<CATransform3D, CGFloat> {
    switch self {
    case .m11: \.m11
    case .m12: \.m12
    case .m13: \.m13
    case .m14: \.m14
    case .m21: \.m21
    case .m22: \.m22
    case .m23: \.m23
    case .m24: \.m24
    case .m31: \.m31
    case .m32: \.m32
    case .m33: \.m33
    case .m34: \.m34
    case .m41: \.m41
    case .m42: \.m42
    case .m43: \.m43
    case .m44: \.m44
    }
  }
}
