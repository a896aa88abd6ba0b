import Foundation
import Geometry
import Layers
import Raster

/// A sequence of numbers that is the same in every run.
struct Dice {
  var state: UInt64

  /// Numbers that break careless arithmetic.
  private static let nasty: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, 1e-300, -1e300, 1e300, 1e18, -1e9,
    .leastNonzeroMagnitude, 1, -1, 0.5,
  ]

  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  /// A harmless number, or with the given odds a nasty one.
  mutating func number(_ low: Double, _ high: Double, oneNastyIn odds: Int) -> Double {
    if roll(odds) == 0 { return Self.nasty[roll(Self.nasty.count)] }
    return low + (high - low) * Double(roll(1001)) / 1000
  }
}

/// Layer trees of all kinds, the same for the same dice.
@MainActor
struct RandomLayers {
  var dice: Dice
  /// One number among this many, on average, breaks careless arithmetic.
  let oneNastyIn: Int

  /// Returns a layer with up to `depth` levels of layers in it.
  mutating func layer(depth: Int = 4) -> CALayer {
    let layer = CALayer()
    layer.properties = properties()
    guard depth > 0 else { return layer }
    for _ in 0..<dice.roll(4) { layer.addSublayer(self.layer(depth: depth - 1)) }
    if dice.roll(4) == 0 { layer.mask = self.layer(depth: depth - 1) }
    return layer
  }
}

extension RandomLayers {
  private static let checker = picture(width: 2, [red, blue, green, [0, 0, 0, 0]]).picture

  private mutating func properties() -> LayerProperties {
    func number(_ low: Double, _ high: Double) -> Double {
      dice.number(low, high, oneNastyIn: oneNastyIn)
    }
    func point(_ low: Double, _ high: Double) -> CGPoint {
      CGPoint(x: number(low, high), y: number(low, high))
    }
    func rect(_ low: Double, _ high: Double) -> CGRect {
      CGRect(
        x: number(low, high), y: number(low, high), width: number(0, high), height: number(0, high))
    }
    func color() -> Color {
      Color(red: number(0, 1), green: number(0, 1), blue: number(0, 1), alpha: number(0, 1))
    }
    func matrix() -> CATransform3D {
      var matrix = CATransform3DMakeRotation(number(-4, 4), number(-1, 1), number(-1, 1), 1)
      matrix.m34 = dice.roll(2) == 0 ? number(-0.01, 0.01) : 0
      if dice.roll(4) == 0 { matrix.m14 = number(-0.01, 0.01) }
      if dice.roll(8) == 0 { matrix.m44 = number(-1, 2) }
      if dice.roll(8) == 0 { matrix.m11 = number(-2, 2) }
      return matrix
    }
    var properties = LayerProperties()
    properties.bounds = rect(-10, 60)
    properties.position = point(0, 64)
    properties.zPosition = number(-40, 40)
    properties.anchorPoint = point(-1, 2)
    if dice.roll(2) == 0 { properties.transform = matrix() }
    if dice.roll(4) == 0 { properties.sublayerTransform = matrix() }
    properties.opacity = number(0, 1.5)
    properties.allowsGroupOpacity = dice.roll(3) > 0
    properties.isDoubleSided = dice.roll(3) > 0
    properties.isGeometryFlipped = dice.roll(5) == 0
    properties.masksToBounds = dice.roll(3) == 0
    if dice.roll(6) == 0 { properties.depth = .preserved }
    properties.backgroundColor = dice.roll(2) == 0 ? color() : nil
    properties.cornerRadius = dice.roll(2) == 0 ? number(0, 30) : 0
    if dice.roll(2) == 0 { properties.cornerCurve = .continuous }
    properties.borderWidth = dice.roll(3) == 0 ? number(0, 20) : 0
    if dice.roll(3) == 0 {
      properties.contents = Self.checker
      properties.contentsRect = rect(-1, 2)
      properties.contentsCenter = rect(0, 1)
      properties.contentsScale = number(0.1, 4)
      properties.contentsGravity = dice.roll(2) == 0 ? .resizeAspectFill : .topLeft
    }
    if dice.roll(4) == 0 {
      properties.shadowOpacity = number(0, 1)
      properties.shadowRadius = number(0, 8)
      properties.shadowOffset = CGSize(width: number(-9, 9), height: number(-9, 9))
    }
    if dice.roll(6) == 0 {
      properties.backdropValues.blurRadius = number(-1, 20)
      properties.backdropValues.saturation = number(0, 3)
    }
    if dice.roll(8) == 0 {
      properties.shouldRasterize = true
      properties.rasterizationScale = number(0, 3)
    }
    if dice.roll(4) == 0 {
      var gradient = GradientProperties()
      gradient.colors = (0..<dice.roll(4)).map { _ in color() }
      gradient.locations = dice.roll(2) == 0 ? nil : (0..<3).map { _ in number(0, 1) }
      gradient.startPoint = point(0, 1)
      gradient.endPoint = point(0, 1)
      gradient.type = [.axial, .radial, .conic][dice.roll(3)]
      properties.gradient = gradient
    }
    if dice.roll(3) == 0 {
      var shape = ShapeProperties()
      var path = Path()
      path.addEllipse(in: rect(0, 40))
      path.addLines(between: (0..<4).map { _ in point(-10, 70) })
      shape.path = path
      shape.strokeColor = color()
      shape.lineWidth = number(-1, 9)
      shape.miterLimit = number(0, 10)
      shape.strokeStart = number(-0.5, 1)
      shape.strokeEnd = number(0, 1.5)
      shape.lineDashPattern = dice.roll(2) == 0 ? nil : (0..<3).map { _ in number(0, 9) }
      shape.lineDashPhase = number(-9, 9)
      properties.shape = shape
    }
    if dice.roll(8) == 0 {
      var replicator = ReplicatorProperties()
      replicator.instanceCount = dice.roll(5) - 1
      replicator.instanceTransform = matrix()
      replicator.instanceDelay = number(0, 1)
      replicator.instanceRedOffset = number(-1, 1)
      properties.replicator = replicator
    }
    return properties
  }
}
