import Flipbook
import Foundation

extension Command {
  /// `flipbook render`.
  package static let render = Command(
    "render",
    "Render a transition between two pictures, a scene, or a batch of them to numbered PNG frames.",
    discussion: """
      Frame i shows the moment i/fps; the last frame shows the finished state, so that one second \
      at 60 frames a second gives 61 frames. Frames of an earlier run in the same directory are \
      replaced, and left-over ones removed; a directory that holds anything else is refused. \
      manifest.json beside the frames says what they are and what happened.

      A batch is a document that names many renders; 'flipbook schema batch' describes it. Each goes \
      to the directory of its name below the output. With --shard a run renders its share only, \
      and 'flipbook merge' joins the shares.
      """,
    examples: [
      Example(
        "a reveal between two screenshots",
        "flipbook render circle-reveal --from home@3x.png --to detail@3x.png -o frames/"),
      Example(
        "slower, and at 30 frames a second",
        "flipbook render page-turn --from a.png --to b.png -o frames/ --duration 1.5 --fps 30"),
      Example("a scene document", "flipbook render scene.json -o frames/"),
      Example(
        "the second of seven shares of a batch",
        "flipbook render batch.json -o frames/ --shard 2/7"),
    ],
    arguments: [
      Argument(
        "name",
        "The transition, as 'flipbook list' names it, or the path of a scene or a batch (.json).")
    ],
    options: [.from, .to, .output.required(), .duration, .rate, .set, .timing, .scale, .size, .fit]
      + [.background, .trigger, .gesture, .lint, .reverse, .jobFrames, .strictFrames]
      + [.shard, .shardMode, .holdFirst, .holdLast, .assets, .preset, .jobs, .progress, .resume]
      + [.force, .dryRun, .json]
  ) { invocation, console in
    let job = try RenderJob(invocation)
    if let shard = try invocation.shard {
      return try await ShardRendering(shard, of: job, invocation, console).run()
    }
    if job.isBatch { return try await BatchRendering(job, invocation, console).run() }
    return try await Rendering(invocation, console).run()
  }
}

/// One run of `flipbook render`.
@MainActor
struct Rendering {
  private let invocation: Invocation
  private let console: Console
  private let path: String
  let production: Production
  private let rehearsal: Rehearsal
  /// Which frames are wanted.
  let plan: FramePlan
  private let timing: Manifest.Timing
  private let findings: [LintFinding]

  init(
    _ invocation: Invocation, _ console: Console, pictures: PictureReader = PictureReader()
  ) throws {
    self.invocation = invocation
    self.console = console
    path = invocation[.output] ?? ""
    guard !path.isEmpty, path != "-" else {
      throw Failure.usage("--output must be a directory", "write -o <directory>")
    }
    let selection =
      try invocation.jobSelection.frames(of: ShardManifest.soleRender) ?? .all
    let holds = (try invocation.hold(.holdFirst), try invocation.hold(.holdLast))
    _ = (try invocation.jobs, try invocation.preset)
    production = try Production(invocation, pictures)
    rehearsal = try production.rehearse()
    findings = invocation.has(.lint) ? try production.findings() : []
    plan = FramePlan(
      frameCount: rehearsal.frameCount, selection: selection,
      direction: invocation.has(.reverse) ? .backwards : .forwards)
    timing = Manifest.Timing(
      rate: production.rate, frameCount: rehearsal.frameCount, duration: rehearsal.duration,
      holdFirst: holds.0, holdLast: holds.1)
  }

  func run() async throws -> ExitStatus {
    let wanted = plan.selection.indices(below: plan.frameCount).count
    try check(wanted)
    if invocation.has(.dryRun) {
      try console.result(
        "would write \(wanted) of \(plan.frameCount) frames of "
          + "\(production.canvas.width)×\(production.canvas.height) pixels to \(path)")
      return status
    }
    let directory = try open()
    let manifest: Manifest
    do {
      manifest = try await write(wanted, to: directory)
    } catch let error as OutputDirectoryError {
      directory.abandon()
      throw Failure(error, directory: path)
    } catch {
      directory.abandon()
      throw error
    }
    if invocation.has(.json) { try console.result(manifest.text) }
    console.note(
      "\(wanted) \(wanted == 1 ? "frame" : "frames") of \(production.canvas.width)×\(production.canvas.height) pixels, "
        + "\(production.rate.framesPerSecond.shortest) a second, in \(path)")
    return status
  }

  var status: ExitStatus { findings.isEmpty ? .done : .found }

  /// Checks that there is something to write, and says what is odd about it.
  private func check(_ wanted: Int) throws(Failure) {
    try check()
    guard wanted > 0 else {
      throw .usage(
        "--frames \(plan.selection) names none of the \(plan.frameCount) frames")
    }
    try invocation.check(plan.selection, against: plan.frameCount, console)
  }

  /// Checks that what is rendered comes to its end, and says what is odd about it.
  func check() throws(Failure) {
    for warning in warnings { console.warning(warning) }
    guard rehearsal.state == .over else {
      throw Failure(
        .found, "\(invocation.required(argument: "name")) never completed",
        "its animator must call completeTransition")
    }
  }

  /// What is odd about the run, and what the lint has found.
  private var warnings: [String] { rehearsal.warnings + findings.map(\.description) }

  private func open() throws -> OutputDirectory {
    do {
      return try OutputDirectory(
        path, for: try manifest(of: []).specification,
        beginning: invocation.has(.resume) ? .resumed : .anew,
        foreignFiles: invocation.has(.force) ? .keep : .refuse)
    } catch let error as OutputDirectoryError {
      throw Failure(error, directory: path)
    }
  }

  private func write(_ wanted: Int, to directory: OutputDirectory) async throws -> Manifest {
    var bar = ProgressBar(
      "rendering", total: wanted, console: console, style: try invocation.progressStyle)
    let player = FramePlayer(
      try production.putOn(), rate: production.rate, timing: production.timing)
    let frames = try await SequenceWriter(to: directory, through: pipeline(), plan: plan)
      .write(player) { bar.show($0) }
    bar.finish()
    let manifest = try manifest(of: frames)
    try directory.finish(manifest)
    return manifest
  }

  /// What draws and encodes the frames.
  func pipeline() throws -> FramePipeline {
    FramePipeline(
      renderer: try production.renderer(preset: invocation.preset), jobs: try invocation.jobs)
  }

  /// The manifest that goes with frames.
  func manifest(of frames: [Manifest.Frame]) throws(Failure) -> Manifest {
    var subject = production.subject
    subject.direction = plan.direction
    return Manifest(
      subject: subject, inputs: production.inputs,
      output: Manifest.Output(
        pattern: FrameNaming(count: plan.frameCount).pattern, width: production.canvas.width,
        height: production.canvas.height, scale: production.canvas.scale,
        background: production.background.hexadecimal,
        colorProfile: production.profile.name,
        compression: try invocation.preset.dependence),
      timing: timing, frames: frames,
      events: rehearsal.events.map { event in
        Manifest.Event(
          time: event.time, kind: event.kind.rawValue, subject: event.subject,
          detail: event.detail)
      },
      warnings: warnings)
  }
}
