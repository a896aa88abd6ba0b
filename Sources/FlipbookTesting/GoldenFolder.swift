import Files
import Flipbook
import Foundation

/// A directory with the golden pictures of one recording.
///
/// The frames are `frame_0000.png` and so on, as `flipbook render` names them; a directory that the
/// command has written is one of goldens. Where there is a `golden.json`, the hashes in it are what
/// frames are compared with, and only some frames are there as pictures. Where text was drawn, the
/// fonts are in `golden.json`, or else in `fonts.json` beside the pictures, so that a difference which
/// is another font's can be told from others.
public struct GoldenFolder: Sendable, Hashable {
  /// The directory.
  public var path: String

  /// Creates the face of a directory, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// The directory of a recording's name beside a test's source file: `Goldens/NAME`.
  ///
  /// A name may lead out of `Goldens` by `..`, also where there is no `Goldens` yet.
  public init(named name: String, besideFile file: String) {
    let folder = PathParts(file).directory
    self.init(URL(fileURLWithPath: "\(folder)/Goldens/\(name)").standardized.path)
  }

  /// What came of a comparison.
  public struct Outcome: Sendable {
    /// How the frames compare.
    public var report: SequenceReport
    /// The goldens that were written or removed, by name.
    public var written: [String]
    /// Pictures of what differs: expected, actual and difference side by side, or the actual one
    /// alone where there is no other, as PNG files.
    public var pictures: [(name: String, bytes: [UInt8])]
  }

  /// Why goldens could not be compared or written.
  public enum Failure: Error, Sendable, Hashable {
    /// They cannot be opened.
    case opening(StoredSequenceError)
    /// They cannot be written, and are as they were.
    case writing(GoldenUpdateError)
  }

  /// The most frames of which pictures are made.
  private static let pictureLimit = 5

  /// Compares frames of a recording with the goldens, and writes those that the mode allows.
  ///
  /// - Parameters:
  ///   - recording: The frames.
  ///   - frames: The frames that are compared.
  ///   - mode: What to do with goldens that differ or do not exist.
  ///   - store: What is kept of the frames that are written; nil: what is kept now, and every frame
  ///     as a picture where nothing is.
  /// - Returns: How the frames compare, and what was written.
  /// - Throws: The reason why goldens cannot be opened or written.
  public func compare(
    _ recording: FrameSequence, frames: FrameSelection = .all, mode: RecordMode,
    store: GoldenUpdate.Store? = nil
  ) throws(Failure) -> Outcome {
    let comparison = SequenceComparison(
      expected: try goldens(), actual: Self.sequence(of: recording, frames))
    let report = comparison.report()
    var outcome = Outcome(
      report: report, written: [], pictures: Self.pictures(of: comparison, report))
    guard let mode = mode.update else { return outcome }
    // Goldens that were not there are written for the first time: nothing differs.
    if report.isOfNewFramesOnly { outcome.pictures = [] }
    let renderer = RendererVersion.current
    let update = GoldenUpdate(
      mode, store: store, software: renderer.software, renderRevision: renderer.revision,
      scale: recording.scale)
    do {
      let changes = try update.perform(comparison, report)
      outcome.written = changes.map { String($0.path.dropFirst(path.count + 1)) }
        .filter { $0 != "fonts.json" }
    } catch {
      throw .writing(error)
    }
    return outcome
  }

  /// The goldens that there are.
  private func goldens() throws(Failure) -> StoredSequence {
    guard FileManager.default.fileExists(atPath: path) else {
      return .unwritten(path, form: .directory)
    }
    do {
      return try StoredSequence(opening: path).filtered { FrameNaming.isFrameName($0.name) }
    } catch {
      throw .opening(error)
    }
  }

  /// The chosen frames of a recording, as what is judged.
  private static func sequence(
    of recording: FrameSequence, _ frames: FrameSelection
  ) -> StoredSequence {
    let naming = FrameNaming(count: recording.frames.count)
    let numbers = frames.indices(below: recording.frames.count)
    let places = Dictionary(
      numbers.map { (naming.name(ofFrame: $0), $0) }, uniquingKeysWith: { first, _ in first })
    return .drawn(
      numbers.map(naming.name(ofFrame:)), rate: recording.rate.description,
      fonts: recording.fonts.map { FontRecord(name: $0.name, hash: $0.hash) }
    ) { name in
      StraightImage(recording.bitmap(ofFrame: places[name] ?? 0))
    }
  }

  /// Pictures of the first frames that are not as they should be, and of the worst.
  private static func pictures(
    of comparison: SequenceComparison, _ report: SequenceReport
  ) -> [(name: String, bytes: [UInt8])] {
    var golden = FrameSupply(of: comparison.expected)
    var frames = FrameSupply(of: comparison.actual)
    var pictures: [(name: String, bytes: [UInt8])] = []
    let worst = report.worst?.frame.name
    var isWorstAhead = worst != nil
    for (pair, frame) in zip(comparison.pairs, report.frames) where !frame.verdict.passes {
      if frame.name == worst { isWorstAhead = false }
      // The last place is kept for the worst.
      guard pictures.count < pictureLimit - (isWorstAhead ? 1 : 0) else { continue }
      let expected = try? pair.expected.flatMap { try golden.evidence(of: $0).read?().get() }
      let actual = try? pair.actual.flatMap { try frames.evidence(of: $0).read?().get() }
      guard let actual else { continue }
      let picture =
        expected.map { DifferencePicture(expected: $0, actual: actual).image } ?? actual
      if let bytes = try? PNGEncoder.encode(picture) { pictures.append((frame.name, bytes)) }
    }
    return pictures
  }
}

extension SequenceReport {
  /// Whether there is nothing wrong but that frames have no goldens yet.
  var isOfNewFramesOnly: Bool {
    !failures.isEmpty && failures.allSatisfy { $0.verdict == .extra }
  }
}

extension RecordMode {
  /// Which goldens are written; nil: none.
  fileprivate var update: GoldenUpdate.Mode? {
    switch self {
    case .never: nil
    case .missing: .missing
    case .failed: .failed
    case .all: .all
    }
  }
}
