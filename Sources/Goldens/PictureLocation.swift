/// Where a frame's pixels are.
public enum PictureLocation: Sendable, Hashable {
  /// In a picture file.
  case file(String)
  /// In an animated PNG, as its frame of a number, from 0.
  case animation(String, frame: Int)

  /// The file.
  public var path: String {
    switch self {
    case .file(let path), .animation(let path, _): path
    }
  }
}
