import Raster

extension PixelRect {
  /// Creates the smallest rectangle outside of which two pictures of one size are equal; nil if they
  /// are equal everywhere.
  ///
  /// - Precondition: Both have `width` columns and the same number of rows.
  init?(between first: Span<Pixel>, and second: Span<Pixel>, width: Int) {
    precondition(
      first.count == second.count && width > 0 && first.count.isMultiple(of: width),
      "pictures that are compared have one size")
    let height = first.count / width
    func rowDiffers(_ y: Int) -> Bool {
      var difference: UInt32 = 0
      for place in y * width..<(y + 1) * width {
        difference |= first[place].bits ^ second[place].bits
      }
      return difference != 0
    }
    guard let top = (0..<height).first(where: rowDiffers),
      let bottom = (top..<height).last(where: rowDiffers)
    else { return nil }
    var left = width
    var right = -1
    for row in top...bottom {
      let start = row * width
      if let x = (0..<left).first(where: { first[start + $0].bits != second[start + $0].bits }) {
        left = x
      }
      if let x = (right + 1..<width).last(where: {
        first[start + $0].bits != second[start + $0].bits
      }) {
        right = x
      }
    }
    self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }
}
