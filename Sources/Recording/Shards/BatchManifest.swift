import Documents
import Files
import Foundation
import Raster

/// What the directory of a batch holds; `manifest.json` above the directories of its renders.
public struct BatchManifest: Sendable, Hashable {
  /// The renders, in the batch's order.
  public var renders: [Render]

  /// One render.
  public struct Render: Sendable, Hashable {
    /// Its name, which is its directory's.
    public var name: String
    /// How many frames of it were written.
    public var frameCount: Int
    /// The hash of its manifest's bytes: equal hashes, equal frames.
    public var manifestHash: String

    /// Creates a render from its manifest.
    public init(name: String, frameCount: Int, manifest text: [UInt8]) {
      self.name = name
      self.frameCount = frameCount
      manifestHash = text.withUnsafeBytes { Digest(of: $0) }.labelled
    }
  }

  /// Creates a manifest.
  public init(renders: [Render]) {
    self.renders = renders
  }

  /// What the document calls its form.
  static let schema = "flipbook-batch/1"

  /// The manifest as the file holds it.
  public var text: String {
    JSONWriter().text(
      of: [
        "schema": .string(Self.schema),
        "renders": .array(
          renders.map { render in
            [
              "name": .string(render.name),
              "manifest": .string("\(render.name)/\(Manifest.fileName)"),
              "frames": .number(render.frameCount),
              "manifestHash": .string(render.manifestHash),
            ]
          }),
      ])
  }

  /// Whether the manifest of a batch may be written to a directory.
  ///
  /// That of a sequence says whose the frames beside it are, and stays; that of a batch may go.
  public static func hasPlace(in directory: String) -> Bool {
    let path = "\(directory)/\(Manifest.fileName)"
    guard access(path, F_OK) == 0 else { return true }
    guard let bytes = try? AtomicFile.read(path),
      let value = try? JSONReader(document: path).read(bytes)
    else { return false }
    return names(in: value) != nil
  }

  /// The names of the renders that a document lists, or nil if it is none of this form.
  static func names(in value: JSONValue) -> [String]? {
    guard value["schema"]?.text == schema else { return nil }
    return value["renders"]?.elements?.compactMap { $0["name"]?.text }.filter(Batch.isName)
  }
}
