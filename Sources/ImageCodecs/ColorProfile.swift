/// The colour space that a picture's encoded values are in, as its file states it.
public enum ColorProfile: Sendable, Hashable {
  /// The file says nothing that counts; treated as sRGB.
  case untagged
  /// sRGB, by a PNG's `sRGB` chunk or by decision.
  case sRGB
  /// The profile embedded in the file.
  case icc(ICCProfile)

  /// The colour space that is meant, however it is stated.
  public var space: ICCProfile.Space {
    switch self {
    case .untagged, .sRGB: .sRGB
    case .icc(let profile): profile.space
    }
  }

  /// Returns whether values mean the same colours in both profiles.
  public func means(_ other: ColorProfile) -> Bool {
    switch space {
    case .sRGB, .displayP3: space == other.space
    case .otherRGB, .grey: self == other
    }
  }
}
