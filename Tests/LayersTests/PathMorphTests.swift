import Foundation
import Geometry
import Layers
import Raster
import Testing

/// Paths that turn into others, of the same elements and of different ones.
@MainActor
struct PathMorphTests {
  private let box = CGPath(rect: CGRect(x: 20, y: 20, width: 100, height: 60), transform: nil)
  private let oval = CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 100, height: 60), transform: nil)

  private func stage(from: Any?, to: Any?) -> Stage {
    let shape = CAShapeLayer()
    shape.name = "shape"
    let stage = Stage(shape)
    let animation = stage.animation(of: "path", from: from, to: to)
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    stage.layer.add(animation, forKey: nil)
    return stage
  }

  private func path(_ stage: Stage, at time: Double) -> Path? {
    guard case .path(let path)? = stage.value("path", at: time) else { return nil }
    return path
  }

  @Test func `paths of the same elements change without a word`() {
    let stage = stage(
      from: CGPath(ellipseIn: CGRect(x: 90, y: 90, width: 20, height: 20), transform: nil),
      to: CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 180, height: 180), transform: nil))
    let quarter = path(stage, at: 0.25)
    #expect(quarter?.bounds == CGRect(x: 70, y: 70, width: 60, height: 60))
    #expect(stage.timeline.warnings.isEmpty)
  }

  @Test func `paths of different elements are exact at both ends and warned about once`() {
    let stage = stage(from: box, to: oval)
    #expect(path(stage, at: 0) == box.value)
    for time in [0.1, 0.5, 0.9] {
      let between = path(stage, at: time)
      let bounds = between?.bounds ?? .null
      #expect(bounds.minX > 20 - 1e-9 && bounds.maxX < 120 + 1e-9)
      #expect(bounds.minY > 20 - 1e-9 && bounds.maxY < 80 + 1e-9)
      #expect(between?.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } == true)
    }
    #expect(path(stage, at: 1) == oval.value)
    #expect(stage.timeline.warnings.count == 1)
    #expect(stage.timeline.warnings[0].contains("shape"))
  }

  @Test func `nothing and something turn into each other`() {
    let nothing = CGMutablePath()
    for (from, to) in [(nothing as CGPath, oval), (oval, nothing)] {
      let stage = stage(from: from, to: to)
      #expect(path(stage, at: 0) == from.value)
      #expect(path(stage, at: 0.5)?.points.allSatisfy { $0.x.isFinite && $0.y.isFinite } == true)
      #expect(path(stage, at: 1) == to.value)
    }
  }

  @Test func `what a path turns into may be the layer's own`() {
    let shape = CAShapeLayer()
    shape.path = oval
    let stage = Stage(shape)
    stage.layer.add(stage.animation(of: "path", from: box), forKey: nil)
    #expect(stage.timeline.warnings.count == 1)
  }

  @Test func `keyframes are warned about unless they jump`() {
    for (mode, count) in [(CAAnimationCalculationMode.linear, 1), (.cubic, 1), (.discrete, 0)] {
      let stage = Stage(CAShapeLayer())
      let animation = CAKeyframeAnimation(keyPath: "path")
      animation.values = [box, oval]
      animation.calculationMode = mode
      animation.duration = 1
      stage.layer.add(animation, forKey: nil)
      #expect(stage.timeline.warnings.count == count)
    }
  }

  @Test func `paths that run against each other fold up half way`() {
    func square(_ points: [(Double, Double)]) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
      path.closeSubpath()
      return path
    }
    let stage = stage(
      from: square([(20, 20), (120, 20), (120, 120), (20, 120)]),
      to: square([(20, 20), (20, 120), (120, 120), (120, 20)]))
    for (time, area) in [(0, 10_000.0), (0.25, 5000), (0.5, 0), (0.75, 5000), (1, 10_000)] {
      let points = path(stage, at: time)?.points ?? []
      let twice = points.indices.reduce(0.0) { sum, index in
        let (a, b) = (points[index], points[(index + 1) % points.count])
        return sum + Double(a.x * b.y - b.x * a.y)
      }
      #expect(isClose(abs(twice) / 2, area))
    }
  }
}
