import Foundation

/// A colour as hue, saturation and brightness, 0 to 1 each: the cone with six sides.
struct HueSaturationBrightness {
  /// Red, green and blue, 0 to 1 each.
  struct RGB {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
  }

  /// The angle as a fraction of a turn: 0 red, ⅓ green, ⅔ blue.
  var hue: CGFloat
  /// The distance from grey.
  var saturation: CGFloat
  /// The largest component.
  var brightness: CGFloat

  /// Creates a colour, bringing each value into 0 to 1; NaN counts as 0.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = Self.limited(hue)
    self.saturation = Self.limited(saturation)
    self.brightness = Self.limited(brightness)
  }

  /// Creates a colour from red, green and blue.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let largest = max(red, green, blue)
    let span = largest - min(red, green, blue)
    var sixths: CGFloat = 0
    if span > 0 {
      if largest == red {
        sixths = (green - blue) / span
      } else if largest == green {
        sixths = 2 + (blue - red) / span
      } else {
        sixths = 4 + (red - green) / span
      }
      if sixths < 0 { sixths += 6 }
    }
    self.init(
      hue: sixths / 6, saturation: largest > 0 ? span / largest : 0, brightness: largest)
  }

  /// The colour as red, green and blue.
  var rgb: RGB {
    let sixths = hue == 1 ? 0 : hue * 6
    let sector = Int(sixths)
    let within = sixths - CGFloat(sector)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * within)
    let rising = brightness * (1 - saturation * (1 - within))
    switch sector {
    case 0: return RGB(red: brightness, green: rising, blue: low)
    case 1: return RGB(red: falling, green: brightness, blue: low)
    case 2: return RGB(red: low, green: brightness, blue: rising)
    case 3: return RGB(red: low, green: falling, blue: brightness)
    case 4: return RGB(red: rising, green: low, blue: brightness)
    default: return RGB(red: brightness, green: low, blue: falling)
    }
  }

  private static func limited(_ value: CGFloat) -> CGFloat {
    value >= 0 ? min(value, 1) : 0
  }
}
