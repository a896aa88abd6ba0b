import Flipbook

extension Failure {
  /// A directory cannot take a shard's frames.
  package init(_ error: ShardDirectoryError, directory: String) {
    switch error {
    case .output(.inUse):
      self.init(
        .tryAgain, "another run is writing the same frames to \(directory)",
        "wait for its end, or name another directory")
    case .output(let error): self.init(error, directory: directory)
    case .otherJob(let folder):
      self.init(
        .cannotCreate, "\(folder) holds the frames of another run, as its manifest.json says",
        "name another directory, or write over them with --force")
    }
  }

  /// Shards cannot be merged.
  package init(_ error: MergeError) {
    switch error {
    case .noShards(let directories):
      self.init(
        .missingInput, "there is no manifest of a shard in \(directories.joined(separator: ", "))",
        "render with --shard 1/n and so on first")
    case .inUse(let directory, let shard):
      self.init(
        .tryAgain, "\(shard ?? "a run") is still writing to \(directory)",
        "merge again when it has ended")
    case .otherRenderer(let first, let renderer, let second, let other):
      self.init(
        .malformedInput,
        "\(second.place) was rendered by \(other.words) and \(first.place) by \(renderer.words)",
        "render one of them again")
    case .otherJob(let first, let second, let render, let what):
      let part = render.map { $0 == ShardManifest.soleRender ? "" : " of \($0)" } ?? ""
      self.init(
        .malformedInput,
        "\(second.place) is of another job than \(first.place): \(Self.difference(what))\(part) "
          + "differs",
        "render one of them again, or remove it")
    case .contradiction(let first, let second, let render, let frame):
      self.init(
        .malformedInput,
        "\(first.place) and \(second.place) have different pixels in \(Self.frame(frame, render))",
        "render one of them again, and report this if they still differ")
    case .damaged(let account, let render, let frame, let path):
      self.init(
        .malformedInput,
        "\(path) does not hold the pixels of \(Self.frame(frame, render)) that \(account.label) "
          + "has recorded",
        "render that shard again")
    case .incomplete(let missing): self.init(missing)
    case .file(let error): self.init(error)
    case .document(let error): self.init(.malformedInput, "\(error)", "render that shard again")
    }
  }

  private init(_ missing: MissingFrames) {
    var events: [String] = []
    if !missing.shards.isEmpty {
      let names = missing.shards.prefix(5).joined(separator: ", ")
      let more = missing.shards.count > 5 ? " and \(missing.shards.count - 5) more" : ""
      events.append("\(names)\(more) \(missing.shards.count == 1 ? "is" : "are") missing")
    }
    if let file = missing.files.first {
      let more = missing.files.count > 1 ? ", and \(missing.files.count - 1) more," : ""
      events.append("\(file)\(more) \(missing.files.count > 1 ? "are" : "is") not there")
    }
    if missing.count > 0 {
      events.append("\(missing.count) \(missing.count == 1 ? "frame is" : "frames are") missing")
    }
    self.init(
      .malformedInput, events.isEmpty ? "frames are missing" : events.joined(separator: "; "),
      "run the missing shards, or render with \(missing.words)")
  }

  /// A part of a manifest, in words.
  private static func difference(_ what: String) -> String {
    switch what {
    case "renderer": "the renderer"
    case "transition": "the transition or a parameter"
    case "scene": "the scene"
    case "inputs": "an input picture"
    case "fonts": "the file of a font"
    case "output": "size, scale or background"
    case "timing": "the timing"
    case "events": "what happened"
    default: what
    }
  }

  private static func frame(_ index: Int, _ render: String) -> String {
    render == ShardManifest.soleRender ? "frame \(index)" : "frame \(index) of \(render)"
  }
}

extension MissingFrames {
  /// The options that render what is missing, as a run of its own.
  var words: String {
    "--shard 1/1 " + selection.parts.map { "--frames \($0)" }.joined(separator: " ")
  }
}

extension MergeError.Account {
  fileprivate var place: String { "\(label) in \(directory)" }
}

extension RendererVersion {
  fileprivate var words: String { "\(software), render revision \(revision)," }
}
