/// The published description of gesture documents.
public enum GestureSchema {
  /// A JSON Schema (draft 2020-12), as text.
  public static var text: String {
    String(decoding: PackageResources.gesture_schema_json, as: UTF8.self)
  }
}
