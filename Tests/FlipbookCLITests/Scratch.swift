import Foundation

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

  func put(_ text: String, at name: String) {
    _ = FileManager.default.createFile(atPath: "\(path)/\(name)", contents: Data(text.utf8))
  }

  func text(of name: String) -> String? {
    FileManager.default.contents(atPath: "\(path)/\(name)").map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Scratch {
  func makeDirectory(_ name: String) {
    try? FileManager.default.createDirectory(
      atPath: "\(path)/\(name)", withIntermediateDirectories: true)
  }

  func copy(_ source: String, to name: String) {
    makeDirectory((name as NSString).deletingLastPathComponent)
    try? FileManager.default.copyItem(atPath: source, toPath: "\(path)/\(name)")
  }
}

extension Scratch {
  /// The bytes of a file, or nothing if there is none.
  func bytes(of name: String) -> Data {
    FileManager.default.contents(atPath: "\(path)/\(name)") ?? Data()
  }
}

extension Scratch {
  /// Waits until something is so, or about a minute.
  func wait(until isSo: () -> Bool) {
    for _ in 0..<60_000 {
      if isSo() { return }
      usleep(1000)
    }
  }
}

extension Scratch {
  /// A scene of one layer without anything.
  static let emptyScene = """
    {
      "schema": 1, "id": "empty",
      "canvas": {"width": 4, "height": 3, "scale": 1, "background": "#ffffff"},
      "root": {"name": "root", "bounds": [0, 0, 4, 3]}
    }
    """
}
