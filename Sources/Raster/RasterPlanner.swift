import Foundation
import Geometry

/// Makes plans of display lists.
struct RasterPlanner {
  private let builder: RegionBuilder
  private let canvas: PixelBox
  private var sheets = SheetPainter()
  private var backdrops: BackdropPainter
  private var stack: PaintedStack
  private(set) var regions: [Region] = []

  init(width: Int, height: Int, background: Pixel) {
    builder = RegionBuilder(width: width, height: height)
    canvas = PixelBox(left: 0, top: 0, right: width, bottom: height)
    backdrops = BackdropPainter(width: width, height: height)
    stack = PaintedStack(background: background)
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
    paint(items, Limits(bounds: canvas))
    return stack.close()
  }

  private mutating func paint(_ items: [DisplayList.Item], _ limits: Limits) {
    for item in items { paint(item, limits) }
  }

  private mutating func paint(_ item: DisplayList.Item, _ limits: Limits) {
    switch item {
    case .draw(let draw): paint(draw, limits)
    case .group(let group): paint(group, limits)
    case .sheet(let sheet): if let draw = sheets.draw(of: sheet) { paint(draw, limits) }
    case .backdrop(let backdrop): paint(backdrop, limits)
    }
  }

  // MARK: Draws

  private mutating func paint(_ draw: DisplayList.Draw, _ limits: Limits) {
    let opacity = draw.opacity.unitClamped
    guard opacity > 0, let place = place(of: draw.shape, draw.projection, draw.edges, limits),
      let paint = plan(draw.paint, draw, opacity, place.bounds)
    else { return }
    var weight: UInt16 = 256
    if case .color = draw.paint {} else { weight = UInt16(opacity * 256 + 0.5) }
    guard weight > 0 else { return }
    stack.append(
      PlannedItem(
        regions: place.regions, paint: paint, weight: weight, blendMode: .normal,
        bounds: place.bounds))
  }

  /// Where something is painted.
  private struct Place {
    var regions: [Int]
    var bounds: PixelBox
  }

  /// Returns where a shape lies within `limits`; nil if nothing of it does.
  private mutating func place(
    of shape: DisplayList.Shape, _ projection: Projection, _ edges: DisplayList.Edges,
    _ limits: Limits
  ) -> Place? {
    var bounds = limits.bounds
    var used: [Int] = []
    // Of two shapes in one plane, one of which holds the other, the smaller one says it all.
    var ownIsNeeded = true
    for planned in limits.clips {
      let clip = planned.clip
      if clip.projection == projection, clip.edges == edges {
        if clip.shape.surelyHolds(shape) { continue }
        if shape.surelyHolds(clip.shape) { ownIsNeeded = false }
      }
      used.append(planned.region)
    }
    if ownIsNeeded {
      guard let region = builder.region(shape, projection, edges) else { return nil }
      bounds = bounds.intersection(region.bounds)
      used.removeAll { regions[$0].surelyHolds(region) }
      if !used.contains(where: { region.surelyHolds(regions[$0]) }) { used.append(add(region)) }
    }
    return bounds.isEmpty ? nil : Place(regions: used, bounds: bounds)
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

  private mutating func paint(_ group: DisplayList.Group, _ limits: Limits) {
    let opacity = group.opacity.unitClamped
    let weight = UInt16(opacity * 256 + 0.5)
    guard weight > 0 else { return }
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
      guard let region = builder.region(clip.shape, clip.projection, clip.edges) else { return }
      limits.bounds = limits.bounds.intersection(region.bounds)
      guard !limits.bounds.isEmpty else { return }
      if region.surelyCovers(canvas) { continue }
      limits.clips.append(PlannedClip(clip: clip, region: add(region)))
    }
    if mask == nil, group.blendMode == .normal {
      if weight == 256 { return paint(group.children, limits) }
      if group.children.count == 1, case .draw(var draw) = group.children[0] {
        draw.opacity = draw.opacity.unitClamped * opacity
        return paint(draw, limits)
      }
    }
    let masks = mask.map { plan(mask: $0, limits.bounds) }
    stack.open(
      PaintedStack.Frame(
        regions: limits.clips.map(\.region), mask: masks, blendMode: group.blendMode,
        bounds: limits.bounds))
    paint(group.children, Limits(bounds: limits.bounds))
    let children = stack.close()
    var bounds = limits.bounds
    if group.blendMode.keepsBackdropOutside {
      bounds = bounds.intersection(children.bounds)
      if let masks { bounds = bounds.intersection(masks.bounds) }
    }
    guard !bounds.isEmpty else { return }
    stack.append(
      PlannedItem(
        regions: limits.clips.map(\.region),
        paint: .group(PlannedGroup(items: children, mask: masks)), weight: weight,
        blendMode: group.blendMode, bounds: bounds))
  }

  /// Returns the items of a mask, behind which nothing lies.
  private mutating func plan(mask: [DisplayList.Item], _ bounds: PixelBox) -> [PlannedItem] {
    let outer = stack
    stack = PaintedStack(background: .clear)
    paint(mask, Limits(bounds: bounds))
    defer { stack = outer }
    return stack.close()
  }

  // MARK: Backdrops

  private mutating func paint(_ backdrop: DisplayList.Backdrop, _ limits: Limits) {
    let weight = UInt16(backdrop.opacity.unitClamped * 256 + 0.5)
    guard weight > 0,
      let place = place(of: backdrop.shape, backdrop.projection, backdrop.edges, limits),
      let paint = backdrops.picture(of: backdrop, in: place.bounds, above: stack, regions),
      let sampler = PictureSampler(paint, .identity, bounds: place.bounds)
    else { return }
    // What is not opaque takes the place of what it was made of, rather than lie on it.
    let replaces = weight == 256 && !paint.picture.isOpaque
    stack.append(
      PlannedItem(
        regions: place.regions, paint: .picture(sampler), weight: weight,
        blendMode: replaces ? .copy : .normal, bounds: place.bounds))
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
  var bounds: CGRect? {
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
