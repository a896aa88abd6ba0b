import Documents

/// Why a scene could not be read.
public enum SceneError: Error {
  /// The document is not a scene.
  case document(DocumentError)
  /// The picture that the document names at `place` could not be read; `reason` is what the finder
  /// of pictures threw.
  case picture(name: String, place: DocumentError, reason: any Error)
}

extension SceneError: CustomStringConvertible {
  /// The error as a sentence that begins with the place.
  public var description: String {
    switch self {
    case .document(let error): "\(error)"
    case .picture(_, let place, let reason): "\(place): \(reason)"
    }
  }
}
