import Layers

extension CALayer {
  /// Returns a copy with the values shown now, as the layer's own class, for properties that a
  /// subclass adds.
  ///
  /// A copy is made of the nearest class of the platform's, so a layer of any other class stands
  /// in for its own copy: what the subclass adds has its model's value. Properties that all layers
  /// have are read from the copy, by the method of the same name.
  @_disfavoredOverload
  public func presentation() -> Self? {
    guard let copy: CALayer = presentation() else { return nil }
    return copy as? Self ?? self
  }
}
