import Files
import Foundation

/// The list of frames that a run has begun to write, in the directory where it writes them.
///
/// One name a line, each added before its frame gets its name, so that after a crash everything
/// that the run has left is known. The open journal is locked: a second run into the directory
/// finds out.
final class FrameJournal {
  /// The journal's name.
  static let fileName = ".flipbook-journal"

  /// The frames that the journal of an earlier run lists, which was cut short.
  let earlier: Set<String>
  private let path: String
  private let file: Int32
  private let isNew: Bool

  /// Opens and locks the journal of a directory, making it if there is none.
  init(in directory: String) throws(OutputDirectoryError) {
    path = "\(directory)/\(Self.fileName)"
    isNew = access(path, F_OK) != 0
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .file(FileError(.create, directory)) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let isHeld = errno == EWOULDBLOCK
      let error = FileError(.lock, path)
      close(file)
      throw isHeld ? .inUse : .file(error)
    }
    let text = (try? AtomicFile.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    earlier = Set(text.split(separator: "\n").map(String.init).filter(FrameNaming.isFrameName))
  }

  deinit {
    close(file)
  }

  /// Starts the list with frames that are there already.
  func begin(listing names: [String]) throws(FileError) {
    guard ftruncate(file, 0) == 0, lseek(file, 0, SEEK_SET) == 0 else {
      throw FileError(.write, path)
    }
    try append(names.map { "\($0)\n" }.joined())
  }

  /// Adds a frame that is about to be written.
  func add(_ name: String) throws(FileError) {
    try append("\(name)\n")
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
