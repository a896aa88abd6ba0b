import Documents
import Files
import Flipbook

extension GoldenFolder.Outcome {
  /// What is wrong, as a sentence; nil: nothing is.
  package func sentence(
    about name: String, in path: String, _ recording: FrameSequence, _ mode: RecordMode
  ) -> String? {
    if recording.state == .held {
      return "\(name): the interaction never ended; lift the finger, or call finish() or cancel()"
    }
    let isOverdue = recording.events.contains { $0.kind.rawValue == "transitionOverdue" }
    if !isOverdue, let overrun = recording.overrun {
      return "\(name): \(overrun.prefix(1).lowercased() + overrun.dropFirst())"
    }
    if isOverdue || recording.state == .stuck {
      return "\(name): the transition never completed; call completeTransition"
    }
    if mode == .all {
      return written.isEmpty ? nil : "\(name): \(written.count) goldens written, run again"
    }
    guard !report.frames.isEmpty else { return "\(name): there are no frames to compare" }
    guard !report.passes else { return nil }
    let failures = report.failures
    if report.isOfNewFramesOnly, report.frames.count == failures.count || !written.isEmpty {
      return "\(name): " + Self.sentence(of: failures.count, isWritten: !written.isEmpty, to: path)
    }
    var text =
      "\(name): \(failures.count) of \(report.frames.count) frames differ from their goldens"
    if let first = failures.first { text += "; \(first.name): \(first.verdict.brief)" }
    if let worst = report.worst?.frame, worst.name != failures.first?.name {
      text += "; the worst is \(worst.name): \(worst.verdict.brief)"
    }
    for finding in report.findings { text += finding.brief(in: report).map { "; \($0)" } ?? "" }
    if let reason = report.fontSentence { text += "; \(reason)" }
    if !written.isEmpty { text += "; \(written.count) goldens written, run again" }
    if written.isEmpty, failures.contains(where: { $0.verdict == .extra }) {
      text += "; write goldens with FLIPBOOK_RECORD=missing"
    }
    return text
  }

  /// What is said of goldens that were not there.
  private static func sentence(of count: Int, isWritten: Bool, to path: String) -> String {
    let goldens = "\(count) \(count == 1 ? "golden" : "goldens")"
    return isWritten
      ? "\(goldens) written to \(path); look at them, and run again"
      : "there are no goldens in \(path); write them with FLIPBOOK_RECORD=missing"
  }
}

extension FrameVerdict {
  /// The verdict in few words.
  fileprivate var brief: String {
    switch self {
    case .different(let difference):
      let box = difference.box.map { " in \($0.width)×\($0.height) at (\($0.x), \($0.y))" } ?? ""
      return "\(difference.differentPixels) of \(difference.pixelCount) pixels differ by up to "
        + "\(difference.greatestDifference)\(box)"
    case .sizes(let expected, let actual): return "is \(actual) and should be \(expected)"
    case .unmeasured: return "is not what golden.json says"
    case .same, .tolerated, .profiles, .missing, .extra, .unreadable: return word
    }
  }
}

extension SequenceFinding {
  /// The finding in few words; nil for what the frames say themselves.
  fileprivate func brief(in report: SequenceReport) -> String? {
    let names = report.frames.map(\.name)
    switch self {
    case .count(let expected, let actual): return "\(actual) frames instead of \(expected)"
    case .rate(let expected, let actual): return "\(actual) frames a second instead of \(expected)"
    case .profile(let expected, let actual): return "\(actual) instead of \(expected)"
    case .stale(let place): return "\(names[place]) is not what golden.json says"
    case .late(let places, let frames):
      return "\(names[places.lowerBound]) to \(names[places.upperBound]) match the golden "
        + "\(abs(frames)) frame\(abs(frames) == 1 ? "" : "s") \(frames > 0 ? "earlier" : "later")"
    case .backwards: return "the sequence runs backwards"
    case .swapped(let first, let second): return "\(names[first]) and \(names[second]) are swapped"
    case .repeated(let place): return "\(names[place]) shows the frame before again"
    case .inserted(let places): return "\(names[places.lowerBound]) is put in"
    case .dropped(let places): return "\(names[places.lowerBound]) is left out"
    case .size: return nil
    }
  }
}

extension GoldenFolder.Failure {
  /// What went wrong, as a clause.
  var sentence: String {
    switch self {
    case .opening(.file(let error)), .writing(.file(let error)):
      "\(error.path) cannot be \(error.operation == .read ? "read" : "written"): \(error.reason)"
    case .opening(.document(let error)): "\(error)"
    case .opening(.image(let error)), .writing(.image(let error)):
      "\(error.source ?? "a golden") cannot be read"
    case .writing(.noPicture(let name)): "of \(name) only the hash is kept"
    case .writing(.changed(let path)): "\(path) has changed meanwhile"
    case .writing(.noRate(let path)): "\(path) does not say how fast its frames show"
    case .writing(.sizes(let path)): "the frames of \(path) are of different sizes or profiles"
    case .writing(.form): "the goldens are no directory"
    }
  }
}
