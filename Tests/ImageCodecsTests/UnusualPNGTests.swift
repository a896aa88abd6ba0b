import ImageCodecs
import Testing

@Suite struct UnusualPNGTests {
  /// A PNG as phone builds have it, with raw DEFLATE data.
  private func phoneBuild(depth: UInt8, colorType: UInt8, rows: [UInt8]) -> [UInt8] {
    var file = PNGBuilder()
    file.append("CgBI", [0x50, 0, 0x20, 0x06])
    file.append("IHDR", [0, 0, 0, 2, 0, 0, 0, 1, depth, colorType, 0, 0, 0])
    file.append("IDAT", Array(PNGBuilder.stored(rows).dropFirst(2).dropLast(4)))
    file.append("IEND", [])
    return file.bytes
  }

  @Test func `phone build has blue before red`() throws {
    let file = phoneBuild(depth: 8, colorType: 2, rows: [0, 10, 20, 30, 40, 50, 60])
    let image = try ImageReader().read(bytes: file)
    #expect(image.pixels == [30, 20, 10, 255, 60, 50, 40, 255])
    #expect(image.facts.isPhoneBuild)
  }

  @Test func `phone build carries alpha in its colours`() throws {
    // 64 of 128 is half, so 128 of 255; a colour above its alpha is cut off.
    let file = phoneBuild(depth: 8, colorType: 6, rows: [0, 64, 32, 0, 128, 200, 10, 20, 100])
    let image = try ImageReader().read(bytes: file)
    #expect(image.pixels == [0, 64, 128, 128, 51, 26, 255, 100])
  }

  @Test func `phone build of other kinds is refused by name`() throws {
    let file = phoneBuild(depth: 16, colorType: 6, rows: [])
    let error = try #require(throws: ImageReadingError.self) {
      try ImageReader().read(bytes: file)
    }
    #expect(error.fault == .unsupported(.phoneBuild(bits: 16, colorType: 6)))
    #expect(error.place?.piece == "CgBI")
  }

  @Test func `data after the last pixel is never inflated without end`() throws {
    // The pixel in a stored block, then a block with fixed codes: length 258 at distance 1 takes
    // 13 bits (symbol 285 is 11000101, distance 0 is 00000), so 8 of them repeat every 13 bytes.
    var bits = [false, true, false]
    for _ in 0..<16 {
      bits += [true, true, false, false, false, true, false, true]
      bits += Array(repeating: false, count: 5)
    }
    let packed = stride(from: 0, to: 8 * 14, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | (bits[start + $1] ? 1 << UInt8($1) : 0) }
    }
    var data: [UInt8] = [0x78, 0x01, 0, 2, 0, 0xFD, 0xFF, 0, 99, packed[0]]
    for _ in 0..<300_000 { data += packed[1...13] }
    var file = PNGBuilder()
    file.append("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 0, 0, 0, 0])
    file.append("IDAT", data)
    file.append("IEND", [])
    // The rest is 619 MB, which takes seconds to inflate.
    let times = try (0..<3).map { _ in
      try ContinuousClock().measure {
        let image = try ImageReader().read(bytes: file.bytes)
        #expect(image.pixels == [99, 99, 99, 255])
      }
    }
    #expect(times.min() ?? .zero < .milliseconds(400))
  }

  @Test func `embedded profile counts more than the sRGB chunk`() throws {
    let profile = ProfileBuilder(colorants: ProfileBuilder.displayP3).bytes
    let chunks = [("iCCP", PNGBuilder.profile(profile, name: "P3")), ("sRGB", [UInt8(0)])]
    for chunks in [chunks, chunks.reversed()] {
      let file = PNGBuilder.file(
        width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3], chunks: chunks)
      let image = try ImageReader().read(bytes: file)
      #expect(image.profile.space == .displayP3)
      #expect(image.pixels == [1, 2, 3, 255])
    }
  }

  @Test func `profile of greys does not belong to a coloured picture`() throws {
    let profile = ProfileBuilder(space: "GRAY", curve: .gamma(2.2)).bytes
    let file = PNGBuilder.file(
      width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3],
      chunks: [("iCCP", PNGBuilder.profile(profile, name: "grey"))])
    let image = try ImageReader().read(bytes: file)
    #expect(image.profile == .untagged)
    #expect(
      image.facts.notices == [.ignoredChunk(name: "iCCP", offset: 33, reason: .notForThisKind)])
  }
}
