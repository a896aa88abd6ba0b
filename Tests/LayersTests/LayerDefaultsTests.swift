import Foundation
import Geometry
import Layers
import Raster
import Testing

/// The values of new layers.
@MainActor
struct LayerDefaultsTests {
  private let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
  private let black = CGColor(red: 0, green: 0, blue: 0, alpha: 1)

  @Test func `layer defaults of geometry`() {
    let layer = CALayer()
    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(layer.zPosition == 0)
    #expect(layer.anchorPointZ == 0)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.transform == CATransform3DIdentity)
    #expect(layer.sublayerTransform == CATransform3DIdentity)
    #expect(layer.isDoubleSided)
    #expect(!layer.isGeometryFlipped)
    #expect(layer.sublayers == nil)
    #expect(layer.mask == nil)
  }

  @Test func `layer defaults of contents`() {
    let layer = CALayer()
    #expect(layer.contents == nil)
    #expect(layer.contentsRect == unit)
    #expect(layer.contentsCenter == unit)
    #expect(layer.contentsGravity.rawValue == "resize")
    #expect(layer.contentsScale == 1)
    #expect(layer.minificationFilter == .linear)
    #expect(layer.magnificationFilter == .linear)
    #expect(layer.minificationFilterBias == 0)
    #expect(!layer.drawsAsynchronously)
    #expect(!layer.needsDisplayOnBoundsChange)
  }

  @Test func `layer defaults of appearance`() {
    let layer = CALayer()
    #expect(!layer.isHidden)
    #expect(!layer.masksToBounds)
    #expect(!layer.isOpaque)
    #expect(layer.opacity == 1)
    #expect(layer.allowsGroupOpacity)
    #expect(layer.backgroundColor == nil)
    #expect(layer.borderColor == black)
    #expect(layer.borderWidth == 0)
    #expect(layer.cornerRadius == 0)
    #expect(layer.maskedCorners.rawValue == 15)
    #expect(layer.cornerCurve == .circular)
    #expect(layer.shadowColor == black)
    #expect(layer.shadowOpacity == 0)
    #expect(layer.shadowOffset == CGSize(width: 0, height: -3))
    #expect(layer.shadowRadius == 3)
    #expect(layer.shadowPath == nil)
    #expect(layer.filters == nil)
    #expect(layer.backgroundFilters == nil)
    #expect(layer.compositingFilter == nil)
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
    #expect(layer.edgeAntialiasingMask.rawValue == 15)
    #expect(!layer.allowsEdgeAntialiasing)
  }

  @Test func `layer defaults of time`() {
    let layer = CALayer()
    #expect(layer.speed == 1)
    #expect(layer.beginTime == 0)
    #expect(layer.timeOffset == 0)
    #expect(layer.duration == .infinity)
    #expect(layer.fillMode == .removed)
  }

  @Test func `shape layer defaults`() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillColor == black)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect(layer.strokeStart == 0)
    #expect(layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
    #expect(layer.lineDashPhase == 0)
    #expect(layer.lineDashPattern == nil)
  }

  @Test func `gradient layer defaults`() {
    let layer = CAGradientLayer()
    #expect(layer.colors == nil)
    #expect(layer.locations == nil)
    #expect(layer.startPoint == CGPoint(x: 0.5, y: 0))
    #expect(layer.endPoint == CGPoint(x: 0.5, y: 1))
    #expect(layer.type == .axial)
  }

  @Test func `replicator layer defaults`() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1)
    #expect(layer.instanceDelay == 0)
    #expect(layer.instanceTransform == CATransform3DIdentity)
    #expect(layer.instanceColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(layer.instanceRedOffset == 0)
    #expect(layer.instanceAlphaOffset == 0)
    #expect(!layer.preservesDepth)
  }

  @Test func `text layer defaults`() {
    let layer = CATextLayer()
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor == CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(!layer.isWrapped)
    #expect(layer.alignmentMode == .natural)
    #expect(layer.truncationMode == .none)
  }

  @Test func `default values by key agree with a new layer`() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CALayer.defaultValue(forKey: "nonsense") == nil)
    #expect(CALayer.defaultAction(forKey: "position") == nil)
  }

  @Test func `animation defaults`() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.duration == 0)
    #expect(animation.timingFunction == nil)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.fillMode == .removed)
    #expect(animation.speed == 1)
    #expect(animation.repeatCount == 0)
    #expect(!animation.isAdditive)
    #expect(!animation.isCumulative)
    #expect(CAKeyframeAnimation().calculationMode == .linear)
    let spring = CASpringAnimation()
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    let transition = CATransition()
    #expect(transition.type == .fade)
    #expect(transition.subtype == nil)
    #expect(transition.startProgress == 0)
    #expect(transition.endProgress == 1)
  }
}
