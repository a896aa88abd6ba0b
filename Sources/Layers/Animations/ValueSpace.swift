import Foundation
import Geometry
import Raster

/// Coordinates that the values of a keyframe animation have in common, in which smooth curves can be
/// drawn through them and distances between them measured.
package enum ValueSpace: Sendable {
  /// The components of points, sizes, rectangles, colours and lists; a number alone.
  case components(like: LayerValue)
  /// Maps of the plane: translation, scales, shear and angle, the angle counted on past half turns.
  case plane
  /// Transforms in space: scales, shears, translation, perspective and a quaternion.
  case space
  /// Transforms of which one cannot be taken apart: the entries.
  case entries
  /// The points of paths with the same elements.
  case outline(like: Path)

  /// Finds the space of some values; nil if they have none in common.
  package init?(of values: [LayerValue]) {
    guard let first = values.first, values.allSatisfy({ $0.hasType(of: first) }) else {
      return nil
    }
    switch first {
    case .transform:
      let matrices = values.compactMap(\.matrix)
      if matrices.allSatisfy(\.isInvertiblePlaneMap) {
        self = .plane
      } else if matrices.allSatisfy({ TransformParts($0)?.isSingular == false }) {
        self = .space
      } else {
        self = .entries
      }
    case .path(let path?):
      let haveSameElements = values.allSatisfy {
        if case .path(let other?) = $0 { other.kinds == path.kinds } else { false }
      }
      guard haveSameElements else { return nil }
      self = .outline(like: path)
    default:
      guard let count = first.components?.count,
        values.allSatisfy({ $0.components?.count == count })
      else { return nil }
      self = .components(like: first)
    }
  }

  /// Returns a value's coordinates, of several sets the one nearest to `previous`.
  package func coordinates(of value: LayerValue, after previous: [Double]?) -> [Double] {
    switch self {
    case .components: return value.components ?? []
    case .plane:
      guard let map = value.matrix?.affinePart else { return [] }
      let parts = PlaneTransformParts(map)
      var angle = parts.rotation
      if let before = previous?.last {
        angle = before + (angle - before).remainder(dividingBy: 2 * .pi)
      }
      return [Double(map.tx), Double(map.ty), parts.scaleX, parts.scaleY, parts.shear, angle]
    case .space:
      guard let matrix = value.matrix, let parts = TransformParts(matrix) else { return [] }
      let turn = Quaternion(rows: parts.row1, parts.row2, parts.row3)
      var rotation = [turn.x, turn.y, turn.z, turn.w]
      if let before = previous?.suffix(4) {
        let product = zip(before, rotation).map { $0 * $1 }.reduce(0, +)
        if product < 0 { rotation = rotation.map { -$0 } }
      }
      return [
        parts.scale.x, parts.scale.y, parts.scale.z, parts.shear.x, parts.shear.y, parts.shear.z,
        parts.translation.x, parts.translation.y, parts.translation.z, parts.perspective.x,
        parts.perspective.y, parts.perspective.z, parts.perspectiveW,
      ] + rotation
    case .entries:
      guard let matrix = value.matrix else { return [] }
      return MatrixEntry.allCases.map { Double(matrix[$0]) }
    case .outline:
      guard case .path(let path?) = value else { return [] }
      return path.points.flatMap { [Double($0.x), Double($0.y)] }
    }
  }

  /// Returns the value at some coordinates.
  package func value(at coordinates: [Double]) -> LayerValue {
    switch self {
    case .components(let example): return LayerValue(coordinates, like: example)
    case .plane:
      var parts = PlaneTransformParts(.identity)
      parts.scaleX = coordinates[2]
      parts.scaleY = coordinates[3]
      parts.shear = coordinates[4]
      parts.rotation = coordinates[5]
      let translation = CGVector(dx: CGFloat(coordinates[0]), dy: CGFloat(coordinates[1]))
      return .transform(CATransform3D(parts.transform(translation: translation)))
    case .space:
      guard var parts = TransformParts(.identity) else { return .transform(.identity) }
      let c = coordinates
      parts.scale = Vector3(c[0], c[1], c[2])
      parts.shear = Vector3(c[3], c[4], c[5])
      parts.translation = Vector3(c[6], c[7], c[8])
      parts.perspective = Vector3(c[9], c[10], c[11])
      parts.perspectiveW = c[12]
      let length = (c[13] * c[13] + c[14] * c[14] + c[15] * c[15] + c[16] * c[16]).squareRoot()
      if length > 0 {
        let turn = Quaternion(
          x: c[13] / length, y: c[14] / length, z: c[15] / length, w: c[16] / length)
        (parts.row1, parts.row2, parts.row3) = turn.rows
      }
      return .transform(parts.matrix)
    case .entries:
      var matrix = CATransform3D.identity
      for (entry, number) in zip(MatrixEntry.allCases, coordinates) {
        matrix[entry] = CGFloat(number)
      }
      return .transform(matrix)
    case .outline(let path):
      return .path(path.replacingPoints(with: coordinates))
    }
  }
}

extension LayerValue {
  fileprivate var matrix: CATransform3D? {
    if case .transform(let matrix) = self { matrix } else { nil }
  }
}

extension CATransform3D {
  fileprivate var isInvertiblePlaneMap: Bool {
    isAffine && isFinite && affinePart.determinant != 0
  }
}
