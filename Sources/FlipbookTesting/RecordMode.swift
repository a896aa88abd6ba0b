import Foundation

/// What to do with golden pictures that differ from what was recorded, or that do not exist.
///
/// The environment variable `FLIPBOOK_RECORD` sets it for a run: `never`, `missing`, `failed` or
/// `all`; any other value is a failure that says so. Where the variable `CI` is set nothing is ever
/// written. A comparison after which something was written has failed, in every mode.
public enum RecordMode: String, Sendable, Hashable, CaseIterable {
  /// Nothing is written; what is missing or different fails.
  case never
  /// Goldens that do not exist are written, and fail this once.
  case missing
  /// Goldens that do not exist or differ are written, and fail this once.
  case failed
  /// All goldens are written, whatever they hold; those that become others fail this once.
  case all

  /// The mode that an environment asks for; `never` where it says nothing, or nonsense.
  public init(environment: [String: String]) {
    let isCI = environment["CI"].map { !$0.isEmpty } ?? false
    self = isCI ? .never : environment[Self.variable].flatMap(RecordMode.init) ?? .never
  }

  /// The mode that this process's environment asks for.
  public static var current: RecordMode {
    RecordMode(environment: ProcessInfo.processInfo.environment)
  }

  /// The variable that sets the mode.
  private static let variable = "FLIPBOOK_RECORD"

  /// What is wrong with the mode that an environment asks for, as a sentence; nil: nothing is.
  package static func complaint(about environment: [String: String]) -> String? {
    guard let text = environment[variable], !text.isEmpty, RecordMode(rawValue: text) == nil
    else { return nil }
    let names = allCases.map(\.rawValue)
    return "\(variable) is \"\(text)\", which is no mode and writes nothing; "
      + "set it to \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")"
  }
}
