import Documents
import Files
import Flipbook
import Foundation

/// The page about a comparison that `--report` asks for.
struct ComparisonPage {
  private let comparison: SequenceComparison
  private var page: ReportPage

  /// Creates the page; times come from the manifest beside the frames or beside the goldens.
  init(of comparison: SequenceComparison, _ report: SequenceReport) {
    self.comparison = comparison
    let actual = report.actual.path ?? ""
    let golden = report.expected.path ?? ""
    let names = report.frames.map(\.name)
    let manifests = [actual, golden].map { path in
      SequenceManifest(try? Self.manifest(beside: path))
    }
    let manifest = manifests.first { $0.timing(of: names).curve != nil } ?? manifests[0]
    page = ReportPage(
      report, title: "\(Self.name(actual)) against \(Self.name(golden))",
      sentences: report.frames.map(\.verdict.sentence), timing: manifest.timing(of: names))
    page.notes = report.findings.map { $0.sentence(in: report) }
    page.notes += report.criteria.limits.map(\.sentence)
    page.ignored = report.criteria.ignored
    page.commands = [
      PageCommand(
        "Compare again", ShellLine(["flipbook"] + CommandLine.arguments.dropFirst())),
      PageCommand(
        "Accept these frames", ShellLine(["flipbook", "compare", actual, golden, "--update"])),
    ]
    page.commands += manifest.commands(
      for: names, in: actual, rate: page.timing.rate ?? "60")
  }

  /// Refuses to write over a page that somebody else has made.
  static func checkPlace(_ directory: String) throws(Failure) {
    let path = "\(directory)/\(ReportPage.fileName)"
    guard let file = FileHandle(forReadingAtPath: path) else { return }
    let head = (try? file.read(upToCount: 2048)) ?? Data()
    guard !String(decoding: head, as: UTF8.self).contains(ReportPage.mark) else { return }
    throw Failure(
      .cannotCreate, "\(path) is no page of this program, and would be lost",
      "give \(Option.report.spelling) another directory")
  }

  /// Writes the page.
  func write(to directory: String) throws {
    var golden = FrameSupply(of: comparison.expected)
    var frames = FrameSupply(of: comparison.actual)
    do {
      try page.write(to: directory) { place in
        let pair = comparison.pairs[place]
        return ReportPage.Pictures(
          golden: golden.image(of: pair.expected), actual: frames.image(of: pair.actual))
      }
    } catch let error as FileError {
      throw Failure(error)
    }
  }

  private static func name(_ path: String) -> String { PathParts(path).name }

  private static func manifest(beside path: String) throws -> JSONValue {
    let path = path.hasSuffix(".json") ? path : "\(path)/\(Manifest.fileName)"
    return try DocumentNode(reading: AtomicFile.read(path, limit: 64 << 20), document: path).value
  }
}
