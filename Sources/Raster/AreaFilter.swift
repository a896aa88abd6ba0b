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
  static let across: [UInt16] = table(total: 65535)
  /// Four weights of 256 in all for each squared width, 0 to 4, and each position.
  static let down: [UInt16] = table(total: 256)

  private static func table(total: Int) -> [UInt16] {
    var table: [UInt16] = []
    for square in 0...4 * squareSteps {
      let width = (Double(square) / Double(squareSteps)).squareRoot()
      for position in 0..<positionSteps {
        table += weights(
          width: width, position: Double(position) / Double(positionSteps), total: total)
      }
    }
    return table
  }

  /// Returns the weights of four pixels as whole numbers that add up to `total`; the position is
  /// that beyond the second pixel, 0 to 1.
  private static func weights(width: Double, position: Double, total: Int) -> [UInt16] {
    let exact = (-1...2).map { weight(width: width, distance: position - Double($0)) }
    let scale = Double(total) / exact.reduce(0, +)
    var whole = exact.map { Int(($0 * scale).rounded()) }
    // What rounding leaves over goes to the pixel that matters most.
    whole[position < 0.5 ? 1 : 2] += total - whole.reduce(0, +)
    return whole.map { UInt16($0) }
  }

  /// Returns the exact weight of a pixel for an area about a point `distance` right of it.
  static func weight(width: Double, distance: Double) -> Double {
    func integral(_ x: Double) -> Double {
      if x <= -1 { return 0 }
      if x >= 1 { return 1 }
      return x < 0 ? (1 + x) * (1 + x) / 2 : 1 - (1 - x) * (1 - x) / 2
    }
    if width == 0 { return max(0, 1 - abs(distance)) }
    return (integral(distance + width / 2) - integral(distance - width / 2)) / width
  }
}
