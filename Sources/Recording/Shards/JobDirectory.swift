import Documents
import Files
import Foundation

/// Where the frames of a job lie, and what else is there.
struct JobDirectory: Sendable, Hashable {
  /// The directory.
  let path: String

  /// The name of the journal that a run keeps which renders one whole sequence.
  static let wholeJournal = FrameJournal.fileName

  /// Whether another path leads to the same directory.
  func isSame(as other: JobDirectory) -> Bool {
    var (one, two) = (stat(), stat())
    return stat(path, &one) == 0 && stat(other.path, &two) == 0 && one.st_ino == two.st_ino
      && one.st_dev == two.st_dev
  }

  /// The directory of a render's frames.
  func folder(of render: String) -> String {
    render == ShardManifest.soleRender ? path : "\(path)/\(render)"
  }

  /// The path of a render's frame from the directory on.
  static func place(of frame: String, _ render: String) -> String {
    render == ShardManifest.soleRender ? frame : "\(render)/\(frame)"
  }

  /// The names of the shards' journals, sorted.
  func journals() throws(FileError) -> [String] {
    try Self.names(in: path).filter { $0.hasPrefix(ShardJournal.prefix) }
  }

  /// The names of the shards' manifests, sorted.
  func shardManifests() throws(FileError) -> [String] {
    try Self.names(in: path).filter(ShardManifest.isFileName)
  }

  /// The manifest of all frames in one directory, or nil if there is none of ours.
  static func manifest(in folder: String) -> JSONValue? {
    let path = "\(folder)/\(Manifest.fileName)"
    guard let bytes = try? AtomicFile.read(path),
      let value = try? JSONReader(document: path).read(bytes),
      value["schema"]?.text?.hasPrefix(Manifest.schemaName) == true
    else { return nil }
    return value
  }

  /// The names in a directory, sorted.
  static func names(in path: String) throws(FileError) -> [String] {
    guard let directory = opendir(path) else { throw FileError(.list, path) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// Makes a directory and those above it.
  static func make(_ path: String) throws(OutputDirectoryError) {
    var facts = stat()
    if stat(path, &facts) == 0 {
      guard facts.st_mode & S_IFMT == S_IFDIR else { throw .notADirectory }
      return
    }
    let above = path.split(separator: "/").dropLast().joined(separator: "/")
    if !above.isEmpty { try make(path.hasPrefix("/") ? "/\(above)" : above) }
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw .file(FileError(.create, path)) }
  }
}
