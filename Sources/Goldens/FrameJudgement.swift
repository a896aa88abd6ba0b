import ImageCodecs

/// What a judge says about one frame, before the frames beside it are looked at.
///
/// Making one needs nothing but the frame, so that many can be made at once.
public struct FrameJudgement: Sendable, Hashable {
  /// The frame and its verdict.
  public var frame: SequenceReport.Frame
  /// Whether a picture is not the one that the document beside it describes.
  public var isStale = false
}

extension FrameJudgement {
  /// Judges a frame; nil stands for a picture that is not there.
  public init(
    _ name: String, expected: FrameEvidence?, actual: FrameEvidence?,
    _ criteria: ComparisonCriteria = ComparisonCriteria()
  ) {
    frame = SequenceReport.Frame(
      name: name, verdict: .missing,
      expected: expected.map { SequenceReport.Picture(location: $0.location, record: $0.record) },
      actual: actual.map { SequenceReport.Picture(location: $0.location, record: $0.record) })
    switch (expected, actual) {
    case (nil, let actual):
      frame.verdict = .extra
      frame.actual?.record = actual?.anyRecord
    case (let expected, nil):
      frame.expected?.record = expected?.anyRecord
    case (let expected?, let actual?):
      if expected.record != nil || actual.record != nil {
        judgeByRecords(expected, actual, criteria)
      } else {
        judgeByPixels(expected, actual, criteria)
      }
    }
  }

  /// Judges where pixels alone count.
  private mutating func judgeByPixels(
    _ expected: FrameEvidence, _ actual: FrameEvidence, _ criteria: ComparisonCriteria
  ) {
    let readings = [expected, actual].map { $0.read?() }
    frame.expected?.record = readings[0]?.record
    switch (readings[0], readings[1]) {
    case (.failure(let error), _), (_, .failure(let error)):
      frame.actual?.record = readings[1]?.record
      frame.verdict = .unreadable(error)
    case (.success(let golden), .success(let image)):
      // Most frames are equal, and are hashed once.
      let isSame = golden.pixels == image.pixels && golden.profile == image.profile
      frame.actual?.record = isSame ? frame.expected?.record : FrameRecord(image)
      frame.verdict = FrameVerdict(expected: golden, actual: image, criteria)
    case (nil, _), (_, nil): frame.verdict = .unmeasured
    }
  }

  /// Judges where a document says what at least one of the frames is: pixels serve to measure.
  private mutating func judgeByRecords(
    _ expected: FrameEvidence, _ actual: FrameEvidence, _ criteria: ComparisonCriteria
  ) {
    var readings: [FrameEvidence.Reading?] = [nil, nil]
    var records: [FrameRecord] = []
    for (side, evidence) in [expected, actual].enumerated() {
      if let record = evidence.record {
        records.append(record)
        continue
      }
      readings[side] = evidence.read?()
      switch readings[side] {
      case .success(let image)?: records.append(FrameRecord(image))
      case .failure(let error)?:
        frame.verdict = .unreadable(error)
        return
      case nil:
        frame.verdict = .unmeasured
        return
      }
    }
    frame.expected?.record = records[0]
    frame.actual?.record = records[1]
    frame.verdict = FrameVerdict(expected: records[0], actual: records[1])
    guard records[0].hash != records[1].hash else { return }
    var images: [StraightImage] = []
    for (side, evidence) in [expected, actual].enumerated() {
      guard case .success(let image)? = readings[side] ?? evidence.read?() else { return }
      if let record = evidence.record, PixelHash(image) != record.hash {
        isStale = true
        return
      }
      images.append(image)
    }
    frame.verdict = FrameVerdict(expected: images[0], actual: images[1], criteria)
  }
}

extension FrameEvidence {
  /// What is recorded, or else what the pixels are; nil if neither is to be had.
  fileprivate var anyRecord: FrameRecord? { record ?? read?().record }
}

extension Result<StraightImage, ImageReadingError> {
  /// The record of a picture that could be read.
  fileprivate var record: FrameRecord? {
    if case .success(let image) = self { FrameRecord(image) } else { nil }
  }
}
