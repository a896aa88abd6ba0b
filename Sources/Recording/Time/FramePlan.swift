/// Which moments of a performance become which frames.
public struct FramePlan: Sendable, Hashable {
  /// How many frames the whole sequence has.
  public var frameCount: Int
  /// Which of them are wanted.
  public var selection: FrameSelection
  /// Which way they run through time.
  public var direction: PlaybackDirection

  /// Creates a plan.
  public init(
    frameCount: Int, selection: FrameSelection = .all, direction: PlaybackDirection = .forwards
  ) {
    self.frameCount = frameCount
    self.selection = selection
    self.direction = direction
  }

  /// Returns the number of the frame that shows moment `index`, both counted from 0.
  public func frame(showing index: Int) -> Int {
    switch direction {
    case .forwards: index
    case .backwards: frameCount - 1 - index
    }
  }
}
