import Foundation
import Geometry
import Raster

/// A picture of a layer tree drawn apart, to see why a frame looks as it does.
///
/// Everything that a layer draws itself is a plate; the plates stand one in front of the other, in
/// the order in which they are painted, seen from the upper left:
///
///     canvas ─┐
///     │ 1 ────┼┐
///     │ │ 2 ──┼┼┐
///     └─┼─│───┘││
///       └─┼────┘│
///         └─────┘
///
/// The outline is that of the layer's bounds as they lie on the canvas; its colour tells how deep
/// the layer is nested, and it is dashed where nothing of the layer can be seen. The number counts
/// from the back.
public struct ExplodedView: Sendable, Hashable {
  /// What draws the picture.
  public let list: DisplayList
  /// What each plate is, the first one for number 1.
  public let captions: [String]
}

extension CALayer {
  /// Returns the tree below this layer drawn apart, as it is at `time`; see `displayList(at:)` for
  /// what the arguments mean.
  ///
  /// The picture has a size of its own; its longer side has at least 900 pixels.
  public func explodedView(
    at time: CFTimeInterval, scale: CGFloat, size: CGSize, background: Color = .clear
  ) -> ExplodedView {
    let canvas = Canvas(size: size, scale: scale, background: background)
    let layer = PresentedLayer(self, at: .presentation(superlayerTime(atMediaTime: time)))
    return ExplodedView(layer, on: canvas)
  }
}

extension ExplodedView {
  /// Takes `layer`, as it lies on `canvas`, apart.
  init(_ layer: PresentedLayer, on canvas: Canvas) {
    let empty = canvas.empty
    let sheet = CGRect(x: 0, y: 0, width: empty.width, height: empty.height)
    var painter = canvas.painter
    // What has left the canvas, or is yet to come, is shown beside it.
    painter.visible = sheet.insetBy(dx: -sheet.width, dy: -sheet.height)
    var collector = PlateCollector(painter)
    collector.add(SpaceMember.entering(layer), through: canvas.projection)
    let plates = collector.plates.filter { painter.visible.intersects($0.outline.bounds) }
    captions = plates.map(\.caption)
    list = PlateStack(sheet: sheet, background: canvas.background, plates: plates).list
  }
}

/// Plates standing one in front of the other.
private struct PlateStack {
  /// The canvas, in pixels.
  let sheet: CGRect
  let background: Color
  let plates: [LayerPlate]

  /// The picture's longer side is that of the canvas, but not outside of these, in pixels.
  private static let sides: ClosedRange<CGFloat> = 900...4096
  /// Room around everything, in parts of the longer side.
  private static let margin: CGFloat = 0.04
  /// How far a plate stands in front of the one before, in parts of the canvas's longer side, when
  /// there is room; all together at most `depth`.
  private static let gap: CGFloat = 0.24
  private static let depth: CGFloat = 1.6
  /// What is behind everything.
  private static let floor = Color(red: 0.11, green: 0.12, blue: 0.145)
  private static let guide = Color(red: 1, green: 1, blue: 1, alpha: 0.3)
  /// Colours of outlines, from the outermost layers on.
  private static let colors = [
    Color(red: 0.36, green: 0.72, blue: 1), Color(red: 0.43, green: 0.88, blue: 0.55),
    Color(red: 1, green: 0.76, blue: 0.28), Color(red: 1, green: 0.48, blue: 0.5),
    Color(red: 0.78, green: 0.58, blue: 1),
  ]

  /// What draws them.
  var list: DisplayList {
    let longer = min(
      max(max(sheet.width, sheet.height), Self.sides.lowerBound), Self.sides.upperBound)
    let margin = longer * Self.margin
    let box = CGRect(boundsOf: extremes)
    guard box.width > 0, box.height > 0, box.isFinite else {
      return DisplayList(width: 1, height: 1, background: Self.floor)
    }
    let zoom = (longer - 2 * margin) / max(box.width, box.height)
    let place = CGAffineTransform(
      a: zoom, b: 0, c: 0, d: zoom, tx: margin - box.minX * zoom, ty: margin - box.minY * zoom)
    let pen = Pen(place: place, width: max(1, longer / 700), digits: longer / 55)
    var list = DisplayList(
      width: Int((box.width * zoom + 2 * margin).rounded(.up)),
      height: Int((box.height * zoom + 2 * margin).rounded(.up)), background: Self.floor)
    list.items = floorItems(pen)
    for (index, plate) in plates.enumerated() {
      let view = view(ofPlate: index + 1).concatenating(place)
      list.items += plate.items.map { $0.mapped(by: Projection(view)) }
      list.items.append(
        pen.line(
          around: shown(plate.outline).vertices.map { $0.applying(view) }, color(of: plate),
          dashes: plate.isInvisible ? pen.dashes : []))
    }
    for (index, plate) in plates.enumerated() {
      let corners = shown(plate.outline).vertices.map {
        $0.applying(view(ofPlate: index + 1).concatenating(place))
      }
      guard let corner = corners.min(by: { $0.x + $0.y < $1.x + $1.y }) else { continue }
      list.items += pen.tag(index + 1, at: corner, color(of: plate))
    }
    return list
  }

  /// The canvas at the back, and guides from its corners to where they are in front.
  private func floorItems(_ pen: Pen) -> [DisplayList.Item] {
    let back = view(ofPlate: 0).concatenating(pen.place)
    let front = view(ofPlate: plates.count).concatenating(pen.place)
    var items: [DisplayList.Item] = [
      .draw(
        DisplayList.Draw(.rect(sheet), paint: .color(background), projection: Projection(back)))
    ]
    items += sheet.corners.map { corner in
      pen.line([corner.applying(back), corner.applying(front)], Self.guide)
    }
    items.append(pen.line(around: sheet.corners.map { $0.applying(back) }, Self.guide))
    return items
  }

  /// The corners of everything as it is seen, before it is fitted to the picture.
  private var extremes: [CGPoint] {
    var points = [0, plates.count].flatMap { place in
      sheet.corners.map { $0.applying(view(ofPlate: place)) }
    }
    for (index, plate) in plates.enumerated() {
      points += shown(plate.outline).vertices.map { $0.applying(view(ofPlate: index + 1)) }
    }
    return points
  }

  /// The part of an outline that is not too far from the canvas to be shown.
  private func shown(_ outline: ConvexPolygon) -> ConvexPolygon {
    let near = sheet.insetBy(dx: -sheet.width / 2, dy: -sheet.height / 2)
    return outline.intersection(ConvexPolygon(near))
  }

  private func color(of plate: LayerPlate) -> Color {
    Self.colors[plate.nesting % Self.colors.count]
  }

  /// How the canvas is seen where the plate with a number stands.
  ///
  /// It is turned by 32° to the left, then by 20° downwards, and seen from far away.
  private func view(ofPlate number: Int) -> CGAffineTransform {
    let (cosine, sine): (CGFloat, CGFloat) = (0.848_048_096_2, 0.529_919_264_2)
    let (tiltCosine, tiltSine): (CGFloat, CGFloat) = (0.939_692_620_8, 0.342_020_143_3)
    let share = min(Self.gap, Self.depth / CGFloat(max(1, plates.count)))
    let z = CGFloat(number) * share * max(sheet.width, sheet.height)
    return CGAffineTransform(
      a: cosine, b: -sine * tiltSine, c: 0, d: tiltCosine, tx: z * sine,
      ty: z * cosine * tiltSine)
  }
}

/// What draws lines and numbers on the picture.
private struct Pen {
  /// The map from the view to the picture.
  let place: CGAffineTransform
  /// The width of lines, in pixels.
  let width: CGFloat
  /// The height of digits, in pixels.
  let digits: CGFloat

  /// The lengths of dashes and of the gaps between them, in pixels.
  var dashes: [CGFloat] { [width * 5, width * 4] }

  func line(_ points: [CGPoint], _ color: Color) -> DisplayList.Item {
    var path = Path()
    path.addLines(between: points)
    return stroke(path, color, dashes: [])
  }

  func line(
    around corners: [CGPoint], _ color: Color, dashes: [CGFloat] = []
  ) -> DisplayList.Item {
    stroke(ConvexPolygon(corners).path, color, dashes: dashes)
  }

  private func stroke(_ path: Path, _ color: Color, dashes: [CGFloat]) -> DisplayList.Item {
    let outline = path.stroked(
      StrokeStyle(width: width, join: .round, dashes: dashes), tolerance: 0.05)
    return fill(outline, color)
  }

  private func fill(_ path: Path, _ color: Color) -> DisplayList.Item {
    .draw(DisplayList.Draw(.path(path, .nonZero), paint: .color(color), projection: .identity))
  }

  /// Returns a plate with a number, whose middle is at `corner`.
  func tag(_ number: Int, at corner: CGPoint, _ color: Color) -> [DisplayList.Item] {
    let font = SegmentDigits(height: digits)
    let size = CGSize(width: font.width(of: number), height: digits)
    let origin = CGPoint(x: corner.x - size.width / 2, y: corner.y - size.height / 2)
    let rect = CGRect(origin: origin, size: size).insetBy(dx: -digits * 0.4, dy: -digits * 0.4)
    var plate = Path()
    plate.addRoundedRect(in: rect, cornerWidth: digits * 0.35, cornerHeight: digits * 0.35)
    return [fill(plate, color), fill(font.path(of: number, at: origin), .black)]
  }
}
