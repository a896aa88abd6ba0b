import Files
import ImageCodecs
import Raster

extension GoldenUpdate {
  /// Makes one animated PNG of frames that are pictures of their own.
  ///
  /// Delays are those of the frames' manifest; where none says any, those of the golden animation, if
  /// it has as many frames. It plays as often as the golden one.
  func animation(
    of actual: StoredSequence, replacing golden: StoredSequence
  ) throws(GoldenUpdateError) -> [UInt8] {
    var replaced: AnimatedPNG?
    if case .animation(let animation) = golden.contents { replaced = animation }
    let delays = try delays(of: actual, replacing: replaced)
    guard !actual.frames.isEmpty else {
      throw .form(golden: golden.form, actual: actual.form)
    }
    // Frames are read twice, so that only one is held at a time.
    var first: StraightImage?
    var isOpaque = true
    var supply = FrameSupply(of: actual)
    for frame in actual.frames {
      let image = try supply.picture(of: frame)
      guard first.map(image.hasForm) ?? true else {
        throw .sizes(path: actual.path)
      }
      isOpaque = isOpaque && image.isOpaque
      if first == nil { first = image }
    }
    guard let first else { preconditionFailure("there are frames") }
    var options = options
    options.profile = first.profile
    do {
      var encoder = try AnimatedPNGEncoder(
        width: first.width, height: first.height, channels: isOpaque ? .rgb : .rgba,
        frameCount: actual.frames.count, playCount: replaced?.playCount ?? 0, options: options)
      var file = encoder.header
      for (frame, delay) in zip(actual.frames, delays) {
        let image = try supply.picture(of: frame)
        guard image.hasForm(of: first) else { throw GoldenUpdateError.changed(path: actual.path) }
        file += encoder.encode(image.packedPixels, delay: delay)
      }
      return file + encoder.trailer
    } catch let error as GoldenUpdateError {
      throw error
    } catch {
      preconditionFailure("a picture that was read has sides")
    }
  }

  /// For how long the frames of a sequence show.
  private func delays(
    of actual: StoredSequence, replacing golden: AnimatedPNG?
  ) throws(GoldenUpdateError) -> [AnimationDelay] {
    let manifest =
      actual.form == .manifest
      ? actual.path : StoredSequence.joined(actual.folder, StoredSequence.manifestName)
    if !actual.path.isEmpty, let bytes = try? AtomicFile.read(manifest),
      let recorded = try? RecordedSequence(reading: bytes, document: manifest)
    {
      let known = actual.frames.compactMap { recorded.delays[$0.name] }
      if known.count == actual.frames.count {
        return known.map { AnimationDelay(nearest: $0.numerator, $0.denominator) }
      }
    }
    if let rate = actual.rate.flatMap(RecordedSequence.fraction(parsing:)) {
      let delay = AnimationDelay(nearest: rate.denominator, rate.numerator)
      return actual.frames.map { _ in delay }
    }
    guard let golden, golden.frames.count == actual.frames.count else {
      throw .noRate(path: actual.path)
    }
    return golden.frames.map {
      AnimationDelay(nearest: $0.delay.numerator, $0.delay.denominator)
    }
  }
}

extension FrameSupply {
  /// Returns the picture of a frame.
  fileprivate mutating func picture(
    of frame: StoredSequence.Frame
  ) throws(GoldenUpdateError) -> StraightImage {
    switch evidence(of: frame).read?() {
    case .success(let image): return image
    case .failure(let error): throw .image(error)
    case nil: throw .noPicture(name: frame.name)
    }
  }
}

extension StraightImage {
  /// Whether size and colour profile are those of another picture.
  fileprivate func hasForm(of other: StraightImage) -> Bool {
    width == other.width && height == other.height && profile == other.profile
  }

  /// The pixels, each in one word.
  fileprivate var packedPixels: [Pixel] {
    stride(from: 0, to: pixels.count, by: 4).map { place in
      Pixel(
        bits: UInt32(pixels[place]) | UInt32(pixels[place + 1]) << 8
          | UInt32(pixels[place + 2]) << 16 | UInt32(pixels[place + 3]) << 24)
    }
  }
}
