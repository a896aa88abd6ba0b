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
    try fulfil(parser.wishes)
    for animation in parser.animations { animation.add() }
    for change in parser.changes { change.schedule() }
    return scene
  }

  /// Gives everything that wants a picture the one that the document names.
  private func fulfil(_ wishes: [PictureWish]) throws(SceneError) {
    var found: [String: CGImage] = [:]
    for wish in wishes {
      if found[wish.name] == nil {
        do {
          found[wish.name] = CGImage(try pictures(wish.name))
        } catch {
          throw .picture(name: wish.name, place: wish.place, reason: error)
        }
      }
      if let picture = found[wish.name] { wish.fulfil(picture) }
    }
  }
}

/// Something that wants a picture: a layer, or a value of an animation.
@MainActor
struct PictureWish {
  let name: String
  /// Where the document names the picture, as the error that it cannot be read.
  let place: DocumentError
  /// Hands the picture to who wants it.
  let fulfil: (CGImage) -> Void
}
