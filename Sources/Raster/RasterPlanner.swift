import Foundation
import Geometry

/// Makes plans of display lists.
struct RasterPlanner {
  private let builder: RegionBuilder
  private let canvas: PixelBox
  private var sheets = SheetPainter()
  private(set) var regions: [Region] = []

  init(width: Int, height: Int) {
    builder = RegionBuilder(width: width, height: height)
    canvas = PixelBox(left: 0, top: 0, right: width, bottom: height)
  }

  /// The regions that limit what is being planned, outermost first.
  private struct Limits {
    var clips: [PlannedClip] = []
    var bounds: PixelBox
  }

  /// A clip that has become a region.
  private struct PlannedClip {
    var clip: DisplayList.Clip
    var region: Int
  }

  /// Returns the plan's items for `items`.
  mutating func plan(_ items: [DisplayList.Item]) -> [PlannedItem] {
    plan(items, Limits(bounds: canvas))
  }

  private mutating func plan(_ items: [DisplayList.Item], _ limits: Limits) -> [PlannedItem] {
    items.flatMap { plan($0, limits) }
  }

  private mutating func plan(_ item: DisplayList.Item, _ limits: Limits) -> [PlannedItem] {
    switch item {
    case .draw(let draw): plan(draw, limits).map { [$0] } ?? []
    case .group(let group): plan(group, limits)
    case .sheet(let sheet): plan(sheet, limits)
    }
  }

  // MARK: Draws

  private mutating func plan(_ draw: DisplayList.Draw, _ limits: Limits) -> PlannedItem? {
    let opacity = draw.opacity.unitClamped
    guard opacity > 0 else { return nil }
    var bounds = limits.bounds
    var used: [Int] = []
    // Of two shapes in one plane, one of which holds the other, the smaller one says it all.
    var ownIsNeeded = true
    for planned in limits.clips {
      let clip = planned.clip
      if clip.projection == draw.projection, clip.edges == draw.edges {
        if clip.shape.surelyHolds(draw.shape) { continue }
        if draw.shape.surelyHolds(clip.shape) { ownIsNeeded = false }
      }
      used.append(planned.region)
    }
    if ownIsNeeded {
      guard let region = builder.region(draw.shape, draw.projection, draw.edges) else { return nil }
      bounds = bounds.intersection(region.bounds)
      used.removeAll { regions[$0].surelyHolds(region) }
      if !used.contains(where: { region.surelyHolds(regions[$0]) }) { used.append(add(region)) }
    }
    guard !bounds.isEmpty else { return nil }
    guard let paint = plan(draw.paint, draw, opacity, bounds) else { return nil }
    var weight: UInt16 = 256
    if case .color = draw.paint {} else { weight = UInt16(opacity * 256 + 0.5) }
    guard weight > 0 else { return nil }
    return PlannedItem(
      regions: used, paint: paint, weight: weight, blendMode: .normal, bounds: bounds)
  }

  private func plan(
    _ paint: Paint, _ draw: DisplayList.Draw, _ opacity: Double, _ bounds: PixelBox
  ) -> PlannedPaint? {
    switch paint {
    case .color(let color):
      let pixel = color.pixel(opacity: opacity)
      return pixel.alpha == 0 ? nil : .solid(pixel)
    case .picture(let paint):
      return PictureSampler(paint, draw.projection, bounds: bounds).map(PlannedPaint.picture)
    case .gradient(let gradient):
      if let pixel = gradient.onlyPixel { return pixel.alpha == 0 ? nil : .solid(pixel) }
      return GradientSampler(gradient, draw.projection).map(PlannedPaint.gradient)
    }
  }

  private mutating func add(_ region: Region) -> Int {
    regions.append(region)
    return regions.count - 1
  }

  // MARK: Groups

  private mutating func plan(_ group: DisplayList.Group, _ limits: Limits) -> [PlannedItem] {
    let opacity = group.opacity.unitClamped
    let weight = UInt16(opacity * 256 + 0.5)
    guard weight > 0 else { return [] }
    var limits = limits
    var clips = group.clips
    var mask = group.mask
    if let only = mask, only.count == 1, let clip = only[0].asClip,
      !group.children.contains(where: \.mixesWithBackdrop)
    {
      clips.append(clip)
      mask = nil
    }
    for clip in clips {
      guard let region = builder.region(clip.shape, clip.projection, clip.edges) else { return [] }
      limits.bounds = limits.bounds.intersection(region.bounds)
      guard !limits.bounds.isEmpty else { return [] }
      if region.surelyCovers(canvas) { continue }
      limits.clips.append(PlannedClip(clip: clip, region: add(region)))
    }
    if mask == nil, group.blendMode == .normal {
      if weight == 256 { return plan(group.children, limits) }
      if group.children.count == 1, case .draw(var draw) = group.children[0] {
        draw.opacity = draw.opacity.unitClamped * opacity
        return plan(draw, limits).map { [$0] } ?? []
      }
    }
    let children = plan(group.children, Limits(bounds: limits.bounds))
    let masks = mask.map { plan($0, Limits(bounds: limits.bounds)) }
    var bounds = limits.bounds
    if group.blendMode.keepsBackdropOutside {
      bounds = bounds.intersection(children.bounds)
      if let masks { bounds = bounds.intersection(masks.bounds) }
    }
    guard !bounds.isEmpty else { return [] }
    return [
      PlannedItem(
        regions: limits.clips.map(\.region),
        paint: .group(PlannedGroup(items: children, mask: masks)), weight: weight,
        blendMode: group.blendMode, bounds: bounds)
    ]
  }

  // MARK: Sheets

  private mutating func plan(_ sheet: DisplayList.Sheet, _ limits: Limits) -> [PlannedItem] {
    guard let draw = sheets.draw(of: sheet) else { return [] }
    return plan(draw, limits).map { [$0] } ?? []
  }
}

extension [PlannedItem] {
  /// The pixels that any of the items may change.
  var bounds: PixelBox {
    reduce(PixelBox(left: 0, top: 0, right: 0, bottom: 0)) { $0.union($1.bounds) }
  }
}

extension DisplayList.Item {
  /// Whether what lies below changes how the item looks, as a blend mode makes it.
  fileprivate var mixesWithBackdrop: Bool {
    guard case .group(let group) = self else { return false }
    if group.blendMode != .normal { return true }
    let onlyClips = group.opacity >= 1 && group.mask == nil
    return onlyClips && group.children.contains(where: \.mixesWithBackdrop)
  }

  /// The clip that does what this item does as a mask, when there is one: an opaque shape.
  fileprivate var asClip: DisplayList.Clip? {
    guard case .draw(let draw) = self, draw.opacity >= 1, case .color(let color) = draw.paint,
      color.alpha >= 1
    else { return nil }
    return DisplayList.Clip(draw.shape, projection: draw.projection, edges: draw.edges)
  }
}

extension DisplayList.Shape {
  /// Whether all of `other`, in the same plane, lies inside, as far as can be told at a glance:
  /// true is certain, false is not.
  fileprivate func surelyHolds(_ other: DisplayList.Shape) -> Bool {
    guard case .rect(let rect) = self, let bounds = other.bounds else { return false }
    let outer = rect.standardized
    return outer.minX <= bounds.minX && outer.minY <= bounds.minY && outer.maxX >= bounds.maxX
      && outer.maxY >= bounds.maxY
  }

  /// A rectangle that holds the shape; nil when the shape has none that is finite.
  private var bounds: CGRect? {
    let bounds: CGRect
    switch self {
    case .rect(let rect):
      bounds = rect.standardized
    case .polygon(let points):
      guard let first = points.first else { return nil }
      bounds = points.reduce(CGRect(origin: first, size: .zero)) {
        $0.union(CGRect(origin: $1, size: .zero))
      }
    case .path(let path, _):
      bounds = path.bounds
    }
    guard bounds.origin.isFinite, bounds.width.isFinite, bounds.height.isFinite else { return nil }
    return bounds
  }
}
