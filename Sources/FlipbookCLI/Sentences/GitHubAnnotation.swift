import Flipbook

/// A comparison as GitHub's runners show it beside a build: at most one annotation a sequence, since
/// they drop all but the first few.
struct GitHubAnnotation {
  private let report: SequenceReport
  private let name: String

  /// Creates the annotation of a comparison with the golden sequence `name`.
  init(_ report: SequenceReport, named name: String) {
    self.report = report
    self.name = name
  }

  /// The line that a runner reads; nil if there is nothing to tell.
  var line: String? {
    guard !report.passes else { return nil }
    let sentences = ComparisonReport(report)
    let title = "flipbook compare \(name)"
    return "::error title=\(Self.escaped(title, isProperty: true)),"
      + "file=\(Self.escaped(name, isProperty: true))::"
      + Self.escaped(sentences.text(naming: .first), isProperty: false)
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = text.replacing("%", with: "%25").replacing("\r", with: "%0D")
      .replacing("\n", with: "%0A")
    if isProperty { result = result.replacing(":", with: "%3A").replacing(",", with: "%2C") }
    return result
  }
}
