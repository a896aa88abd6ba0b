import Raster

extension Picture {
  /// The mean of all pixels, those that are seen more counting for more.
  package var meanColor: Color {
    var sums = (red: 0, green: 0, blue: 0, alpha: 0)
    let bitmap = bitmap
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        let bits = bitmap[x, y].bits
        sums.red += Int(bits & 255)
        sums.green += Int(bits >> 8 & 255)
        sums.blue += Int(bits >> 16 & 255)
        sums.alpha += Int(bits >> 24)
      }
    }
    guard sums.alpha > 0 else { return .clear }
    let whole = Double(sums.alpha)
    return Color(
      red: Double(sums.red) / whole, green: Double(sums.green) / whole,
      blue: Double(sums.blue) / whole, alpha: whole / Double(255 * bitmap.width * bitmap.height))
  }
}
