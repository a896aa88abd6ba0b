import Flipbook

extension Failure {
  /// A sequence could not be opened.
  init(_ error: StoredSequenceError) {
    switch error {
    case .file(let error): self.init(error)
    case .image(let error): self.init(error)
    case .document(let error): self.init(.malformedInput, "\(error)")
    }
  }

  /// Goldens could not be written.
  init(_ error: GoldenUpdateError) {
    switch error {
    case .file(let error):
      self.init(error)
      event += "; the goldens are as they were"
    case .image(let error):
      self.init(error)
      event += "; the goldens are as they were"
    case .noPicture(let name):
      self.init(
        .missingInput, "of \(name) only the hash is kept, which makes no picture",
        "name a sequence with pictures, or keep hashes with --store hash")
    case .changed(let path):
      self.init(
        .tryAgain, "\(path) has changed since it was compared; the goldens are as they were",
        "run the command again when nobody writes there")
    case .noRate(let path):
      self.init(
        .missingInput,
        "\(path) does not say how fast its frames show, which an animated PNG must say",
        "put the manifest.json of the render beside the frames, or name a directory of goldens")
    case .sizes(let path):
      self.init(
        .malformedInput,
        "the frames of \(path) have different sizes or profiles, which one animated PNG cannot have",
        "name a directory of goldens")
    case .form(let golden, let actual):
      self.init(
        .usage, "\(actual.name) cannot replace \(golden.name)",
        golden == .manifest
          ? "name the directory of the manifest" : "name a directory as the golden sequence")
    }
  }

  /// The comparison missed a change that was planted.
  init(_ miss: SelfTest.Miss) {
    let event =
      switch miss {
      case .equalPictures: "a frame does not equal itself"
      case .change(let channel, let column, let row):
        "a change by one level of \(channel) at (\(column), \(row)) was not found"
      case .hash(let channel, let column, let row):
        "a change by one level of \(channel) at (\(column), \(row)) does not change the hash"
      case .file: "a frame did not come out of a file as it went in"
      }
    self.init(.bug, "self-test: \(event)", "please report this, and trust no comparison before")
  }
}

extension StoredSequence.Form {
  /// What the form is, with its article.
  var name: String {
    switch self {
    case .picture: "a picture"
    case .directory: "a directory"
    case .animation: "an animated PNG"
    case .manifest: "a manifest"
    case .golden: "a golden document"
    }
  }
}
