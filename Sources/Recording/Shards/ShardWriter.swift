import ImageCodecs
import Raster

/// Plays a performance and writes a shard's share of its frames.
@MainActor
public struct ShardWriter {
  private let directory: ShardDirectory
  private let pipeline: FramePipeline
  private let plan: FramePlan

  /// Creates a writer of the frames that the plan selects.
  public init(to directory: ShardDirectory, through pipeline: FramePipeline, plan: FramePlan) {
    self.directory = directory
    self.pipeline = pipeline
    self.plan = plan
  }

  /// Plays and writes.
  ///
  /// Every frame before the last one wanted is played, so that everything happens that happens; only
  /// those that are wanted are drawn.
  ///
  /// - Parameters:
  ///   - player: The player, in front of the first frame.
  ///   - render: The name of the render.
  ///   - progress: Is told about each frame that has been written.
  /// - Returns: The frames, in ascending order.
  /// - Throws: `OutputDirectoryError` when a frame cannot be written.
  public func write(
    _ player: FramePlayer, of render: String, progress: () -> Void
  ) async throws -> [Manifest.Frame] {
    let naming = FrameNaming(count: plan.frameCount)
    let wanted = Set(plan.selection.indices(below: plan.frameCount))
    var drawn: [Int] = []
    var frames: [Manifest.Frame] = []
    try await pipeline.run {
      while drawn.count < wanted.count, player.advance() {
        let index = plan.frame(showing: player.index)
        guard wanted.contains(index) else { continue }
        drawn.append(index)
        return player.displayList()
      }
      return nil
    } deliver: { frame in
      let index = drawn[frames.count]
      let name = naming.name(ofFrame: index)
      try directory.write(frame.bytes, to: name, of: render)
      frames.append(
        Manifest.Frame(index: index, file: name, pixelHash: frame.pixelHash.description))
      progress()
    }
    return frames.sorted { $0.index < $1.index }
  }
}
