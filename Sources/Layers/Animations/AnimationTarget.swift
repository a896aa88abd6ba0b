import Foundation
import Geometry

/// What a key path such as "transform.rotation.y" leads to: a property, or a component of one.
package struct AnimationTarget: Sendable, Hashable {
  package var property: LayerProperty
  /// The component; nil: the property as a whole.
  package var component: Component?

  /// Reads a key path; nil if it leads to nothing that a layer has.
  package init?(keyPath: String) {
    let names = keyPath.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let property = LayerProperty(key: String(names[0])) else { return nil }
    self.property = property
    guard names.count == 2 else { return }
    let example = LayerProperties()[property]
    guard let component = Component(String(names[1]), of: example) else { return nil }
    self.component = component
  }

  /// Every key path that leads to something, in the order of properties.
  package static var keyPaths: [String] {
    let structures = [
      "x", "y", "width", "height", "origin", "size", "origin.x", "origin.y", "size.width",
      "size.height", "translation",
    ]
    let parts =
      structures + TransformComponent.allCases.map(\.rawValue)
      + MatrixEntry.allCases.map(\.rawValue)
    let none = LayerProperties()
    return LayerProperty.allCases.flatMap { property in
      let example = none[property]
      return [property.rawValue]
        + parts.filter { Component($0, of: example) != nil }
        .map { "\(property.rawValue).\($0)" }
    }
  }

  /// A value of the target's type, for telling types apart.
  package var example: LayerValue {
    LayerProperties()[self]
  }
}

extension AnimationTarget {
  /// A part of a point, size, rectangle or transform.
  package enum Component: Sendable, Hashable {
    case x
    case y
    case width
    case height
    case origin
    case size
    case originX
    case originY
    case sizeWidth
    case sizeHeight
    /// A number of a transform.
    case transform(TransformComponent)
    /// x and y of a transform's translation.
    case planeTranslation
    /// An entry of a transform's matrix, by its name.
    case entry(MatrixEntry)

    /// Finds the component of a value by its name; nil if it has none of that name.
    package init?(_ name: String, of value: LayerValue) {
      switch (value, name) {
      case (.point, "x"): self = .x
      case (.point, "y"): self = .y
      case (.size, "width"): self = .width
      case (.size, "height"): self = .height
      case (.rect, "origin"): self = .origin
      case (.rect, "size"): self = .size
      case (.rect, "origin.x"): self = .originX
      case (.rect, "origin.y"): self = .originY
      case (.rect, "size.width"): self = .sizeWidth
      case (.rect, "size.height"): self = .sizeHeight
      case (.transform, "translation"): self = .planeTranslation
      case (.transform, _):
        if let component = TransformComponent(rawValue: name) {
          self = .transform(component)
        } else if let entry = MatrixEntry(rawValue: name) {
          self = .entry(entry)
        } else {
          return nil
        }
      default: return nil
      }
    }
  }
}

extension LayerProperties {
  /// The value that a target has; one of another type than the target's is ignored when set.
  package subscript(target: AnimationTarget) -> LayerValue {
    get {
      let whole = self[target.property]
      guard let component = target.component else { return whole }
      return whole[component] ?? whole
    }
    set {
      guard let component = target.component else {
        self[target.property] = newValue
        return
      }
      var whole = self[target.property]
      whole[component] = newValue
      self[target.property] = whole
    }
  }
}

extension LayerProperties {
  /// Gives a target the value that `change` makes of the one that it has; one of another type than
  /// the target's is ignored.
  mutating func change(_ target: AnimationTarget, _ change: (LayerValue) -> LayerValue) {
    switch (target.property, target.component) {
    case (.transform, .transform(let component)?):
      transform.change(component, change)
    case (.sublayerTransform, .transform(let component)?):
      sublayerTransform.change(component, change)
    default:
      self[target] = change(self[target])
    }
  }

  /// Gives a target that is a number the one that `change` makes of it.
  package mutating func changeNumber(_ target: AnimationTarget, _ change: (Double) -> Double) {
    switch (target.property, target.component) {
    case (.opacity, nil): opacity = change(opacity)
    case (.position, .x?): position.x = CGFloat(change(Double(position.x)))
    case (.position, .y?): position.y = CGFloat(change(Double(position.y)))
    case (.bounds, .sizeWidth?): bounds.size.width = CGFloat(change(Double(bounds.size.width)))
    case (.bounds, .sizeHeight?): bounds.size.height = CGFloat(change(Double(bounds.size.height)))
    case (.cornerRadius, nil): cornerRadius = CGFloat(change(Double(cornerRadius)))
    case (.transform, .transform(let component)?):
      transform.changeNumber(component, change)
    case (.sublayerTransform, .transform(let component)?):
      sublayerTransform.changeNumber(component, change)
    default:
      self.change(target) { value in
        if case .number(let number) = value { .number(change(number)) } else { value }
      }
    }
  }
}

extension CATransform3D {
  /// Gives a component the number that `change` makes of it, taking the matrix apart only once.
  fileprivate mutating func changeNumber(
    _ component: TransformComponent, _ change: (Double) -> Double
  ) {
    var components = TransformComponents(self)
    components[component] = change(components[component])
    self = components.matrix
  }

  /// Gives a component the value that `change` makes of it; one that is no number is ignored.
  fileprivate mutating func change(
    _ component: TransformComponent, _ change: (LayerValue) -> LayerValue
  ) {
    var components = TransformComponents(self)
    guard case .number(let number) = change(.number(components[component])) else { return }
    components[component] = number
    self = components.matrix
  }
}

extension LayerValue {
  /// A component of the value; nil if it has no such component.
  package subscript(component: AnimationTarget.Component) -> LayerValue? {
    get {
      switch (self, component) {
      case (.point(let point), .x): .number(Double(point.x))
      case (.point(let point), .y): .number(Double(point.y))
      case (.size(let size), .width): .number(Double(size.width))
      case (.size(let size), .height): .number(Double(size.height))
      case (.rect(let rect), .origin): .point(rect.origin)
      case (.rect(let rect), .size): .size(rect.size)
      case (.rect(let rect), .originX): .number(Double(rect.origin.x))
      case (.rect(let rect), .originY): .number(Double(rect.origin.y))
      case (.rect(let rect), .sizeWidth): .number(Double(rect.size.width))
      case (.rect(let rect), .sizeHeight): .number(Double(rect.size.height))
      case (.transform(let matrix), .transform(let component)): .number(Double(matrix[component]))
      case (.transform(let matrix), .planeTranslation): .size(matrix.planeTranslation)
      case (.transform(let matrix), .entry(let entry)): .number(Double(matrix[entry]))
      default: nil
      }
    }
    set {
      switch (self, component, newValue) {
      case (.point(var point), .x, .number(let number)):
        point.x = CGFloat(number)
        self = .point(point)
      case (.point(var point), .y, .number(let number)):
        point.y = CGFloat(number)
        self = .point(point)
      case (.size(var size), .width, .number(let number)):
        size.width = CGFloat(number)
        self = .size(size)
      case (.size(var size), .height, .number(let number)):
        size.height = CGFloat(number)
        self = .size(size)
      case (.rect(let rect), .origin, .point(let origin)):
        self = .rect(CGRect(origin: origin, size: rect.size))
      case (.rect(let rect), .size, .size(let size)):
        self = .rect(CGRect(origin: rect.origin, size: size))
      case (.rect(var rect), .originX, .number(let number)):
        rect.origin.x = CGFloat(number)
        self = .rect(rect)
      case (.rect(var rect), .originY, .number(let number)):
        rect.origin.y = CGFloat(number)
        self = .rect(rect)
      case (.rect(var rect), .sizeWidth, .number(let number)):
        rect.size.width = CGFloat(number)
        self = .rect(rect)
      case (.rect(var rect), .sizeHeight, .number(let number)):
        rect.size.height = CGFloat(number)
        self = .rect(rect)
      case (.transform(var matrix), .transform(let component), .number(let number)):
        matrix[component] = CGFloat(number)
        self = .transform(matrix)
      case (.transform(var matrix), .planeTranslation, .size(let size)):
        matrix.planeTranslation = size
        self = .transform(matrix)
      case (.transform(var matrix), .entry(let entry), .number(let number)):
        matrix[entry] = CGFloat(number)
        self = .transform(matrix)
      default: break
      }
    }
  }
}
