import Foundation
import Testing

/// What the animators' sources see.
@Suite struct SourceTests {
  /// The families' folders; the catalogue, its stage and the system's looks are no animators.
  private static let folders = [
    "Circles", "Depth", "Doors", "Fades", "Flips", "Pages", "Parts", "Pictures", "Shapes", "Sheets",
    "Slides",
    "Spins", "Springs", "Tiles", "Wipes",
  ]

  /// What the module of UIKit's name re-exports.
  private static let platform: Set<Substring> = [
    "import Foundation", "import Geometry", "import Layers", "import Raster", "import Views",
  ]

  @Test(arguments: folders)
  func `animators see nothing that an app does not see through UIKit`(folder: String) throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let directory = root.appending(path: "Sources/Transitions/\(folder)")
    let files = try FileManager.default.contentsOfDirectory(
      at: directory, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files where file.pathExtension == "swift" {
      let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      let imports = lines.filter { $0.contains("import ") && !$0.hasPrefix("//") }
        .filter { $0.hasPrefix("import ") || $0.hasPrefix("@") }
      #expect(Self.platform.isSuperset(of: imports), "\(file.lastPathComponent)")
      #expect(!lines.contains { $0.contains("package ") }, "\(file.lastPathComponent)")
    }
  }
}
