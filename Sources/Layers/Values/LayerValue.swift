import Foundation
import Geometry
import Raster

/// The value of a layer's property, whatever its type.
package enum LayerValue: Sendable, Hashable {
  case number(Double)
  case flag(Bool)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case transform(CATransform3D)
  case color(Color?)
  case path(Path?)
  case picture(Picture?)
  /// Two pictures on the way from one to the other.
  case fade(LayerProperties.ContentsFade)
  case numbers([Double]?)
  case colors([Color]?)
  /// A text, or the name of one of a few choices.
  case word(String)
}

extension LayerValue {
  /// The value as the platform's interfaces pass it: boxed, numbers as `Double`.
  package var object: Any? {
    switch self {
    case .number(let number): number
    case .flag(let flag): flag
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color.map(CGColor.init)
    case .path(let path): path.map { CGPath($0) }
    case .picture(let picture): picture.map(CGImage.init)
    case .fade(let fade): (fade.progress < 0.5 ? fade.from : fade.to).map(CGImage.init)
    case .numbers(let numbers): numbers
    case .colors(let colors): colors?.map(CGColor.init)
    case .word(let word): word
    }
  }

  /// The picture, if the value is one.
  package var picture: Picture? {
    guard case .picture(let picture) = self else { return nil }
    return picture
  }
}

extension Int {
  /// Creates the whole number nearest to `number` towards zero, within what fits; not a number
  /// becomes zero.
  init(clamping number: Double) {
    if number.isNaN {
      self = 0
    } else if number >= 0x1p62 {
      self = 1 << 62
    } else if number <= -0x1p62 {
      self = -(1 << 62)
    } else {
      self = Int(number)
    }
  }
}
