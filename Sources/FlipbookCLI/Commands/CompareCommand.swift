import Files
import Flipbook
import Foundation

extension Option {
  package static let difference = Option(
    "diff", value: "path",
    "Draw expected, actual and difference side by side: a file for two pictures, a directory for "
      + "two directories.")
  package static let update = Option(
    "update",
    "Make the golden pictures equal to the actual ones. Refused when the variable CI is set.")
}

extension Command {
  /// `flipbook compare`.
  package static let compare = Command(
    "compare", "Compare pictures or directories of frames with golden ones, exactly.",
    discussion: """
      Every pixel counts, alpha included; colours of pixels that are clear in both do not. Frames \
      of two directories belong together when their names are equal but for leading zeros. The \
      exit status is 0 when all is the same, 1 when something differs, is missing or is too much, \
      and 64 or more when that cannot be told.
      """,
    examples: [
      Example("one frame", "flipbook compare frames/frame_0030.png golden.png --diff diff.png"),
      Example("all frames", "flipbook compare frames/ goldens/circle-reveal/ --diff diffs/"),
      Example("accept what there is", "flipbook compare frames/ goldens/circle-reveal/ --update"),
    ],
    arguments: [
      Argument("actual", "The picture or directory to judge."),
      Argument("golden", "The picture or directory to judge it by."),
    ],
    options: [.difference, .update, .json]
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
    let comparison = try Comparison(actual: actual, golden: golden)
    let report = try comparison.report(drawing: invocation[.difference])
    if invocation.has(.update) {
      try comparison.update(report, console)
      return .done
    }
    let sentences = ComparisonReport(report)
    try console.result(invocation.has(.json) ? sentences.json : sentences.text)
    return report.hasUnreadable ? .malformedInput : report.isSame ? .done : .found
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
  func report(drawing path: String?) throws(Failure) -> SequenceReport {
    var frames: [SequenceReport.Frame] = []
    for pair in pairs {
      frames.append(
        SequenceReport.Frame(name: pair.name, verdict: try verdict(on: pair, drawing: path)))
    }
    return SequenceReport(frames: frames)
  }

  private func verdict(on pair: FramePair, drawing path: String?) throws(Failure) -> FrameVerdict {
    guard let expectedName = pair.expected else { return .extra }
    guard let actualName = pair.actual else { return .missing }
    let expected: StraightImage
    let actual: StraightImage
    do {
      expected = try ImageReader().read(path: goldenFolder + expectedName)
      actual = try ImageReader().read(path: actualFolder + actualName)
    } catch {
      guard !isOfPictures else { throw Failure(error) }
      return .unreadable(error)
    }
    let verdict = FrameVerdict(expected: expected, actual: actual)
    if let path, verdict != .same, verdict != .profiles {
      let picture = DifferencePicture(expected: expected, actual: actual).image
      let target = isOfPictures ? path : "\(path)/\(expectedName)"
      if !isOfPictures {
        try? FileManager.default.createDirectory(
          atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      }
      try PictureOutput.write(PictureOutput.png(of: picture), to: target)
    }
    return verdict
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
    if report.isSame { console.note("nothing to update") }
  }
}
