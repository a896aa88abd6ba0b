import Foundation
import Geometry
import Layers
import Raster
import Testing

/// Transitions from a layer's earlier state to its present one.
@MainActor
struct CATransitionTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func stage() -> Stage {
    let stage = Stage()
    CATransaction.setDisableActions(true)
    stage.root.bounds.size = CGSize(width: 4, height: 4)
    stage.root.position = CGPoint(x: 2, y: 2)
    stage.layer.bounds.size = CGSize(width: 4, height: 4)
    stage.layer.position = CGPoint(x: 2, y: 2)
    stage.layer.backgroundColor = red
    stage.timeline.commit()
    CATransaction.setDisableActions(true)
    return stage
  }

  private func transition(
    _ type: CATransitionType, _ subtype: CATransitionSubtype? = nil
  ) -> CATransition {
    let transition = CATransition()
    transition.type = type
    transition.subtype = subtype
    transition.duration = 1
    transition.timingFunction = CAMediaTimingFunction(name: .linear)
    return transition
  }

  private func state(_ stage: Stage, at time: Double) -> LayerTransition? {
    stage.timeline.advance(to: time)
    return stage.layer.presentationPropertiesNow().transition
  }

  private func colors(_ items: [DisplayList.Item]) -> [Color] {
    items.flatMap { item -> [Color] in
      switch item {
      case .draw(let draw): if case .color(let color) = draw.paint { [color] } else { [] }
      case .group(let group): colors(group.children)
      case .sheet(let sheet): colors(sheet.children)
      case .backdrop: []
      }
    }
  }

  @Test(arguments: ["add first", "change first"])
  func `the earlier state is that before the turn, whatever was changed first`(order: String) {
    let stage = stage()
    let child = CALayer()
    child.backgroundColor = CGColor(gray: 1, alpha: 1)
    child.frame = CGRect(x: 0, y: 0, width: 1, height: 1)
    let change = {
      stage.layer.backgroundColor = blue
      stage.layer.addSublayer(child)
    }
    if order == "change first" { change() }
    stage.layer.add(transition(.fade), forKey: nil)
    if order == "add first" { change() }
    let half = state(stage, at: 0.5)
    #expect(half?.kind == .fade)
    #expect(half?.progress == 0.5)
    #expect(colors(half?.old ?? []) == [red.color])
    #expect(stage.layer.presentationPropertiesNow().backgroundColor == blue.color)
    #expect(stage.layer.sublayers?.count == 1)
    #expect(state(stage, at: 1) == nil)
  }

  @Test func `the frame shows the earlier state at the start and the new one at the end`() {
    let stage = stage()
    stage.layer.add(transition(.fade), forKey: nil)
    stage.layer.backgroundColor = blue
    func middle(_ time: Double) -> Pixel {
      stage.timeline.advance(to: time)
      let list = stage.root.displayList(
        at: time, scale: 1, size: CGSize(width: 4, height: 4))
      return Rasterizer().render(list).pixels[5]
    }
    let pure = { (color: CGColor) -> Pixel in
      let list = DisplayList(width: 1, height: 1, background: color.color)
      return Rasterizer().render(list).pixels[0]
    }
    #expect(middle(0) == pure(red))
    #expect(middle(1) == pure(blue))
  }

  @Test(
    arguments: [
      (CATransitionSubtype?.none, LayerTransition.Side.left), (.fromLeft, .left),
      (.fromRight, .right), (.fromTop, .bottom), (.fromBottom, .top),
    ])
  func `subtypes name sides, the vertical ones upwards`(
    subtype: CATransitionSubtype?, side: LayerTransition.Side
  ) {
    let stage = stage()
    stage.layer.add(transition(.push, subtype), forKey: nil)
    #expect(state(stage, at: 0.25)?.side == side)
    #expect(state(stage, at: 0.25)?.kind == .push)
  }

  @Test func `start and end progress choose a part of the change`() {
    let stage = stage()
    let part = transition(.moveIn)
    part.startProgress = 0.25
    part.endProgress = 0.75
    stage.layer.add(part, forKey: nil)
    #expect([0, 0.5, 0.75].map { state(stage, at: $0)?.progress } == [0.25, 0.5, 0.625])
  }

  @Test(
    arguments: [
      ("cube", LayerTransition.Kind.cube), ("oglFlip", .flip), ("reveal", .reveal),
      ("moveIn", .moveIn), ("pageCurl", .curl), ("pageUnCurl", .uncurl),
    ])
  func `known names are drawn`(name: String, kind: LayerTransition.Kind) {
    let stage = stage()
    stage.layer.add(transition(CATransitionType(rawValue: name)), forKey: nil)
    #expect(state(stage, at: 0.25)?.kind == kind)
    #expect(stage.timeline.warnings.isEmpty)
  }

  @Test(
    arguments: [
      "suckEffect", "rippleEffect", "cameraIrisHollowOpen", "cameraIrisHollowClose", "nonsense",
    ])
  func `names that are not drawn fade, and say so`(name: String) {
    let stage = stage()
    stage.layer.add(transition(CATransitionType(rawValue: name)), forKey: nil)
    #expect(state(stage, at: 0.25)?.kind == .fade)
    #expect(stage.timeline.warnings.count == 1)
    #expect(stage.timeline.warnings[0].contains(name))
  }

  @Test func `a transition without a duration takes the transaction's`() {
    let stage = stage()
    stage.layer.add(CATransition(), forKey: nil)
    #expect(state(stage, at: 0.125)?.progress == 0.5)
    #expect(state(stage, at: 0.25) == nil)
  }

  @Test func `a layer that comes on display in the same turn has no earlier state`() {
    let stage = stage()
    let arriving = CALayer()
    arriving.backgroundColor = red
    arriving.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    stage.root.addSublayer(arriving)
    arriving.add(transition(.fade), forKey: nil)
    stage.timeline.advance(to: 0.5)
    #expect(arriving.presentationPropertiesNow().transition?.old.isEmpty == true)
  }

  @Test func `sublayers that leave in the turn are part of the earlier state`() {
    let stage = stage()
    let leaving = CALayer()
    leaving.backgroundColor = blue
    leaving.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
    stage.layer.addSublayer(leaving)
    stage.timeline.commit()
    leaving.removeFromSuperlayer()
    stage.layer.add(transition(.fade), forKey: nil)
    #expect(colors(state(stage, at: 0.5)?.old ?? []) == [red.color, blue.color])
    #expect(stage.layer.sublayers == nil)
  }
}
