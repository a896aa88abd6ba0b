import Raster

/// From display lists to encoded frames: several at a time, delivered in order.
///
/// ```
/// next display list (main actor) → draw and encode, `jobs` at a time → deliver in order
/// ```
///
/// Display lists are asked for only as fast as frames are delivered: at most twice as many frames
/// as jobs are on their way. A display list equal to the one before it is neither drawn nor encoded
/// again.
@MainActor
public struct FramePipeline {
  private let renderer: FrameRenderer
  private let pipeline: OrderedPipeline<EncodedFrame>

  /// Creates a pipeline.
  ///
  /// - Precondition: There is at least one job.
  public init(renderer: FrameRenderer, jobs: Int) {
    self.renderer = renderer
    pipeline = OrderedPipeline(jobs: jobs) { renderer.render($0) }
  }

  /// How many frames are drawn at the same time, at least 1.
  public var jobs: Int { pipeline.jobs }

  /// How many pixels a frame has.
  var pixelCount: Int { renderer.width * renderer.height }

  /// Renders frames until there are no more.
  ///
  /// - Parameters:
  ///   - next: Returns the display list of the next frame, or nil behind the last one.
  ///   - deliver: Takes the encoded frames, in the order of their display lists.
  /// - Throws: What `next` or `deliver` throw; frames on their way are then dropped.
  public func run(
    next: () throws -> DisplayList?, deliver: (EncodedFrame) throws -> Void
  ) async throws {
    try await pipeline.run(next: next, deliver: deliver)
  }
}
