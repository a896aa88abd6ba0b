import Documents
import Files
import Flipbook

/// A comparison in the form that build servers read: a suite with a case for every frame, and one
/// for the sequence as a whole.
///
/// The elements and attributes are those that the schemas of both Ant and Jenkins know. They want a
/// time and a host; a comparison has none that would be the same everywhere, so these are constants.
struct JUnitReport {
  private let report: SequenceReport
  private let name: String

  /// Creates the report of a comparison with the golden pictures `name`.
  init(_ report: SequenceReport, named name: String) {
    self.report = report
    self.name = name
  }

  /// What is wrong with a case.
  private struct Problem {
    /// Whether nothing could be compared: an error; otherwise something differs: a failure.
    var isError = false
    var kind: String
    var sentence: String
  }

  /// The document.
  var text: String {
    var cases = report.frames.map { (name: $0.name, problem: Self.problem(of: $0)) }
    let sequence = report.findings.map { $0.sentence(in: report) }
    cases.append(
      (
        "sequence",
        report.findings.first.map {
          Problem(kind: $0.word, sentence: sequence.joined(separator: "; "))
        }
      ))
    let errors = cases.filter { $0.problem?.isError == true }.count
    let failures = cases.filter { $0.problem?.isError == false }.count
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites>",
      "  <testsuite name=\"\(Self.escaped(name))\" package=\"flipbook\" id=\"0\" "
        + "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\" "
        + "time=\"0\" timestamp=\"1970-01-01T00:00:00\" hostname=\"localhost\">",
      "    <properties>",
    ]
    for limit in report.criteria.limits {
      lines.append(
        "      <property name=\"\(limit.measure.rawValue)\" "
          + "value=\"\(JSONNumber(limit.value).literal) (\(Self.escaped(limit.source)))\"/>")
    }
    lines.append("    </properties>")
    for (title, problem) in cases { lines += testCase(title, problem) }
    lines += [
      "    <system-out></system-out>", "    <system-err></system-err>", "  </testsuite>",
      "</testsuites>", "",
    ]
    return lines.joined(separator: "\n")
  }

  private static func problem(of frame: SequenceReport.Frame) -> Problem? {
    guard !frame.verdict.passes else { return nil }
    var problem = Problem(kind: frame.verdict.word, sentence: frame.verdict.sentence)
    if case .unreadable = frame.verdict { problem.isError = true }
    return problem
  }

  /// Writes the document to a file.
  func write(to path: String) throws(Failure) {
    do {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw Failure(error)
    }
  }

  private func testCase(_ title: String, _ problem: Problem?) -> [String] {
    let head =
      "    <testcase classname=\"\(Self.escaped(name))\" name=\"\(Self.escaped(title))\" time=\"0\""
    guard let problem else { return [head + "/>"] }
    let element = problem.isError ? "error" : "failure"
    return [
      head + ">",
      "      <\(element) type=\"\(problem.kind)\" message=\"\(Self.escaped(problem.sentence))\"/>",
      "    </testcase>",
    ]
  }

  /// Text as attributes may hold it; control characters, which no document may hold, are replaced.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\t", "\n", "\r": result += " "
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
