import Documents
import Files

/// Why shards cannot be merged.
public enum MergeError: Error, Sendable, Hashable {
  /// No shard has left anything in these directories.
  case noShards([String])
  /// A run is still writing to a directory; which shard it is, in words.
  case inUse(String, String?)
  /// Two renderers were used.
  case otherRenderer(Account, RendererVersion, Account, RendererVersion)
  /// Two jobs were rendered, which differ in this; nil for the render: in the job as a whole.
  case otherJob(Account, Account, render: String?, what: String)
  /// Two accounts of one frame say that it has different pixels.
  case contradiction(Account, Account, render: String, frame: Int)
  /// A frame's pixels are not those that the account of it says.
  case damaged(Account, render: String, frame: Int, path: String)
  /// Frames are missing.
  case incomplete(MissingFrames)
  /// A file cannot be read or written.
  case file(FileError)
  /// A manifest is malformed.
  case document(DocumentError)

  /// Who says something.
  public struct Account: Sendable, Hashable {
    /// What it is called: `shard 2 of 7`.
    public var label: String
    /// The directory where it lies.
    public var directory: String
  }
}

/// What is missing to a job.
public struct MissingFrames: Sendable, Hashable {
  /// The shards that have left nothing, in ascending order, in words.
  public var shards: [String]
  /// The frames, as a selection of the job.
  public var selection: JobSelection
  /// How many frames it is, as far as that is known.
  public var count: Int
  /// Files of frames that are listed and are not there, by path.
  public var files: [String]
}

extension ShardSource {
  /// The source as errors name it.
  var account: MergeError.Account { MergeError.Account(label: label, directory: directory.path) }
}
