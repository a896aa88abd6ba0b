import Files
import Foundation
import ImageCodecs

/// Makes a golden sequence what the judged one is, as far as it is asked for.
///
/// All files are written before any gets its name, so that a full disk or an unreadable picture
/// leaves the goldens as they were.
public struct GoldenUpdate: Sendable {
  /// Which goldens are written.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// All, whatever they hold; goldens without an actual frame are removed.
    case all
    /// Those that do not pass or do not exist; goldens without an actual frame are removed.
    case failed
    /// Only those that do not exist.
    case missing
  }

  /// What is kept of the frames in a directory.
  public enum Store: String, Sendable, Hashable, CaseIterable {
    /// Every frame as a picture.
    case full
    /// The hash of every frame, and the pictures of a few.
    case key
    /// The hash of every frame.
    case hash
  }

  /// A file that has become another.
  public struct Change: Sendable, Hashable {
    /// The file's path.
    public var path: String
    /// What happened to it.
    public var kind: Kind

    /// What happened to a file.
    public enum Kind: String, Sendable, Hashable {
      case new
      case replaced
      case removed
    }
  }

  /// Which goldens are written.
  public var mode: Mode
  /// What is kept in a directory; nil: what is kept there now, and every frame where nothing is.
  public var store: Store?
  /// What new files say about the program that wrote them.
  public var software: String?
  /// The renderer's revision.
  public var renderRevision: Int?
  /// Pixels to a point, in new pictures.
  public var scale: Double

  /// Creates an update.
  public init(
    _ mode: Mode, store: Store? = nil, software: String? = nil, renderRevision: Int? = nil,
    scale: Double = 1
  ) {
    self.mode = mode
    self.scale = scale
    self.store = store
    self.software = software
    self.renderRevision = renderRevision
  }
}

/// Why goldens could not be written; they are as they were.
public enum GoldenUpdateError: Error, Sendable, Hashable {
  /// A file cannot be written.
  case file(FileError)
  /// A picture cannot be read.
  case image(ImageReadingError)
  /// A frame's pixels are not kept, only their hash.
  case noPicture(name: String)
  /// A picture is another one than when it was compared.
  case changed(path: String)
  /// Nothing says how fast frames show, which an animated PNG must say.
  case noRate(path: String)
  /// Frames of different sizes or colour profiles, which one animated PNG cannot hold.
  case sizes(path: String)
  /// Goldens of this form cannot be made from frames of the other.
  case form(golden: StoredSequence.Form, actual: StoredSequence.Form)
}

extension GoldenUpdate {
  /// Whether a frame's golden is written.
  public func writes(_ frame: SequenceReport.Frame) -> Bool {
    guard frame.actual != nil else { return false }
    return switch mode {
    case .all: true
    case .failed: !frame.verdict.passes
    case .missing: frame.expected == nil
    }
  }

  /// Whether a frame's golden is removed, since there is no such frame any more.
  public func removes(_ frame: SequenceReport.Frame) -> Bool {
    frame.actual == nil && mode != .missing
  }

  /// Updates the goldens of a comparison that has been made, all of them or none.
  ///
  /// - Returns: What has changed, in the order of the frames.
  public func perform(
    _ comparison: SequenceComparison, _ report: SequenceReport
  ) throws(GoldenUpdateError) -> [Change] {
    try checkPictures(of: comparison, report)
    let golden = comparison.expected
    switch golden.form {
    case .directory where store == nil || store == .full:
      return try writePictures(comparison, report)
    case .directory, .golden:
      return store == .full
        ? try writePictures(comparison, report) : try writeDocument(comparison, report)
    case .picture, .animation: return try writeFile(comparison, report)
    case .manifest: throw .form(golden: .manifest, actual: comparison.actual.form)
    }
  }

  /// Makes sure that whatever becomes a golden has been read as a picture.
  private func checkPictures(
    of comparison: SequenceComparison, _ report: SequenceReport
  ) throws(GoldenUpdateError) {
    var supply = FrameSupply(of: comparison.actual)
    for (pair, frame) in zip(comparison.pairs, report.frames)
    where writes(frame) && frame.actual?.record == nil {
      guard let actual = pair.actual else { continue }
      guard case .failure(let error)? = supply.evidence(of: actual).read?() else { continue }
      throw .image(error)
    }
  }
}
