import Foundation
import Geometry
import Raster

/// A page that is rolled off what lies beneath it, over a cylinder that lies on the page and travels
/// across it.
///
/// Seen along the cylinder, the page lying from the start on the left, the axis travelling right:
///
/// ```
///               back, seen from above
///                .───────────────        the rolled part comes to lie on the flat one
///              ╱                          s: how far a place of the page is behind the axis,
///   beneath   (  roll                        before it was rolled
///              ╲
///   ────────────`──axis──────────────    the page's flat part
/// ```
///
/// | place                  | comes to lie at           |
/// |------------------------|---------------------------|
/// | s ≤ 0                  | where it was              |
/// | 0 < s ≤ π·radius       | axis − radius · sin(s/radius) |
/// | s > π·radius           | axis + s − π·radius       |
///
/// It is seen from straight above, so that the roll is a row of narrow bands, each of them a flat
/// piece of the page that is only narrowed or turned over. The look is ours: the platform's page has
/// never been described.
struct PageCurl {
  /// The page.
  let bounds: CGRect
  /// How far it has come, 0 (flat) to 1 (gone).
  let progress: Double
  /// The way the axis travels, of length 1.
  private let travel: CGVector
  /// Where the page begins along the way, in points from the origin.
  private let beginning: Double
  private let radius: Double
  /// Where the axis is along the way, in points from the page's beginning.
  private let axis: Double

  /// How much the way leans to one side, so that a corner goes first.
  private static let lean = Double.pi / 9
  /// The radius, as a part of the way.
  private static let radiusShare = 0.1
  /// The bands of a quarter of the roll.
  private static let quarterBands = 12
  /// How white the page's back is, 0 to 1.
  private static let paper = 0.75
  /// How dark the roll is where it is seen edge-on, 0 to 1.
  private static let edgeShade = 0.35
  /// How dark the shadows next to the page are, 0 to 1.
  private static let shadowShade = 0.35

  /// Creates a page that is lifted at `side`.
  init(of bounds: CGRect, from side: LayerTransition.Side, progress: Double) {
    self.bounds = bounds
    self.progress = progress.unitClamped
    let (along, across) = (Elementary.cos(Self.lean), Elementary.sin(Self.lean))
    let travel =
      switch side {
      case .bottom: CGVector(dx: -across, dy: -along)
      case .top: CGVector(dx: -across, dy: along)
      case .right: CGVector(dx: -along, dy: -across)
      case .left: CGVector(dx: along, dy: -across)
      }
    let places = ConvexPolygon(bounds).vertices.map { $0.x * travel.dx + $0.y * travel.dy }
    let beginning = Double(places.min() ?? 0)
    let length = Double(places.max() ?? 0) - beginning
    self.travel = travel
    self.beginning = beginning
    radius = max(length * Self.radiusShare, 1)
    axis = self.progress * (length + radius)
  }

  /// Returns what draws the page over what is beneath it.
  ///
  /// - Parameters:
  ///   - page: Draws the page where a map takes it.
  ///   - beneath: Draws what is beneath the page.
  ///   - projection: The map from the page's plane to the painter's space.
  /// - Returns: The items, back to front.
  func items(
    rolling page: (Projection) -> [DisplayList.Item], off beneath: [DisplayList.Item],
    through projection: Projection
  ) -> [DisplayList.Item] {
    if progress == 0 { return page(.identity) }
    if progress == 1 { return beneath }
    var items = beneath
    let lifted = lying(min(axis, radius * .pi / 2))
    items.append(shadow(from: lifted + 1, to: lifted - radius, through: projection))
    let flat = DisplayList.Clip(
      .polygon(part(from: axis, to: .infinity).vertices), projection: projection)
    items += Compositing(clips: [flat]).applied(to: page(.identity))
    let front = lying(axis)
    if front > axis {
      items.append(shadow(from: front - 1, to: front + radius, through: projection))
    }
    for band in bands { items += drawing(band, of: page, through: projection) }
    return Compositing(clips: [DisplayList.Clip(.rect(bounds), projection: projection)])
      .applied(to: items)
  }
}

extension PageCurl {
  /// A piece of the page between two places behind the axis, in points.
  private struct Band {
    var start: Double
    var end: Double
    /// How dark it is, 0 to 1.
    var shade: Double
    var showsBack: Bool
  }

  /// Where a place `s` points behind the axis comes to lie, in points along the way.
  private func lying(_ s: Double) -> Double {
    if s <= 0 { return axis - s }
    if s >= radius * .pi { return axis + s - radius * .pi }
    return axis - radius * Elementary.sin(s / radius)
  }

  /// The bands of the roll, and what lies on the flat part behind it; from below upwards.
  private var bands: [Band] {
    let count = Self.quarterBands
    let rising = (0...count).map { Elementary.asin(Double($0) / Double(count)) }
    let angles = rising + rising.dropLast().reversed().map { .pi - $0 }
    var bands: [Band] = []
    for (first, last) in zip(angles, angles.dropFirst()) where first * radius < axis {
      let shade = Self.edgeShade * (1 - abs(Elementary.cos((first + last) / 2)))
      bands.append(
        Band(
          start: first * radius, end: min(last * radius, axis), shade: shade,
          showsBack: first + last > .pi))
    }
    if axis > radius * .pi {
      bands.append(Band(start: radius * .pi, end: axis, shade: 0, showsBack: true))
    }
    return bands
  }

  /// Draws a band, which reaches a point below the one before it, so that no seam is seen.
  private func drawing(
    _ band: Band, of page: (Projection) -> [DisplayList.Item], through projection: Projection
  ) -> [DisplayList.Item] {
    let length = band.end - band.start
    guard length > 1e-9 else { return [] }
    let (first, last) = (lying(band.start), lying(band.end))
    let slope = (first - last) / length
    let overlap = min(1 / max(abs(slope), 1e-9), length)
    let moved = map(taking: axis - band.start, to: first, slope: slope)
    let place = moved.concatenating(projection)
    let outline = part(from: axis - band.end, to: axis - band.start + overlap)
    guard !outline.isEmpty else { return [] }
    var items = page(moved)
    // Larger than the page: only the clip shapes the edges.
    let all = DisplayList.Shape.rect(bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    if band.showsBack {
      items.append(
        .draw(
          DisplayList.Draw(
            all, paint: .color(.white), projection: place, opacity: Self.paper)))
    }
    items.append(
      .draw(
        DisplayList.Draw(all, paint: .color(.black), projection: place, opacity: band.shade)))
    return Compositing(clips: [DisplayList.Clip(.polygon(outline.vertices), projection: place)])
      .applied(to: items)
  }

  /// The map that takes the line at `place` along the way to `target`, and a point of the way to
  /// `slope` points.
  private func map(taking place: Double, to target: Double, slope: Double) -> Projection {
    // A point p moves by travel · (target + slope · (f − place) − f), with f = p · travel − beginning.
    let growth = slope - 1
    let shift = target - slope * place - growth * beginning
    let (x, y) = (Double(travel.dx), Double(travel.dy))
    return Projection(
      CGAffineTransform(
        a: 1 + growth * x * x, b: growth * x * y, c: growth * x * y, d: 1 + growth * y * y,
        tx: shift * x, ty: shift * y))
  }

  /// The part of the page between two places along the way.
  private func part(from start: Double, to end: Double) -> ConvexPolygon {
    let (x, y) = (Double(travel.dx), Double(travel.dy))
    let outline = ConvexPolygon(bounds)
      .clipped(to: HalfPlane(a: x, b: y, c: -beginning - start))
    return end.isFinite
      ? outline.clipped(to: HalfPlane(a: -x, b: -y, c: beginning + end)) : outline
  }

  /// A shadow that fades from one place along the way to another.
  private func shadow(
    from dark: Double, to clear: Double, through projection: Projection
  ) -> DisplayList.Item {
    let strength = Self.shadowShade * min(1, axis / (radius * .pi))
    func point(_ place: Double) -> CGPoint {
      CGPoint(x: travel.dx * (beginning + place), y: travel.dy * (beginning + place))
    }
    let gradient = Gradient(
      .axial,
      stops: [
        Gradient.Stop(location: 0, color: Color(red: 0, green: 0, blue: 0, alpha: strength)),
        Gradient.Stop(location: 1, color: Color(red: 0, green: 0, blue: 0, alpha: 0)),
      ], start: point(dark), end: point(clear), planeToUnit: .identity)
    let outline = part(from: min(dark, clear), to: max(dark, clear))
    return .draw(
      DisplayList.Draw(
        .polygon(outline.vertices), paint: .gradient(gradient), projection: projection))
  }
}
