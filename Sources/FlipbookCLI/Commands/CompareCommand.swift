import Flipbook
import Foundation

extension Command {
  /// `flipbook compare`.
  package static let compare = Command(
    "compare", "Compare pictures or sequences of frames with golden ones, exactly.",
    discussion: """
      Each of both is a picture, an animated PNG, a directory of frames, a manifest.json, or a \
      golden.json (or its directory), in any combination. Every pixel counts, alpha included; \
      colours of pixels that are clear in both do not. Frames belong together when their names are \
      equal but for leading zeros; those of an animated PNG have no names and go by their order. \
      Frames that are right but in another place are told as such, and so are another number, size, \
      rate or colour profile.

      The exit status is 0 when all is the same or within the limits, 1 when something differs, is \
      missing or is too much, and 64 or more when that cannot be told.
      """,
    examples: [
      Example("one frame", "flipbook compare frames/frame_0030.png golden.png --diff diff.png"),
      Example("all frames", "flipbook compare frames/ goldens/circle-reveal/ --artifacts wrong/"),
      Example(
        "a page to look at", "flipbook compare frames/ goldens/circle-reveal/ --report report/"),
      Example("accept what there is", "flipbook compare frames/ goldens/circle-reveal/ --update"),
      Example(
        "keep hashes and a few pictures",
        "flipbook compare frames/ goldens/circle-reveal/ --update --store key"),
    ],
    arguments: [
      Argument("actual", "The picture or sequence to judge."),
      Argument("golden", "The picture or sequence to judge it by."),
    ],
    options: Option.comparison
  ) { invocation, console in
    let environment = ProcessInfo.processInfo.environment
    let mode = try invocation.updateMode(environment: environment)
    let style = try invocation.annotationStyle(environment: environment)
    _ = (try invocation.jobs, try invocation.artifactLimit)
    let paths = [invocation.required(argument: "actual"), invocation.required(argument: "golden")]
    for option in [Option.difference, .junit, .artifacts, .report] {
      if let output = invocation[option] {
        try PictureOutput.protect(paths, from: output, of: option)
      }
    }
    if let directory = invocation[.report] { try ComparisonPage.checkPlace(directory) }
    let limits = try invocation.limits
    let actual = try StoredSequence.named(paths[0], limits: limits)
    let golden: StoredSequence
    do throws(Failure) {
      golden = try StoredSequence.named(
        paths[1], limits: limits, toBeWritten: mode != nil, like: actual)
    } catch {
      guard error.status == .missingInput else { throw error }
      throw Failure(
        error.status, error.event, "check the path, or keep these as goldens with --update")
    }
    let comparison = try SequenceComparison(checking: actual, against: golden)
    let criteria = try invocation.criteria(golden: golden.limits)
    if let mask = criteria.mask { try comparison.check(mask) }
    if invocation.has(.selfTest) { try comparison.testItself(console) }
    let report = await comparison.report(criteria, jobs: try invocation.jobs)
    if golden.form == .picture, actual.form == .picture,
      case .unreadable(let error)? = report.frames.first?.verdict, mode == nil
    {
      throw Failure(error)
    }
    if let mode {
      try comparison.update(report, mode, store: invocation.choice(of: .store), console)
      return .done
    }
    try Artifacts(of: comparison, report).write(
      sideBySide: invocation[.difference], apart: invocation[.artifacts],
      limit: invocation.artifactLimit, console)
    let sentences = ComparisonReport(report)
    if let path = invocation[.junit] { try JUnitReport(report, named: paths[1]).write(to: path) }
    if let directory = invocation[.report] {
      try ComparisonPage(of: comparison, report).write(to: directory)
      let page = "\(directory.withoutTrailingSlash)/\(ReportPage.fileName)"
      if let size = PageSize(ofFile: page).words { console.note("\(page): \(size)") }
    }
    let isVerbose = invocation.has(.verbose)
    try console.result(
      invocation.has(.json)
        ? sentences.json : sentences.text(naming: isVerbose ? .all : .unexplained)
    )
    if style == .github, let line = GitHubAnnotation(report, named: paths[1]).line {
      // Both streams are searched for annotations; JSON stays alone on its own.
      Console.write(
        "\(line)\n".utf8, to: invocation.has(.json) ? .error : .output)
    }
    return report.hasUnreadable ? .malformedInput : report.passes ? .done : .found
  }
}

/// How a result is told to those who look at a build.
package enum AnnotationStyle: String, CaseIterable {
  /// Not at all.
  case none
  /// As GitHub's runners read it.
  case github
}

extension Invocation {
  /// How the result is told to those who look at a build.
  fileprivate func annotationStyle(
    environment: [String: String]
  ) throws(Failure) -> AnnotationStyle {
    let isOnGitHub = !(environment["GITHUB_ACTIONS"]?.isEmpty ?? true)
    let style: AnnotationStyle? = try choice(of: .annotations)
    return style ?? (isOnGitHub ? AnnotationStyle.github : AnnotationStyle.none)
  }

  /// Of how many frames pictures are kept.
  fileprivate var artifactLimit: Int {
    get throws(Failure) { try count(.artifactLimit, in: 1...1_000_000) ?? 20 }
  }
}
