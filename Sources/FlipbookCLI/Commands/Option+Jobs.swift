// Options of jobs that are rendered by many runs.

import Flipbook

extension Option {
  package static let jobFrames = Option(
    "frames", value: "list", standard: "all", repetition: .list,
    "The frames that are wanted, such as 0-59 or 0-90:2,91; of one render of a batch as "
      + "name=0-59, which may be repeated for others.")
  package static let strictFrames = Option(
    "strict-frames", "Make it an error when --frames reaches beyond the last frame.")
  package static let shard = Option(
    "shard", value: "i/n",
    "Render the share i of n of the frames, counted from 1. 'flipbook merge' joins the shares.")
  package static let shardMode = Option(
    "shard-mode", value: "way", choices: Shard.Mode.allCases.map(\.rawValue),
    standard: "interleave",
    "How frames are dealt out: interleave, one by one in turn; block, in runs of neighbours; "
      + "renders, whole renders of a batch in turn.")
  package static let progress = Option(
    "progress", value: "style", choices: ProgressStyle.allCases.map(\.rawValue),
    standard: "a bar on terminals",
    "How to tell how far it is: plain or json on standard error, openjd on standard output, none.")
}

extension Invocation {
  /// The frames of the job that are wanted.
  var jobSelection: JobSelection {
    get throws(Failure) {
      var parts: [JobSelection.Part] = []
      for text in list(.jobFrames) {
        guard let part = JobSelection.Part(parsing: text) else {
          throw .usage(
            "--frames \(text) is not a list of frames",
            "write 0-59,70-90:2, or name=0-59 for one render of a batch")
        }
        parts.append(part)
      }
      return JobSelection(parts: parts)
    }
  }

  /// The share to render, if it is not everything.
  var shard: Shard? {
    get throws(Failure) {
      let mode = try value(of: .shardMode, expected: "interleave, block or renders") {
        Shard.Mode(rawValue: $0)
      }
      guard has(.shard) else {
        if mode != nil { throw .usage("--shard-mode means nothing without --shard", "add --shard") }
        return nil
      }
      return try value(of: .shard, expected: "a share such as 2/7, counted from 1") {
        Shard(parsing: $0, mode: mode ?? .interleave)
      }
    }
  }

  /// How to tell how far a command is, if a way was asked for.
  var progressStyle: ProgressStyle? {
    get throws(Failure) {
      try value(of: .progress, expected: "plain, json, openjd or none") {
        ProgressStyle(rawValue: $0)
      }
    }
  }

  /// Says or refuses that a selection reaches beyond the last frame.
  func check(_ selection: FrameSelection, against count: Int, _ console: Console) throws(Failure) {
    guard selection.reachesBeyond(count) else { return }
    let event = "--frames reaches beyond the last frame, which is \(count - 1)"
    if has(.strictFrames) {
      throw .usage(event, "name frames from 0 to \(count - 1), or leave --strict-frames out")
    }
    console.warning(event)
  }
}
