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
  /// drawn, and of those only the ones that the directory cannot keep from an earlier run.
  ///
  /// - Parameters:
  ///   - player: The player, in front of the first frame.
  ///   - progress: Is told how many frames are there.
  /// - Returns: The frames, in ascending order.
  /// - Throws: `OutputDirectoryError` when a frame cannot be written.
  public func write(
    _ player: FramePlayer, progress: (Int) -> Void = { _ in }
  ) async throws -> [Manifest.Frame] {
    let naming = FrameNaming(count: plan.frameCount)
    var frames = await keptFrames(naming)
    let kept = Set(frames.map(\.index))
    if !frames.isEmpty { progress(frames.count) }
    var drawn: [Int] = []
    try await pipeline.run {
      while player.advance() {
        let index = plan.frame(showing: player.index)
        guard plan.selection.contains(index), !kept.contains(index) else { continue }
        drawn.append(index)
        return player.displayList()
      }
      return nil
    } deliver: { frame in
      let index = drawn[frames.count - kept.count]
      let name = naming.name(ofFrame: index)
      try directory.write(frame.bytes, to: name, hash: frame.pixelHash)
      frames.append(
        Manifest.Frame(index: index, file: name, pixelHash: frame.pixelHash.description))
      progress(frames.count)
    }
    return frames.sorted { $0.index < $1.index }
  }

  /// The frames that an earlier run has written and this one need not, in ascending order.
  private func keptFrames(_ naming: FrameNaming) async -> [Manifest.Frame] {
    let wanted = plan.selection.indices(below: plan.frameCount)
      .map { (index: $0, name: naming.name(ofFrame: $0)) }
    let check = FrameCheck(
      directory: directory.path, pixelCount: pipeline.pixelCount, jobs: pipeline.jobs)
    let sound = await check.soundFrames(
      of: wanted.compactMap { frame in directory.candidates[frame.name].map { (frame.name, $0) } })
    return wanted.filter { sound.contains($0.name) }.map { index, name in
      directory.keep(name)
      return Manifest.Frame(
        index: index, file: name, pixelHash: directory.candidates[name]?.description ?? "")
    }
  }
}
