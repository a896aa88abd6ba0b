import Documents
import Files
import Flipbook
import Foundation

extension Command {
  /// `flipbook compare`.
  package static let compare = Command(
    "compare", "Compare pictures or directories of frames with golden ones, exactly.",
    discussion: """
      Every pixel counts, alpha included; colours of pixels that are clear in both do not. Frames \
      of two directories belong together when their names are equal but for leading zeros; frames \
      that are right but in another place are told as such, and so is another rate, where both \
      directories have a manifest. The exit status is 0 when all is the same or within the limits, \
      1 when something differs, is missing or is too much, and 64 or more when that cannot be told.
      """,
    examples: [
      Example("one frame", "flipbook compare frames/frame_0030.png golden.png --diff diff.png"),
      Example("all frames", "flipbook compare frames/ goldens/circle-reveal/ --diff diffs/"),
      Example(
        "a page to look at", "flipbook compare frames/ goldens/circle-reveal/ --report report/"),
      Example("accept what there is", "flipbook compare frames/ goldens/circle-reveal/ --update"),
    ],
    arguments: [
      Argument("actual", "The picture or directory to judge."),
      Argument("golden", "The picture or directory to judge it by."),
    ],
    options: [.difference, .greatestDifference, .differentPixels, .densestWindow, .ignore]
      + [.update, .json, .junit, .report]
  ) { invocation, console in
    let actual = invocation.required(argument: "actual")
    let golden = invocation.required(argument: "golden")
    if invocation.has(.update) {
      let variable = ProcessInfo.processInfo.environment["CI"] ?? ""
      guard variable.isEmpty else {
        throw Failure.usage(
          "--update is not for CI, and the variable CI is set",
          "update goldens where somebody looks at them")
      }
      if isDirectory(actual), !FileManager.default.fileExists(atPath: golden) {
        try? FileManager.default.createDirectory(atPath: golden, withIntermediateDirectories: true)
      }
    }
    for option in [Option.difference, .junit, .report] {
      if let output = invocation[option] {
        try PictureOutput.protect([actual, golden], from: output)
      }
    }
    let criteria = try invocation.criteria
    let comparison = try Comparison(actual: actual, golden: golden)
    let report = try comparison.report(criteria, drawing: invocation[.difference])
    if invocation.has(.update) {
      try comparison.update(report, console)
      return .done
    }
    let sentences = ComparisonReport(report, criteria)
    if let path = invocation[.junit] {
      try JUnitReport(report, named: golden).write(to: path)
    }
    if let directory = invocation[.report] {
      try ComparisonPage(report, criteria, actual: actual, golden: golden)
        .write(to: directory, comparison.pictures(of:))
    }
    try console.result(invocation.has(.json) ? sentences.json : sentences.text)
    return report.hasUnreadable ? .malformedInput : report.passes ? .done : .found
  }
}

/// Whether there is a directory at a path.
private func isDirectory(_ path: String) -> Bool {
  var isDirectory: ObjCBool = false
  return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
    && isDirectory.boolValue
}

/// Two pictures, or two directories of pictures.
private struct Comparison {
  private let pairs: [FramePair]
  private let actualFolder: String
  private let goldenFolder: String
  private let isOfPictures: Bool

  init(actual: String, golden: String) throws(Failure) {
    isOfPictures = !isDirectory(actual) && !isDirectory(golden)
    if isOfPictures {
      pairs = [FramePair(expected: golden, actual: actual)]
      actualFolder = ""
      goldenFolder = ""
      return
    }
    for path in [actual, golden] where !isDirectory(path) {
      throw FileManager.default.fileExists(atPath: path)
        ? .usage("\(path) is a file and the other a directory", "name two of a kind")
        : Failure(.missingInput, "there is no directory \(path)", "check the path")
    }
    let expected = PictureFolder(golden)?.names ?? []
    let found = PictureFolder(actual)?.names ?? []
    guard !(expected.isEmpty && found.isEmpty) else {
      throw Failure(
        .missingInput, "neither \(actual) nor \(golden) holds pictures", "check the paths")
    }
    pairs = FramePair.pairs(expected: expected, actual: found)
    actualFolder = actual + "/"
    goldenFolder = golden + "/"
  }

  /// Compares everything, and draws what differs at `path`, if there is one.
  func report(
    _ criteria: ComparisonCriteria, drawing path: String?
  ) throws(Failure) -> SequenceReport {
    var judge = SequenceJudge(criteria)
    for pair in pairs {
      let expected = try pair.expected.map { name throws(Failure) in try read(goldenFolder + name) }
      let actual = try pair.actual.map { name throws(Failure) in try read(actualFolder + name) }
      let verdict = judge.judge(pair.name, expected: expected, actual: actual)
      guard let path, !verdict.passes, verdict != .profiles,
        case .success(let golden) = expected, case .success(let image) = actual
      else { continue }
      try draw(DifferencePicture(expected: golden, actual: image).image, of: pair, at: path)
    }
    var report = judge.report
    if let rates = frameRates, rates.expected != rates.actual {
      report.findings.insert(.rate(expected: rates.expected, actual: rates.actual), at: 0)
    }
    return report
  }

  /// Reads a picture; where there are many, one that cannot be read is a verdict and no failure.
  private func read(_ path: String) throws(Failure) -> SequenceJudge.Reading {
    do {
      return .success(try ImageReader().read(path: path))
    } catch {
      guard !isOfPictures else { throw Failure(error) }
      return .failure(error)
    }
  }

  /// Returns both pictures of a frame, as far as they can be read.
  func pictures(of place: Int) -> ReportPage.Pictures {
    func read(_ path: String) -> StraightImage? { try? ImageReader().read(path: path) }
    let pair = pairs[place]
    return ReportPage.Pictures(
      golden: pair.expected.flatMap { read(goldenFolder + $0) },
      actual: pair.actual.flatMap { read(actualFolder + $0) })
  }

  private func draw(
    _ picture: StraightImage, of pair: FramePair, at path: String
  ) throws(Failure) {
    let target = isOfPictures ? path : "\(path)/\(pair.name)"
    if !isOfPictures {
      try? FileManager.default.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    }
    try PictureOutput.write(PictureOutput.png(of: picture), to: target)
  }

  /// Frames a second by both manifests; nil where one of them is not there or does not say.
  private var frameRates: (expected: String, actual: String)? {
    guard !isOfPictures, let expected = Self.frameRate(in: goldenFolder),
      let actual = Self.frameRate(in: actualFolder)
    else { return nil }
    return (expected, actual)
  }

  private static func frameRate(in folder: String) -> String? {
    let bytes = try? AtomicFile.read("\(folder)manifest.json", limit: 64 << 20)
    guard let bytes,
      let manifest = try? JSONReader(document: "manifest.json")
        .read(String(decoding: bytes, as: UTF8.self))
    else { return nil }
    return manifest["timing"]?["fps"]?.text
  }
}

extension Comparison {
  /// Makes the golden pictures equal to the actual ones, and says which have changed.
  func update(_ report: SequenceReport, _ console: Console) throws(Failure) {
    for (pair, frame) in zip(pairs, report.frames) where frame.verdict != .same {
      let golden = goldenFolder + (pair.expected ?? pair.actual ?? "")
      do {
        if let actual = pair.actual {
          // Whatever becomes a golden has been read as a picture before.
          _ = try PictureSource.read(actualFolder + actual)
          try FileManager.default.createDirectory(
            atPath: (golden as NSString).deletingLastPathComponent,
            withIntermediateDirectories: true)
          try AtomicFile.write(AtomicFile.read(actualFolder + actual), to: golden)
          try console.result("\(golden): \(pair.expected == nil ? "new" : "replaced")")
        } else {
          guard unlink(golden) == 0 else { throw FileError(.remove, golden) }
          try console.result("\(golden): removed")
        }
      } catch let failure as Failure {
        throw failure
      } catch let error as FileError {
        throw Failure(error)
      } catch {
        throw Failure(.cannotCreate, "\(golden) cannot be created", "check the path")
      }
    }
    if report.passes { console.note("nothing to update") }
  }
}
