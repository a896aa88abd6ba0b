import ImageCodecs

/// A stored sequence beside its golden one, frame by frame.
public struct SequenceComparison: Sendable {
  /// The golden sequence.
  public let expected: StoredSequence
  /// The sequence that is judged.
  public let actual: StoredSequence
  /// The frames that belong together.
  public let pairs: [Pair]

  /// The two sides of a frame; nil where one is not there.
  public struct Pair: Sendable, Hashable {
    /// The golden frame.
    public var expected: StoredSequence.Frame?
    /// The frame that is judged.
    public var actual: StoredSequence.Frame?
    /// What people call the frame.
    public var name: String
  }

  /// Puts the frames of two sequences side by side.
  ///
  /// Names tell which belong together; where one of the sequences has none, as an animation, their
  /// order does.
  public init(expected: StoredSequence, actual: StoredSequence) {
    self.expected = expected
    self.actual = actual
    pairs =
      expected.hasNames && actual.hasNames
      ? Self.pairs(expected.frames, actual.frames)
      : (0..<max(expected.frames.count, actual.frames.count)).map { place in
        let golden = place < expected.frames.count ? expected.frames[place] : nil
        let frame = place < actual.frames.count ? actual.frames[place] : nil
        let first = expected.hasNames || !actual.hasNames ? golden ?? frame : frame ?? golden
        return Pair(expected: golden, actual: frame, name: first?.name ?? "")
      }
  }

  private static func pairs(
    _ expected: [StoredSequence.Frame], _ actual: [StoredSequence.Frame]
  ) -> [Pair] {
    func byName(_ frames: [StoredSequence.Frame]) -> [String: StoredSequence.Frame] {
      Dictionary(frames.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let golden = byName(expected)
    let frames = byName(actual)
    return FramePair.pairs(expected: expected.map(\.name), actual: actual.map(\.name)).map {
      Pair(
        expected: $0.expected.flatMap { golden[$0] }, actual: $0.actual.flatMap { frames[$0] },
        name: $0.name)
    }
  }
}

extension SequenceComparison {
  /// Compares all frames, one at a time.
  public func report(_ criteria: ComparisonCriteria = ComparisonCriteria()) -> SequenceReport {
    var golden = FrameSupply(of: expected)
    var frames = FrameSupply(of: actual)
    var judge = SequenceJudge(criteria, expected: expected.side, actual: actual.side)
    for pair in pairs {
      judge.add(
        FrameJudgement(
          pair.name, expected: pair.expected.map { golden.evidence(of: $0) },
          actual: pair.actual.map { frames.evidence(of: $0) }, criteria))
    }
    return judge.report
  }

  /// Compares all frames, up to `jobs` at a time; what is found does not depend on how many.
  ///
  /// - Precondition: There is at least one job.
  public func report(
    _ criteria: ComparisonCriteria = ComparisonCriteria(), jobs: Int
  ) async -> SequenceReport {
    precondition(jobs > 0, "somebody has to compare")
    var golden = FrameSupply(of: expected)
    var frames = FrameSupply(of: actual)
    var judgements = [FrameJudgement?](repeating: nil, count: pairs.count)
    await withTaskGroup(of: (Int, FrameJudgement).self) { group in
      for (place, pair) in pairs.enumerated() {
        if place >= jobs, let (place, judgement) = await group.next() {
          judgements[place] = judgement
        }
        let expected = pair.expected.map { golden.evidence(of: $0) }
        let actual = pair.actual.map { frames.evidence(of: $0) }
        group.addTask {
          (place, FrameJudgement(pair.name, expected: expected, actual: actual, criteria))
        }
      }
      for await (place, judgement) in group { judgements[place] = judgement }
    }
    var judge = SequenceJudge(criteria, expected: expected.side, actual: actual.side)
    for judgement in judgements.compactMap(\.self) { judge.add(judgement) }
    return judge.report
  }
}
