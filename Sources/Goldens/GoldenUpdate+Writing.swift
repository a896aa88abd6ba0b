import Files
import Foundation
import ImageCodecs

extension GoldenUpdate {
  /// Keeps every frame as a picture in a directory.
  func writePictures(
    _ comparison: SequenceComparison, _ report: SequenceReport
  ) throws(GoldenUpdateError) -> [Change] {
    let folder = comparison.expected.folder
    var batch = Batch()
    var supply = PictureSupply(of: comparison.actual, options)
    for (pair, frame) in zip(comparison.pairs, report.frames) {
      let path = StoredSequence.joined(folder, pair.expected?.name ?? pair.name)
      if writes(frame), let actual = pair.actual {
        try batch.write(supply.file(of: actual, frame.actual?.record), to: path)
      } else if removes(frame), pair.expected?.location != nil {
        batch.remove(path)
      } else if comparison.expected.form == .golden, let golden = pair.expected,
        golden.location == nil
      {
        // What was kept as a hash becomes a picture only if the picture is at hand.
        guard let actual = pair.actual, frame.verdict == .same else {
          throw .noPicture(name: golden.name)
        }
        try batch.write(supply.file(of: actual, frame.actual?.record), to: path)
      }
    }
    try copyManifest(of: comparison, to: folder, &batch)
    try writeFonts(of: comparison, to: folder, &batch)
    if comparison.expected.form == .golden {
      batch.remove(StoredSequence.joined(folder, GoldenDocument.fileName))
    }
    return try batch.commit()
  }

  /// Puts the manifest of judged frames beside golden ones, which says how fast they show.
  private func copyManifest(
    of comparison: SequenceComparison, to folder: String, _ batch: inout Batch
  ) throws(GoldenUpdateError) {
    guard mode != .missing || comparison.expected.frames.isEmpty,
      comparison.actual.form == .directory || comparison.actual.form == .manifest,
      comparison.actual.rate != nil, !comparison.actual.path.isEmpty
    else { return }
    do {
      let source = StoredSequence.joined(
        comparison.actual.folder, StoredSequence.manifestName)
      try batch.write(
        AtomicFile.read(source), to: StoredSequence.joined(folder, StoredSequence.manifestName))
    } catch let error as FileError {
      throw .file(error)
    } catch let error as GoldenUpdateError {
      throw error
    } catch {
      preconditionFailure("writing has only these two kinds of errors")
    }
  }

  /// Notes the fonts of frames that no manifest comes with beside golden ones.
  private func writeFonts(
    of comparison: SequenceComparison, to folder: String, _ batch: inout Batch
  ) throws(GoldenUpdateError) {
    guard mode != .missing || comparison.expected.frames.isEmpty,
      case .drawn = comparison.actual.contents
    else { return }
    let path = StoredSequence.joined(folder, FontRecord.fileName)
    let fonts = comparison.actual.fonts
    if !fonts.isEmpty {
      try batch.write(Array(FontRecord.text(of: fonts).utf8), to: path)
    } else if FileManager.default.fileExists(atPath: path) {
      batch.remove(path)
    }
  }

  /// Keeps the hash of every frame in a directory's document, and perhaps some pictures.
  func writeDocument(
    _ comparison: SequenceComparison, _ report: SequenceReport
  ) throws(GoldenUpdateError) -> [Change] {
    let golden = comparison.expected
    var document = GoldenDocument(
      software: software, renderRevision: renderRevision, limits: golden.limits)
    document.rate =
      mode == .missing ? golden.rate ?? comparison.actual.rate : comparison.actual.rate
    document.fonts =
      mode == .missing && !golden.fonts.isEmpty ? golden.fonts : comparison.actual.fonts
    var kept: [(frame: SequenceReport.Frame, pair: SequenceComparison.Pair, isNew: Bool)] = []
    for (pair, frame) in zip(comparison.pairs, report.frames) where !removes(frame) {
      let isNew = writes(frame)
      guard let record = (isNew ? frame.actual : frame.expected)?.record else {
        guard isNew || frame.expected != nil else { continue }
        throw .noPicture(name: frame.name)
      }
      document.frames.append(
        GoldenDocument.Frame(name: pair.expected?.name ?? pair.name, record: record))
      kept.append((frame, pair, isNew))
    }
    var batch = Batch()
    var supply = PictureSupply(of: comparison.actual, options)
    let hasPictures =
      store.map { $0 == .key } ?? golden.frames.contains { $0.location != nil }
    let keys = hasPictures ? Self.keyPlaces(of: kept.count) : []
    for (place, entry) in kept.enumerated() {
      let path = StoredSequence.joined(golden.folder, document.frames[place].name)
      let hasPicture = entry.pair.expected?.location != nil
      let isEqual = entry.isNew || entry.frame.verdict == .same
      if keys.contains(place), !hasPicture || entry.isNew {
        guard isEqual, let actual = entry.pair.actual, comparison.actual.hasPicture(of: actual)
        else { continue }
        try batch.write(supply.file(of: actual, entry.frame.actual?.record), to: path)
      } else if hasPicture, !keys.contains(place) {
        batch.remove(path)
      }
    }
    for (pair, frame) in zip(comparison.pairs, report.frames)
    where removes(frame) && pair.expected?.location != nil {
      batch.remove(StoredSequence.joined(golden.folder, pair.expected?.name ?? ""))
    }
    let manifest = StoredSequence.joined(golden.folder, StoredSequence.manifestName)
    if golden.form == .directory, FileManager.default.fileExists(atPath: manifest) {
      // The document says how fast the frames show.
      batch.remove(manifest)
    }
    let fonts = StoredSequence.joined(golden.folder, FontRecord.fileName)
    if golden.form == .directory, FileManager.default.fileExists(atPath: fonts) {
      batch.remove(fonts)
    }
    try batch.write(
      Array(document.text.utf8),
      to: StoredSequence.joined(golden.folder, GoldenDocument.fileName))
    return try batch.commit()
  }

  /// What new pictures say.
  var options: PNGOptions {
    var options = PNGOptions()
    options.software = software
    options.scale = scale
    return options
  }

  /// The places of the frames that are kept as pictures: first, last, and those at quarters.
  static func keyPlaces(of count: Int) -> Set<Int> {
    count == 0 ? [] : Set((0...4).map { (count - 1) * $0 / 4 })
  }

  /// Makes a golden file, a picture or an animated PNG, what the judged sequence is.
  func writeFile(
    _ comparison: SequenceComparison, _ report: SequenceReport
  ) throws(GoldenUpdateError) -> [Change] {
    let (golden, actual) = (comparison.expected, comparison.actual)
    guard mode == .missing ? golden.frames.isEmpty : mode == .all || !report.passes else {
      return []
    }
    var batch = Batch()
    switch actual.contents {
    case .picture(let bytes):
      guard golden.form == .picture else { throw .form(golden: golden.form, actual: actual.form) }
      try batch.write(bytes, to: golden.path)
    case .animation(let animation): try batch.write(animation.bytes, to: golden.path)
    case .none where golden.form == .animation, .drawn where golden.form == .animation:
      try batch.write(animation(of: actual, replacing: golden), to: golden.path)
    case .none, .drawn:
      guard golden.form == .picture, actual.frames.count == 1, let frame = actual.frames.first
      else { throw .form(golden: golden.form, actual: actual.form) }
      var supply = PictureSupply(of: actual, options)
      try batch.write(supply.file(of: frame, report.frames.first?.actual?.record), to: golden.path)
    }
    return try batch.commit()
  }
}

extension StoredSequence {
  /// Whether a frame's pixels are to be had.
  func hasPicture(of frame: Frame) -> Bool {
    if case .drawn = contents { true } else { frame.location != nil }
  }

  /// The directory that the frames' names start from.
  var folder: String {
    switch form {
    case .directory: path
    case .golden, .manifest:
      Self.isDirectory(path) ? path : PathParts(path).directory
    case .picture, .animation: PathParts(path).directory
    }
  }
}

/// Files that change together, and what is told about them.
private struct Batch: ~Copyable {
  private var files = FileBatch()
  private var changes: [GoldenUpdate.Change] = []

  mutating func write(_ bytes: [UInt8], to path: String) throws(GoldenUpdateError) {
    let isThere = FileManager.default.fileExists(atPath: path)
    do {
      if isThere, try AtomicFile.read(path) == bytes { return }
      try files.add(bytes, to: path)
    } catch {
      throw .file(error)
    }
    changes.append(GoldenUpdate.Change(path: path, kind: isThere ? .replaced : .new))
  }

  mutating func remove(_ path: String) {
    files.remove(path)
    changes.append(GoldenUpdate.Change(path: path, kind: .removed))
  }

  consuming func commit() throws(GoldenUpdateError) -> [GoldenUpdate.Change] {
    let changes = self.changes
    do {
      try files.commit()
    } catch {
      throw .file(error)
    }
    return changes
  }
}

/// The frames of a sequence as files: as they are where each is one, else encoded.
private struct PictureSupply {
  private let sequence: StoredSequence
  private let options: PNGOptions
  private var frames: FrameSupply

  init(of sequence: StoredSequence, _ options: PNGOptions) {
    self.sequence = sequence
    self.options = options
    frames = FrameSupply(of: sequence)
  }

  /// Returns a frame's file, which must still hold the pixels that were compared.
  mutating func file(
    of frame: StoredSequence.Frame, _ record: FrameRecord?
  ) throws(GoldenUpdateError) -> [UInt8] {
    do {
      switch (frame.location, sequence.contents) {
      case (.file, .picture(let bytes)): return bytes
      case (.file(let path), _):
        let bytes = try AtomicFile.read(path)
        let image = try ImageReader(limits: sequence.imageLimits).read(bytes: bytes)
        guard record == nil || PixelHash(image) == record?.hash else {
          throw GoldenUpdateError.changed(path: path)
        }
        return bytes
      case (.animation, _), (nil, .drawn):
        guard let read = frames.evidence(of: frame).read else { break }
        return try PNGEncoder.encode(read().get(), options: options)
      case (nil, _): break
      }
    } catch let error as GoldenUpdateError {
      throw error
    } catch let error as FileError {
      throw .file(error)
    } catch let error as ImageReadingError {
      throw .image(error)
    } catch {
      preconditionFailure("a picture that was read has sides")
    }
    throw .noPicture(name: frame.name)
  }
}
