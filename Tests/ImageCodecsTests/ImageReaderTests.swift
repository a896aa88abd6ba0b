import Foundation
import ImageCodecs
import Testing

@Suite struct ImageReaderTests {
  /// Returns the error that reading some bytes ends in.
  private func error(
    reading bytes: [UInt8], limits: ImageLimits = ImageLimits()
  ) throws -> ImageReadingError {
    try #require(throws: ImageReadingError.self) {
      try ImageReader(limits: limits).read(bytes: bytes)
    }
  }

  @Test(arguments: [
    ("h-gif.png", ImageReadingError.Lookalike.gif), ("h-crlf.png", .lineEndingPNG),
    ("h-7bit.png", .sevenBitPNG), ("x-cut-half-signature.png", .cutPNG),
  ])
  func `kind of file comes from the first bytes`(
    file: String, expected: ImageReadingError.Lookalike
  ) throws {
    let bytes = try Fixtures.bytes("png-cases/\(file)")
    let error = try error(reading: bytes)
    #expect(error.fault == .unknownFormat(expected, firstBytes: Array(bytes.prefix(16))))
  }

  @Test func `name of a file means nothing`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "picture.jpg")
    try Data(Fixtures.bytes("png-cases/a-many.png")).write(to: file)
    let image = try ImageReader().read(path: file.path(percentEncoded: false))
    #expect(image.facts.format == .png)
  }

  @Test func `missing file and directory are named with the system's reason`() throws {
    let missing = try #require(throws: ImageReadingError.self) {
      try ImageReader().read(path: "/nowhere/picture.png")
    }
    #expect(missing == ImageReadingError(.unreadable(code: ENOENT), in: "/nowhere/picture.png"))
    let folder = Fixtures.path("png-cases")
    let directory = try #require(throws: ImageReadingError.self) {
      try ImageReader().read(path: folder)
    }
    #expect(directory == ImageReadingError(.unreadable(code: EISDIR), in: folder))
  }

  @Test func `error names file, chunk and byte`() throws {
    let path = Fixtures.path("png-cases/c-crc-idat.png")
    let error = try #require(throws: ImageReadingError.self) { try ImageReader().read(path: path) }
    #expect(error.source == path)
    #expect(error.place == ImageReadingError.Place(piece: "IDAT", offset: 33))
    guard case .checksum(let declared, let found) = error.fault else {
      Issue.record("not about a checksum: \(error.fault)")
      return
    }
    #expect(declared == found ^ 0x0100_0000)
  }

  @Test(arguments: [
    ("x-cut-zero.png", ImageReadingError.Fault.empty),
    ("x-cut-idat-length.png", .truncated(expected: 12, found: 2)),
    ("h-max-width.png", .tooManyPixels(width: 0x7FFF_FFFF, height: 1, limit: 1 << 26)),
    ("h-zero-height.png", .sides(width: 5, height: 0)),
    ("h-sign-bit.png", .sides(width: 0x8000_0001, height: 4)),
    ("h-interlace-2.png", .header(.interlace, value: 2)),
    ("h-ct3-bd16.png", .depth(bits: 16, colorType: 3)),
    ("h-ct7-bd08.png", .header(.colorType, value: 7)),
    ("h-length-12.png", .chunkLength(found: 12, allowed: 13...13)),
    ("h-twice.png", .chunkOrder(after: "IHDR")),
    ("i-not-consecutive.png", .chunkOrder(after: "tEXt")),
    ("i-missing.png", .missingChunk(name: "IDAT")),
    ("p-missing.png", .missingChunk(name: "PLTE")),
    ("p-257.png", .palette(byteCount: 771)),
    ("q-filter-5.png", .filter(row: 1)),
    ("x-one-byte-short.png", .missingPixels(row: 3)),
    ("c-adler.png", .pixelChecksum),
    ("a-unknown-critical.png", .unknownCriticalChunk),
    ("d-block-type-3.png", .damagedPixels(row: 0, detail: "IDAT: invalid block type")),
  ])
  func `fault says what was declared and what was found`(
    file: String, expected: ImageReadingError.Fault
  ) throws {
    #expect(try error(reading: Fixtures.bytes("png-cases/\(file)")).fault == expected)
  }

  @Test(arguments: ["h-huge-both.png", "h-max-both.png", "h-overflow-to-small.png"])
  func `enormous pictures are refused at once`(file: String) throws {
    let bytes = try Fixtures.bytes("png-cases/\(file)")
    // The shortest of several times is the reader's own; the others count what else runs.
    let times = try (0..<5).map { _ in
      try ContinuousClock().measure { _ = try error(reading: bytes) }
    }
    #expect(times.min() ?? .zero < .milliseconds(50))
  }

  @Test func `limit on pixels can be raised and lowered`() throws {
    var limits = ImageLimits()
    limits.pixelCount = 34
    let bytes = try Fixtures.bytes("png-cases/m-ct2-bd08-i0-7x5.png")
    #expect(
      try error(reading: bytes, limits: limits).fault
        == .tooManyPixels(width: 7, height: 5, limit: 34))
    limits.pixelCount = 35
    #expect(try ImageReader(limits: limits).read(bytes: bytes).width == 7)

    // With the limit out of the way it is the missing data that stops 100,000 × 100,000 pixels.
    limits.pixelCount = .max
    let huge = try Fixtures.bytes("png-cases/h-huge-both.png")
    #expect(try error(reading: huge, limits: limits).fault == .missingPixels(row: nil))
  }

  @Test func `limit on the file's size holds for files and streams`() throws {
    var limits = ImageLimits()
    limits.fileByteCount = 100
    let path = Fixtures.path("png-cases/a-many.png")
    let error = try #require(throws: ImageReadingError.self) {
      try ImageReader(limits: limits).read(path: path)
    }
    #expect(error.fault == .fileTooLarge(byteCount: 467, limit: 100))
  }

  @Test func `profile above the limit is noted and left out`() throws {
    var limits = ImageLimits()
    limits.profileByteCount = 100
    let file = PNGBuilder.file(
      width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3],
      chunks: [("iCCP", PNGBuilder.profile(ProfileBuilder().bytes, name: "big"))])
    let image = try ImageReader(limits: limits).read(bytes: file)
    #expect(image.profile == .untagged)
    #expect(image.facts.notices == [.ignoredChunk(name: "iCCP", offset: 33, reason: .overLimit)])
    limits.profileByteCount = ProfileBuilder().bytes.count
    let whole = try ImageReader(limits: limits).read(bytes: file)
    #expect(whole.facts.notices.isEmpty)
    #expect(whole.profile != .untagged)
  }

  @Test func `limit on a chunk's size can be lowered and raised`() throws {
    var limits = ImageLimits()
    limits.pieceByteCount = 99
    let file = PNGBuilder.file(
      width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3],
      chunks: [("teXt", Array(repeating: 65, count: 100))])
    let refused = try error(reading: file, limits: limits)
    #expect(refused.fault == .pieceTooLarge(byteCount: 100, limit: 99))
    #expect(refused.place == ImageReadingError.Place(piece: "teXt", offset: 33))
    limits.pieceByteCount = 100
    #expect(try ImageReader(limits: limits).read(bytes: file).pixels == [1, 2, 3, 255])
  }

  /// A zlib stream of `count` zeros in a thousandth of the bytes: a literal, then runs of 258 at
  /// distance 1 with fixed codes, of which 8 take 13 bytes.
  private func bomb(_ count: Int) -> [UInt8] {
    var bits = [true, true, false] + Array("00110000").map { $0 == "1" }
    for _ in 0..<count / 258 {
      bits += [true, true, false, false, false, true, false, true]
      bits += Array(repeating: false, count: 5)
    }
    bits += Array(repeating: false, count: 7)
    bits += Array(repeating: false, count: 7 - (bits.count + 7) % 8)
    return [0x78, 0x01]
      + stride(from: 0, to: bits.count, by: 8).map { start in
        (0..<8).reduce(UInt8(0)) { $0 | (bits[start + $1] ? 1 << UInt8($1) : 0) }
      } + [0, 0, 0, 0]
  }

  @Test(arguments: ["zTXt", "iTXt", "iCCP"])
  func `texts that would grow a thousandfold are never unpacked, profiles only to their limit`(
    name: String
  ) throws {
    let head = Array("bomb".utf8) + (name == "iTXt" ? [0, 1, 0, 0, 0] : [0, 0])
    let file = PNGBuilder.file(
      width: 1, height: 1, depth: 8, colorType: 2, rows: [0, 1, 2, 3],
      chunks: Array(repeating: (name, head + bomb(16 << 20)), count: 64))
    // A gigabyte would take seconds, and memory that shows.
    let before = Self.peakBytes
    let image = try ImageReader().read(bytes: file)
    #expect(image.pixels == [1, 2, 3, 255])
    #expect(image.profile == .untagged)
    #expect(Self.peakBytes - before < 64 << 20)
    #expect(image.facts.notices.isEmpty == (name != "iCCP"))
  }

  /// The most memory that this process has held.
  private static var peakBytes: Int {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return (line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
  }

  @Test func `stream is read to its end whatever the portions`() throws {
    let bytes = try Fixtures.bytes("screens/tab-right@1x.png")
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    let (output, input) = (ends[0], ends[1])
    let writer = Thread {
      bytes.withUnsafeBytes { buffer in
        var sent = 0
        while sent < buffer.count {
          sent += max(
            0, write(input, buffer.baseAddress.map { $0 + sent }, min(777, buffer.count - sent)))
        }
      }
      close(input)
    }
    writer.start()
    let read = try InputBytes(descriptor: output, name: "-", limit: 1 << 30)
    close(output)
    #expect(read.bytes == bytes)
  }

  @Test func `facts of a picture are listed`() throws {
    let facts = try ImageReader().read(path: Fixtures.path("png-cases/a-many.png")).facts
    #expect(facts.format == .png)
    #expect(facts.layout == .rgb)
    #expect(facts.bitDepth == 8)
    #expect(facts.byteCount == 467)
    #expect(facts.pixelsPerMetre == PixelDensity(horizontal: 5669, vertical: 5669))
    #expect(facts.pieces.first == ImageFacts.Piece(name: "IHDR", offset: 8, length: 13))
    #expect(facts.pieces.last == ImageFacts.Piece(name: "IEND", offset: 455, length: 0))
  }

  @Test func `animated file is recognised and its default image read`() throws {
    let image = try ImageReader().read(path: Fixtures.path("png-cases/y-apng-first-frame.png"))
    #expect(image.facts.animation == ImageFacts.Animation(frameCount: 2, playCount: 0))
  }

  @Test func `what was passed over is noted`() throws {
    func notices(_ file: String) throws -> [ImageFacts.Notice] {
      try ImageReader().read(path: Fixtures.path("png-cases/\(file)")).facts.notices
    }
    #expect(
      try notices("a-iccp-garbage.png")
        == [.ignoredChunk(name: "iCCP", offset: 33, reason: .malformed)])
    #expect(
      try notices("p-index-out-of-range.png") == [.paletteOverrun(highestIndex: 3, entryCount: 3)])
    #expect(try notices("x-bytes-after-iend.png") == [.bytesAfterEnd(offset: 153, count: 39)])
    guard case .droppedChunk("tEXt", 33, _, _)? = try notices("c-crc-text.png").first else {
      Issue.record("a dropped chunk is not noted")
      return
    }
  }
}
