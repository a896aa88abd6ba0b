/// A pixel in which several edges meet, as the parts that they cut it into.
///
/// Compositing partial coverages one after the other would let the backdrop shine through between
/// two shapes that share an edge, and make an edge bolder that several shapes have in common.
/// Keeping which points of the pixel show what makes neither happen.
struct SharedPixel {
  /// Points of the pixel that show one colour.
  private struct Part {
    var mask: SampleMask
    var color: Pixel
  }

  private var parts: [Part] = []
  private var made: [Part] = []

  /// Makes all points show `color`.
  mutating func begin(_ color: Pixel) {
    parts.removeAll(keepingCapacity: true)
    parts.append(Part(mask: .all, color: color))
  }

  /// Changes the colour of the points in `mask`.
  mutating func change(_ mask: SampleMask, _ changed: (Pixel) -> Pixel) {
    guard !mask.isEmpty else { return }
    made.removeAll(keepingCapacity: true)
    for part in parts {
      let inside = part.mask.intersection(mask)
      if inside.isEmpty {
        add(part)
        continue
      }
      let outside = part.mask.subtracting(mask)
      if !outside.isEmpty { add(Part(mask: outside, color: part.color)) }
      add(Part(mask: inside, color: changed(part.color)))
    }
    swap(&made, &parts)
  }

  private mutating func add(_ part: Part) {
    if let same = made.firstIndex(where: { $0.color == part.color }) {
      made[same].mask = made[same].mask.union(part.mask)
    } else {
      made.append(part)
    }
  }

  /// The mean colour of all points, rounded to nearest.
  var mean: Pixel {
    if parts.count == 1 { return parts[0].color }
    var low: UInt64 = 0x0080_0000_0080
    var high: UInt64 = 0x0080_0000_0080
    for part in parts {
      let count = UInt64(part.mask.count)
      let bits = UInt64(part.color.bits)
      low += ((bits & 0xFF) | (bits & 0xFF_0000) << 16) * count
      high += ((bits >> 8 & 0xFF) | (bits & 0xFF00_0000) << 8) * count
    }
    return Pixel(
      red: UInt8(truncatingIfNeeded: low >> 8), green: UInt8(truncatingIfNeeded: high >> 8),
      blue: UInt8(truncatingIfNeeded: low >> 40), alpha: UInt8(truncatingIfNeeded: high >> 40))
  }
}
