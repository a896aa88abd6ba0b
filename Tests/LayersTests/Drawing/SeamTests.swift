import Foundation
import Geometry
import Layers
import Raster
import Testing

/// Pieces of a snapshot over a background of a colour that the snapshot has nothing of.
///
/// The snapshot is made of greens, so whatever red there is shines through from behind.
@MainActor
@Suite struct `Seams between layers` {
  private static let width = 120
  private static let height = 90
  private static let magenta = Color(red: 1, green: 0, blue: 1)

  /// Greens that differ from pixel to pixel, the same in every run.
  private static let snapshot: CGImage = {
    var state: UInt64 = 9
    return picture(
      width: width,
      (0..<width * height).map { _ in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return [0, 128 + Int(state >> 57), 0, 255]
      })
  }()

  private func easel(margin: CGFloat = 0) -> Easel {
    let easel = Easel(
      CGFloat(Self.width) + 2 * margin, CGFloat(Self.height) + 2 * margin, background: Self.magenta)
    return easel
  }

  /// The snapshot uncut, as a layer.
  private func whole(at origin: CGPoint = .zero) -> CALayer {
    piece(CGRect(x: 0, y: 0, width: 1, height: 1), at: origin)
  }

  /// A part of the snapshot, in units of it, as a layer that lies where the part does.
  private func piece(_ part: CGRect, at origin: CGPoint = .zero) -> CALayer {
    let (width, height) = (CGFloat(Self.width), CGFloat(Self.height))
    let layer = CALayer(
      origin.x + part.minX * width, origin.y + part.minY * height, part.width * width,
      part.height * height, nil)
    layer.contents = Self.snapshot
    layer.contentsRect = part
    return layer
  }

  private func columns(_ count: Int) -> [CGRect] {
    (0..<count).map {
      CGRect(x: CGFloat($0) / CGFloat(count), y: 0, width: 1 / CGFloat(count), height: 1)
    }
  }

  /// The reddest that a pixel is in the middle part of a shot, `margin` away from its edges.
  private func reddest(_ shot: Shot, margin: Int) -> Int {
    var worst = 0
    for y in margin..<shot.bitmap.height - margin {
      for x in margin..<shot.bitmap.width - margin { worst = max(worst, shot[x, y][0]) }
    }
    return worst
  }

  @Test(arguments: [2, 7, 8, 13])
  func `strips at rest are the uncut picture, to the last bit`(count: Int) {
    let cut = easel()
    for part in columns(count) { cut.root.addSublayer(piece(part)) }
    #expect(cut.shot.bitmap == Self.snapshot.picture.bitmap)
    let rows = easel()
    for part in columns(count) {
      rows.root.addSublayer(
        piece(CGRect(x: 0, y: part.minX, width: 1, height: part.width)))
    }
    #expect(rows.shot.bitmap == Self.snapshot.picture.bitmap)
  }

  @Test(arguments: [2, 7, 13])
  func `tiles at rest are the uncut picture, to the last bit`(count: Int) {
    let cut = easel()
    for column in columns(count) {
      for row in columns(count) {
        cut.root.addSublayer(
          piece(CGRect(x: column.minX, y: row.minX, width: column.width, height: row.width)))
      }
    }
    #expect(cut.shot.bitmap == Self.snapshot.picture.bitmap)
  }

  @Test(arguments: [2, 7, 13], [0.01, 0.1, 0.37, 0.8] as [CGFloat])
  func `strips that move as one let nothing through`(count: Int, progress: CGFloat) {
    for kind in 0..<3 {
      let cut = easel(margin: 40)
      let group: CALayer = kind == 2 ? CATransformLayer() : CALayer()
      group.frame = CGRect(x: 0, y: 0, width: 200, height: 170)
      for part in columns(count) {
        group.addSublayer(piece(part, at: CGPoint(x: 40, y: 40)))
      }
      group.transform =
        kind == 0
        ? CATransform3DTranslate(
          CATransform3DMakeScale(1.4, 1.4, 1), 3 * progress, 5 * progress, 0)
        : CATransform3DRotate(
          CATransform3DScale(perspective(400), 1.6, 1.6, 1), progress * 0.8, 0.3, 1, 0.2)
      cut.root.addSublayer(group)
      // Away from the picture's own edges.
      #expect(reddest(cut.shot, margin: 75) <= 2)
    }
  }

  @Test func `doors that are shut are the uncut picture`() {
    for axis in [0, 1] {
      let doors = easel()
      doors.root.sublayerTransform = perspective(500)
      for index in 0..<2 {
        let part =
          axis == 0
          ? CGRect(x: CGFloat(index) / 2, y: 0, width: 0.5, height: 1)
          : CGRect(x: 0, y: CGFloat(index) / 2, width: 1, height: 0.5)
        let door = piece(part)
        let hinge =
          axis == 0 ? CGPoint(x: CGFloat(index), y: 0.5) : CGPoint(x: 0.5, y: CGFloat(index))
        move(door, to: hinge)
        door.transform = CATransform3DMakeRotation(0, 0, 1, 0)
        doors.root.addSublayer(door)
      }
      #expect(doors.shot.bitmap == Self.snapshot.picture.bitmap)
    }
  }

  @Test(arguments: [1, 20, 45, 80, 89] as [CGFloat])
  func `doors that open show what is behind them and nothing else`(angle: CGFloat) {
    let doors = easel()
    doors.root.sublayerTransform = perspective(500)
    doors.root.addSublayer(CALayer(0, 0, 120, 90, .pureGreen))
    doors.root.sublayers?[0].zPosition = -200
    doors.root.sublayers?[0].transform = CATransform3DMakeScale(2, 2, 1)
    for index in 0..<2 {
      let door = piece(CGRect(x: CGFloat(index) / 2, y: 0, width: 0.5, height: 1))
      move(door, to: CGPoint(x: CGFloat(index), y: 0.5))
      door.transform = CATransform3DMakeRotation(
        degrees(index == 0 ? angle : -angle), 0, 1, 0)
      doors.root.addSublayer(door)
    }
    #expect(reddest(doors.shot, margin: 0) == 0)
  }

  @Test(arguments: [0.5, 5, 25, 45, 70] as [CGFloat], [2, 3, 4])
  func `fold's creases show no line`(angle: CGFloat, count: Int) {
    for scale in [1, 2] as [CGFloat] {
      var fold = easel(margin: 40)
      fold.scale = scale
      fold.root.sublayerTransform = perspective(600)
      for layer in creased(count: count, angle: degrees(angle)) { fold.root.addSublayer(layer) }
      let shot = fold.shot
      // The paper's middle row is covered from its left end to its right end.
      let y = shot.bitmap.height / 2
      let row = (0..<shot.bitmap.width).map { shot[$0, y][0] }
      let covered = row.indices.filter { row[$0] == 0 }
      guard let first = covered.first, let last = covered.last else {
        Issue.record("nothing of the paper shows")
        continue
      }
      #expect(last - first > 20)
      for line in [y - 20, y, y + 20] {
        for x in first...last { #expect(shot[x, line][0] <= 2, "at \(x), \(line)") }
      }
    }
  }

  /// Strips that meet in space, the creases alternately away from the viewer and towards them.
  private func creased(count: Int, angle: CGFloat) -> [CALayer] {
    let width = CGFloat(Self.width) / CGFloat(count)
    let (cosine, sine) = (
      CGFloat(Elementary.cos(Double(angle))), CGFloat(Elementary.sin(Double(angle)))
    )
    return columns(count).enumerated().map { index, part in
      let layer = piece(part, at: CGPoint(x: 40, y: 40))
      move(layer, to: CGPoint(x: 0, y: 0.5))
      layer.position.x = 40 + CGFloat(index) * width * cosine
      layer.zPosition = index % 2 == 0 ? 0 : -width * sine
      layer.transform = CATransform3DMakeRotation(index % 2 == 0 ? angle : -angle, 0, 1, 0)
      return layer
    }
  }

  @Test func `flat fold is the uncut picture`() {
    for count in [2, 3, 4] {
      let fold = easel(margin: 40)
      let uncut = easel(margin: 40)
      fold.root.sublayerTransform = perspective(600)
      for layer in creased(count: count, angle: 0) { fold.root.addSublayer(layer) }
      uncut.root.addSublayer(whole(at: CGPoint(x: 40, y: 40)))
      #expect(fold.shot == uncut.shot)
    }
  }

  @Test(arguments: [2, 15, 40, 75] as [CGFloat])
  func `plane that another one cuts is whole but where that one covers it`(angle: CGFloat) {
    let cut = easel(margin: 40)
    let plane = whole(at: CGPoint(x: 40, y: 40))
    plane.transform = CATransform3DRotate(
      CATransform3DScale(perspective(500), 1.7, 1.7, 1), degrees(20), 0.4, 1, 0)
    let blade = CALayer(60, 45, 80, 80, .pureGreen)
    blade.transform = CATransform3DRotate(perspective(500), degrees(-angle), 0.2, 1, 0.1)
    cut.root.addSublayer(plane)
    cut.root.addSublayer(blade)
    #expect(cut.list.items.count > 2)
    #expect(reddest(cut.shot, margin: 50) <= 2)
  }

  /// Changes a layer's anchor point, leaving it where it is.
  private func move(_ layer: CALayer, to anchor: CGPoint) {
    let frame = layer.frame
    layer.anchorPoint = anchor
    layer.frame = frame
  }
}
