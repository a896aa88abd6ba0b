/// Which frames of a job are wanted: of every render the same, or of some renders and of each its
/// own.
public struct JobSelection: Sendable, Hashable {
  /// What is wanted, part by part; nothing means everything.
  public var parts: [Part]

  /// Everything.
  public static let all = JobSelection(parts: [])

  /// Frames of one render, or of every one.
  public struct Part: Sendable, Hashable {
    /// The render's name, or nil for every render.
    public var render: String?
    /// Its frames.
    public var frames: FrameSelection

    /// Creates a part.
    public init(render: String?, frames: FrameSelection) {
      self.render = render
      self.frames = frames
    }
  }

  /// Creates a selection.
  public init(parts: [Part]) {
    self.parts = parts
  }
}

extension JobSelection.Part {
  /// Creates the part that `text` writes, or nil if it writes none: `0-59:2`, or of one render
  /// `reveal=0-59:2`, where `all` stands for all frames.
  public init?(parsing text: String) {
    let halves = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let ranges = String(halves[halves.count - 1])
    guard let frames = ranges == "all" ? .all : FrameSelection(parsing: ranges) else { return nil }
    guard halves.count == 2 else {
      self.init(render: nil, frames: frames)
      return
    }
    guard Batch.isName(String(halves[0])) else { return nil }
    self.init(render: String(halves[0]), frames: frames)
  }
}

extension JobSelection.Part: CustomStringConvertible {
  /// The part as a command line writes it.
  public var description: String { (render.map { "\($0)=" } ?? "") + "\(frames)" }
}

extension JobSelection {
  /// The frames of a render that are wanted; nil if nothing is wanted of it.
  public func frames(of render: String) -> FrameSelection? {
    guard !parts.isEmpty else { return .all }
    let meant = parts.filter { $0.render == nil || $0.render == render }
    guard !meant.isEmpty else { return nil }
    if let all = meant.first(where: { $0.frames == .all }) { return all.frames }
    return FrameSelection(ranges: meant.flatMap(\.frames.ranges))
  }
}
