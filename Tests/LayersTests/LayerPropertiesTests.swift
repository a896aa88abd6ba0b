import Foundation
import Geometry
import Layers
import Raster
import Testing

/// A layer's properties as values.
struct LayerPropertiesTests {
  @Test func `properties that are set back equal those that were never set`() {
    var properties = LayerProperties()
    properties.shape = ShapeProperties()
    properties.gradient = GradientProperties()
    properties.contentsGravity = .center
    properties.cornerCurve = .continuous
    properties.minificationFilter = .nearest
    properties.shadowPath = Path()
    #expect(properties != LayerProperties())
    let copy = properties
    properties.shape = nil
    properties.gradient = nil
    properties.contentsGravity = .resize
    properties.cornerCurve = .circular
    properties.minificationFilter = .linear
    properties.shadowPath = nil
    #expect(properties == LayerProperties())
    #expect(properties.hashValue == LayerProperties().hashValue)
    #expect(copy.shape == ShapeProperties())
    #expect(copy.cornerCurve == .continuous)
  }

  @Test func `numbers change through every key path as values do`() {
    var random = SeededRandom(seed: 5)
    var changed = 0
    for keyPath in AnimationTarget.keyPaths {
      guard let target = AnimationTarget(keyPath: keyPath), case .number = target.example else {
        continue
      }
      var properties = LayerProperties()
      properties.bounds = CGRect(x: 1, y: 2, width: 30, height: 40)
      properties.position = CGPoint(x: 5, y: 6)
      properties.transform = CATransform3DMakeRotation(0.3, 0.2, 0.5, 1)
      properties.transform.m34 = -1 / 500
      properties.sublayerTransform = CATransform3DMakeScale(2, 3, 1)
      var other = properties
      let factor = Double.random(in: 0.5...2, using: &random)
      properties.changeNumber(target) { $0 * factor + 1 }
      guard case .number(let number) = other[target] else { continue }
      other[target] = .number(number * factor + 1)
      #expect(properties == other, "\(keyPath)")
      changed += 1
    }
    #expect(changed > 60)
  }
}
