import Documents
import Flipbook

/// A comparison, for people and for machines.
struct ComparisonReport {
  private let report: SequenceReport

  init(_ report: SequenceReport) {
    self.report = report
  }

  /// Which frames that are not as they should be have a line of their own.
  enum Naming {
    /// All.
    case all
    /// Those about which nothing that is told of the sequence says enough.
    case unexplained
    /// The first one of those.
    case first
  }

  /// Lines for frames that are not as they should be, one for each thing that is wrong with the
  /// sequence as a whole, one for every limit, and one about all.
  func text(naming: Naming) -> String {
    let failures = report.failures
    let explained = naming == .all ? [] : report.explainedPlaces
    var lines = report.frames.enumerated()
      .filter { !$0.element.verdict.passes && !explained.contains($0.offset) }
      .map { "\($0.element.name): \($0.element.verdict.sentence)" }
    if naming == .first { lines = Array(lines.prefix(1)) }
    lines += report.findings.map { $0.sentence(in: report) }
    if let sentence = report.fontSentence { lines.append(sentence) }
    lines += report.criteria.limits.map(\.sentence)
    let ignored =
      report.criteria.ignored.map(\.spelling)
      + [report.criteria.mask?.sentence]
      .compactMap(\.self)
    if !ignored.isEmpty { lines.append("left out: \(ignored.joined(separator: "; "))") }
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
    return lines.map(\.visible).joined(separator: "\n")
  }

  /// One JSON document; `flipbook schema comparison` prints its schema.
  var json: String {
    let criteria = report.criteria
    var members: [(String, JSONValue)] = [
      ("schema", "flipbook-comparison/1"),
      ("same", JSONValue(.boolean(report.passes))),
      ("expected", report.expected.json),
      ("actual", report.actual.json),
      ("failures", .number(report.failures.count)),
      ("firstDivergence", report.failures.first.map { .string($0.name) } ?? JSONValue(.null)),
      ("worst", report.worst.map { .string($0.frame.name) } ?? JSONValue(.null)),
      ("limits", .array(criteria.limits.map(\.json))),
      ("ignored", .array(criteria.ignored.map { .string($0.spelling) })),
    ]
    if let mask = criteria.mask {
      members.append(
        ("mask", ["source": .string(mask.source), "pixels": .number(mask.count)]))
    }
    members += [
      ("findings", .array(report.findings.map { $0.json(in: report) })),
      ("frames", .array(report.frames.map(\.json))),
    ]
    return JSONWriter().text(of: .object(members))
  }
}

extension SequenceReport {
  /// The places of frames of which a finding says all that there is to say.
  fileprivate var explainedPlaces: Set<Int> {
    var places: Set<Int> = []
    for finding in findings {
      switch finding {
      case .count, .rate, .stale, .dropped: break
      case .size:
        places.formUnion(frames.indices.filter { frames[$0].verdict.word == "wrong-size" })
      case .profile:
        places.formUnion(frames.indices.filter { frames[$0].verdict.word == "wrong-profile" })
      case .late(let range, _), .inserted(let range): places.formUnion(range)
      case .backwards: places.formUnion(frames.indices)
      case .swapped(let first, let second): places.formUnion([first, second])
      case .repeated(let place): places.insert(place)
      }
    }
    // That there is no frame, or one too many, is said of each.
    return places.filter { frames[$0].expected != nil && frames[$0].actual != nil }
  }
}

extension SequenceReport.Side {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = []
    if let path { members.append(("path", .string(path))) }
    if let form { members.append(("form", .string(form.rawValue))) }
    members.append(("frames", .number(frameCount)))
    if let size {
      members += [("width", .number(size.width)), ("height", .number(size.height))]
    }
    if let colorProfile { members.append(("colorProfile", .string(colorProfile))) }
    if let rate { members.append(("fps", .string(rate))) }
    if !fonts.isEmpty {
      members.append(
        (
          "fonts",
          .array(fonts.map { ["name": .string($0.name), "hash": .string($0.hash)] })
        ))
    }
    return .object(members)
  }
}

extension SequenceReport.Frame {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("name", .string(name)), ("verdict", .string(verdict.word)),
    ]
    switch verdict {
    case .different(let difference), .tolerated(let difference): members += difference.members
    case .unmeasured:
      for (side, picture) in [("expected", expected), ("actual", actual)] {
        guard let record = picture?.record else { continue }
        members.append((side, .string(record.hash.description)))
      }
    case .sizes(let expected, let actual):
      members += [
        ("expected", .string(expected.description)), ("actual", .string(actual.description)),
      ]
    case .profiles(let expected, let actual):
      members += [("expected", .string(expected)), ("actual", .string(actual))]
    case .unreadable(let error): members.append(("reason", .string(Failure(error).description)))
    case .same, .missing, .extra: break
    }
    return .object(members)
  }
}

extension PictureDifference {
  fileprivate var members: [(String, JSONValue)] {
    var members: [(String, JSONValue)] = [
      ("pixels", .number(pixelCount)),
      ("differentPixels", .number(differentPixels)),
      ("fraction", .number(fraction)),
      ("greatestDifference", .number(greatestDifference)),
      ("densestWindow", .number(densestWindow)),
    ]
    if let colorDistance { members.append(("colorDistance", .number(colorDistance))) }
    if let box {
      members.append(
        (
          "box",
          [
            "x": .number(box.x), "y": .number(box.y), "width": .number(box.width),
            "height": .number(box.height),
          ]
        ))
    }
    return members
  }
}
