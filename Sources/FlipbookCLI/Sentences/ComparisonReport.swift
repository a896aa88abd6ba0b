import Documents
import Flipbook

/// A comparison, for people and for machines.
struct ComparisonReport {
  private let report: SequenceReport

  init(_ report: SequenceReport) {
    self.report = report
  }

  /// A line for every frame that is not the same, and one about all.
  var text: String {
    var lines = report.failures.map { "\($0.name): \(sentence(for: $0.verdict))" }
    let count = report.frames.count
    let failures = report.failures
    if let first = failures.first {
      var line = "\(failures.count) of \(count) not the same, the first is \(first.name)"
      if let worst = report.worst { line += ", the worst \(worst.frame.name)" }
      lines.append(line)
    } else {
      lines.append(count == 1 ? "the same" : "all \(count) the same")
    }
    return lines.joined(separator: "\n")
  }

  /// One JSON document.
  var json: String {
    JSONWriter().text(
      of: .object([
        ("schema", "flipbook-comparison/1"),
        ("same", JSONValue(.boolean(report.isSame))),
        ("failures", .number(report.failures.count)),
        ("frames", .array(report.frames.map { value(of: $0) })),
      ]))
  }

  private func sentence(for verdict: FrameVerdict) -> String {
    switch verdict {
    case .same: return "the same"
    case .different(let difference):
      let fraction = JSONNumber(difference.fraction).literal
      let box =
        difference.box.map { ", all in \($0.width)×\($0.height) at (\($0.x), \($0.y))" } ?? ""
      return "\(difference.differentPixels) of \(difference.pixelCount) pixels differ "
        + "(\(fraction)), by up to \(difference.greatestDifference)\(box)"
    case .sizes(let expected, let actual):
      return "has \(actual) pixels and should have \(expected)"
    case .profiles: return "has the same pixels in another colour profile"
    case .missing: return "missing"
    case .extra: return "too much, there is no golden picture of it"
    case .unreadable(let error): return Failure(error).description
    }
  }

  private func value(of frame: SequenceReport.Frame) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .string(frame.name)), ("verdict", .string(frame.verdict.word)),
    ]
    switch frame.verdict {
    case .different(let difference):
      members += [
        ("pixels", .number(difference.pixelCount)),
        ("differentPixels", .number(difference.differentPixels)),
        ("fraction", .number(difference.fraction)),
        ("greatestDifference", .number(difference.greatestDifference)),
      ]
      if let box = difference.box {
        members.append(
          (
            "box",
            [
              "x": .number(box.x), "y": .number(box.y), "width": .number(box.width),
              "height": .number(box.height),
            ]
          ))
      }
    case .sizes(let expected, let actual):
      members += [
        ("expected", .string(expected.description)), ("actual", .string(actual.description)),
      ]
    case .unreadable(let error): members.append(("reason", .string(Failure(error).description)))
    case .same, .profiles, .missing, .extra: break
    }
    return .object(members)
  }
}
