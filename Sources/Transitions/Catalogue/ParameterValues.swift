import Foundation
import Raster
import Views

/// The values of all of an entry's parameters, for a container of a known size.
///
/// Made by ``Catalogue/Entry/values(_:in:)``, which has checked that every parameter is there and of its kind;
/// asking for a name or kind that the entry does not declare is a mistake in the catalogue.
public struct ParameterValues: Sendable, Hashable {
  /// The container's size, in points.
  public var size: CGSize
  var values: [String: ParameterValue]

  /// How long the transition takes, in seconds; nil when the system decides.
  public var duration: Double? { values["duration"] == nil ? nil : number("duration") }

  /// A number.
  func number(_ name: String) -> Double {
    guard case .number(let number) = values[name] else { undeclared(name) }
    return number
  }

  /// A word.
  func choice(_ name: String) -> String {
    guard case .choice(let word) = values[name] else { undeclared(name) }
    return word
  }

  /// A word that stands for a case of an enumeration.
  func choice<Choice: RawRepresentable<String>>(_ name: String, of type: Choice.Type) -> Choice {
    guard let choice = Choice(rawValue: choice(name)) else { undeclared(name) }
    return choice
  }

  /// A colour.
  func color(_ name: String) -> UIColor {
    guard case .color(let color) = values[name] else { undeclared(name) }
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// A point in the container, in points.
  func point(_ name: String) -> CGPoint {
    guard case .point(let point) = values[name] else { undeclared(name) }
    return point.point(in: size)
  }

  /// A rectangle in the container, in points.
  func rect(_ name: String) -> CGRect {
    guard case .rect(let rect) = values[name] else { undeclared(name) }
    return rect.rect(in: size)
  }

  /// A picture's rectangle in the container, moved so that its pixels stay whole.
  @MainActor
  func pictureRect(_ name: String) -> CGRect { UIScreen.main.cut(rect(name)) }

  private func undeclared(_ name: String) -> Never {
    preconditionFailure("an entry reads only parameters that it declares: \(name)")
  }
}
