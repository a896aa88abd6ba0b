import Files
import Foundation

/// The list of frames that a shard has begun to write, in the job's directory.
///
/// One path a line, each added before its frame gets its name. The open journal is locked, so that
/// the same shard is not run twice at a time; other shards have journals of their own. The system
/// takes the lock away from a program that ends, so a dead one holds up nobody.
final class ShardJournal {
  /// What the names of such files begin with.
  static let prefix = ".flipbook-shard-"

  private let path: String
  private let file: Int32

  /// Opens and locks the journal of a name, making it if there is none.
  init(_ stem: String, in directory: String) throws(OutputDirectoryError) {
    path = "\(directory)/.flipbook-\(stem)"
    file = try LockedFile.openNamed(path).file
  }

  deinit {
    LockedFile.close(file)
  }

  /// Adds a frame that is about to be written, by its path from the directory on.
  func add(_ name: String) throws(FileError) {
    if let error = AtomicFile.writeAll(Array("\(name)\n".utf8), to: file, path: path) {
      throw error
    }
  }

  /// Removes the journal.
  func remove() {
    unlink(path)
  }

  /// Whether a journal is there and locked: the run that writes it is going on.
  static func isHeld(_ path: String) throws(OutputDirectoryError) -> Bool {
    guard access(path, F_OK) == 0 else { return false }
    do {
      LockedFile.close(try LockedFile.open(path, O_RDWR))
      return false
    } catch {
      guard error == .inUse else { throw error }
      return true
    }
  }

  /// The frames that a journal lists, by their paths from its directory on.
  static func frames(listedIn path: String) -> [String] {
    let text = (try? AtomicFile.read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return text.split { $0.isWhitespace }.map(String.init)
  }
}
