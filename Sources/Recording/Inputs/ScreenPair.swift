import ImageCodecs
import Raster

/// The screens before and after a transition, as pictures in one colour profile.
public struct ScreenPair: Sendable, Hashable {
  /// The screen before.
  public var outgoing: Picture
  /// The screen afterwards.
  public var incoming: Picture
  /// The profile that the pixels of both are in, and those of the frames will be.
  public var profile: ColorProfile

  /// Creates a pair.
  public init(from outgoing: Picture, to incoming: Picture, profile: ColorProfile = .sRGB) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.profile = profile
  }
}
