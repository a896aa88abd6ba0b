import Foundation
import Raster

/// The value of a transition's parameter.
public enum ParameterValue: Sendable, Hashable {
  case number(Double)
  case choice(String)
  case color(Color)
  case point(RelativePoint)
  case rect(RelativeRect)
}

extension ParameterValue: CustomStringConvertible {
  /// The value as a command line spells it.
  public var description: String {
    switch self {
    case .number(let number): Extent.plain(number)
    case .choice(let name): name
    case .color(let color): color.hexadecimal
    case .point(let point): point.description
    case .rect(let rect): rect.description
    }
  }
}

extension Color {
  /// Reads `#rgb`, `#rrggbb` or `#rrggbbaa`, or `clear`, `black` or `white`.
  package init?(spelling: String) {
    switch spelling {
    case "clear": self = .clear
    case "black": self = .black
    case "white": self = .white
    default:
      guard spelling.hasPrefix("#") else { return nil }
      var digits = String(spelling.dropFirst())
      if digits.count == 3 { digits = String(digits.flatMap { [$0, $0] }) }
      if digits.count == 6 { digits += "ff" }
      guard digits.count == 8, digits.allSatisfy(\.isHexDigit), let bits = UInt32(digits, radix: 16)
      else { return nil }
      let channel = { (shift: UInt32) in Double((bits >> shift) & 0xff) / 255 }
      self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
    }
  }

  /// The colour as `#rrggbb`, with two more digits unless it is opaque.
  package var hexadecimal: String {
    let channels = [red, green, blue, alpha].map { channel in
      let byte = UInt8(min(max(channel, 0), 1) * 255 + 0.5)
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + channels.prefix(alpha >= 1 ? 3 : 4).joined()
  }
}
