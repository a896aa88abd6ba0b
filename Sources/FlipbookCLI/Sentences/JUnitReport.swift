import Files
import Flipbook

/// A comparison in the form that build servers read: a suite with a case for every frame, and one
/// for the sequence as a whole.
struct JUnitReport {
  private let report: SequenceReport
  private let name: String

  /// Creates the report of a comparison with the golden pictures `name`.
  init(_ report: SequenceReport, named name: String) {
    self.report = report
    self.name = name
  }

  /// The document.
  var text: String {
    let sequence = report.findings.map { $0.sentence(naming: report.frames) }
    let failures = report.failures.count + (sequence.isEmpty ? 0 : 1)
    let counts = "tests=\"\(report.frames.count + 1)\" failures=\"\(failures)\""
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts)>",
      "  <testsuite name=\"\(Self.escaped(name))\" \(counts)>",
    ]
    for frame in report.frames {
      let problem = frame.verdict.passes ? nil : (frame.verdict.word, frame.verdict.sentence)
      lines += testCase(frame.name, problem)
    }
    lines += testCase(
      "sequence",
      report.findings.first.map { ($0.word, sequence.joined(separator: "; ")) })
    lines += ["  </testsuite>", "</testsuites>", ""]
    return lines.joined(separator: "\n")
  }

  /// Writes the document to a file.
  func write(to path: String) throws(Failure) {
    do {
      try AtomicFile.write(Array(text.utf8), to: path)
    } catch {
      throw Failure(error)
    }
  }

  private func testCase(
    _ title: String, _ problem: (kind: String, sentence: String)?
  ) -> [String] {
    let head = "    <testcase classname=\"\(Self.escaped(name))\" name=\"\(Self.escaped(title))\""
    guard let problem else { return [head + "/>"] }
    return [
      head + ">",
      "      <failure type=\"\(problem.kind)\" message=\"\(Self.escaped(problem.sentence))\"/>",
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
