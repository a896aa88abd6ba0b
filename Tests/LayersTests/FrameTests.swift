import Foundation
import Geometry
import Layers
import Testing

@MainActor
struct FrameTests {
  @Test func `frame of a plain layer`() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 300)
    #expect(layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(layer.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
    layer.transform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(layer.frame == CGRect(x: 160, y: 295, width: 100, height: 50))
  }
}
