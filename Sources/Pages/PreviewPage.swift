import Files
import ImageCodecs

/// A page to look at a sequence of frames: to play it, and to see every pixel of it.
///
/// The page is one file that opens from disk and asks for nothing from anywhere. The same frames
/// make the same bytes.
public struct PreviewPage: Sendable, Hashable {
  /// The heading.
  public var title: String
  /// The frames' names, in their order.
  public var names: [String]
  /// When they show.
  public var timing: PageTiming
  /// What is to be said about the sequence, such as warnings.
  public var notes: [String] = []
  /// Command lines to copy.
  public var commands: [PageCommand] = []
  /// How many bytes of pictures the page holds itself; what is beyond goes into a folder beside it.
  ///
  /// A picture counts as the page writes it, a third larger than its file.
  public var pictureLimit = Self.standardPictureLimit

  /// 64 MB.
  public static let standardPictureLimit = 64_000_000

  /// Creates a page.
  ///
  /// - Precondition: There is a time for every name, and there are names.
  public init(title: String, names: [String], timing: PageTiming) {
    precondition(names.count == timing.times.count, "every frame has a time")
    precondition(!names.isEmpty, "a page has frames")
    self.title = title
    self.names = names
    self.timing = timing
  }
}

extension PreviewPage {
  /// Writes the page to `path`; frames are asked for by their places, some of them twice.
  ///
  /// - Throws: What `frame` throws; a `FileError`; an `ImageWritingError` for a picture without
  ///   pixels.
  public func write(to path: String, frame: (Int) throws -> StraightImage) throws {
    let folder = PageFolder(beside: path)
    var shelf = PictureShelf(limit: pictureLimit) { try folder.store($1, as: $0) }
    var frames: [PageFrame] = []
    let last = names.count == 1 ? nil : FrameSketch(try frame(names.count - 1))
    var progress: PictureProgress?
    var before: FrameSketch?
    var sizes: Set<String> = []
    for index in names.indices {
      let image = try frame(index)
      let sketch = FrameSketch(image)
      if index == 0, let last { progress = PictureProgress(first: sketch, last: last) }
      var entry = PageFrame(
        name: names[index], time: timing.times[index], delay: timing.delays[index])
      entry.picture = try shelf.add(image, .ordinary)
      entry.progress = progress?.progress(of: sketch)
      entry.change = before.flatMap { sketch.meanDifference(from: $0) }
      frames.append(entry)
      sizes.insert("\(image.width) × \(image.height) pixels")
      before = sketch
    }
    let document = PageDocument(
      kind: .preview, title: title, facts: timing.facts(sizes: sizes), frames: frames,
      curve: timing.curve, notes: notes, commands: commands)
    try document.write(to: path, shelf, folder)
  }
}

extension PageDocument {
  /// Writes the page, and forgets what an earlier one left in its folder.
  func write(to path: String, _ shelf: PictureShelf, _ folder: PageFolder) throws(FileError) {
    try AtomicFile.write(Array(html(shelf, folder).utf8), to: path)
    folder.keepOnly(Set(shelf.fileNames))
  }
}

extension PageTiming {
  /// How many frames there are, of which sizes, at which rate and how far apart the first and the last
  /// are, in a line.
  func facts(sizes: Set<String>) -> String {
    var facts = [times.count == 1 ? "1 frame" : "\(times.count) frames"]
    facts.append(sizes.count == 1 ? sizes.first ?? "" : "pictures of different sizes")
    if let rate { facts.append("\(rate) frames a second") }
    if let first = times.first, let last = times.last, last > first {
      facts.append("\(((last - first) * 1000).rounded() / 1000) s from the first to the last")
    }
    return facts.joined(separator: " · ")
  }
}
