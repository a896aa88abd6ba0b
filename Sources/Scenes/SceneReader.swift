import Documents
import Foundation
import Geometry
import Layers
import Raster

/// Reads scenes from JSON documents.
///
/// Reading is strict: a key that means nothing is an error that says where it stands and what may
/// have been meant.
@MainActor
public struct SceneReader {
  /// Finds a picture by the name that a document gives it.
  public typealias PictureSource = (_ name: String) throws -> Picture

  private let pictures: PictureSource

  /// Creates a reader.
  ///
  /// - Parameter pictures: Finds a picture by its name; asked once for each name in a document.
  public init(pictures: @escaping PictureSource) {
    self.pictures = pictures
  }

  /// Reads the scene in `bytes`, a JSON text; errors call it `document`, most often its file's path.
  ///
  /// It plays on the current timeline, which stands at 0. Layers that change by a transition do so
  /// when the timeline is moved there.
  public func read(_ bytes: [UInt8], document: String) throws(SceneError) -> Scene {
    var parser = SceneParser()
    let scene: Scene
    do {
      scene = try parser.scene(DocumentNode(reading: bytes, document: document))
    } catch {
      throw .document(error)
    }
    try hang(parser.wishes)
    for change in parser.changes { change.schedule() }
    return scene
  }

  /// Gives layers the pictures that the document wants them to have.
  private func hang(_ wishes: [PictureWish]) throws(SceneError) {
    var found: [String: CGImage] = [:]
    for wish in wishes {
      if found[wish.name] == nil {
        do {
          found[wish.name] = CGImage(try pictures(wish.name))
        } catch {
          throw .picture(name: wish.name, place: wish.place, reason: error)
        }
      }
      wish.layer.contents = found[wish.name]
    }
  }
}

/// A layer that wants a picture.
struct PictureWish {
  let layer: CALayer
  let name: String
  /// Where the document names the picture, as the error that it cannot be read.
  let place: DocumentError
}
