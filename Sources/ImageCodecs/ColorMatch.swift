/// Pictures brought into one profile, so that they can be drawn together.
///
/// If all of them are in one space already, no pixel changes and that profile is the result's;
/// otherwise everything is converted to sRGB. Untagged pictures count as sRGB.
public struct ColorMatch: Sendable, Hashable {
  /// The pictures, in the order given, all in ``profile``.
  public let images: [StraightImage]
  /// The profile that the pictures are in and that a drawing of them is tagged with.
  public let profile: ColorProfile
  /// What was done to each picture.
  public let conversions: [ColorConversion]

  /// Brings pictures into one profile.
  public init(_ images: [StraightImage]) {
    let target = Self.commonProfile(of: images.map(\.profile))
    profile = target
    conversions = images.map { ColorConversion(from: $0.profile, to: target) }
    self.images = zip(images, conversions).map { image, conversion in conversion.convert(image) }
  }

  /// Returns the profile that pictures in the given ones are drawn in together.
  static func commonProfile(of profiles: [ColorProfile]) -> ColorProfile {
    guard let first = profiles.first, first.space != .grey,
      profiles.allSatisfy({ $0.means(first) })
    else { return .sRGB }
    // Profiles may say sRGB in different words; its own chunk is the plainest.
    let isUnanimous = profiles.allSatisfy { $0 == first }
    if first.space == .sRGB && !isUnanimous { return .sRGB }
    return first == .untagged ? .sRGB : first
  }
}
