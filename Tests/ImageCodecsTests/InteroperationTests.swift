import Foundation
import ImageCodecs
import Testing

/// Other programs, where they are installed, read what this module writes.
@Suite struct InteroperationTests {
  /// A program that turns a PNG into straight RGBA bytes on standard output.
  struct Decoder: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let command: [String]

    /// Whether the program is there and reads a picture at all.
    var isInstalled: Bool {
      let pixels = try? decode(Fixtures.path("png-cases/a-many.png"))
      return pixels?.isEmpty == false
    }

    func decode(_ path: String) throws -> [UInt8] {
      try Self.run(command.map { $0 == "FILE" ? path : $0 })
    }

    /// Returns what a command writes on standard output; nothing if there is no such program.
    static func run(_ command: [String]) throws -> [UInt8] {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = command
      let output = Pipe()
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
      let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      return Array(bytes)
    }
  }

  static let pillow =
    "import sys; from PIL import Image; sys.stdout.buffer.write("
    + "Image.open(sys.argv[1]).convert('RGBA').tobytes())"

  static let decoders = [
    Decoder(
      testDescription: "ffmpeg",
      command: [
        "ffmpeg", "-v", "error", "-i", "FILE", "-f", "rawvideo", "-pix_fmt", "rgba", "-",
      ]),
    Decoder(
      testDescription: "ImageMagick", command: ["convert", "FILE", "-depth", "8", "RGBA:-"]),
    Decoder(testDescription: "Pillow", command: ["python3", "-c", pillow, "FILE"]),
  ].filter(\.isInstalled)

  static let samples = [
    Samples.noise(width: 37, height: 150, seed: 2),
    Samples.opaque(Samples.noise(width: 200, height: 67, seed: 3)),
    Samples.everyAlpha,
  ]

  @Test(arguments: decoders, PNGOptions.Preset.allCases)
  func `other programs read the same pixels`(
    decoder: Decoder, preset: PNGOptions.Preset
  ) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    for sample in Self.samples {
      var options = PNGOptions()
      options.preset = preset
      try Data(PNGEncoder.encode(sample, options: options)).write(to: file)
      let pixels = try decoder.decode(file.path(percentEncoded: false))
      #expect(pixels == sample.pixels)
    }
  }

  /// Whether there is a program that checks every chunk and checksum.
  static let hasChecker =
    !((try? Decoder.run(["pngcheck", Fixtures.path("png-cases/a-many.png")])) ?? []).isEmpty

  @Test(.enabled(if: hasChecker), arguments: PNGOptions.Preset.allCases)
  func `a checker of PNG files finds nothing`(preset: PNGOptions.Preset) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    for sample in Self.samples {
      var options = PNGOptions()
      options.preset = preset
      try Data(PNGEncoder.encode(sample, options: options)).write(to: file)
      let path = file.path(percentEncoded: false)
      let verdict = String(decoding: try Decoder.run(["pngcheck", path]), as: UTF8.self)
      #expect(verdict.hasPrefix("OK: "))
    }
  }

  @Test func `raw pictures have a header that says their size`() {
    let image = Samples.noise(width: 3, height: 2, seed: 1)
    let header = "P7\nWIDTH 3\nHEIGHT 2\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n"
    #expect(PAM.encode(image) == Array(header.utf8) + image.pixels)
  }
}
