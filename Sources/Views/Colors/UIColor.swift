import Foundation
import ImageCodecs
import Raster

/// A colour, as views take it: immutable, equal by components.
open class UIColor: NSObject, @unchecked Sendable {
  /// The colour as layers and contexts take it.
  public let cgColor: CGColor

  /// Creates a colour from one that layers take.
  public init(cgColor: CGColor) {
    self.cgColor = cgColor
    super.init()
  }

  /// Creates black that cannot be seen.
  public override convenience init() {
    self.init(cgColor: CGColor(red: 0, green: 0, blue: 0, alpha: 0))
  }

  /// Creates the colour of a literal, from components, 0 to 1.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      cgColor: CGColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)))
  }

  /// Creates a colour from sRGB components, 0 to 1 each; values outside are kept.
  public required convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a grey, 0 black to 1 white.
  public required convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(cgColor: CGColor(red: white, green: white, blue: white, alpha: alpha))
  }

  /// Creates a colour from hue (0 and 1 are red), saturation and brightness, 0 to 1 each.
  ///
  /// Values outside are brought to the closest one inside.
  public required convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    let rgb = HueSaturationBrightness(
      hue: hue, saturation: saturation, brightness: brightness
    ).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Creates a colour from Display P3 components, 0 to 1 each.
  ///
  /// They become linear by the curve of sRGB, which Display P3 shares, sRGB's by the matrix between
  /// the two sets of primaries at D65, and are encoded by the same curve. What lies outside of sRGB
  /// has components below 0 or above 1, which are kept until they are drawn.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let p3 = [red, green, blue].map { SRGBCurve.linear($0) }
    let rows: [[Double]] = [
      [1.2249401762805598, -0.2249401762805598, 0],
      [-0.042056954709688163, 1.0420569547096882, 0],
      [-0.019637554590334432, -0.078636045550631889, 1.0982736001409663],
    ]
    let rgb = rows.map { row in
      SRGBCurve.encoded(row[0] * p3[0] + row[1] * p3[1] + row[2] * p3[2])
    }
    self.init(red: rgb[0], green: rgb[1], blue: rgb[2], alpha: alpha)
  }

  /// Creates the mean colour of a picture, and says so: here a colour is not a pattern.
  public convenience init(patternImage image: UIImage) {
    MainActor.assumeIsolated {
      Journal.warn("a colour made of a picture is the picture's mean colour")
    }
    self.init(cgColor: CGColor(image.cgImage?.picture.meanColor ?? .clear))
  }

  /// Returns the colour for traits: this one, as colours do not change here.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// Returns this colour with another alpha, 0 to 1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let color = components
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return components == other.components
  }

  open override var hash: Int {
    components.hashValue
  }

  open override var description: String {
    let color = components
    return "UIColor \(color.red) \(color.green) \(color.blue) \(color.alpha)"
  }

  /// The components in the output's encoded values.
  package var components: Color { cgColor.color }
}

extension UIColor {
  /// Writes the sRGB components where the pointers lead, and returns that it could.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes hue, saturation, brightness and alpha where the pointers lead; returns that it could.
  ///
  /// A grey has the hue 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    let hsb = HueSaturationBrightness(red: color.red, green: color.green, blue: color.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = color.alpha
    return true
  }

  /// Writes the grey and the alpha where the pointers lead; returns false when there is colour.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = components
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.alpha
    return true
  }
}
