import Foundation

/// Files that are locked with `flock`.
public enum LockedFile {
  /// Takes the lock off and closes the file.
  ///
  /// Closing alone may not be enough: a process that is just being started from this one has a copy
  /// of the file until it runs its program, and the lock lasts as long as one copy is open.
  public static func close(_ file: Int32) {
    flock(file, LOCK_UN)
    Foundation.close(file)
  }
}
