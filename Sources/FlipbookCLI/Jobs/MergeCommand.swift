import Files
import Flipbook

extension Command {
  /// `flipbook merge`.
  package static let merge = Command(
    "merge", "Prove that shards are a whole, and write the one manifest.",
    discussion: """
      All shards must be of one job and of one renderer, no two may have different pixels for one \
      frame, and no frame may be missing. The manifest is then that of a run that was never \
      divided, byte by byte, and the manifests of the shards are removed. Shards that wrote to \
      directories of their own are brought together with --output: their frames are copied.

      When frames are missing, standard output has the options that render just these.
      """,
    examples: [
      Example("shards that wrote to one directory", "flipbook merge frames/"),
      Example("shards from three machines", "flipbook merge one/ two/ three/ -o frames/"),
    ],
    arguments: [
      Argument("directory", repetition: .list, "The directories that shards wrote to.")
    ],
    options: [.mergeOutput, .verify, .jobs, .progress, .dryRun, .json]
  ) { invocation, console in
    let paths = invocation.arguments.map(\.withoutTrailingSlash)
    let output = invocation[.mergeOutput]?.withoutTrailingSlash
    let jobs = try invocation.jobs
    let style = try invocation.progressStyle
    guard let path = output ?? (paths.count == 1 ? paths[0] : nil) else {
      throw Failure.usage(
        "frames of several directories need one to be brought together in", "add -o <directory>")
    }
    do {
      let collection = try ShardCollection(in: paths)
      if collection.isMerged, output == nil {
        console.note("\(path) is merged already")
        return .done
      }
      let merge = try ShardMerge(collection)
      let what = "\(merge.frameCount) frames of \(merge.renders.count) renders"
      if invocation.has(.dryRun) {
        try console.result("would write the manifest of \(what) to \(path)")
        return .done
      }
      let directory = try MergedDirectory(path, for: merge)
      if invocation.has(.verify) {
        var bar = ProgressBar("checking", total: merge.frameCount, console: console, style: style)
        try await directory.verify(jobs: jobs) { bar.show($0) }
        bar.finish()
      }
      let text = try directory.finish()
      if invocation.has(.json) { try console.result(text) }
      console.note("\(what) are complete in \(path)")
      return .done
    } catch let error as MergeError {
      if case .incomplete(let missing) = error { try console.result(missing.words) }
      throw Failure(error)
    } catch let error as OutputDirectoryError {
      throw Failure(error, directory: path)
    } catch let error as FileError {
      throw Failure(error)
    }
  }
}

extension Option {
  fileprivate static let mergeOutput = Option(
    "output", letter: "o", value: "directory", standard: "the one directory",
    "Where the frames are brought together: one of the directories, or a new one.")
  fileprivate static let verify = Option(
    "verify", "Decode every frame and compare its pixels with what its shard has recorded.")
}
