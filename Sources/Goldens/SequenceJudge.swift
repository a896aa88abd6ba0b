import ImageCodecs

/// Compares a sequence with its golden one, a frame at a time.
///
/// Of frames that have been judged only their hashes are held.
public struct SequenceJudge: Sendable {
  /// A picture, or why it could not be read.
  public typealias Reading = Result<StraightImage, ImageReadingError>

  private let criteria: ComparisonCriteria
  private var frames: [SequenceReport.Frame] = []
  private var expected: [Look?] = []
  private var actual: [Look?] = []

  /// What is held of a frame.
  private struct Look: Sendable, Hashable {
    var size: PixelSize
    var hash: PixelHash

    init?(_ reading: Reading?) {
      guard case .success(let image) = reading else { return nil }
      size = PixelSize(width: image.width, height: image.height)
      hash = PixelHash(image)
    }
  }

  /// Creates a judge that goes by `criteria`.
  public init(_ criteria: ComparisonCriteria = ComparisonCriteria()) {
    self.criteria = criteria
  }

  /// Judges the next frame; nil stands for a picture that is not there.
  public mutating func judge(
    _ name: String, expected: Reading?, actual: Reading?
  ) -> FrameVerdict {
    let verdict: FrameVerdict
    switch (expected, actual) {
    case (nil, _): verdict = .extra
    case (_, nil): verdict = .missing
    case (.failure(let error), _), (_, .failure(let error)): verdict = .unreadable(error)
    case (.success(let golden), .success(let image)):
      verdict = FrameVerdict(expected: golden, actual: image, criteria)
    }
    frames.append(SequenceReport.Frame(name: name, verdict: verdict))
    self.expected.append(Look(expected))
    // What passes counts as equal, also where it is only let pass.
    self.actual.append(verdict.passes ? Look(expected) : Look(actual))
    return verdict
  }

  /// What there is to say about the frames that were judged.
  public var report: SequenceReport {
    var findings: [SequenceFinding] = []
    let counts = [expected, actual].map { $0.compactMap(\.self).count }
    if counts[0] != counts[1] {
      findings.append(.count(expected: counts[0], actual: counts[1]))
    }
    let sizes = [expected, actual].map { Set($0.compactMap { $0?.size }) }
    if sizes[0] != sizes[1], sizes.allSatisfy({ $0.count == 1 }), let golden = sizes[0].first,
      let size = sizes[1].first
    {
      findings.append(.size(expected: golden, actual: size))
    }
    findings +=
      FrameMatcher(
        expected: expected.map { $0?.hash }, actual: actual.map { $0?.hash }
      ).findings
    return SequenceReport(frames: frames, findings: findings)
  }
}
