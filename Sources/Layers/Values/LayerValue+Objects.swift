import Foundation
import Geometry
import Raster

/// An optional that was passed as `Any`.
private protocol OptionalBox {
  /// What it holds.
  var content: Any? { get }
}

extension Optional: OptionalBox {
  fileprivate var content: Any? { self }
}

/// What can stand for a layer's value: the types of other modules that hold a colour or a picture.
package protocol LayerValueConvertible {
  /// The value that this object stands for.
  var layerValue: LayerValue { get }
}

extension LayerValue {
  /// Takes an object as the platform's interfaces pass it for a value of the property's type; nil
  /// if it is none.
  ///
  /// Numbers of any type, boxed values and everything `LayerValueConvertible` are understood. An
  /// absent colour, path or picture is a value; an absent number is not.
  package init?(_ object: Any?, as property: LayerProperty) {
    self.init(object, like: LayerProperties()[property])
  }

  /// Takes an object for a value of the same type as `example`; nil if it is none.
  package init?(_ object: Any?, like example: LayerValue) {
    let value = object.flatMap { LayerValue(unboxing: $0) }
    switch (example, value) {
    case (.color, nil) where object == nil: self = .color(nil)
    case (.path, nil) where object == nil: self = .path(nil)
    case (.picture, nil) where object == nil: self = .picture(nil)
    case (.numbers, nil) where object == nil: self = .numbers(nil)
    case (.colors, nil) where object == nil: self = .colors(nil)
    case (.flag, .number(let number)?): self = .flag(number != 0)
    case (.number, .flag(let flag)?): self = .number(flag ? 1 : 0)
    case (.colors, .numbers(let numbers)?) where numbers?.isEmpty == true: self = .colors([])
    case (let example, let value?) where example.hasType(of: value): self = value
    default: return nil
    }
  }

  /// Whether both values have the same type.
  package func hasType(of other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.flag, .flag), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color), (.path, .path), (.picture, .picture),
      (.numbers, .numbers), (.colors, .colors), (.word, .word):
      true
    default: false
    }
  }

  /// Takes an object by its own type; nil if that is none of ours.
  package init?(unboxing object: Any) {
    switch object {
    case let value as any LayerValueConvertible: self = value.layerValue
    case let flag as Bool where type(of: object) == Bool.self: self = .flag(flag)
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as NSNumber: self = .number(number.doubleValue)
    case let point as CGPoint: self = .point(point)
    case let size as CGSize: self = .size(size)
    case let vector as CGVector: self = .size(CGSize(width: vector.dx, height: vector.dy))
    case let rect as CGRect: self = .rect(rect)
    case let transform as CATransform3D: self = .transform(transform)
    case let transform as CGAffineTransform: self = .transform(CATransform3D(transform))
    case let color as CGColor: self = .color(color.color)
    case let path as CGPath: self = .path(path.value)
    case let path as UIBezierPath: self = .path(path.value)
    case let image as CGImage: self = .picture(image.picture)
    case let boxed as NSValue: self.init(opening: boxed)
    case let word as String: self = .word(word)
    case let word as any RawRepresentable<String>: self = .word(word.rawValue)
    case let mask as any RawRepresentable<UInt>: self = .number(Double(mask.rawValue))
    case let mask as any RawRepresentable<UInt32>: self = .number(Double(mask.rawValue))
    case let list as [Any]: self.init(list: list)
    case let optional as any OptionalBox:
      guard let content = optional.content else { return nil }
      self.init(unboxing: content)
    default: return nil
    }
  }

  /// Takes a list whose elements are all numbers, or all colours.
  private init?(list: [Any]) {
    var numbers: [Double] = []
    var colors: [Color] = []
    for element in list {
      switch LayerValue(unboxing: element) {
      case .number(let number): numbers.append(number)
      case .color(let color?): colors.append(color)
      default: return nil
      }
    }
    if colors.isEmpty {
      self = .numbers(numbers)
    } else if numbers.isEmpty {
      self = .colors(colors)
    } else {
      return nil
    }
  }
}
