import Foundation
import Geometry
import PixelKernels

/// What canvas columns show of a picture on a plane that turns about an upright axis.
///
/// There, a canvas column sees one column of the picture, whatever the row: `u` and `W` depend on x
/// only, and along the column the picture's rows advance evenly. So the mean across is that of
/// whole rows, and is taken first, for all rows that a tile sees; exactly, however narrow the
/// picture has become.
///
///     u = (m11·x + m31) / W      v = (m12·x + m22·y + m32) / W      W = m13·x + m33
struct TurnedColumns {
  /// The canvas columns.
  private(set) var columns = 0..<0
  /// The neighbouring picture columns that a canvas column takes, in fours.
  private(set) var groups = 1
  /// The first of them.
  private(set) var first: [Int32] = []
  /// Their weights, each four times.
  private(set) var weights: [UInt16] = []
  /// What each canvas column's first row in the tile looks at, in 1/65536 picture rows.
  private(set) var start: [Int32] = []
  /// What the next rows look at more, in 1/65536 picture rows.
  private(set) var growth: [Int32] = []
  /// Where the weights down for the width that the column sees begin.
  private(set) var filter: [Int32] = []
  /// What each canvas column adds to a picture row's numerator, for tiles below.
  private var numerators: [Double] = []
  /// What both its numerators are divided by.
  private var ws: [Double] = []
  /// What its next canvas row looks at more, in picture rows.
  private var growths: [Double] = []
  /// The picture row that stacks begin with.
  private(set) var top = 0
  /// The number of picture rows that the tile sees.
  private(set) var height = 0
  /// The largest number of picture rows in a stack.
  private static let mostRows = PIXEL_STACK_ROWS
  /// The largest number of picture columns under a pixel.
  private static let widest = 60.0

  /// Returns how many columns wide tiles can be, if canvas columns see columns of the picture
  /// through `map`, but not all alike.
  ///
  /// The steeper the picture's rows run across the canvas, the more of them a tile sees.
  static func tileWidth(of map: Projection, _ columns: Range<Int>, _ rows: Range<Int>) -> Int? {
    guard map.m21 == 0, map.m23 == 0, map.m12 != 0 || map.m13 != 0 else { return nil }
    var rise = 0.0
    var growth = 0.0
    for x in [columns.lowerBound, columns.upperBound] {
      for y in [rows.lowerBound, rows.upperBound] {
        let point = CGPoint(x: x, y: y)
        guard map.homogeneous(point).w > 0 else { return nil }
        let footprint = Footprint(of: map, at: point)
        rise = max(rise, abs(footprint.acrossY))
        growth = max(growth, abs(footprint.downY))
      }
    }
    guard growth <= AreaFilter.largestWidth else { return nil }
    let room = Double(mostRows - 8) - growth * Double(PictureTiles.height)
    var width = PictureTiles.width
    while width > 4, Double(width) * rise > room { width /= 2 }
    return width
  }

  /// Finds what the pixels of a tile see; false if that is too much, or behind the eye.
  ///
  /// What the columns see across is kept for the tiles below.
  mutating func look(_ tile: PixelTarget, _ sampler: PictureSampler, _ map: Projection) -> Bool {
    if columns != tile.columns {
      guard lookAcross(tile.columns, sampler, map) else { return false }
      columns = tile.columns
    }
    return lookDown(tile, sampler, map)
  }

  // MARK: Across

  private mutating func lookAcross(
    _ columns: Range<Int>, _ sampler: PictureSampler, _ map: Projection
  ) -> Bool {
    var sights: [Sight] = []
    numerators.removeAll(keepingCapacity: true)
    ws.removeAll(keepingCapacity: true)
    growths.removeAll(keepingCapacity: true)
    groups = 1
    for column in columns {
      let x = Double(column) + 0.5
      let w = x * map.m13 + map.m33
      guard w > 0 else { return false }
      let u = (x * map.m11 + map.m31) / w
      let width = abs(map.m11 - u * map.m13) / w
      guard width <= Self.widest, abs(u) < 1e7 else { return false }
      let sight = Sight(centre: u - Double(sampler.source.x) - 0.5, width: width)
      groups = max(groups, (sight.count + 3) / 4)
      sights.append(sight)
      numerators.append(x * map.m12)
      ws.append(w)
      growths.append(map.m22 / w)
    }
    let taken = 4 * groups
    guard taken <= sampler.source.width else { return false }
    first.removeAll(keepingCapacity: true)
    weights = Array(repeating: 0, count: columns.count * taken * 4)
    for (index, sight) in sights.enumerated() {
      let begin = min(max(sight.first, 0), sampler.source.width - taken)
      first.append(Int32(begin))
      // What lies outside the picture counts for the nearest column inside.
      var exact = [Double](repeating: 0, count: taken)
      for place in sight.first..<sight.first + sight.count {
        let inside = min(max(place, 0), sampler.source.width - 1)
        exact[inside - begin] += sight.weight(of: place)
      }
      spread(exact, total: 65535, at: index * taken * 4)
    }
    growth = growths.map { Int32(($0 * 65536).nearest) }
    start = Array(repeating: 0, count: columns.count)
    filter = start
    return true
  }

  /// Writes whole weights that add up to `total`, each four times.
  private mutating func spread(_ exact: [Double], total: Double, at start: Int) {
    let scale = total / exact.reduce(0, +)
    var sum = 0.0
    var written = 0.0
    for (place, weight) in exact.enumerated() {
      // Rounding the running sum keeps the total exact.
      sum += weight * scale
      let whole = Double(sum.nearest) - written
      written += whole
      for channel in 0..<4 { weights[start + 4 * place + channel] = UInt16(whole) }
    }
  }

  /// What one pixel sees along an axis: picture pixels from `first` on.
  private struct Sight {
    var centre: Double
    var width: Double
    var first: Int
    var count: Int

    init(centre: Double, width: Double) {
      self.centre = centre
      self.width = width
      // The tents that reach into the area.
      first = Int((centre - width / 2 - 1).rounded(.down)) + 1
      count = Int((centre + width / 2 + 1).rounded(.up)) - first
    }

    func weight(of place: Int) -> Double {
      AreaFilter.weight(width: width, distance: centre - Double(place))
    }
  }

  // MARK: Down

  private mutating func lookDown(
    _ tile: PixelTarget, _ sampler: PictureSampler, _ map: Projection
  ) -> Bool {
    let shift = Double(sampler.source.y) + 0.5
    let firstRow = Double(tile.rows.lowerBound) + 0.5
    let lastRow = Double(tile.rows.count - 1)
    var least = Double.infinity
    var most = -Double.infinity
    for index in [0, ws.count - 1] {
      let position =
        (numerators[index] + firstRow * map.m22 + map.m32) / ws[index] - shift
      for end in [position, position + lastRow * growths[index]] {
        least = min(least, end)
        most = max(most, end)
      }
    }
    guard most - least < Double(Self.mostRows - 8), abs(least) < 1e7 else { return false }
    top = Int(least.rounded(.down)) - 1
    height = Int(most.rounded(.down)) + 3 - top
    let descents = PixelDescents(
      count: ws.count, numerators: nil, ws: nil, growths: nil, row_step: map.m22, rest: map.m32,
      shift: shift, first: firstRow, last: lastRow, slant: map.m12, slant_w: map.m13)
    Kernels.lookDown(
      descents, numerators, ws, growths, top: Double(top), into: &start, &filter)
    return true
  }
}

extension Double {
  /// The nearest whole number, halves away from zero; what `rounded()` gives, but without a call
  /// into the C library.
  fileprivate var nearest: Int {
    let whole = Int(self)
    let rest = self - Double(whole)
    if rest >= 0.5 { return whole + 1 }
    return rest <= -0.5 ? whole - 1 : whole
  }
}
