import Documents
import Flipbook

extension Failure {
  /// A scene could not be read.
  package init(_ error: SceneError) {
    switch error {
    case .document(let error):
      self.init(.malformedInput, "\(error)")
    case .picture(let name, let place, let reason):
      let location = place.position.map { "\(place.document):\($0)" } ?? place.document
      if let failure = reason as? Failure {
        self.init(failure.status, "\(location): \(failure.event)", failure.remedy)
      } else {
        self.init(.malformedInput, "\(location): \(name) cannot be read")
      }
    }
  }
}
