/// Which way the frames of a sequence run through time.
public enum PlaybackDirection: String, Sendable, Hashable, CaseIterable {
  /// The first frame shows the beginning.
  case forwards
  /// The first frame shows the end.
  case backwards
}
