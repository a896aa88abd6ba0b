import Files
import Foundation
import Goldens
import ImageCodecs
import Raster

/// A page that shows what a comparison found: both sequences, frame by frame, and what differs.
///
/// The page is one file, `index.html`, that opens from disk and asks for nothing from anywhere.
/// The same comparison makes the same bytes.
public struct ReportPage: Sendable, Hashable {
  /// What the comparison says.
  public var report: SequenceReport
  /// The heading.
  public var title: String
  /// What the comparison says about each frame, for people.
  public var sentences: [String]
  /// When the frames show.
  public var timing: PageTiming
  /// What is to be said about all: findings, limits in force.
  public var notes: [String] = []
  /// The parts of a frame that were left out, in pixels.
  public var ignored: [PixelRect] = []
  /// Command lines to copy.
  public var commands: [PageCommand] = []
  /// How many bytes of pictures the page holds itself, those of failing frames first.
  ///
  /// What is beyond goes into a folder beside it. A picture counts as the page writes it, a third
  /// larger than its file.
  public var pictureLimit = PreviewPage.standardPictureLimit

  /// The name of the page in its directory.
  public static let fileName = "index.html"
  /// What the first lines of all pages of this program have, and others do not.
  public static let mark = "<meta name=\"generator\" content=\"flipbook\">"

  /// Creates a page.
  ///
  /// - Precondition: The report has frames, and there are a sentence and a time for each of them.
  public init(
    _ report: SequenceReport, title: String, sentences: [String], timing: PageTiming
  ) {
    precondition(!report.frames.isEmpty, "a page has frames")
    precondition(report.frames.count == sentences.count, "every frame has a sentence")
    precondition(report.frames.count == timing.times.count, "every frame has a time")
    self.report = report
    self.title = title
    self.sentences = sentences
    self.timing = timing
  }

  /// The two pictures of a frame.
  public struct Pictures: Sendable, Hashable {
    /// The golden one; nil if there is none that can be read.
    public var golden: StraightImage?
    /// The one to judge; nil if there is none that can be read.
    public var actual: StraightImage?

    /// Creates a pair.
    public init(golden: StraightImage?, actual: StraightImage?) {
      self.golden = golden
      self.actual = actual
    }
  }
}

extension ReportPage {
  /// Writes the page into `directory`, which is made if it is not there; pictures are asked for by
  /// the places of their frames in the report, some of them twice.
  ///
  /// - Throws: What `pictures` throws; a `FileError`; an `ImageWritingError` for a picture without
  ///   pixels.
  public func write(to directory: String, pictures: (Int) throws -> Pictures) throws {
    if mkdir(directory, 0o777) != 0, errno != EEXIST { throw FileError(.create, directory) }
    let path = "\(directory)/\(Self.fileName)"
    let folder = PageFolder(beside: path)
    var shelf = PictureShelf(limit: pictureLimit) { try folder.store($1, as: $0) }
    var frames: [PageFrame] = []
    let progress = try progress(pictures)
    var sizes: Set<String> = []
    for (index, judged) in report.frames.enumerated() {
      let pair = try pictures(index)
      var entry = PageFrame(
        name: judged.name, time: timing.times[index], delay: timing.delays[index])
      entry.show(judged.verdict, sentences[index])
      let weight: PictureShelf.Weight = entry.isFailing ? .important : .ordinary
      entry.picture = try pair.actual.map { try shelf.add($0, weight) }
      entry.golden = try pair.golden.map { try shelf.add($0, weight) }
      // Of a golden frame perhaps only the hash is kept; where it says that the pixels are equal,
      // they can be seen all the same.
      if judged.verdict == .same { entry.golden = entry.golden ?? entry.picture }
      entry.progress = pair.actual.flatMap { progress?.progress(of: FrameSketch($0)) }
      entry.goldenProgress = pair.golden.flatMap { progress?.progress(of: FrameSketch($0)) }
      for image in [pair.actual, pair.golden].compactMap(\.self) {
        sizes.insert("\(image.width) × \(image.height) pixels")
      }
      frames.append(entry)
    }
    let document = PageDocument(
      kind: .report, title: title, facts: timing.facts(sizes: sizes), verdict: verdict,
      frames: frames, curve: timing.curve, ignored: ignored, notes: notes, commands: commands)
    try document.write(to: path, shelf, folder)
  }

  /// The way from the first golden picture to the last one.
  private func progress(_ pictures: (Int) throws -> Pictures) throws -> PictureProgress? {
    guard report.frames.count > 1, let first = try pictures(0).golden,
      let last = try pictures(report.frames.count - 1).golden
    else { return nil }
    return PictureProgress(first: FrameSketch(first), last: FrameSketch(last))
  }

  private var verdict: (isGood: Bool, text: String) {
    let count = report.frames.count
    let failing = report.failures.count
    if failing > 0 { return (false, "\(failing) of \(count) not the same") }
    if !report.findings.isEmpty { return (false, "The frames are the same, the sequence is not") }
    return (true, count == 1 ? "The same" : "All \(count) the same")
  }
}

extension PageFrame {
  /// Takes over what a comparison says.
  fileprivate mutating func show(_ verdict: FrameVerdict, _ sentence: String) {
    self.verdict = (verdict.word, sentence)
    isFailing = !verdict.passes
    switch verdict {
    case .different(let difference), .tolerated(let difference):
      fraction = difference.fraction
      box = difference.box
    case .same: fraction = 0
    default: break
    }
  }
}
