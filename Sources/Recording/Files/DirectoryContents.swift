import Documents
import Files
import Foundation

/// What lies in a directory of frames, by whose it is.
struct DirectoryContents {
  /// Frames that an earlier run of ours lists as its own.
  private(set) var frames: Set<String> = []
  /// Names nobody of ours knows, sorted.
  private(set) var foreign: [String] = []
  /// The manifest of an earlier run, if it is one of ours.
  private(set) var manifest: JSONValue?

  /// Looks at a directory, of which an earlier run's journal lists the frames `earlier`.
  init(of path: String, earlier: Set<String>) throws(OutputDirectoryError) {
    let names = try Self.names(in: path)
    var known = earlier
    if names.contains(Manifest.fileName) {
      manifest = Self.manifest("\(path)/\(Manifest.fileName)")
      known.formUnion(manifest.map(Self.frames) ?? [])
    }
    for name in names.sorted() {
      if name == FrameJournal.fileName || TemporaryFiles.isTemporaryName(name)
        || (manifest != nil && name == Manifest.fileName)
      {
        continue
      } else if known.contains(name) {
        frames.insert(name)
      } else {
        foreign.append(name)
      }
    }
  }

  private static func names(in path: String) throws(OutputDirectoryError) -> [String] {
    guard let directory = opendir(path) else { throw .file(FileError(.list, path)) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// The manifest at `path`, or nil if it is none of ours.
  private static func manifest(_ path: String) -> JSONValue? {
    guard let bytes = try? AtomicFile.read(path),
      let value = try? JSONReader(document: path).read(bytes),
      value["schema"]?.text?.hasPrefix(Manifest.schemaName) == true,
      value["frames"]?.elements != nil
    else { return nil }
    return value
  }

  /// The frames that a manifest lists.
  ///
  /// Only names that a frame can have count, so that no manifest leads to another directory.
  private static func frames(of manifest: JSONValue) -> [String] {
    (manifest["frames"]?.elements ?? []).compactMap { $0["file"]?.text }
      .filter(FrameNaming.isFrameName)
  }
}
