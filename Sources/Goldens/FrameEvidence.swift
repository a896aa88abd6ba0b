import ImageCodecs

/// One of the two pictures of a frame, as a judge gets to see it.
///
/// There is what is recorded about it, its pixels, or both; pixels are only asked for where they are
/// needed.
public struct FrameEvidence: Sendable {
  /// A picture, or why it could not be read.
  public typealias Reading = Result<StraightImage, ImageReadingError>

  /// Where the pixels are; nil if they are in memory or not kept.
  public var location: PictureLocation?
  /// What a document says about the frame; nil where pixels alone count.
  public var record: FrameRecord?
  /// Reads the pixels; nil if they are not kept.
  public var read: (@Sendable () -> Reading)?

  /// Creates evidence.
  public init(
    location: PictureLocation? = nil, record: FrameRecord? = nil,
    read: (@Sendable () -> Reading)? = nil
  ) {
    self.location = location
    self.record = record
    self.read = read
  }

  /// Creates the evidence of a picture that has been read, or could not be.
  public init(_ reading: Reading, location: PictureLocation? = nil) {
    self.init(location: location, read: { reading })
  }
}
