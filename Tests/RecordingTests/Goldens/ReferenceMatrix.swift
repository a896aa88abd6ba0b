import Foundation

/// A 4 × 4 matrix that acts on columns (x, y, z, 1), as textbooks write it.
struct ReferenceMatrix {
  /// The rows.
  var rows: [[Double]]

  static func translation(_ x: Double, _ y: Double) -> ReferenceMatrix {
    ReferenceMatrix(rows: [[1, 0, 0, x], [0, 1, 0, y], [0, 0, 1, 0], [0, 0, 0, 1]])
  }

  static func scale(_ x: Double, _ y: Double) -> ReferenceMatrix {
    ReferenceMatrix(rows: [[x, 0, 0, 0], [0, y, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])
  }

  /// A turn about the y axis that takes x towards −z, the viewer being at +z.
  static func turnAboutY(_ angle: Double) -> ReferenceMatrix {
    let (c, s) = (cos(angle), sin(angle))
    return ReferenceMatrix(rows: [[c, 0, s, 0], [0, 1, 0, 0], [-s, 0, c, 0], [0, 0, 0, 1]])
  }

  /// The view from an eye at (`x`, `y`, `distance`) onto the plane z = 0.
  static func perspective(x: Double, y: Double, distance: Double) -> ReferenceMatrix {
    let eye = ReferenceMatrix(
      rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0], [0, 0, -1 / distance, 1]])
    return .translation(x, y) * eye * .translation(-x, -y)
  }

  /// The product, of which the right factor acts first.
  static func * (left: ReferenceMatrix, right: ReferenceMatrix) -> ReferenceMatrix {
    ReferenceMatrix(
      rows: left.rows.map { row in
        (0..<4).map { column in (0..<4).reduce(0) { $0 + row[$1] * right.rows[$1][column] } }
      })
  }

  /// What the matrix does to the plane z = 0 as it is seen: without the row and column of z.
  var homography: [[Double]] {
    [rows[0], rows[1], rows[3]].map { [$0[0], $0[1], $0[3]] }
  }
}

/// The way back from the canvas to a plane.
struct ReferenceRay {
  private let inverse: [Double]
  private let depth: [Double]

  /// Inverts the homography of `matrix` by cofactors; nil if the plane is seen from its edge.
  init?(_ matrix: ReferenceMatrix) {
    let h = matrix.homography
    func minor(_ r: Int, _ c: Int) -> Double {
      let (r1, r2, c1, c2) = ((r + 1) % 3, (r + 2) % 3, (c + 1) % 3, (c + 2) % 3)
      return h[r1][c1] * h[r2][c2] - h[r1][c2] * h[r2][c1]
    }
    let determinant = (0..<3).reduce(0) { $0 + h[0][$1] * minor(0, $1) }
    guard abs(determinant) > 1e-6 else { return nil }
    inverse = (0..<9).map { minor($0 % 3, $0 / 3) / determinant }
    depth = [matrix.rows[2][0], matrix.rows[2][1], matrix.rows[2][3]]
  }

  /// Where the ray through a point of the canvas meets the plane, and how near to the eye.
  ///
  /// The nearness is z / w, which grows towards the eye along every ray. Nil behind the eye.
  func meeting(_ x: Double, _ y: Double) -> (x: Double, y: Double, nearness: Double)? {
    let m = inverse
    // (x, y, 1) comes from (u, v, t) with t = 1 / w.
    let t = m[6] * x + m[7] * y + m[8]
    guard t > 0 else { return nil }
    let u = (m[0] * x + m[1] * y + m[2]) / t
    let v = (m[3] * x + m[4] * y + m[5]) / t
    return (u, v, (depth[0] * u + depth[1] * v + depth[2]) * t)
  }
}
