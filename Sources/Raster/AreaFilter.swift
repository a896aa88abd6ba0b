/// The weights of the four nearest pixels of a row or column in the mean of an area.
///
/// The picture is taken to be linear between pixel centres: a pixel's part in it is a tent of
/// width 2 about its centre. Its weight is the mean of that tent over the area, `width` pixels wide
/// about a position:
///
///            ╱╲                     T(x) = ∫ tent, from −∞ to x
///          ╱    ╲                   weight = (T(x + width / 2) − T(x − width / 2)) / width
///        ╱ ├────┤ ╲                 x: how far the position is right of the pixel
///      ╱   ░░░░░░   ╲
///
/// Width 0 is plain linear interpolation. At width 2 the tents of four pixels are reached, which is
/// all that a kernel looks at.
enum AreaFilter {
  /// Steps of a squared width of 1, and of a position of 1.
  static let squareSteps = 16
  static let positionSteps = 256
  /// The largest width.
  static let largestWidth = 2.0

  /// Four weights of 65535 in all for each squared width, 0 to 4, and each position.
  static let across: [UInt16] = table(total: 65535).map { UInt16($0) }
  /// Four weights of 256 in all for each squared width, 0 to 4, and each position, each of them
  /// twice in a word.
  static let down: [UInt32] = table(total: 256).map { $0 | $0 << 16 }

  private static func table(total: Double) -> [UInt32] {
    let count = (4 * squareSteps + 1) * positionSteps
    var table = [UInt32](repeating: 0, count: 4 * count)
    for index in 0..<count {
      let square = Double(index / positionSteps) / Double(squareSteps)
      let position = Double(index % positionSteps) / Double(positionSteps)
      let width = square.squareRoot()
      // The four pixels lie at −1, 0, 1 and 2 of the position's axis.
      var rest = total
      for pixel in 0..<4 {
        let exact = weight(width: width, distance: position + 1 - Double(pixel)) * total
        let whole = exact.rounded()
        table[4 * index + pixel] = UInt32(whole)
        rest -= whole
      }
      // What rounding leaves over, if anything, goes to the pixel that matters most.
      let most = 4 * index + (position < 0.5 ? 1 : 2)
      table[most] = UInt32(Double(table[most]) + rest)
    }
    return table
  }

  /// Returns the exact weight of a pixel for an area about a point `distance` right of it.
  static func weight(width: Double, distance: Double) -> Double {
    if width == 0 { return max(0, 1 - abs(distance)) }
    return (integral(distance + width / 2) - integral(distance - width / 2)) / width
  }

  /// The integral of the tent, from −∞ to `x`.
  private static func integral(_ x: Double) -> Double {
    if x <= -1 { return 0 }
    if x >= 1 { return 1 }
    return x < 0 ? (1 + x) * (1 + x) / 2 : 1 - (1 - x) * (1 - x) / 2
  }
}
