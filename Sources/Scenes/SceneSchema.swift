/// The published description of scene documents.
public enum SceneSchema {
  /// A JSON Schema (draft 2020-12), as text.
  public static var text: String {
    String(decoding: PackageResources.scene_schema_json, as: UTF8.self)
  }
}
