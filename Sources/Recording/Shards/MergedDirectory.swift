import Documents
import Files
import Foundation
import ImageCodecs

/// The directory where shards become a whole: as a run that was never divided would leave it.
public struct MergedDirectory {
  private let merge: ShardMerge
  private let directory: JobDirectory
  private let journal: ShardJournal

  /// Opens a directory for the frames of a merge, making it if there is none.
  ///
  /// It is one of those that the shards wrote to, or a new one, or one where a merge was cut short.
  ///
  /// - Throws: `OutputDirectoryError` if it cannot be used.
  public init(_ path: String, for merge: ShardMerge) throws(OutputDirectoryError) {
    self.merge = merge
    try JobDirectory.make(path)
    let named = JobDirectory(path: path)
    let source = merge.collection.directories.first { $0.isSame(as: named) }
    directory = source ?? named
    let names: [String]
    do {
      names = try JobDirectory.names(in: path)
    } catch {
      throw .file(error)
    }
    if source == nil, !names.isEmpty, !names.contains(Self.journalName) {
      throw .foreignFiles(names)
    }
    journal = try ShardJournal("merge", in: path)
  }

  /// The name of the journal of a merge.
  private static let journalName = ".flipbook-merge"
}

extension MergedDirectory {
  /// Makes sure that every frame's file decodes to the pixels that its shard has recorded.
  ///
  /// - Parameters:
  ///   - jobs: How many files are read at the same time.
  ///   - progress: Is told how many have been read.
  /// - Throws: `MergeError.damaged` for the first that does not.
  @MainActor
  public func verify(jobs: Int, progress: (Int) -> Void) async throws {
    let frames = merge.renders.flatMap { render in
      render.frames.map { (render: render.name, frame: $0.frame, source: $0.source) }
    }
    var done = 0
    try await withThrowingTaskGroup(of: Void.self) { group in
      for (place, item) in frames.enumerated() {
        if place >= jobs {
          try await group.next()
          done += 1
          progress(done)
        }
        let path = "\(item.source.directory.folder(of: item.render))/\(item.frame.file)"
        group.addTask {
          let image = try? ImageReader().read(path: path)
          guard let image, PixelHash(image).description == item.frame.pixelHash else {
            throw MergeError.damaged(
              item.source.account, render: item.render, frame: item.frame.index, path: path)
          }
        }
      }
      try await group.waitForAll()
    }
  }

  /// Brings the frames together, puts the manifests in their places, and tidies up.
  ///
  /// Frames of other directories are copied, and those directories stay as they are. In this one the
  /// shards' manifests and journals go, after the manifest of all frames is there.
  ///
  /// - Returns: The manifest of all: of the one render, or of the batch.
  public func finish() throws(FileError) -> String {
    var renders: [BatchManifest.Render] = []
    var text = ""
    for render in merge.renders {
      let folder = directory.folder(of: render.name)
      if mkdir(folder, 0o777) != 0, errno != EEXIST { throw FileError(.create, folder) }
      for (frame, source) in render.frames where source.directory != directory {
        let bytes = try AtomicFile.read("\(source.directory.folder(of: render.name))/\(frame.file)")
        try AtomicFile.write(bytes, to: "\(folder)/\(frame.file)")
      }
      text = JSONWriter().text(of: render.manifest)
      try AtomicFile.write(Array(text.utf8), to: "\(folder)/\(Manifest.fileName)")
      renders.append(
        BatchManifest.Render(
          name: render.name, frameCount: render.frames.count, manifest: Array(text.utf8)))
    }
    if merge.isBatch {
      text = BatchManifest(renders: renders).text
      try AtomicFile.write(Array(text.utf8), to: "\(directory.path)/\(Manifest.fileName)")
    }
    tidyUp()
    return text
  }

  /// Removes what shards have left beside the frames, and frames that belong to nothing any more.
  private func tidyUp() {
    let here = merge.collection
    let kept = Set(
      merge.renders.flatMap { render in
        render.frames.map { JobDirectory.place(of: $0.frame.file, render.name) }
      })
    let start = "\(directory.path)/"
    for path in here.journalPaths where path.hasPrefix(start) {
      for frame in ShardJournal.frames(listedIn: path) where !kept.contains(frame) {
        let parts = frame.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard let name = parts.last, FrameNaming.isFrameName(name), parts.count <= 2,
          parts.dropLast().allSatisfy(Batch.isName)
        else { continue }
        unlink(start + frame)
      }
      unlink(path)
    }
    for path in here.manifestPaths where path.hasPrefix(start) { unlink(path) }
    for folder in Set(merge.renders.map { directory.folder(of: $0.name) }) {
      for name in (try? JobDirectory.names(in: folder)) ?? []
      where TemporaryFiles.isTemporaryName(name) {
        unlink("\(folder)/\(name)")
      }
    }
    journal.remove()
  }
}
