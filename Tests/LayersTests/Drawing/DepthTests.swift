import Foundation
import Geometry
import Layers
import Raster
import Testing

@MainActor
@Suite struct `Depth among siblings` {
  @Test func `zPosition orders siblings, and ties follow the list`() {
    let easel = Easel(40, 10)
    for (index, depth) in [(0, 3), (1, -2), (2, 3)] as [(Int, CGFloat)] {
      let layer = CALayer(
        CGFloat(index) * 5, 0, 20, 10, [CGColor.pureRed, .pureGreen, .pureBlue][index])
      layer.zPosition = depth
      easel.root.addSublayer(layer)
    }
    let shot = easel.shot
    #expect(shot[2, 5] == red)
    #expect(shot[7, 5] == red)
    #expect(shot[12, 5] == blue)
    #expect(shot[22, 5] == blue)
  }

  @Test func `turning view is cut by the sibling behind it unless it stands in front`() {
    let easel = Easel(400, 400)
    let below = CALayer(50, 50, 300, 300, .pureBlue)
    let turning = CALayer(100, 100, 200, 200, .pureRed)
    turning.transform = CATransform3DMakeRotation(degrees(45), 0, 1, 0)
    easel.root.addSublayer(below)
    easel.root.addSublayer(turning)
    let cut = easel.shot
    for x in [131, 165, 199] { #expect(cut[x, 200] == red) }
    for x in [200, 235, 268] { #expect(cut[x, 200] == blue) }
    turning.zPosition = 100
    let whole = easel.shot
    for x in 130...269 { #expect(whole[x, 200] == red) }
    #expect(whole[128, 200] == blue)
    #expect(whole[271, 200] == blue)
  }

  @Test func `half that turns away is the one with z below zero, under perspective too`() {
    let easel = Easel(300, 300)
    easel.root.sublayerTransform = perspective(500)
    let flat = CALayer(100, 100, 100, 100, .pureBlue)
    let turning = CALayer(100, 100, 100, 100, .pureRed)
    turning.transform = CATransform3DMakeRotation(degrees(60), 0, 1, 0)
    easel.root.addSublayer(flat)
    easel.root.addSublayer(turning)
    #expect(easel.shot[140, 150] == red)
    #expect(easel.shot[160, 150] == blue)
    turning.zPosition = 50
    #expect(easel.shot[140, 150] == red)
    #expect(easel.shot[160, 150] == red)
  }

  /// How the layers of the next test are drawn, apart from their colours.
  enum Look: CaseIterable {
    case plain
    case rounded
    case grouped
  }

  @Test(arguments: [0, 1], Look.allCases)
  func `cut shows no background between its sides`(order: Int, look: Look) {
    for shift in [0.0, 0.3, 0.5, 0.77] {
      let easel = Easel(200, 200, background: Color(red: 1, green: 0, blue: 1))
      let large = CALayer(20 + shift, 20, 160, 160, .pureGreen)
      let small = CALayer(80, 80, 40, 40, .pureBlue)
      small.transform = CATransform3DMakeRotation(degrees(50), 0.3, 1, 0.2)
      large.transform = CATransform3DMakeRotation(degrees(-10), 0.1, 1, 0)
      let layers = order == 0 ? [large, small] : [small, large]
      for layer in layers {
        if look != .plain { layer.cornerRadius = 5 }
        if look == .grouped {
          layer.masksToBounds = true
          layer.addSublayer(CALayer(0, 0, 30, 300, layer.backgroundColor))
          layer.addSublayer(CALayer(30, 0, 300, 300, layer.backgroundColor))
        }
        easel.root.addSublayer(layer)
      }
      let shot = easel.shot
      var worst = 0
      for y in 30..<170 { for x in 30..<170 { worst = max(worst, shot[x, y][0]) } }
      #expect(worst <= 1)
    }
  }

  @Test func `translucent plane that is cut looks as if it were not`() {
    let easel = Easel(100, 100)
    let pane = CALayer(10, 10, 80, 80, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    pane.transform = CATransform3DMakeRotation(degrees(30), 0, 1, 0.1)
    easel.root.addSublayer(pane)
    let whole = easel.shot
    // Each cuts the pane along a line of which it covers only one end.
    for y in [5, 85] as [CGFloat] {
      let blade = CALayer(45, y, 10, 10, .pureBlue)
      blade.transform = CATransform3DMakeRotation(degrees(-40), 0, 1, 0)
      easel.root.insertSublayer(blade, at: 0)
    }
    let cut = easel.shot
    #expect(easel.list.items.count > 3)
    for y in 20..<80 { for x in 0..<100 { #expect(cut[x, y] == whole[x, y]) } }
  }

  @Test func `card shows the side that faces the viewer`() {
    for angle in stride(from: 0, through: 180, by: 15) as StrideThrough<CGFloat> {
      let easel = Easel(200, 200)
      let card = CATransformLayer()
      card.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
      card.transform = CATransform3DMakeRotation(degrees(angle), 0, 1, 0)
      let front = CALayer(0, 0, 100, 100, .pureGreen)
      front.zPosition = 1
      front.isDoubleSided = false
      let back = CALayer(0, 0, 100, 100, .pureRed)
      back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
      back.isDoubleSided = false
      card.addSublayer(front)
      card.addSublayer(back)
      easel.root.addSublayer(card)
      let row = (0..<200).map { easel.shot[$0, 100] }
      let greens = row.filter { $0[0] < 255 && $0[2] < 255 && $0[1] > 200 }.count
      let reds = row.filter { $0[1] < 255 && $0[2] < 255 && $0[0] > 200 && $0[1] < 128 }.count
      let width = 100 * abs(Elementary.cos(Double(degrees(angle))))
      switch angle {
      case ..<90: #expect(abs(Double(greens) - width) <= 2 && reds == 0)
      case 90: #expect(greens + reds <= 1)
      default: #expect(abs(Double(reds) - width) <= 2 && greens == 0)
      }
    }
  }

  @Test func `back of a double-sided card is its front in a mirror`() {
    let easel = Easel(20, 20)
    let card = CALayer(0, 0, 20, 20, nil)
    card.contents = picture(width: 2, [white, black])
    card.magnificationFilter = .nearest
    card.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    easel.root.addSublayer(card)
    #expect(easel.shot[5, 10] == black)
    #expect(easel.shot[15, 10] == white)
  }

  @Test func `layer that passes behind the eye is cut off there`() {
    let easel = Easel(400, 400)
    let layer = CALayer(0, 0, 400, 400, .pureRed)
    layer.transform = CATransform3DRotate(perspective(150), degrees(80), 1, 0, 0)
    easel.root.addSublayer(layer)
    let shot = easel.shot
    for y in 0...183 { #expect((0..<400).allSatisfy { shot[$0, y] == white }) }
    // The left edge passes through this row from x = 105.9 to x = 98.3.
    #expect(shot[97, 186] == white)
    #expect(shot[106, 186] == red)
    #expect(shot[293, 186] == red)
    #expect(shot[302, 186] == white)
    for y in 200..<400 { #expect((0..<400).allSatisfy { shot[$0, y] == red }) }
  }

  @Test func `faces of a turning cube meet without a line between them`() {
    for angle in [15, 30, 45, 60, 75] as [CGFloat] {
      let easel = Easel(200, 200, background: .black)
      easel.root.sublayerTransform = perspective(1000)
      for (name, turn) in [("a", -angle), ("b", 90 - angle)] {
        let face = CALayer(0, 0, 200, 200, .pureWhite, name: name)
        face.transform = CATransform3DMakeTranslation(0, 0, 100)
          .concatenating(CATransform3DMakeRotation(degrees(turn), 0, 1, 0))
          .concatenating(CATransform3DMakeTranslation(0, 0, -100))
        easel.root.addSublayer(face)
      }
      let shot = easel.shot
      guard let edge = easel.corners(of: "b")[0]?.x else {
        Issue.record("the faces have no common edge")
        continue
      }
      if angle == 45 { #expect(abs(edge - 100) < 0.001) }
      if angle == 15 { #expect(abs(edge - 172.336) < 0.001) }
      for y in 0..<200 { #expect(shot[Int(edge), y][0] >= 250) }
    }
  }
}
