import Flipbook

extension Invocation {
  /// The frames that `--frames` wants.
  package var selection: FrameSelection {
    get throws(Failure) {
      try value(of: .frames, expected: "a list of frames such as 0-59,70-90:2") {
        FrameSelection(parsing: $0)
      } ?? .all
    }
  }

  /// How hard to compress.
  package var preset: PNGOptions.Preset {
    get throws(Failure) {
      try choice(of: .preset) ?? .fast
    }
  }

  /// The value of an option as a number in a range, or nil if the option was not given.
  package func count(_ option: Option, in range: ClosedRange<Int>) throws(Failure) -> Int? {
    try value(of: option, expected: "a number from \(range.lowerBound) to \(range.upperBound)") {
      guard let number = Int($0), range.contains(number) else { return nil }
      return number
    }
  }
}

extension PictureFolder {
  /// The pictures of a directory that a command line names.
  package static func named(_ path: String) throws(Failure) -> PictureFolder {
    guard let folder = PictureFolder(path) else {
      throw Failure(.missingInput, "there is no directory \(path)", "check the path")
    }
    guard !folder.names.isEmpty else {
      throw Failure(.missingInput, "\(path) holds no pictures", "name a directory of PNG files")
    }
    return folder
  }
}
