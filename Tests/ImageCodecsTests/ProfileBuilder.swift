/// Small ICC profiles, put together byte by byte.
struct ProfileBuilder {
  /// A tone curve.
  enum Curve {
    /// sRGB's formula.
    case standard
    /// A table of so many points of a function from 0...1 to 0...1.
    case table(Int, (Double) -> Double)
    /// A pure power.
    case gamma(Double)
  }

  var space = "RGB "
  var kind = "mntr"
  var title = "Test"
  var colorants = ProfileBuilder.standard
  var curve = Curve.standard

  /// Columns X, Y, Z of red, green and blue under D50.
  static let standard = [
    [0.43607, 0.22249, 0.01392], [0.38515, 0.71687, 0.09708], [0.14307, 0.06061, 0.71410],
  ]
  static let displayP3 = [
    [0.51512, 0.24120, -0.00105], [0.29198, 0.69225, 0.04189], [0.15710, 0.06657, 0.78407],
  ]
  static let wide = [
    [0.60974, 0.31111, 0.01947], [0.20528, 0.62567, 0.06087], [0.14919, 0.06322, 0.74457],
  ]

  /// The profile file, version 4.
  var bytes: [UInt8] {
    var tags: [(name: String, data: [UInt8])] = [
      ("desc", text(title)), ("wtpt", xyz([0.9642, 1, 0.82491])),
    ]
    if space == "GRAY" {
      tags.append(("kTRC", curveData))
    } else {
      for (index, channel) in ["r", "g", "b"].enumerated() {
        tags.append((channel + "XYZ", xyz(colorants[index])))
        tags.append((channel + "TRC", curveData))
      }
    }
    var table = big32(tags.count)
    var data: [UInt8] = []
    let start = 128 + 4 + 12 * tags.count
    for tag in tags {
      table += Array(tag.name.utf8) + big32(start + data.count) + big32(tag.data.count)
      data += tag.data + [UInt8](repeating: 0, count: (4 - tag.data.count % 4) % 4)
    }
    var header = big32(start + data.count) + [0, 0, 0, 0, 4, 0x40, 0, 0]
    header += Array((kind + space + "XYZ ").utf8) + [UInt8](repeating: 0, count: 12)
    header += Array("acsp".utf8) + [UInt8](repeating: 0, count: 28)
    header += fixed(0.9642) + fixed(1) + fixed(0.82491)
    header += [UInt8](repeating: 0, count: 128 - header.count)
    return header + table + data
  }

  private var curveData: [UInt8] {
    switch curve {
    case .standard:
      return Array("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
        + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].flatMap(fixed)
    case .table(let count, let function):
      return Array("curv".utf8) + [0, 0, 0, 0] + big32(count)
        + (0..<count).flatMap { index -> [UInt8] in
          let value = Int((function(Double(index) / Double(count - 1)) * 65_535).rounded())
          return [UInt8(value >> 8), UInt8(value & 255)]
        }
    case .gamma(let power):
      return Array("para".utf8) + [0, 0, 0, 0, 0, 0, 0, 0] + fixed(power)
    }
  }

  private func text(_ string: String) -> [UInt8] {
    let units = string.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    return Array("mluc".utf8) + [0, 0, 0, 0] + big32(1) + big32(12) + Array("enUS".utf8)
      + big32(units.count) + big32(28) + units
  }

  private func xyz(_ values: [Double]) -> [UInt8] {
    Array("XYZ ".utf8) + [0, 0, 0, 0] + values.flatMap(fixed)
  }

  private func fixed(_ value: Double) -> [UInt8] {
    big32(Int((value * 65_536).rounded()))
  }

  private func big32(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
