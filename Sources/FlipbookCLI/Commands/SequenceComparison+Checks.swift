import Files
import Flipbook
import Foundation

extension StoredSequence {
  /// The sequence that a command line names.
  ///
  /// Where goldens are to be written there need not be any; they get the form that suits `model`.
  static func named(
    _ path: String, limits: ImageLimits, toBeWritten isWritten: Bool = false,
    like model: StoredSequence? = nil
  ) throws(Failure) -> StoredSequence {
    if isWritten, !FileManager.default.fileExists(atPath: path) {
      let name = PathParts(path).suffix.lowercased()
      let isFile =
        !path.hasSuffix("/") && (["png", "apng"].contains(name) || model?.form == .picture)
      return .unwritten(
        path,
        form: !isFile
          ? .directory : model?.form == .animation || name == "apng" ? .animation : .picture)
    }
    do {
      return try StoredSequence(opening: path, limits: limits)
    } catch {
      throw Failure(error)
    }
  }
}

extension SequenceComparison {
  /// Puts two sequences side by side, if it makes sense.
  init(
    checking actual: StoredSequence, against golden: StoredSequence
  ) throws(Failure) {
    for (one, other) in [(actual, golden), (golden, actual)]
    where one.form == .picture && other.form == .directory && !one.frames.isEmpty
      && other.frames.count > 1
    {
      throw .usage("\(one.path) is a picture and the other a directory", "name two of a kind")
    }
    guard !(actual.frames.isEmpty && golden.frames.isEmpty) else {
      throw Failure(
        .missingInput, "neither \(actual.path) nor \(golden.path) holds pictures", "check the paths"
      )
    }
    self.init(expected: golden, actual: actual)
  }

  /// Makes sure that a mask has the size of the frames.
  func check(_ mask: ComparisonMask) throws(Failure) {
    guard let frame = firstPicture, frame.size != mask.size else { return }
    throw .usage(
      "the mask \(mask.source) has \(mask.size) pixels and the frames have \(frame.size)",
      "draw it in their size")
  }

  /// Makes sure that a small change would be found.
  func testItself(_ console: Console) throws(Failure) {
    guard let frame = firstPicture else {
      throw Failure(
        .missingInput, "no frame of \(actual.path) or \(expected.path) has pixels to change",
        "name a sequence with pictures for --self-test")
    }
    do {
      let count = try SelfTest().run(on: frame)
      console.note("self-test: \(count) changes by one level of one channel were all found")
    } catch {
      throw Failure(error)
    }
  }

  /// The middle one of the frames that can be read; nil if none can.
  private var firstPicture: StraightImage? {
    for sequence in [actual, expected] {
      let frames = sequence.frames.filter { $0.location != nil }
      guard !frames.isEmpty else { continue }
      var supply = FrameSupply(of: sequence)
      if case .success(let image)? = supply.evidence(of: frames[frames.count / 2]).read?() {
        return image
      }
    }
    return nil
  }

  /// Makes the golden sequence equal to the actual one, and says what has changed.
  func update(
    _ report: SequenceReport, _ mode: GoldenUpdate.Mode, store: GoldenUpdate.Store?,
    _ console: Console
  ) throws(Failure) {
    let renderer = RendererVersion.current
    let update = GoldenUpdate(
      mode, store: store, software: renderer.software, renderRevision: renderer.revision)
    let changes: [GoldenUpdate.Change]
    do {
      changes = try update.perform(self, report)
    } catch {
      throw Failure(error)
    }
    for change in changes { try console.result("\(change.path): \(change.kind.rawValue)".visible) }
    if changes.isEmpty { console.note("nothing to update") }
  }
}
