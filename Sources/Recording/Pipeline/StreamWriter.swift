import ImageCodecs
import Raster

/// Plays a performance and writes the frames that are wanted as one stream.
@MainActor
public struct StreamWriter {
  /// The stream's form.
  public let format: StreamFormat
  private let renderer: FrameRenderer
  private let jobs: Int
  private let plan: FramePlan
  private let timing: Manifest.Timing
  private let playCount: Int
  /// The numbers of the frames that are wanted.
  private let wanted: [Int]

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - format: The stream's form.
  ///   - renderer: What draws the frames.
  ///   - jobs: How many are drawn at the same time, at least 1.
  ///   - plan: Which frames are wanted.
  ///   - timing: When they show.
  ///   - playCount: How often an animation plays; 0: without end.
  public init(
    as format: StreamFormat, through renderer: FrameRenderer, jobs: Int, plan: FramePlan,
    timing: Manifest.Timing, playCount: Int = 0
  ) {
    self.format = format
    self.renderer = renderer
    self.jobs = jobs
    self.plan = plan
    self.timing = timing
    self.playCount = playCount
    wanted = plan.selection.indices(below: plan.frameCount)
  }

  /// Why a frame cannot be in a stream.
  public enum StreamError: Error, Sendable, Hashable {
    /// A frame, of this number, has pixels that are not opaque, and the stream has no alpha.
    case transparent(frame: Int)
  }
}

extension StreamWriter {
  /// Plays and writes.
  ///
  /// - Parameters:
  ///   - player: The player, in front of the first frame.
  ///   - name: What the frames' file is called.
  ///   - output: Takes the stream, piece by piece.
  ///   - progress: Is told how many frames have been written.
  /// - Returns: The frames, in ascending order.
  /// - Throws: `StreamError`, or what `output` throws.
  public func write(
    _ player: FramePlayer, named name: String, to output: ([UInt8]) throws -> Void,
    progress: (Int) -> Void = { _ in }
  ) async throws -> [Manifest.Frame] {
    var source = FrameSource(player, plan)
    var animation = try format == .apng ? animationEncoder : nil
    try output(opening(animation))
    var frames: [Manifest.Frame] = []
    try await OrderedPipeline(jobs: jobs) { [renderer, format] list in
      StreamFrame(list, renderer, as: format)
    }.run {
      source.next()
    } deliver: { frame in
      let index = wanted[frames.count]
      let needsOpaque = format == .y4m || renderer.alpha == .keptIfNeeded
      guard frame.isOpaque || !needsOpaque else { throw StreamError.transparent(frame: index) }
      if animation != nil {
        let delay = delay(ofFrame: index)
        try output(
          animation?.encode(
            frame.pixels,
            delay: AnimationDelay(nearest: delay.numerator, delay.denominator)) ?? [])
      } else {
        for _ in 0..<timing.intervals(ofFrame: index) { try output(frame.bytes) }
      }
      frames.append(
        Manifest.Frame(index: index, file: name, pixelHash: frame.pixelHash.description))
      progress(frames.count)
    }
    if let animation { try output(animation.trailer) }
    return frames
  }

  /// Delays that an animation can state only nearly, each once, with what it states.
  public var roundedDelays: [(exact: Fraction, stated: AnimationDelay)] {
    guard format == .apng else { return [] }
    var seen: Set<Fraction> = []
    let delays = wanted.map { delay(ofFrame: $0) }.filter { seen.insert($0).inserted }
    return delays.compactMap { exact in
      let stated = AnimationDelay(nearest: exact.numerator, exact.denominator)
      return stated.equals(exact.numerator, exact.denominator) ? nil : (exact, stated)
    }
  }

  /// For how long a frame of an animation shows: until the next one that is wanted.
  private func delay(ofFrame index: Int) -> Fraction {
    let next = (index + 1..<plan.frameCount).first(where: plan.selection.contains) ?? index + 1
    let gap = timing.rate.frameDuration
    return timing.delay(ofFrame: index)
      + Fraction((next - index - 1) * gap.numerator, gap.denominator)
  }

  private var animationEncoder: AnimatedPNGEncoder {
    get throws {
      try AnimatedPNGEncoder(
        width: renderer.width, height: renderer.height,
        channels: renderer.alpha == .kept ? .rgba : .rgb, frameCount: wanted.count,
        playCount: playCount, options: renderer.options)
    }
  }

  /// What stands before the frames.
  private func opening(_ animation: AnimatedPNGEncoder?) -> [UInt8] {
    if let animation { return animation.header }
    guard format == .y4m else { return [] }
    let rate = timing.rate.framesPerSecond
    return YUV4MPEG.header(
      width: renderer.width, height: renderer.height, numerator: rate.numerator,
      denominator: rate.denominator)
  }
}

/// The display lists of the frames that are wanted, in the frames' order.
@MainActor
private struct FrameSource {
  private let player: FramePlayer
  private let plan: FramePlan
  /// What is left, the next one last, when time runs backwards: then all are played first.
  private var reversed: [DisplayList]?

  init(_ player: FramePlayer, _ plan: FramePlan) {
    self.player = player
    self.plan = plan
    guard plan.direction == .backwards else { return }
    var lists: [DisplayList] = []
    while let list = play() { lists.append(list) }
    reversed = lists
  }

  mutating func next() -> DisplayList? {
    reversed == nil ? play() : reversed?.popLast()
  }

  private func play() -> DisplayList? {
    while player.advance() {
      if plan.selection.contains(plan.frame(showing: player.index)) { return player.displayList() }
    }
    return nil
  }
}

extension Manifest.Timing {
  /// Returns for how many intervals of the rate a frame shows: its own, and those that it is held.
  func intervals(ofFrame index: Int) -> Int {
    let rate = rate.framesPerSecond
    let delay = delay(ofFrame: index)
    // The nearest whole number, halves up.
    let above = Int128(delay.numerator) * Int128(rate.numerator)
    let below = Int128(delay.denominator) * Int128(rate.denominator)
    return Int((2 * above + below) / (2 * below))
  }
}
