import ImageCodecs

/// Compares a sequence with its golden one, a frame at a time.
///
/// Of frames that have been judged only their hashes are held.
public struct SequenceJudge: Sendable {
  /// A picture, or why it could not be read.
  public typealias Reading = FrameEvidence.Reading

  private let criteria: ComparisonCriteria
  private let sides: (expected: SequenceReport.Side, actual: SequenceReport.Side)
  private var frames: [SequenceReport.Frame] = []
  /// The places of pictures that are not what the document beside them says.
  private var stale: [Int] = []

  /// Creates a judge that goes by `criteria`, of two sequences about which as much is known as
  /// `expected` and `actual` say; numbers, sizes and profiles of frames are found out.
  public init(
    _ criteria: ComparisonCriteria = ComparisonCriteria(),
    expected: SequenceReport.Side = SequenceReport.Side(),
    actual: SequenceReport.Side = SequenceReport.Side()
  ) {
    self.criteria = criteria
    sides = (expected, actual)
  }

  /// Judges the next frame; nil stands for a picture that is not there.
  @discardableResult
  public mutating func judge(
    _ name: String, expected: Reading?, actual: Reading?
  ) -> FrameVerdict {
    let judgement = FrameJudgement(
      name, expected: expected.map { FrameEvidence($0) }, actual: actual.map { FrameEvidence($0) },
      criteria)
    add(judgement)
    return judgement.frame.verdict
  }

  /// Adds what has been said about the next frame.
  public mutating func add(_ judgement: FrameJudgement) {
    if judgement.isStale { stale.append(frames.count) }
    frames.append(judgement.frame)
  }

  /// What there is to say about the frames that were judged.
  public var report: SequenceReport {
    let expected = completed(sides.expected, frames.map(\.expected))
    let actual = completed(sides.actual, frames.map(\.actual))
    var findings: [SequenceFinding] = []
    if expected.frameCount != actual.frameCount {
      findings.append(.count(expected: expected.frameCount, actual: actual.frameCount))
    }
    if let size = expected.size, let other = actual.size, size != other {
      findings.append(.size(expected: size, actual: other))
    }
    if let rate = expected.rate, let other = actual.rate, rate != other {
      findings.append(.rate(expected: rate, actual: other))
    }
    if let profile = expected.colorProfile, let other = actual.colorProfile, profile != other {
      findings.append(.profile(expected: profile, actual: other))
    }
    findings += stale.map { .stale($0) }
    findings +=
      FrameMatcher(
        expected: frames.map { $0.expected?.record?.hash },
        // What passes counts as equal, also where it is only let pass.
        actual: frames.map { ($0.verdict.passes ? $0.expected : $0.actual)?.record?.hash }
      ).findings
    return SequenceReport(
      expected: expected, actual: actual, criteria: criteria, frames: frames, findings: findings)
  }

  /// Returns a side with what its pictures say about it.
  private func completed(
    _ side: SequenceReport.Side, _ pictures: [SequenceReport.Picture?]
  ) -> SequenceReport.Side {
    var side = side
    let pictures = pictures.compactMap(\.self)
    side.frameCount = pictures.count
    let sizes = Set(pictures.map { $0.record?.size })
    side.size = sizes.count == 1 ? sizes.first ?? nil : nil
    let profiles = Set(pictures.map { $0.record?.colorProfile })
    side.colorProfile = profiles.count == 1 ? profiles.first ?? nil : nil
    return side
  }
}
