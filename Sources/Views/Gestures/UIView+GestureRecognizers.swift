import Foundation

extension UIView {
  /// The recognisers that watch the view's touches.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get {
      let recognizers = attachedRecognizers.compactMap { $0 as? UIGestureRecognizer }
      return recognizers.isEmpty ? nil : recognizers
    }
    set {
      for recognizer in gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recogniser watch the view's touches, and no other view's any more.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    attachedRecognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// Lets a recogniser watch nothing any more.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attachedRecognizers.removeAll { $0 === gestureRecognizer }
    if gestureRecognizer.view === self { gestureRecognizer.view = nil }
  }
}

extension UIView {
  /// Hands on where taps are, in the view's coordinates, in points; what lies in the view hears of
  /// the touches too.
  func watchTaps(_ hear: @escaping (CGPoint) -> Void) {
    let tap = UITapGestureRecognizer()
    tap.cancelsTouchesInView = false
    tap.addAction { [weak self] recognizer in
      guard let self, recognizer.state == .ended else { return }
      hear(recognizer.location(in: self))
    }
    addGestureRecognizer(tap)
  }
}
