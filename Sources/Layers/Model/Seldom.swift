/// A value that few of its owners have, kept apart so that copying those without it is cheap.
@propertyWrapper
package struct Seldom<Value: Sendable & Hashable>: Sendable, Hashable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private var box: Box?

  /// Creates an owner's part without the value.
  package init() {}

  /// Creates an owner's part.
  package init(wrappedValue: Value?) {
    self.wrappedValue = wrappedValue
  }

  /// The value, if the owner has it.
  package var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map { Box($0) } }
  }

  /// Whether two owners have equal values, or both none.
  package static func == (left: Self, right: Self) -> Bool {
    left.box === right.box || left.box?.value == right.box?.value
  }

  /// Hashes the value.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(box?.value)
  }
}
