import Foundation
import Geometry
import Raster

extension Catalogue {
  /// One thing about a transition that can be set: its name, its kind, its default, what it means.
  public struct Parameter: Sendable, Hashable {
    /// What values a parameter takes.
    public enum Kind: Sendable, Hashable {
      /// A number in a range, with its unit (`s`, `pt`, `°`, or nothing).
      case number(in: ClosedRange<Double>, unit: String)
      /// One of these words.
      case choice(of: [String])
      /// A colour: `#rrggbb`, `#rrggbbaa`, `clear`, `black` or `white`.
      case color
      /// A point in the container, `x,y`; lengths may use `W` and `H`.
      case point
      /// A rectangle in the container, `x,y,width,height`; lengths may use `W` and `H`.
      case rect
    }

    /// The name, as a command line spells it.
    public var name: String
    /// What values it takes.
    public var kind: Kind
    /// The value it has when nobody sets it.
    public var standard: ParameterValue
    /// What it means, in one line.
    public var summary: String

    /// Creates a parameter.
    public init(_ name: String, _ kind: Kind, default standard: ParameterValue, _ summary: String) {
      self.name = name
      self.kind = kind
      self.standard = standard
      self.summary = summary
    }
  }
}

extension Catalogue.Parameter {
  /// The duration that every transition has, in seconds.
  public static func duration(_ seconds: Double) -> Self {
    Self(
      "duration", .number(in: 0.001...3_600, unit: "s"), default: .number(seconds),
      "How long the transition takes")
  }

  /// The corner radius of cards, in points.
  static func cornerRadius(_ points: Double) -> Self {
    Self(
      "corner-radius", .number(in: 0...10_000, unit: "pt"), default: .number(points),
      "The card's corner radius")
  }

  /// Reads a value of this parameter's kind.
  public func value(parsing text: String) throws(CatalogueError) -> ParameterValue {
    let value: ParameterValue? =
      switch kind {
      case .number: Double(text).map(ParameterValue.number)
      case .choice(let names): names.contains(text) ? .choice(text) : nil
      case .color: Color(spelling: text).map(ParameterValue.color)
      case .point: RelativePoint(text).map(ParameterValue.point)
      case .rect: RelativeRect(text).map(ParameterValue.rect)
      }
    guard let value else { throw .unreadableValue(parameter: self, text: text) }
    if case .number = kind, Double(decimal: text) == nil {
      throw .unreadableValue(parameter: self, text: text)
    }
    try validate(value)
    return value
  }

  /// Throws unless the value is one that this parameter takes.
  public func validate(_ value: ParameterValue) throws(CatalogueError) {
    switch (kind, value) {
    case (.number(let range, _), .number(let number)):
      guard range.contains(number) else {
        throw .valueOutOfRange(parameter: self, value: number)
      }
    case (.choice(let names), .choice(let name)):
      guard names.contains(name) else { throw .unreadableValue(parameter: self, text: name) }
    case (.color, .color), (.point, .point), (.rect, .rect):
      break
    default:
      throw .unreadableValue(parameter: self, text: value.description)
    }
  }
}
