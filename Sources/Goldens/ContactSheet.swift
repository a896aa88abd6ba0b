import ImageCodecs

/// Frames of one size, scaled down and laid out in rows.
///
/// Scaling averages over the area that a pixel covers, in integers, so that a sheet is the same on
/// every machine. Frames are given one at a time; only their small pictures are held.
public struct ContactSheet: Sendable {
  /// The size of the frames, in pixels.
  public let frameSize: PixelSize
  /// The size of their pictures on the sheet, in pixels.
  public let cellSize: PixelSize
  /// How many stand in a row.
  public let columns: Int
  /// The distance between pictures and to the edges, in pixels.
  public let gap: Int
  /// The colour between them: red, green, blue, alpha.
  public let background: [UInt8]
  private var cells: [[UInt8]] = []

  /// Creates an empty sheet for frames of a size, which are at most `cellWidth` wide on it.
  ///
  /// - Precondition: Sides, columns and cell width are positive, the gap is not negative, and the
  ///   background has four channels.
  public init(
    frameSize: PixelSize, cellWidth: Int, columns: Int, gap: Int,
    background: [UInt8] = [255, 255, 255, 255]
  ) {
    precondition(frameSize.width > 0 && frameSize.height > 0, "a frame has pixels")
    precondition(cellWidth > 0 && columns > 0 && gap >= 0, "a sheet has room for a frame")
    precondition(background.count == 4, "a colour has four channels")
    let width = min(cellWidth, frameSize.width)
    self.frameSize = frameSize
    cellSize = PixelSize(
      width: width,
      height: max(1, (2 * frameSize.height * width + frameSize.width) / (2 * frameSize.width)))
    self.columns = columns
    self.gap = gap
    self.background = background
  }
}

extension ContactSheet {
  /// Adds a frame behind the others.
  ///
  /// - Precondition: The frame has the sheet's frame size.
  public mutating func add(_ frame: StraightImage) {
    precondition(
      frame.width == frameSize.width && frame.height == frameSize.height,
      "frames on a sheet have one size")
    cells.append(AreaAverage.pixels(of: frame, scaledTo: cellSize))
  }

  /// The number of frames on the sheet.
  public var count: Int { cells.count }

  /// The sheet as a picture.
  ///
  /// - Precondition: There is at least one frame.
  public var image: StraightImage {
    precondition(!cells.isEmpty, "a sheet without frames has no picture")
    let columns = min(columns, cells.count)
    let rows = (cells.count + columns - 1) / columns
    let width = gap + columns * (cellSize.width + gap)
    let height = gap + rows * (cellSize.height + gap)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(4 * width * height)
    for _ in 0..<width * height { pixels += background }
    for (index, cell) in cells.enumerated() {
      let left = gap + index % columns * (cellSize.width + gap)
      let top = gap + index / columns * (cellSize.height + gap)
      for row in 0..<cellSize.height {
        let target = 4 * ((top + row) * width + left)
        let source = 4 * row * cellSize.width
        pixels.replaceSubrange(
          target..<target + 4 * cellSize.width, with: cell[source..<source + 4 * cellSize.width])
      }
    }
    return StraightImage(width: width, height: height, pixels: pixels, profile: .sRGB)
  }
}
