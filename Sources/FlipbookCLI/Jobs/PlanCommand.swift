import Flipbook
import Foundation

extension Command {
  /// `flipbook plan`.
  package static let plan = Command(
    "plan", "Write a job that renders a batch on many machines, for an engine that hands out work.",
    discussion: """
      The job renders every shard, tries again what ends with status 75, and merges when all are \
      done. slurm and parallel are scripts for bash, openjd is a template of Open Job Description, \
      k8s two jobs of Kubernetes. The last has been checked for its form only, and never been run.

      The job is printed, or written to the directory that --output names. 'bash submit-slurm.sh' \
      submits Slurm's and hands its arguments on to sbatch; all nodes must see the batch, its \
      pictures and the frames under the same paths. Shards are blocks of neighbouring frames here, \
      whereas 'flipbook render --shard' by itself deals frames out one by one.
      """,
    examples: [
      Example(
        "a script that submits an array of Slurm",
        "flipbook plan batch.json --shards 16 --format slurm -o ."),
      Example(
        "on the processors of one host",
        "flipbook plan batch.json --shards 8 --format parallel --frames-in out/ -o ."),
    ],
    arguments: [Argument("batch", "The batch; 'flipbook schema batch' describes such documents.")],
    options: [
      .shards.required(), .format.required(), .planOutput, .framesIn, .planMode, .planJobs,
    ]
  ) { invocation, console in
    let path = invocation.required(argument: "batch")
    guard
      let shards = try invocation.count(.shards, in: 1...100_000),
      let format = try invocation.value(
        of: .format, expected: "slurm, openjd, parallel or k8s", { JobPlan.Format(rawValue: $0) })
    else { throw Failure.usage("plan needs --shards and --format") }
    guard let batch = try RenderJob.batch(at: path) else {
      throw Failure(
        .malformedInput, "\(path) is no batch", "name a document that has \"renders\"")
    }
    let mode = try invocation.value(of: .planMode, expected: "interleave, block or renders") {
      Shard.Mode(rawValue: $0)
    }
    let plan = JobPlan(
      batch: path, frames: invocation[.framesIn] ?? "frames", shards: shards,
      mode: mode ?? .block, jobs: try invocation.count(.planJobs, in: 1...1024) ?? 1)
    if plan.mode == .renders, shards > batch.entries.count {
      console.warning(
        "\(shards) shards share \(batch.entries.count) renders, so that some have nothing to do")
    }
    let missing = batch.missingFiles
    if !missing.isEmpty {
      console.warning(
        "\(path) names files that are not here: \(missing.prefix(3).joined(separator: ", "))"
          + (missing.count > 3 ? " and \(missing.count - 3) more" : ""))
    }
    let output = invocation[.planOutput] ?? "-"
    guard output != "-" else {
      try console.result(plan.text(for: format))
      return .done
    }
    try? FileManager.default.createDirectory(
      atPath: output, withIntermediateDirectories: true)
    let file = output.hasSuffix("/") ? output + format.fileName : "\(output)/\(format.fileName)"
    try TextOutput.write(plan.text(for: format), to: file, console)
    console.note("\(file): \(plan.instruction(for: format, at: file))")
    return .done
  }
}

extension Batch {
  /// The pictures and scenes that it names and that do not exist, each once.
  fileprivate var missingFiles: [String] {
    var missing: [String] = []
    for entry in entries {
      var paths = entry.settings.filter { $0.key == .from || $0.key == .to }.map(\.text)
      if case .scene(let path) = entry.subject { paths.append(path) }
      for path in paths where !missing.contains(path) {
        if !FileManager.default.fileExists(atPath: path) { missing.append(path) }
      }
    }
    return missing
  }
}

extension Option {
  fileprivate static let shards = Option("shards", value: "count", "How many shards there are.")
  fileprivate static let format = Option(
    "format", value: "engine", choices: JobPlan.Format.allCases.map(\.rawValue),
    "The engine: slurm, openjd, parallel or k8s.")
  fileprivate static let planOutput = Option(
    "output", letter: "o", value: "directory", standard: "-",
    "The directory where the job's file goes; - for standard output.")
  fileprivate static let framesIn = Option(
    "frames-in", value: "directory", standard: "frames", "The directory of the frames.")
  fileprivate static let planMode = Option(
    "shard-mode", value: "way", choices: Shard.Mode.allCases.map(\.rawValue), standard: "block",
    "How frames are dealt out: interleave, block or renders, as 'flipbook render' has it.")
  fileprivate static let planJobs = Option(
    "jobs", value: "count", standard: "1", "How many processors a shard uses.")
}
