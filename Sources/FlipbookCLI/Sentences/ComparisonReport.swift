import Documents
import Flipbook

/// A comparison, for people and for machines.
struct ComparisonReport {
  private let report: SequenceReport
  private let criteria: ComparisonCriteria

  init(_ report: SequenceReport, _ criteria: ComparisonCriteria) {
    self.report = report
    self.criteria = criteria
  }

  /// A line for every frame that is not as it should be, one for what is wrong with the sequence as
  /// a whole, one for every limit, and one about all.
  var text: String {
    let failures = report.failures
    var lines = failures.map { "\($0.name): \($0.verdict.sentence)" }
    lines += report.findings.map { $0.sentence(naming: report.frames) }
    lines += criteria.limits.map(\.sentence)
    if !criteria.ignored.isEmpty {
      lines.append("left out: \(criteria.ignored.map(\.spelling).joined(separator: "; "))")
    }
    let count = report.frames.count
    if let first = failures.first {
      var line = "\(failures.count) of \(count) not the same, the first is \(first.name)"
      if let worst = report.worst { line += ", the worst \(worst.frame.name)" }
      lines.append(line)
    } else {
      let tolerated = report.frames.filter { $0.verdict != .same }.count
      let all = count == 1 ? "the same" : "all \(count) the same"
      lines.append(tolerated == 0 ? all : "\(all) or within the limits, \(tolerated) not equal")
    }
    return lines.joined(separator: "\n")
  }

  /// One JSON document.
  var json: String {
    JSONWriter().text(
      of: .object([
        ("schema", "flipbook-comparison/1"),
        ("same", JSONValue(.boolean(report.passes))),
        ("failures", .number(report.failures.count)),
        ("firstDivergence", report.failures.first.map { .string($0.name) } ?? JSONValue(.null)),
        ("worst", report.worst.map { .string($0.frame.name) } ?? JSONValue(.null)),
        ("limits", .array(criteria.limits.map(\.json))),
        ("ignored", .array(criteria.ignored.map { .string($0.spelling) })),
        ("findings", .array(report.findings.map { $0.json(naming: report.frames) })),
        ("frames", .array(report.frames.map { value(of: $0) })),
      ]))
  }

  private func value(of frame: SequenceReport.Frame) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .string(frame.name)), ("verdict", .string(frame.verdict.word)),
    ]
    switch frame.verdict {
    case .different(let difference), .tolerated(let difference):
      members += [
        ("pixels", .number(difference.pixelCount)),
        ("differentPixels", .number(difference.differentPixels)),
        ("fraction", .number(difference.fraction)),
        ("greatestDifference", .number(difference.greatestDifference)),
        ("densestWindow", .number(difference.densestWindow)),
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
