import Files
import Foundation

extension LockedFile {
  /// Opens a file and locks it against other runs.
  ///
  /// - Throws: `inUse` if another run holds it; the file's error otherwise.
  static func open(_ path: String, _ flags: Int32) throws(OutputDirectoryError) -> Int32 {
    let file = Foundation.open(path, flags | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw .file(FileError(.create, path)) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let isHeld = errno == EWOULDBLOCK
      let error = FileError(.lock, path)
      Foundation.close(file)
      throw isHeld ? .inUse : .file(error)
    }
    return file
  }

  /// Opens and locks the file that has a name when it is locked, for adding to it, and makes it if
  /// there is none: the one opened may have lost the name to a run that was ending.
  static func openNamed(
    _ path: String
  ) throws(OutputDirectoryError) -> (file: Int32, isNew: Bool) {
    while true {
      let isNew = access(path, F_OK) != 0
      let file = try open(path, O_RDWR | O_CREAT | O_APPEND)
      if isNamed(path, file) { return (file, isNew) }
      close(file)
    }
  }

  private static func isNamed(_ path: String, _ file: Int32) -> Bool {
    var opened = stat()
    var named = stat()
    return fstat(file, &opened) == 0 && stat(path, &named) == 0 && opened.st_ino == named.st_ino
      && opened.st_dev == named.st_dev
  }
}
