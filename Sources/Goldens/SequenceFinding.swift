/// What is wrong with a sequence as a whole.
///
/// Places count from 0, over all frames that either sequence has.
public enum SequenceFinding: Sendable, Hashable {
  /// The sequences have different numbers of frames.
  case count(expected: Int, actual: Int)
  /// All frames have one size, and it is not the golden one.
  case size(expected: PixelSize, actual: PixelSize)
  /// The sequences show different numbers of frames a second, as fractions.
  case rate(expected: String, actual: String)
  /// All frames have one colour profile, and it is not the golden one.
  case profile(expected: String, actual: String)
  /// A picture is not the one that the document beside it describes.
  case stale(Int)
  /// The frames of these places match the golden `frames` frames earlier; if negative, later.
  case late(places: ClosedRange<Int>, frames: Int)
  /// The whole sequence runs backwards.
  case backwards
  /// Two frames stand in each other's place.
  case swapped(Int, Int)
  /// A frame shows the one before it again, where the golden goes on.
  case repeated(Int)
  /// Frames of these places are put in between; the golden has none for them.
  case inserted(ClosedRange<Int>)
  /// Golden frames of these places are left out; what follows them moves up.
  case dropped(ClosedRange<Int>)
}

extension SequenceFinding {
  /// A word for the finding, as machines read it.
  public var word: String {
    switch self {
    case .count: "count"
    case .size: "size"
    case .rate: "rate"
    case .profile: "profile"
    case .stale: "stale"
    case .late: "time-shift"
    case .backwards: "backwards"
    case .swapped: "swapped"
    case .repeated: "repeated"
    case .inserted: "inserted"
    case .dropped: "dropped"
    }
  }
}
