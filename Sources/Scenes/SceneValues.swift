import Documents
import Foundation
import Geometry
import Layers
import Raster

extension DocumentNode {
  /// The value as a number above zero and below what any canvas can have.
  func length() throws(DocumentError) -> CGFloat {
    let number = try number()
    guard number > 0, number <= 1e6 else { throw error("must be above 0 and at most 1000000") }
    return CGFloat(number)
  }

  /// The value `[x, y]`.
  func point() throws(DocumentError) -> CGPoint {
    let numbers = try numbers(count: 2)
    return CGPoint(x: numbers[0], y: numbers[1])
  }

  /// The value `[x, y, width, height]`.
  func rect() throws(DocumentError) -> CGRect {
    let numbers = try numbers(count: 4)
    guard numbers[2] >= 0, numbers[3] >= 0 else {
      throw error("must have a width and a height that are not negative")
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The value as sixteen numbers, row by row, for row vectors.
  func matrix() throws(DocumentError) -> CATransform3D {
    let m = try numbers(count: 16).map { CGFloat($0) }
    return CATransform3D(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3],
      m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11],
      m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  /// The value `"#rrggbb"` or `"#rrggbbaa"`.
  func color() throws(DocumentError) -> Color {
    let text = try string()
    let digits = text.utf8.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == text.utf8.count - 1,
      digits.count == 6 || digits.count == 8
    else { throw error("is \"\(text)\" and must be \"#rrggbb\" or \"#rrggbbaa\"") }
    let bytes = stride(from: 0, to: digits.count, by: 2).map {
      Double(16 * digits[$0] + digits[$0 + 1]) / 255
    }
    return Color(
      red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes.count == 4 ? bytes[3] : 1)
  }

  /// The value as a colour, or nil for `null`.
  func optionalColor() throws(DocumentError) -> Color? {
    isNull ? nil : try color()
  }

  /// The value as a list of names of corners.
  func corners() throws(DocumentError) -> CACornerMask {
    var corners: CACornerMask = []
    for name in try array() {
      corners.insert(
        try name.choice(of: [
          "minXMinY": .layerMinXMinYCorner, "maxXMinY": .layerMaxXMinYCorner,
          "maxXMaxY": .layerMaxXMaxYCorner, "minXMaxY": .layerMinXMaxYCorner,
        ]))
    }
    return corners
  }
}

extension GradientProperties {
  /// Creates the properties that a document describes.
  init(_ node: DocumentNode) throws(DocumentError) {
    let object = try node.object(allowing: [
      "type", "colors", "locations", "startPoint", "endPoint",
    ])
    self.init()
    type = try object.choice(
      "type", of: ["axial": .axial, "radial": .radial, "conic": .conic], default: .axial)
    var colors: [Color] = []
    for color in try object.required("colors").array() { colors.append(try color.color()) }
    self.colors = colors
    if let node = object["locations"] {
      let locations = try node.numbers()
      guard locations.count == colors.count else {
        throw node.error("has \(locations.count) numbers for \(colors.count) colours")
      }
      guard zip(locations, locations.dropFirst()).allSatisfy({ $0 <= $1 }) else {
        throw node.error("must not fall")
      }
      self.locations = locations
    }
    if let point = object["startPoint"] { startPoint = try point.point() }
    if let point = object["endPoint"] { endPoint = try point.point() }
  }
}

extension ShapeProperties {
  /// Creates the properties that a document describes.
  init(_ node: DocumentNode) throws(DocumentError) {
    let object = try node.object(allowing: [
      "path", "fillColor", "fillRule", "strokeColor", "lineWidth", "lineCap", "lineJoin",
      "miterLimit", "lineDashPattern", "lineDashPhase", "strokeStart", "strokeEnd",
    ])
    self.init()
    path = try object.required("path").outline()
    if let color = object["fillColor"] { fillColor = try color.optionalColor() }
    fillRule = try object.choice(
      "fillRule", of: ["nonZero": .nonZero, "evenOdd": .evenOdd], default: .nonZero)
    strokeColor = try object["strokeColor"]?.optionalColor()
    lineWidth = CGFloat(try object.number("lineWidth", default: 1))
    lineCap = try object.choice(
      "lineCap", of: ["butt": .butt, "round": .round, "square": .square], default: .butt)
    lineJoin = try object.choice(
      "lineJoin", of: ["miter": .miter, "round": .round, "bevel": .bevel], default: .miter)
    miterLimit = CGFloat(try object.number("miterLimit", default: 10))
    lineDashPattern = try object["lineDashPattern"]?.numbers()
    lineDashPhase = CGFloat(try object.number("lineDashPhase", default: 0))
    strokeStart = CGFloat(try object.number("strokeStart", default: 0))
    strokeEnd = CGFloat(try object.number("strokeEnd", default: 1))
  }
}
