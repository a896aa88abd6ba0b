import ImageCodecs

/// What tells a frame from others without its pixels.
public struct FrameRecord: Sendable, Hashable {
  /// The hash of the size and the pixels.
  public var hash: PixelHash
  /// The size; nil where a document does not say.
  public var size: PixelSize?
  /// What the pixels' colour profile is called: `sRGB` also where a file says nothing; nil where a
  /// document does not say.
  public var colorProfile: String?

  /// Creates a record.
  public init(hash: PixelHash, size: PixelSize? = nil, colorProfile: String? = nil) {
    self.hash = hash
    self.size = size
    self.colorProfile = colorProfile
  }

  /// Creates the record of a picture.
  public init(_ image: StraightImage) {
    hash = PixelHash(image)
    size = PixelSize(width: image.width, height: image.height)
    colorProfile = image.profile.label
  }

  /// Whether both mean the same colours, as far as it is known.
  func hasProfile(of other: FrameRecord) -> Bool {
    guard let colorProfile, let profile = other.colorProfile else { return true }
    return colorProfile == profile
  }
}

extension ColorProfile {
  /// What the profile is called in a record: profiles that mean the same have one name.
  public var label: String {
    switch self {
    case .untagged, .sRGB: "sRGB"
    case .icc(let profile):
      switch profile.space {
      case .sRGB: "sRGB"
      case .displayP3: "Display P3"
      case .otherRGB, .grey: profile.name.isEmpty ? "ICC" : profile.name
      }
    }
  }
}
