import Geometry
import PixelKernels

/// One coordinate of what pixels look at in a picture, for the columns of a row.
///
/// It is kept from row to row where it is the same, as the picture's column is on an upright
/// rectangle.
struct AxisLooks {
  private var axis = PixelAxis()
  private var columns = 0..<0
  private(set) var first: [Int32] = []
  private(set) var weights: [Int32] = []

  /// Makes sure that what `axis` says of `columns` is here.
  ///
  /// If `sharingLevel`, what is the same for all pixels of a row is found for the first alone.
  mutating func look(_ axis: PixelAxis, _ columns: Range<Int>, sharingLevel: Bool = false) {
    if axis == self.axis, columns == self.columns { return }
    self.axis = axis
    self.columns = columns
    let looked = sharingLevel && isLevel ? columns.prefix(1) : columns
    if first.count < looked.count {
      first = Array(repeating: 0, count: looked.count)
      weights = Array(repeating: 0, count: looked.count)
    }
    Kernels.look(axis, looked, into: &first, &weights)
  }

  /// The first of four neighbours and the index of their weights, when they are the same for all
  /// pixels of a row.
  var isLevel: Bool { axis.step == 0 && axis.dw == 0 }
}

extension PixelAxis {
  /// Creates the axis that says at which picture column the pixels of a row look whose centres are
  /// at `row`, `offset` right of the pixels' own.
  init(
    column map: Projection, _ source: PixelRect, _ looks: AreaLooks, row: Double, offset: Double
  ) {
    self.init(
      SIMD3(map.m11, map.m21, map.m31), map, first: source.x, last: source.width - 1, looks,
      isAligned: looks.alignment.columns, row: row, offset: offset)
  }

  /// Creates the axis that says at which picture row they look.
  init(row map: Projection, _ source: PixelRect, _ looks: AreaLooks, row: Double, offset: Double) {
    self.init(
      SIMD3(map.m12, map.m22, map.m32), map, first: source.y, last: source.height - 1, looks,
      isAligned: looks.alignment.rows, row: row, offset: offset)
  }

  private init(
    _ entries: SIMD3<Double>, _ map: Projection, first: Int, last: Int, _ looks: AreaLooks,
    isAligned: Bool, row: Double, offset: Double
  ) {
    // Positions count from the first pixel's centre: subtracting it, times W, from the numerator
    // subtracts it from the quotient.
    let shift = Double(first) + 0.5
    let step = entries.x - shift * map.m13
    let down = entries.y - shift * map.m23
    let start = entries.z - shift * map.m33
    let column = 0.5 + offset
    self.init(
      at: column * step + row * down + start, step: step, step_down: down,
      w: column * map.m13 + row * map.m23 + map.m33, dw: map.m13, dw_down: map.m23,
      width: isAligned ? 0 : Float(looks.width), height: isAligned ? 0 : Float(looks.height),
      last: Int32(last))
  }

  /// Whether both say the same.
  fileprivate static func == (left: PixelAxis, right: PixelAxis) -> Bool {
    left.at == right.at && left.step == right.step && left.step_down == right.step_down
      && left.w == right.w && left.dw == right.dw && left.dw_down == right.dw_down
      && left.width == right.width && left.height == right.height && left.last == right.last
  }
}

extension PixelLine {
  /// Creates the line of the pixels of a canvas row whose centres are at `row`, for a map from the
  /// canvas to a picture of which `source` is looked at.
  init(_ map: Projection, _ source: PixelRect, row: Double) {
    let shiftX = Double(source.x) + 0.5
    let shiftY = Double(source.y) + 0.5
    let w = 0.5 * map.m13 + row * map.m23 + map.m33
    self.init(
      u: 0.5 * map.m11 + row * map.m21 + map.m31 - shiftX * w, du: map.m11 - shiftX * map.m13,
      v: 0.5 * map.m12 + row * map.m22 + map.m32 - shiftY * w, dv: map.m12 - shiftY * map.m13,
      w: w, dw: map.m13)
  }
}
