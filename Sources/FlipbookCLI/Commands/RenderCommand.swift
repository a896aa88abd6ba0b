import Flipbook
import Foundation

extension Command {
  /// `flipbook render`.
  package static let render = Command(
    "render", "Render a transition between two pictures, a scene, or a batch of them to frames.",
    discussion: """
      Frame i shows the moment i/fps; the last frame shows the finished state, so that one second \
      at 60 frames a second gives 61 frames. Frames of an earlier run in the same directory are \
      replaced, and left-over ones removed; a directory that holds anything else is refused. \
      manifest.json beside the frames says what they are and what happened. What --output names \
      says what is written: a directory, a file such as x.apng or x.y4m, or - with --format for \
      standard output.

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
      Example(
        "one animated picture",
        "flipbook render circle-reveal --from a.png --to b.png -o x.apng"),
      Example(
        "a film, through ffmpeg",
        "flipbook render scene.json -o - --format y4m | ffmpeg -i - -colorspace bt709 x.mp4"),
    ],
    arguments: [
      Argument(
        "name",
        "The transition, as 'flipbook list' names it, or the path of a scene or a batch (.json), or "
          + "- for a scene from standard input.")
    ],
    options: [
      .from, .to, .output.required(), .streamFormat, .loop, .duration, .rate, .set, .timing,
    ]
      + [.scale, .size, .fit, .background, .trigger, .gesture, .lint, .reverse]
      + [.jobFrames, .strictFrames, .shard, .shardMode, .holdFirst, .holdLast, .assets, .preset]
      + [.jobs, .progress, .resume, .force, .dryRun, .json] + Option.limits
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
  let invocation: Invocation
  let console: Console
  let destination: RenderDestination
  let production: Production
  let plan: FramePlan
  let timing: Manifest.Timing
  private let rehearsal: Rehearsal
  private let findings: [LintFinding]

  init(
    _ invocation: Invocation, _ console: Console, pictures: PictureReader = PictureReader()
  ) throws {
    self.invocation = invocation
    self.console = console
    destination = try RenderDestination(invocation)
    try destination.check(invocation)
    let selection =
      try invocation.jobSelection.frames(of: ShardManifest.soleRender) ?? .all
    let holds = (try invocation.hold(.holdFirst), try invocation.hold(.holdLast))
    _ = (try invocation.jobs, try invocation.preset, try invocation.playCount)
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
          + "\(production.canvas.width)×\(production.canvas.height) pixels to \(destination.name)")
      return status
    }
    var bar = ProgressBar(
      "rendering", total: wanted, console: console, style: try invocation.progressStyle)
    defer { bar.finish() }
    let manifest =
      switch destination {
      case .directory(let path): try await write(to: path) { bar.show($0) }
      case .file(let path, let format): try await write(format, to: path) { bar.show($0) }
      case .standardOutput(let format): try await write(format) { bar.show($0) }
      }
    bar.finish()
    if invocation.has(.json) { try console.result(manifest.text) }
    console.note(
      "\(wanted) \(wanted == 1 ? "frame" : "frames") of \(production.canvas.width)×\(production.canvas.height) pixels, "
        + "\(production.rate.framesPerSecond.shortest) a second, in \(destination.name)")
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
    try checkSources()
  }

  /// Checks that what is rendered comes to its end, and says what is odd about it.
  func check() throws(Failure) {
    for warning in warnings { console.warning(warning) }
    try production.check(rehearsal.state)
    for hint in production.hints { console.note(hint) }
  }

  /// Checks that nothing that was read is written over.
  private func checkSources() throws(Failure) {
    let sources = production.sources.filter { $0 != "-" }
    switch destination {
    case .directory(let path): try PictureOutput.protect(sources, fromFramesIn: path, foreignFiles)
    case .file(let path, _): try PictureOutput.protect(sources, from: path)
    case .standardOutput: break
    }
  }

  private var foreignFiles: OutputDirectory.ForeignFiles {
    invocation.has(.force) ? .keep : .refuse
  }

  /// What is odd about the run, and what the lint has found.
  private var warnings: [String] { rehearsal.warnings + findings.map(\.description) }

  /// What draws the frames.
  var renderer: FrameRenderer {
    get throws { try production.renderer(preset: invocation.preset) }
  }

  /// Puts the production on.
  func player() throws -> FramePlayer {
    FramePlayer(try production.putOn(), rate: production.rate, timing: production.timing)
  }
}

extension Rendering {
  /// Writes frames and their manifest to a directory.
  private func write(to path: String, progress: (Int) -> Void) async throws -> Manifest {
    var opened: OutputDirectory?
    do {
      let directory = try OutputDirectory(
        path, for: try manifest(of: []).specification,
        beginning: invocation.has(.resume) ? .resumed : .anew, foreignFiles: foreignFiles)
      opened = directory
      let frames = try await SequenceWriter(to: directory, through: pipeline(), plan: plan)
        .write(player(), progress: progress)
      let manifest = try manifest(of: frames)
      try directory.finish(manifest)
      return manifest
    } catch let error as OutputDirectoryError {
      opened?.abandon()
      throw Failure(error, directory: path)
    } catch {
      opened?.abandon()
      throw error
    }
  }

  /// What draws and encodes the frames.
  func pipeline() throws -> FramePipeline {
    FramePipeline(renderer: try renderer, jobs: try invocation.jobs)
  }

  /// The manifest that goes with frames, whose files are named by a pattern; nil: as in directories.
  func manifest(
    of frames: [Manifest.Frame], named pattern: String? = nil
  ) throws(Failure) -> Manifest {
    var subject = production.subject
    subject.direction = plan.direction
    return Manifest(
      subject: subject, inputs: production.inputs, fonts: rehearsal.fonts,
      output: Manifest.Output(
        pattern: pattern ?? FrameNaming(count: plan.frameCount).pattern,
        width: production.canvas.width, height: production.canvas.height,
        scale: production.canvas.scale, background: production.background.hexadecimal,
        colorProfile: production.profile.name, compression: try invocation.preset.rawValue),
      timing: timing, frames: frames,
      events: rehearsal.events.map { event in
        Manifest.Event(
          time: event.time, kind: event.kind.rawValue, subject: event.subject,
          detail: event.detail)
      },
      warnings: warnings)
  }
}
