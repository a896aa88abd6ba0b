import Foundation
import ImageCodecs
import Testing

/// Hashes that another decoder and another hasher computed (`Fixtures/pixel-hashes`).
private struct HashVectors: Decodable {
  struct File: Decodable, Sendable, CustomTestStringConvertible {
    let file: String
    let hash: String
    var testDescription: String { file }
  }

  struct Ramp: Decodable, Sendable, CustomTestStringConvertible {
    let width: Int
    let height: Int
    let hash: String
    var testDescription: String { "\(width)×\(height)" }

    /// Byte i is (7i + i div 251) mod 256.
    var image: StraightImage {
      let pixels = (0..<4 * width * height).map { (index: Int) -> UInt8 in
        UInt8((7 * index + index / 251) % 256)
      }
      return StraightImage(width: width, height: height, pixels: pixels)
    }
  }

  let files: [File]
  let ramps: [Ramp]

  static let all: HashVectors = {
    let json = try? Fixtures.bytes("pixel-hashes/expected.json")
    let vectors = json.flatMap { try? JSONDecoder().decode(HashVectors.self, from: Data($0)) }
    return vectors ?? HashVectors(files: [], ramps: [])
  }()
}

@Suite struct PixelHashTests {
  @Test func `vectors are there`() {
    #expect(HashVectors.all.files.count == 5)
    #expect(HashVectors.all.ramps.count == 6)
  }

  @Test(arguments: HashVectors.all.files)
  fileprivate func `hash of a file is what another program computes`(
    vector: HashVectors.File
  ) throws {
    let image = try ImageReader().read(path: Fixtures.path(vector.file))
    #expect(PixelHash(image).description == vector.hash)
  }

  @Test(arguments: HashVectors.all.ramps)
  fileprivate func `hash of a ramp is what another program computes`(vector: HashVectors.Ramp) {
    #expect(PixelHash(vector.image).description == vector.hash)
  }

  @Test func `blocks that are known need not be hashed again`() {
    let image = Samples.noise(width: 9, height: 130, seed: 8)
    let stride = 4 * 9
    let digests = [0..<64, 64..<128, 128..<130].map { rows in
      PixelHash.blockDigest(
        image.pixels.span.bytes.extracting(rows.lowerBound * stride..<rows.upperBound * stride))
    }
    #expect(PixelHash(width: 9, height: 130, blocks: digests) == PixelHash(image))
  }

  @Test func `colour of clear pixels does not count`() {
    let red = StraightImage(width: 1, height: 1, pixels: [255, 0, 0, 0])
    let none = StraightImage(width: 1, height: 1, pixels: [0, 0, 0, 0])
    let faint = StraightImage(width: 1, height: 1, pixels: [255, 0, 0, 1])
    #expect(PixelHash(red) == PixelHash(none))
    #expect(PixelHash(red) != PixelHash(faint))
  }

  @Test(arguments: [0, 1, 7, 1023, 1024, 1499])
  func `colour of a clear pixel is found wherever it is`(position: Int) {
    var pixels = Samples.opaque(Samples.noise(width: 1500, height: 1, seed: 12)).pixels
    pixels[4 * position + 3] = 0
    let stored = StraightImage(width: 1500, height: 1, pixels: pixels)
    for channel in 0..<3 { pixels[4 * position + channel] = 0 }
    let plain = StraightImage(width: 1500, height: 1, pixels: pixels)
    #expect(PixelHash(stored) == PixelHash(plain))
    #expect(!stored.isOpaque)
  }

  @Test func `size counts`() {
    let wide = StraightImage(width: 4, height: 2, pixels: Array(repeating: 9, count: 32))
    let tall = StraightImage(width: 2, height: 4, pixels: Array(repeating: 9, count: 32))
    #expect(PixelHash(wide) != PixelHash(tall))
  }

  @Test func `description can be read back`() throws {
    let hash = PixelHash(Samples.everyAlpha)
    #expect(PixelHash(hash.description) == hash)
    let digits = hash.description.dropFirst(7)
    for text in [
      "", "xxh128:", "xxh128:\(digits)0", "xxh64:\(digits)", "xxh128:+\(digits.dropFirst())",
    ] {
      #expect(PixelHash(text) == nil)
    }
    #expect(PixelHash(hash.description.uppercased()) == nil)
  }
}
