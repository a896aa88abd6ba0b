/// The published description of batch documents.
public enum BatchSchema {
  /// A JSON Schema (draft 2020-12), as text.
  public static var text: String {
    String(decoding: PackageResources.batch_schema_json, as: UTF8.self)
  }
}
