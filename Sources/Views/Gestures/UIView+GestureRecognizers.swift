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
