/// What a comparison of two sequences says, frame by frame: a plain value, from which texts, files
/// for machines and pages are made.
public struct SequenceReport: Sendable, Hashable {
  /// The golden sequence.
  public var expected: Side
  /// The sequence that is judged.
  public var actual: Side
  /// What the comparison goes by.
  public var criteria: ComparisonCriteria
  /// The frames, in natural order; a frame's place counts from 0.
  public var frames: [Frame]
  /// What is wrong with the sequence as a whole.
  public var findings: [SequenceFinding]

  /// Creates a report.
  public init(
    expected: Side = Side(), actual: Side = Side(),
    criteria: ComparisonCriteria = ComparisonCriteria(), frames: [Frame],
    findings: [SequenceFinding] = []
  ) {
    self.expected = expected
    self.actual = actual
    self.criteria = criteria
    self.frames = frames
    self.findings = findings
  }
}

extension SequenceReport {
  /// One of the two sequences as a whole.
  public struct Side: Sendable, Hashable {
    /// The path under which it was found; nil for frames from memory.
    public var path: String?
    /// How it is stored; nil for frames from memory.
    public var form: StoredSequence.Form?
    /// How many frames it has.
    public var frameCount: Int
    /// The size of its frames; nil if they differ or none is known.
    public var size: PixelSize?
    /// The colour profile of its frames; nil if they differ or none is known.
    public var colorProfile: String?
    /// Frames a second as a fraction, `60/1`; nil if nothing says so.
    public var rate: String?
    /// The fonts that its texts were drawn with, as far as that is known.
    public var fonts: [FontRecord]

    /// Creates a side.
    public init(
      path: String? = nil, form: StoredSequence.Form? = nil, frameCount: Int = 0,
      size: PixelSize? = nil, colorProfile: String? = nil, rate: String? = nil,
      fonts: [FontRecord] = []
    ) {
      self.path = path
      self.form = form
      self.frameCount = frameCount
      self.size = size
      self.colorProfile = colorProfile
      self.rate = rate
      self.fonts = fonts
    }
  }

  /// A frame and what became of it.
  public struct Frame: Sendable, Hashable {
    /// The expected picture's name, or the actual one's if there is no other.
    public var name: String
    /// What the comparison says.
    public var verdict: FrameVerdict
    /// The expected picture; nil if there is none.
    public var expected: Picture?
    /// The actual picture; nil if there is none.
    public var actual: Picture?

    /// Creates a frame.
    public init(
      name: String, verdict: FrameVerdict, expected: Picture? = nil, actual: Picture? = nil
    ) {
      self.name = name
      self.verdict = verdict
      self.expected = expected
      self.actual = actual
    }
  }

  /// A frame's picture in one of the sequences.
  public struct Picture: Sendable, Hashable {
    /// Where its pixels are; nil if only its hash is kept, or it came from memory.
    public var location: PictureLocation?
    /// What tells it from others; nil if it cannot be read.
    public var record: FrameRecord?

    /// Creates a picture.
    public init(location: PictureLocation? = nil, record: FrameRecord? = nil) {
      self.location = location
      self.record = record
    }
  }
}

extension SequenceReport {
  /// Whether there is something to compare, and all of it is as it should be.
  public var passes: Bool {
    !frames.isEmpty && findings.isEmpty && frames.allSatisfy(\.verdict.passes)
  }

  /// The frames that are not as they should be.
  public var failures: [Frame] { frames.filter { !$0.verdict.passes } }

  /// The place of the first frame that is not as it should be.
  public var firstDivergence: Int? { frames.firstIndex { !$0.verdict.passes } }

  /// Whether some picture could not be read, so that nothing can be said about it.
  public var hasUnreadable: Bool {
    frames.contains { frame in
      if case .unreadable = frame.verdict { true } else { false }
    }
  }

  /// The frame with the most pixels that differ, and among those the one with the greatest
  /// difference; the first one among equals.
  public var worst: (frame: Frame, difference: PictureDifference)? {
    var worst: (frame: Frame, difference: PictureDifference)?
    for frame in frames {
      guard case .different(let difference) = frame.verdict else { continue }
      if let found = worst?.difference,
        (difference.differentPixels, difference.greatestDifference)
          <= (found.differentPixels, found.greatestDifference)
      {
        continue
      }
      worst = (frame, difference)
    }
    return worst
  }

  /// A measure over time: its value for every frame, 0 where pixels are equal; nil where there is
  /// nothing to measure.
  public func values(of measure: ComparisonLimit.Measure) -> [Double?] {
    frames.map { $0.verdict.value(of: measure) }
  }
}
