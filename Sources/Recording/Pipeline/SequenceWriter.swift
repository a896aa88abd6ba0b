import ImageCodecs
import Raster

/// Plays a performance and writes the frames that are wanted to a directory.
@MainActor
public struct SequenceWriter {
  private let directory: OutputDirectory
  private let pipeline: FramePipeline
  private let plan: FramePlan

  /// Creates a writer.
  public init(to directory: OutputDirectory, through pipeline: FramePipeline, plan: FramePlan) {
    self.directory = directory
    self.pipeline = pipeline
    self.plan = plan
  }

  /// Plays and writes.
  ///
  /// Every frame is played, so that everything happens that happens; only those that are wanted are
  /// drawn.
  ///
  /// - Parameters:
  ///   - player: The player, in front of the first frame.
  ///   - progress: Is told how many frames have been written.
  /// - Returns: The frames, in ascending order.
  /// - Throws: `OutputDirectoryError` when a frame cannot be written.
  public func write(
    _ player: FramePlayer, progress: (Int) -> Void = { _ in }
  ) async throws -> [Manifest.Frame] {
    let naming = FrameNaming(count: plan.frameCount)
    var drawn: [Int] = []
    var frames: [Manifest.Frame] = []
    try await pipeline.run {
      while player.advance() {
        let index = plan.frame(showing: player.index)
        guard plan.selection.contains(index) else { continue }
        drawn.append(index)
        return player.displayList()
      }
      return nil
    } deliver: { frame in
      let index = drawn[frames.count]
      let name = naming.name(ofFrame: index)
      try directory.write(frame.bytes, to: name)
      frames.append(
        Manifest.Frame(index: index, file: name, pixelHash: frame.pixelHash.description))
      progress(frames.count)
    }
    return frames.sorted { $0.index < $1.index }
  }
}
