/// JSON Schemas of the documents that this module reads and that comparisons are told in.
public enum GoldenSchemas {
  /// The schema of `golden.json`.
  public static let golden = String(
    decoding: PackageResources.golden_schema_json, as: UTF8.self)

  /// The schema of what `flipbook compare --json` prints.
  public static let comparison = String(
    decoding: PackageResources.comparison_schema_json, as: UTF8.self)
}
