import Files

/// Why a directory cannot take frames.
public enum OutputDirectoryError: Error, Sendable, Hashable {
  /// There is something else under the name.
  case notADirectory
  /// It holds files that no run of ours has written.
  case foreignFiles([String])
  /// Another run is writing it.
  case inUse
  /// The system refused.
  case file(FileError)
}
