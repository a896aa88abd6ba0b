import Foundation

/// A directory of its own for each test, removed afterwards.
package final class Scratch: Sendable {
  /// Where it lies.
  package let path: String

  package init() {
    path = FileManager.default.temporaryDirectory.path + "/flipbook-\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a name in the directory.
  package func callAsFunction(_ name: String) -> String { "\(path)/\(name)" }

  /// The names in the directory, or in one below it, hidden ones included; none if there is none.
  package func names(in name: String = ".") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: self(name))) ?? []).sorted()
  }

  package func makeDirectory(_ name: String) {
    try? FileManager.default.createDirectory(atPath: self(name), withIntermediateDirectories: true)
  }
}

/// Files in it.
extension Scratch {
  /// Writes a file, whose directories are made.
  package func put(_ bytes: [UInt8], at name: String) {
    makeDirectory((name as NSString).deletingLastPathComponent)
    _ = FileManager.default.createFile(atPath: self(name), contents: Data(bytes))
  }

  package func put(_ text: String, at name: String) {
    put(Array(text.utf8), at: name)
  }

  /// Copies a file or a directory into this one.
  package func copy(_ source: String, to name: String) {
    makeDirectory((name as NSString).deletingLastPathComponent)
    try? FileManager.default.copyItem(atPath: source, toPath: self(name))
  }

  package func text(of name: String) -> String? {
    FileManager.default.contents(atPath: self(name)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The bytes of a file, or none if there is none.
  package func bytes(of name: String) -> [UInt8] {
    FileManager.default.contents(atPath: self(name)).map { Array($0) } ?? []
  }
}

/// Waiting.
extension Scratch {
  /// Waits until something is so, or about a minute.
  package func wait(until isSo: () -> Bool) {
    for _ in 0..<60_000 {
      if isSo() { return }
      usleep(1000)
    }
  }
}
