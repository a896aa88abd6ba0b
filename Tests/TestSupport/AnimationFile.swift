package import ImageCodecs

/// An animated PNG made from the chunks of still ones.
package struct AnimationFile {
  package private(set) var bytes: [UInt8] = []
  private var number: UInt32 = 0

  /// Creates the animation of opaque frames of one size.
  package init(_ frames: [StraightImage], rate: String) throws {
    let parts = rate.split(separator: "/").compactMap { UInt16($0) }
    for (index, frame) in frames.enumerated() {
      let file = try PNGEncoder.encode(frame)
      let chunks = Self.chunks(of: file)
      if index == 0 {
        bytes = Array(file.prefix(8))
        for chunk in chunks where chunk.name == "IHDR" { append("IHDR", chunk.contents) }
        append("acTL", Self.big(UInt32(frames.count)) + Self.big(0))
      }
      let sides = Self.big(UInt32(frame.width)) + Self.big(UInt32(frame.height))
      let delay = [parts[1], parts[0]].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
      append("fcTL", next() + sides + Self.big(0) + Self.big(0) + delay + [0, 0])
      for chunk in chunks where chunk.name == "IDAT" {
        if index == 0 {
          append("IDAT", chunk.contents)
        } else {
          append("fdAT", next() + chunk.contents)
        }
      }
    }
    append("IEND", [])
  }

  private mutating func next() -> [UInt8] {
    defer { number += 1 }
    return Self.big(number)
  }

  private mutating func append(_ name: String, _ contents: [UInt8]) {
    let body = Array(name.utf8) + contents
    var sum = UInt32.max
    for byte in body {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    bytes += Self.big(UInt32(contents.count)) + body + Self.big(~sum)
  }

  private static func big(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
  }

  private static func chunks(of file: [UInt8]) -> [(name: String, contents: [UInt8])] {
    var chunks: [(name: String, contents: [UInt8])] = []
    var offset = 8
    while offset < file.count {
      let length = file[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[offset + 4..<offset + 8], as: UTF8.self)
      chunks.append((name, Array(file[offset + 8..<offset + 8 + length])))
      offset += 12 + length
    }
    return chunks
  }
}
