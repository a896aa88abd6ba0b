/// A property that is set through its observers wherever it is set.
///
/// An initialiser that a program adds to a class in an extension sets stored properties without
/// asking their observers, where the platform's properties are methods that always hear of it.
/// A wrapped property is a method as well.
@propertyWrapper
public struct HeardProperty<Value> {
  /// What is kept.
  public var wrappedValue: Value

  /// Keeps a first value, of which no observer is told.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }
}

extension HeardProperty: Sendable where Value: Sendable {}
