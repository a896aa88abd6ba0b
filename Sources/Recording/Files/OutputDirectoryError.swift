import Files

/// Why a directory cannot take frames.
public enum OutputDirectoryError: Error, Sendable, Hashable {
  /// There is something else under the name.
  case notADirectory
  /// It holds files that no run of ours has written.
  case foreignFiles([String])
  /// Another run is writing it.
  case inUse
  /// It holds frames of a run that cannot be gone on with: its specification, first, is not that of
  /// this run.
  case otherRun([Specification.Difference])
  /// It was removed, or replaced by another, while frames were written to it.
  case gone
  /// The system refused.
  case file(FileError)
}
