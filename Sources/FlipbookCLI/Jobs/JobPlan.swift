import Flipbook

/// A job for an engine that hands out work: what is run, and in how many parts.
struct JobPlan: Sendable, Hashable {
  /// The path of the batch.
  var batch: String
  /// The directory of the frames.
  var frames: String
  /// How many shards there are.
  var shards: Int
  /// How frames are dealt out.
  var mode: Shard.Mode
  /// How many processors a shard uses.
  var jobs: Int

  /// The engines that a plan can be written for.
  enum Format: String, Sendable, Hashable, CaseIterable {
    case slurm
    case openjd
    case parallel
    case k8s

    /// The name of the file that holds the job.
    var fileName: String {
      switch self {
      case .slurm: "submit-slurm.sh"
      case .openjd: "job.openjd.yaml"
      case .parallel: "run-parallel.sh"
      case .k8s: "jobs.k8s.yaml"
      }
    }
  }

  /// Returns the job as a text for an engine.
  func text(for format: Format) -> String {
    switch format {
    case .slurm: slurm
    case .openjd: openJD
    case .parallel: parallel
    case .k8s: kubernetes
    }
  }

  /// What to do with the job's file, as a clause.
  func instruction(for format: Format, at path: String) -> String {
    switch format {
    case .slurm, .parallel: "run it with: bash \(path)"
    case .openjd:
      "run it with: openjd run \(path) --step Merge --run-dependencies "
        + "-p Batch=$PWD/\(batch) -p Frames=$PWD/\(frames)"
    case .k8s: "its first lines say how to start it"
    }
  }
}

extension JobPlan {
  /// The words of a shard's command behind the program's name, but for which shard it is.
  var arguments: String {
    "render \(batch.quoted) --output \(frames.quoted) --shard-mode \(mode.rawValue)"
  }

  /// The words of the merging command behind the program's name.
  var mergeArguments: String { "merge \(frames.quoted)" }

  /// What the job is, in a sentence for its head.
  var sentence: String {
    "Renders \(batch) in \(shards) \(shards == 1 ? "shard" : "shards") to \(frames), and merges them."
  }
}

extension String {
  /// The text as one word of a shell.
  fileprivate var quoted: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
          || "-_./=".utf8.contains(byte)
      }
    return isPlain && !hasPrefix("-") ? self : "'\(replacing("'", with: "'\\''"))'"
  }
}
