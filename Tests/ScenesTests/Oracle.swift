import Documents
import Foundation
import Geometry
import ImageCodecs
import Layers
import Raster
import Scenes

/// The scenes in `Fixtures/oracle`, and what is known about how they look.
///
/// Renderings are kept as PNG files in the folder that the environment variable `ORACLE_PICTURES`
/// names, if it is set.
enum Oracle {
  /// The folder that holds what tests read.
  static let fixtures = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The scenes' names, sorted.
  static let names: [String] = {
    let folder = fixtures.appending(path: "oracle/scenes").path(percentEncoded: false)
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return files.filter { $0.hasSuffix(".json") }.map { String($0.dropLast(5)) }.sorted()
  }()

  /// Reads the scene of the given name.
  @MainActor
  static func scene(_ name: String) throws -> Scene {
    let file = fixtures.appending(path: "oracle/scenes/\(name).json")
    return try SceneReader(pictures: Pictures.shared.picture)
      .read(Array(Data(contentsOf: file)), document: "\(name).json")
  }

  /// Reads what is expected of the scene of the given name.
  static func expectation(_ name: String) throws -> DocumentNode {
    let file = fixtures.appending(path: "oracle/expected/\(name).json")
    return try DocumentNode(reading: Array(Data(contentsOf: file)), document: "\(name).json")
  }

  /// Reads the reference picture of the given name.
  static func reference(_ name: String) throws -> ColorPlanes {
    let file = fixtures.appending(path: "oracle/refs/\(name).png")
    let image = try ImageReader().read(path: file.path(percentEncoded: false))
    return ColorPlanes(width: image.width, height: image.height, pixels: image.pixels)
  }

  /// Draws the scene of the given name, and keeps the picture if that is asked for.
  @MainActor
  static func bitmap(_ name: String) throws -> Bitmap {
    let bitmap = Rasterizer(threads: 1).render(try scene(name).displayList())
    if let folder = ProcessInfo.processInfo.environment["ORACLE_PICTURES"] {
      let image = StraightImage(
        width: bitmap.width, height: bitmap.height,
        pixels: bitmap.pixels.flatMap { pixel in
          [0, 8, 16, 24].map { UInt8(pixel.straightBits >> $0 & 0xFF) }
        })
      try Data(PNGEncoder.encode(image))
        .write(to: URL(filePath: folder).appending(path: "\(name).png"))
    }
    return bitmap
  }
}

/// The pictures that scenes name, each read once.
@MainActor
final class Pictures {
  static let shared = Pictures()
  private var known: [String: Picture] = [:]

  /// Reads a picture below `Fixtures`.
  func picture(_ name: String) throws -> Picture {
    if let picture = known[name] { return picture }
    let file = Oracle.fixtures.appending(path: name)
    let image = try ImageReader().read(path: file.path(percentEncoded: false))
    let picture = Picture(
      Bitmap(width: image.width, height: image.height, straight: image.pixels))
    known[name] = picture
    return picture
  }
}

extension ColorPlanes {
  /// Takes red, green and blue of pixels with four bytes.
  init(width: Int, height: Int, pixels: [UInt8]) {
    var values: [UInt8] = []
    values.reserveCapacity(3 * width * height)
    for index in stride(from: 0, to: pixels.count, by: 4) {
      values += pixels[index..<index + 3]
    }
    self.init(width: width, height: height, values: values)
  }

  /// Takes red, green and blue of an opaque bitmap.
  init(_ bitmap: Bitmap) {
    var values: [UInt8] = []
    values.reserveCapacity(3 * bitmap.pixels.count)
    for pixel in bitmap.pixels {
      values += [0, 8, 16].map { UInt8(pixel.bits >> $0 & 0xFF) }
    }
    self.init(width: bitmap.width, height: bitmap.height, values: values)
  }
}
