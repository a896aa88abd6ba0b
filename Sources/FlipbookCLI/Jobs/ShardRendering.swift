import Documents
import Flipbook

/// Renders one shard of a job.
@MainActor
struct ShardRendering {
  private let shard: Shard
  private let job: RenderJob
  private let invocation: Invocation
  private let console: Console
  private let path: String
  private let pictures = PictureReader()

  init(_ shard: Shard, of job: RenderJob, _ invocation: Invocation, _ console: Console) throws {
    if shard.mode == .renders, !job.isBatch {
      throw Failure.usage(
        "--shard-mode renders needs a batch", "use interleave or block for a single render")
    }
    guard !invocation.has(.resume) else {
      throw Failure.usage(
        "a shard cannot be gone on with",
        "leave --resume out, and it is rendered again as a whole")
    }
    self.shard = shard
    self.job = job
    self.invocation = invocation
    self.console = console
    path = (invocation[.output] ?? "").withoutTrailingSlash
  }

  func run() async throws -> ExitStatus {
    let shares = try shares()
    let total = shares.reduce(0) { $0 + $1.count }
    if invocation.has(.dryRun) {
      try console.result("would write \(total) frames of \(shard) to \(path)")
      return .done
    }
    let directory = try open()
    do {
      let status = try await write(shares, total, to: directory)
      console.note(
        "\(shard), \(total) \(total == 1 ? "frame" : "frames"), in \(path); when all are done: "
          + "flipbook merge \(path)")
      return status
    } catch let error as ShardDirectoryError {
      directory.abandon()
      throw Failure(error, directory: path)
    } catch {
      directory.abandon()
      throw error
    }
  }

  /// The frames of each render that are this shard's.
  private func shares() throws -> [[Int]] {
    var wanted: [[Int]] = []
    for (place, item) in job.items.enumerated() {
      guard shard.takes(render: place), let selection = job.selection.frames(of: item.name) else {
        wanted.append([])
        continue
      }
      let count = try rendering(item).plan.frameCount
      try invocation.check(selection, against: count, console)
      wanted.append(selection.indices(below: count))
    }
    return shard.share(of: wanted)
  }

  /// Renders what is this shard's, render by render.
  private func write(
    _ shares: [[Int]], _ total: Int, to directory: ShardDirectory
  ) async throws -> ExitStatus {
    var status = ExitStatus.done
    var parts: [ShardManifest.Part] = []
    var done = 0
    var bar = ProgressBar(
      "rendering", total: total, console: console, style: try invocation.progressStyle)
    for (item, share) in zip(job.items, shares) where !share.isEmpty {
      let rendering = try rendering(item)
      do {
        try rendering.check()
        if rendering.status == .found { status = .found }
        var plan = rendering.plan
        plan.selection = FrameSelection(of: share)
        let naming = FrameNaming(count: plan.frameCount)
        try directory.prepare(
          item.name, frames: share.map(naming.name), manifest: try rendering.manifest(of: []).json)
        let frames = try await rendering.write(item.name, plan, to: directory) {
          done += 1
          bar.show(done)
        }
        parts.append(
          ShardManifest.Part(render: item.name, manifest: try rendering.manifest(of: frames).json))
      } catch let failure as Failure {
        throw item.blame(failure)
      }
    }
    bar.finish()
    try directory.finish(
      ShardManifest(
        shard: shard, selection: job.selection, preset: try invocation.preset.rawValue,
        renders: job.items.map(\.name), parts: parts))
    return status
  }

  private func rendering(_ item: RenderJob.Item) throws -> Rendering {
    try item.attempt { try Rendering(item.invocation, console, pictures: pictures) }
  }

  private func open() throws(Failure) -> ShardDirectory {
    do {
      return try ShardDirectory(
        path, shard: shard, of: job.selection,
        foreignFiles: invocation.has(.force) ? .keep : .refuse)
    } catch {
      throw Failure(error, directory: path)
    }
  }
}

extension Rendering {
  /// Writes a shard's frames of the render.
  fileprivate func write(
    _ name: String, _ plan: FramePlan, to directory: ShardDirectory, progress: () -> Void
  ) async throws -> [Manifest.Frame] {
    let pipeline = try pipeline()
    let player = FramePlayer(
      try production.putOn(), rate: production.rate, timing: production.timing)
    return try await ShardWriter(to: directory, through: pipeline, plan: plan)
      .write(player, of: name, progress: progress)
  }
}
