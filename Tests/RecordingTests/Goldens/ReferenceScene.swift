import ImageCodecs

/// What a moment of a transition looks like, as closed-form geometry.
///
/// Nothing here knows of layers, display lists or the rasteriser.
struct ReferenceScene {
  /// Groups of sheets, the lowest first.
  ///
  /// Sheets of one group hide each other by depth. Each group is laid over those below it with its
  /// mean colour and coverage in a pixel, as layers are.
  var groups: [[ReferenceSheet]]
}

/// A rectangle with a picture, somewhere in space.
struct ReferenceSheet {
  /// Its size, in points.
  var width: Double
  var height: Double
  /// Takes the sheet's plane, its origin top left, to the canvas.
  var matrix: ReferenceMatrix
  /// What it shows: straight colour at a point of the sheet, 0 to 255 a channel.
  var color: (Double, Double) -> SIMD3<Double>
  /// How much of what is below it hides, 0 to 1.
  var alpha = 1.0
  /// Whether a point of the sheet belongs to it; the rectangle's bounds are asked before.
  var contains: (Double, Double) -> Bool = { _, _ in true }
}

extension ReferenceSheet {
  /// A sheet that shows the part of a picture at `x`, `y` of its own size, a pixel a point.
  init(_ picture: ReferencePicture, x: Double, y: Double, width: Double, height: Double) {
    self.init(width: width, height: height, matrix: .translation(x, y)) {
      picture.color(x + $0, y + $1)
    }
  }

  /// A sheet of any size that shows all of a picture.
  init(_ picture: ReferencePicture, width: Double, height: Double, matrix: ReferenceMatrix) {
    let (across, down) = (picture.width / width, picture.height / height)
    self.init(width: width, height: height, matrix: matrix) {
      picture.color($0 * across, $1 * down)
    }
  }

  /// A sheet that shows a picture as it is, moved.
  init(_ picture: ReferencePicture, x: Double = 0, y: Double = 0) {
    self.init(
      picture, width: picture.width, height: picture.height, matrix: .translation(x, y))
  }
}

/// A picture whose pixels are little squares of one colour.
///
/// The mean over a pixel of squares that are moved by a part of a pixel is what bilinear
/// interpolation gives, so that both ways of looking agree where nothing is scaled.
struct ReferencePicture {
  let width: Double
  let height: Double
  private let columns: Int
  private let rows: Int
  private let colors: [SIMD3<Double>]

  init(_ image: StraightImage) {
    columns = image.width
    rows = image.height
    width = Double(columns)
    height = Double(rows)
    colors = (0..<columns * rows).map { index in
      SIMD3(
        Double(image.pixels[4 * index]), Double(image.pixels[4 * index + 1]),
        Double(image.pixels[4 * index + 2]))
    }
  }

  /// The colour of the square at a point.
  func color(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let column = min(max(Int(x), 0), columns - 1)
    let row = min(max(Int(y), 0), rows - 1)
    return colors[row * columns + column]
  }
}

extension ReferenceScene {
  /// Points a pixel, each in a column and a row of its own: edges along either axis are seen with
  /// steps of 1/16 of a pixel.
  private static let places: [(Double, Double)] = (0..<16).map { (column: Int) in
    let row: Int = column * 7 % 16
    return (Double(2 * column + 1) / 32, Double(2 * row + 1) / 32)
  }

  /// Paints the scene over black: red, green, blue of each pixel, 0 to 255.
  func painted(width: Int, height: Int) -> [SIMD3<Double>] {
    let groups = groups.map { sheets in sheets.compactMap(PlacedSheet.init) }
    var pixels: [SIMD3<Double>] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height {
      for x in 0..<width {
        var color = SIMD3<Double>()
        for sheets in groups where !sheets.isEmpty {
          var sum = SIMD4<Double>()
          for place in Self.places {
            sum += Self.look(at: Double(x) + place.0, Double(y) + place.1, sheets)
          }
          sum /= Double(Self.places.count)
          color = SIMD3(sum.x, sum.y, sum.z) + (1 - sum.w) * color
        }
        pixels.append(color)
      }
    }
    return pixels
  }

  /// The premultiplied colour and the alpha of sheets at a point of the canvas, the nearest on top.
  private static func look(at x: Double, _ y: Double, _ sheets: [PlacedSheet]) -> SIMD4<Double> {
    var seen: [(nearness: Double, color: SIMD4<Double>)] = []
    for placed in sheets {
      let sheet = placed.sheet
      guard let (u, v, nearness) = placed.ray.meeting(x, y), u >= 0, v >= 0, u < sheet.width,
        v < sheet.height, sheet.contains(u, v)
      else { continue }
      let color = sheet.color(u, v) * sheet.alpha
      seen.append((nearness, SIMD4(color, sheet.alpha)))
    }
    if seen.count > 1 { seen.sort { $0.nearness < $1.nearness } }
    return seen.reduce(into: SIMD4<Double>()) { below, layer in
      below = layer.color + (1 - layer.color.w) * below
    }
  }
}

/// A sheet with the way back to it.
private struct PlacedSheet {
  var sheet: ReferenceSheet
  var ray: ReferenceRay

  /// Nil for a sheet that is seen from its edge.
  init?(_ sheet: ReferenceSheet) {
    guard let ray = ReferenceRay(sheet.matrix) else { return nil }
    self.sheet = sheet
    self.ray = ray
  }
}
