import Files
import Flipbook
import Foundation

/// Pictures of frames that fail, to look at.
struct Artifacts {
  private let comparison: SequenceComparison
  private let report: SequenceReport

  init(of comparison: SequenceComparison, _ report: SequenceReport) {
    self.comparison = comparison
    self.report = report
  }

  /// Writes the pictures: side by side in `file`, of every frame, which is a file for two pictures
  /// and else a directory; and apart in `directory`, of up to `limit` frames.
  func write(
    sideBySide file: String?, apart directory: String?, limit: Int, _ console: Console
  ) throws(Failure) {
    guard file != nil || directory != nil else { return }
    let failed = report.frames.indices.filter { !report.frames[$0].verdict.passes }
    var chosen = Set(failed.prefix(limit))
    if let worst = report.worst?.frame, let place = report.frames.firstIndex(of: worst),
      !chosen.contains(place), let last = chosen.max()
    {
      chosen.remove(last)
      chosen.insert(place)
    }
    var golden = FrameSupply(of: comparison.expected)
    var frames = FrameSupply(of: comparison.actual)
    for place in failed where file != nil || chosen.contains(place) {
      let pair = comparison.pairs[place]
      let expected = golden.image(of: pair.expected)
      let actual = frames.image(of: pair.actual)
      if let file { try draw(expected, actual, of: pair, at: file) }
      guard let directory, chosen.contains(place) else { continue }
      try write(expected, of: pair, to: "\(directory)/expected")
      try write(actual, of: pair, to: "\(directory)/actual")
      if let expected, let actual, report.frames[place].verdict.word != "wrong-profile" {
        let difference = DifferencePicture(expected: expected, actual: actual).difference
        try write(difference, of: pair, to: "\(directory)/difference")
      }
    }
    if directory != nil, chosen.count < failed.count {
      console.note(
        "pictures of \(chosen.count) of \(failed.count) frames were kept, --artifacts-limit keeps more"
      )
    }
  }

  private func draw(
    _ expected: StraightImage?, _ actual: StraightImage?, of pair: SequenceComparison.Pair,
    at path: String
  ) throws(Failure) {
    guard let expected, let actual else { return }
    let isFile = comparison.expected.form == .picture && comparison.actual.form == .picture
    try write(
      DifferencePicture(expected: expected, actual: actual).image,
      to: isFile ? path : "\(path)/\(pair.name)")
  }

  private func write(
    _ image: StraightImage?, of pair: SequenceComparison.Pair, to directory: String
  ) throws(Failure) {
    if let image { try write(image, to: "\(directory)/\(pair.name)") }
  }

  private func write(_ image: StraightImage, to path: String) throws(Failure) {
    let directory = PathParts(path).directory
    if !directory.isEmpty {
      try? FileManager.default.createDirectory(
        atPath: directory, withIntermediateDirectories: true)
    }
    try PictureOutput.write(PictureOutput.png(of: image), to: path)
  }
}

extension FrameSupply {
  /// Returns the picture of a frame; nil if there is none that can be read.
  mutating func image(of frame: StoredSequence.Frame?) -> StraightImage? {
    guard let frame, case .success(let image)? = evidence(of: frame).read?() else { return nil }
    return image
  }
}
