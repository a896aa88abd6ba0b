import Files
import Foundation
import ImageCodecs

/// What a run has done so far, in the directory where it writes its frames.
///
/// The journal only ever grows. A frame is listed, with the hash of its pixels, when all its bytes
/// are on the disk and before it gets its name; so after a crash at any moment everything that the
/// run has left is known, and a frame is done if its file decodes to the hash.
///
/// The open journal is locked, and the system takes the lock away from a program that ends: a
/// second run into the directory finds out, a dead one holds up nobody.
final class FrameJournal {
  /// The journal's name.
  static let fileName = ".flipbook-journal"

  /// What the journal said when it was opened.
  let record: JournalRecord
  private let path: String
  private let file: Int32
  private let isNew: Bool

  /// Opens and locks the journal of a directory, making it if there is none.
  init(in directory: String) throws(OutputDirectoryError) {
    path = "\(directory)/\(Self.fileName)"
    (file, isNew) = try LockedFile.openNamed(path)
    do {
      record = JournalRecord(try AtomicFile.read(path))
    } catch {
      LockedFile.close(file)
      throw .file(error)
    }
  }

  deinit {
    LockedFile.close(file)
  }
}

extension FrameJournal {
  /// Notes that a run begins.
  ///
  /// - Parameters:
  ///   - specification: What it will write.
  ///   - finished: Frames that are done already.
  ///   - others: Frames of other runs that are still there.
  /// - Throws: `FileError` if the journal cannot be written.
  func begin(
    _ specification: Specification, finished: [String: PixelHash], others: [String]
  ) throws(FileError) {
    try mend()
    var text = JournalRecord.line(beginning: specification)
    for (name, hash) in finished.sorted(by: { $0.key < $1.key }) {
      text += JournalRecord.line(finishing: name, hash)
    }
    for name in others { text += JournalRecord.line(listing: name) }
    try append(text)
  }

  /// Goes on behind the last whole line.
  func mend() throws(FileError) {
    guard ftruncate(file, off_t(record.wholeByteCount)) == 0 else { throw FileError(.write, path) }
  }

  /// Notes that all of a frame is on the disk.
  func add(_ name: String, _ hash: PixelHash) throws(FileError) {
    try append(JournalRecord.line(finishing: name, hash))
  }

  /// Removes the journal, at the end of a run.
  func remove() {
    unlink(path)
  }

  /// Removes the journal if this run has made it.
  func discardIfNew() {
    if isNew { unlink(path) }
  }

  private func append(_ text: String) throws(FileError) {
    if let error = AtomicFile.writeAll(Array(text.utf8), to: file, path: path) { throw error }
  }
}
