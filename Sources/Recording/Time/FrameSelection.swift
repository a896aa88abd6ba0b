/// Which frames of a sequence are wanted, as ranges of their numbers.
///
/// Written as render farms write it: `0-59`, `3,5,7`, `0-90:2` for every second one, or several of
/// these with commas between them.
public struct FrameSelection: Sendable, Hashable {
  /// The ranges, in the order written.
  public var ranges: [StepRange]

  /// Every frame.
  public static let all = FrameSelection(ranges: [StepRange(first: 0, last: .max, step: 1)])

  /// Frame numbers from a first to a last, at equal steps.
  public struct StepRange: Sendable, Hashable {
    /// The first frame.
    public var first: Int
    /// The last frame, which belongs to the range if a step leads to it.
    public var last: Int
    /// From one frame to the next, at least 1.
    public var step: Int

    /// Creates a range.
    public init(first: Int, last: Int, step: Int) {
      precondition(first >= 0 && last >= first && step >= 1, "a range of frames goes forwards")
      self.first = first
      self.last = last
      self.step = step
    }

    /// Whether the frame belongs to the range.
    public func contains(_ index: Int) -> Bool {
      index >= first && index <= last && (index - first) % step == 0
    }
  }

  /// Creates a selection.
  public init(ranges: [StepRange]) {
    self.ranges = ranges
  }

  /// Creates the selection that `text` writes, or nil if it writes none.
  public init?(parsing text: String) {
    ranges = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let range = Self.range(part) else { return nil }
      ranges.append(range)
    }
  }
}

extension FrameSelection {
  /// Whether a frame is wanted.
  public func contains(_ index: Int) -> Bool {
    ranges.contains { $0.contains(index) }
  }

  /// Whether some frame that is wanted does not exist in a sequence of `count` frames.
  public func reachesBeyond(_ count: Int) -> Bool {
    self != .all && ranges.contains { $0.last >= count }
  }

  /// Returns the frames wanted of a sequence of `count` frames, in ascending order.
  public func indices(below count: Int) -> [Int] {
    (0..<count).filter(contains)
  }

  /// One range: `5`, `0-59` or `0-59:2`, with spaces around it allowed.
  private static func range(_ text: Substring) -> StepRange? {
    let text = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    let halves = String(text).split(separator: ":", omittingEmptySubsequences: false)
    guard halves.count <= 2 else { return nil }
    let ends = halves[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count <= 2, let first = number(ends[0]) else { return nil }
    guard ends.count == 2 else {
      return halves.count == 1 ? StepRange(first: first, last: first, step: 1) : nil
    }
    guard let last = number(ends[1]), last >= first else { return nil }
    guard halves.count == 2 else { return StepRange(first: first, last: last, step: 1) }
    guard let step = number(halves[1]), step >= 1 else { return nil }
    return StepRange(first: first, last: last, step: step)
  }

  private static func number(_ digits: Substring) -> Int? {
    guard digits.count <= 9, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(digits)
  }
}
