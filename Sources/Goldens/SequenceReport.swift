/// What a comparison of two sequences says, frame by frame.
public struct SequenceReport: Sendable, Hashable {
  /// The frames, in natural order.
  public var frames: [Frame]
  /// What is wrong with the sequence as a whole.
  public var findings: [SequenceFinding]

  /// A frame and what became of it.
  public struct Frame: Sendable, Hashable {
    /// The expected picture's name, or the actual one's if there is no other.
    public var name: String
    /// What the comparison says.
    public var verdict: FrameVerdict

    /// Creates a frame.
    public init(name: String, verdict: FrameVerdict) {
      self.name = name
      self.verdict = verdict
    }
  }

  /// Creates a report.
  public init(frames: [Frame], findings: [SequenceFinding] = []) {
    self.frames = frames
    self.findings = findings
  }
}

extension SequenceReport {
  /// Whether there is something to compare, and all of it is as it should be.
  public var passes: Bool {
    !frames.isEmpty && findings.isEmpty && frames.allSatisfy(\.verdict.passes)
  }

  /// The frames that are not as they should be.
  public var failures: [Frame] { frames.filter { !$0.verdict.passes } }

  /// Whether some picture could not be read, so that nothing can be said about it.
  public var hasUnreadable: Bool {
    frames.contains { frame in
      if case .unreadable = frame.verdict { true } else { false }
    }
  }

  /// The frame with the most pixels that differ; the first one among equals.
  public var worst: (frame: Frame, difference: PictureDifference)? {
    var worst: (frame: Frame, difference: PictureDifference)?
    for frame in frames {
      guard case .different(let difference) = frame.verdict,
        difference.differentPixels > worst?.difference.differentPixels ?? 0
      else { continue }
      worst = (frame, difference)
    }
    return worst
  }
}
