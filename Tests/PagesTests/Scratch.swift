import Files
import Foundation
import ImageCodecs

/// A directory of its own for each test, removed afterwards.
final class Scratch {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.path + "/flipbook-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The names in the directory, or in one below it.
  func names(in name: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? []).sorted()
  }

  func text(of name: String) throws -> String {
    String(decoding: try AtomicFile.read("\(path)/\(name)"), as: UTF8.self)
  }
}

extension StraightImage {
  /// A picture of one colour.
  init(_ width: Int, _ height: Int, _ pixel: [UInt8], profile: ColorProfile = .untagged) {
    self.init(
      width: width, height: height,
      pixels: Array(repeating: pixel, count: width * height).flatMap { $0 }, profile: profile)
  }

  /// A picture whose pixels all differ.
  static func noise(_ width: Int, _ height: Int, seed: UInt64) -> StraightImage {
    var state = seed &* 2 &+ 1
    let pixels = (0..<4 * width * height).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return UInt8(truncatingIfNeeded: state >> 56)
    }
    return StraightImage(width: width, height: height, pixels: pixels)
  }
}
