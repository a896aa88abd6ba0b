extension CALayer {
  /// Gives a property a value, as its setter does; one of another type changes nothing.
  package func set(_ property: LayerProperty, to value: LayerValue) {
    if case .rect(let rect) = value, property == .bounds {
      bounds = rect
    } else {
      assign(value, to: \.[property], as: property)
    }
  }
}
