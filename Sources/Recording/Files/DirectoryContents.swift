import Documents
import Files
import Foundation

/// What lies in a directory of frames, by whose it is.
struct DirectoryContents {
  /// Frames that an earlier run of ours lists as its own.
  private(set) var frames: Set<String> = []
  /// Names nobody of ours knows, sorted.
  private(set) var foreign: [String] = []
  /// What runs that were killed have left half-written.
  private(set) var leftovers: [String] = []

  /// Looks at a directory, of which an earlier run's journal lists the frames `earlier`.
  init(of path: String, earlier: Set<String>) throws(OutputDirectoryError) {
    let names = try Self.names(in: path)
    var known = earlier
    var hasManifest = false
    if names.contains(Manifest.fileName), let listed = Self.frames(listedIn: path) {
      known.formUnion(listed)
      hasManifest = true
    }
    for name in names.sorted() {
      if name == FrameJournal.fileName || (hasManifest && name == Manifest.fileName) {
        continue
      } else if TemporaryFiles.isTemporaryName(name) {
        leftovers.append(name)
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

  /// The frames that the manifest lists, or nil if it is none of ours.
  ///
  /// Only names that a frame can have count, so that no manifest leads to another directory.
  private static func frames(listedIn path: String) -> [String]? {
    guard let bytes = try? AtomicFile.read("\(path)/\(Manifest.fileName)"),
      let value = try? JSONReader(document: Manifest.fileName).read(bytes),
      value["schema"]?.text?.hasPrefix(Manifest.schemaName) == true,
      let frames = value["frames"]?.elements
    else { return nil }
    return frames.compactMap { $0["file"]?.text }.filter(FrameNaming.isFrameName)
  }
}
