import Files
import Flipbook
import Foundation

/// A directory with the golden pictures of one recording.
///
/// The frames are `frame_0000.png` and so on, as `flipbook render` names them; a directory that the
/// command has written is one of goldens.
public struct GoldenFolder: Sendable, Hashable {
  /// The directory.
  public var path: String

  /// Creates the face of a directory, which need not exist.
  public init(_ path: String) {
    self.path = path
  }

  /// The directory of a recording's name beside a test's source file: `Goldens/NAME`.
  public init(named name: String, besideFile file: String) {
    let folder = (file as NSString).deletingLastPathComponent
    self.init("\(folder)/Goldens/\(name)")
  }

  /// What came of a comparison.
  public struct Outcome: Sendable {
    /// How the frames compare.
    public var report: SequenceReport
    /// The files that were written, by name.
    public var written: [String]
    /// Pictures of what differs: expected, actual and difference side by side, as PNG files.
    public var pictures: [(name: String, bytes: [UInt8])]
  }

  /// The most frames of which pictures are made.
  private static let pictureLimit = 5

  /// Compares frames of a recording with the goldens, and writes those that the mode allows.
  ///
  /// - Throws: `FileError` if a golden cannot be written.
  public func compare(
    _ recording: FrameSequence, frames: FrameSelection = .all, mode: RecordMode
  ) throws -> Outcome {
    let naming = FrameNaming(count: recording.frames.count)
    let actual = frames.indices(below: recording.frames.count).map(naming.name(ofFrame:))
    let numbers = frames.indices(below: recording.frames.count)
    let expected = (PictureFolder(path)?.names ?? []).filter(FrameNaming.isFrameName)
    var outcome = Outcome(report: SequenceReport(frames: []), written: [], pictures: [])
    for pair in FramePair.pairs(expected: expected, actual: actual) {
      guard let name = pair.actual, let place = actual.firstIndex(of: name) else {
        outcome.report.frames.append(SequenceReport.Frame(name: pair.name, verdict: .missing))
        if mode == .all || mode == .failed { remove(pair.expected) }
        continue
      }
      let image = StraightImage(recording.bitmap(ofFrame: numbers[place]))
      let golden = pair.expected.flatMap { try? ImageReader().read(path: "\(path)/\($0)") }
      let verdict =
        golden.map { FrameVerdict(expected: $0, actual: image) } ?? FrameVerdict.extra
      outcome.report.frames.append(SequenceReport.Frame(name: name, verdict: verdict))
      if mode.writes(verdict, exists: pair.expected != nil) {
        try write(image, to: pair.expected ?? name, scale: recording.scale)
        outcome.written.append(name)
      }
      if verdict != .same, outcome.pictures.count < Self.pictureLimit {
        let picture = golden.map { DifferencePicture(expected: $0, actual: image).image } ?? image
        if let bytes = try? PNGEncoder.encode(picture) { outcome.pictures.append((name, bytes)) }
      }
    }
    return outcome
  }

  private func write(_ image: StraightImage, to name: String, scale: Double) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    var options = PNGOptions()
    options.scale = scale
    options.software = RendererVersion.current.software
    try AtomicFile.write(PNGEncoder.encode(image, options: options), to: "\(path)/\(name)")
  }

  private func remove(_ name: String?) {
    guard let name else { return }
    try? FileManager.default.removeItem(atPath: "\(path)/\(name)")
  }
}

extension RecordMode {
  /// Whether a frame of a verdict is written; `exists` says whether there is a golden at all.
  fileprivate func writes(_ verdict: FrameVerdict, exists: Bool) -> Bool {
    switch self {
    case .never: false
    case .missing: !exists
    case .failed: verdict != .same
    case .all: true
    }
  }
}
