/// How a camera was held, as the EXIF orientation tag numbers it.
///
/// Each name says where the stored picture's top row and left column belong in the upright one,
/// in the words of the platform's `UIImage.Orientation` with EXIF's numbers.
public enum Orientation: Int, Sendable, Hashable, CaseIterable {
  /// Upright.
  case up = 1
  /// Mirrored left to right.
  case upMirrored = 2
  /// Turned by 180°.
  case down = 3
  /// Mirrored top to bottom.
  case downMirrored = 4
  /// Mirrored along the diagonal from the top left.
  case leftMirrored = 5
  /// To be turned by 90° clockwise.
  case right = 6
  /// Mirrored along the diagonal from the top right.
  case rightMirrored = 7
  /// To be turned by 90° counterclockwise.
  case left = 8
}
