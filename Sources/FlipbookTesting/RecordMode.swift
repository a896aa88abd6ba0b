import Foundation

/// What to do with golden pictures that differ from what was recorded, or that do not exist.
///
/// The environment variable `FLIPBOOK_RECORD` sets it for a run: `never`, `missing`, `failed` or
/// `all`. Where the variable `CI` is set nothing is ever written.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Nothing is written; what is missing or different fails.
  case never
  /// Goldens that do not exist are written, and fail this once.
  case missing
  /// Goldens that do not exist or differ are written, and fail this once.
  case failed
  /// All goldens are written, whatever they hold.
  case all

  /// The mode that an environment asks for; `never` where it says nothing, or nonsense.
  public init(environment: [String: String]) {
    let isCI = environment["CI"].map { !$0.isEmpty } ?? false
    self = isCI ? .never : environment["FLIPBOOK_RECORD"].flatMap(RecordMode.init) ?? .never
  }

  /// The mode that this process's environment asks for.
  public static var current: RecordMode {
    RecordMode(environment: ProcessInfo.processInfo.environment)
  }
}
