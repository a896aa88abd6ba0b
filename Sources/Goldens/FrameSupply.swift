import ImageCodecs

/// Gives out the frames of a stored sequence, the pixels of each at most once.
///
/// Pictures are read when a judge asks for them; those of an animation are drawn here, since each
/// needs the one before it. Asking for frames in their order is fastest.
public struct FrameSupply: Sendable {
  private let sequence: StoredSequence
  private let reader: ImageReader
  private var images: AnimatedPNG.Images?
  private var drawn = 0
  private var failure: ImageReadingError?

  /// Creates the supply of a sequence.
  public init(of sequence: StoredSequence) {
    self.sequence = sequence
    reader = ImageReader(limits: sequence.imageLimits)
  }

  /// Returns what there is to see of a frame of the sequence.
  public mutating func evidence(of frame: StoredSequence.Frame) -> FrameEvidence {
    var evidence = FrameEvidence(location: frame.location, record: frame.record)
    switch (frame.location, sequence.contents) {
    case (.animation(_, let index), .animation(let animation)):
      let reading = draw(index, of: animation)
      evidence.read = { reading }
    case (.file(let path), .picture(let bytes)):
      evidence.read = { [reader] in
        Self.reading(path) { () throws(ImageReadingError) in try reader.read(bytes: bytes) }
      }
    case (.file(let path), _):
      evidence.read = { [reader] in
        Self.reading(path) { () throws(ImageReadingError) in try reader.read(path: path) }
      }
    case (nil, .drawn(let draw)):
      let name = frame.name
      evidence.read = { .success(draw(name)) }
    case (.animation, _), (nil, _): break
    }
    return evidence
  }

  private static func reading(
    _ path: String, _ read: () throws(ImageReadingError) -> StraightImage
  ) -> FrameEvidence.Reading {
    do {
      return .success(try read())
    } catch {
      return .failure(ImageReadingError(error.fault, at: error.place, in: path))
    }
  }

  /// Draws the frames of an animation up to one of them; a broken frame breaks those behind it.
  private mutating func draw(_ index: Int, of animation: AnimatedPNG) -> FrameEvidence.Reading {
    if images == nil || index < drawn {
      images = animation.images
      drawn = 0
      failure = nil
    }
    if let failure { return .failure(failure) }
    var image: StraightImage?
    do {
      while drawn <= index {
        image = try images?.next()
        drawn += 1
      }
    } catch {
      failure = error
      return .failure(error)
    }
    guard let image else { preconditionFailure("an animation has the frames that it lists") }
    return .success(image)
  }
}
