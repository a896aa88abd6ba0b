import Foundation
import Geometry
import Raster

extension LayerValue {
  /// Returns the value at `progress` between this one (0) and `other` (1).
  ///
  /// Progress outside 0 to 1 goes on in the same direction. Colours are mixed component by
  /// component with straight alpha, an absent one counting as clear black; lists of one length
  /// element by element; transforms by their components. Pictures cross-fade. Everything else, and
  /// values of different types, change at once half way.
  package func interpolated(to other: LayerValue, at progress: Double) -> LayerValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(progress) }
    switch (self, other) {
    case (.number(let a), .number(let b)):
      return .number(a.interpolated(to: b, at: progress))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)):
      return .transform(a.interpolated(to: b, at: CGFloat(progress)))
    case (.path(let a?), .path(let b?)):
      return .path(a.interpolated(to: b, at: CGFloat(progress)))
    case (.color(let a), .color(let b)):
      return .color(Color.clear(ifAbsent: a).mixed(with: .clear(ifAbsent: b), at: progress))
    case (.numbers(let a?), .numbers(let b?)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * progress })
    case (.colors(let a?), .colors(let b?)) where a.count == b.count:
      return .colors(zip(a, b).map { $0.mixed(with: $1, at: progress) })
    case (.picture(let a), .picture(let b)):
      return .fade(LayerProperties.ContentsFade(from: a, to: b, progress: progress))
    default:
      return progress < 0.5 ? self : other
    }
  }
}

extension Color {
  /// Returns `color`, or fully transparent black where there is none.
  static func clear(ifAbsent color: Color?) -> Color { color ?? .clear }

  /// Returns the colour at `progress` between this one (0) and `other` (1).
  func mixed(with other: Color, at progress: Double) -> Color {
    Color(
      red: red + (other.red - red) * progress,
      green: green + (other.green - green) * progress,
      blue: blue + (other.blue - blue) * progress,
      alpha: alpha + (other.alpha - alpha) * progress)
  }
}
