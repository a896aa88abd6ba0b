import Geometry

/// What one band of a canvas shows, as far as the display list tells without drawing it.
///
/// Bands of two frames with equal fingerprints hold equal pixels, so that what was made of one
/// serves for the other. The reverse does not hold: different lists may draw the same.
public struct BandFingerprint: Sendable, Hashable {
  /// What a band shows when it shows one thing only.
  public enum Content: Sendable, Hashable {
    /// The same rows of a picture as wide as the canvas, unchanged.
    case picture(Picture)
    /// One colour.
    case solid(Pixel)
    /// Anything else.
    case drawn
  }

  /// The fingerprint of all that touches the band and can be seen.
  public var digest: Digest
  /// What the band shows when it shows one thing only.
  public var content: Content

  /// Creates a fingerprint.
  public init(digest: Digest, content: Content) {
    self.digest = digest
    self.content = content
  }
}

extension RasterPlan {
  /// The number of bands.
  public var bandCount: Int { (height + Rasterizer.bandHeight - 1) / Rasterizer.bandHeight }

  /// Returns the canvas rows of a band.
  ///
  /// - Precondition: There is such a band.
  public func rows(ofBand band: Int) -> Range<Int> {
    precondition(band >= 0 && band < bandCount, "a band lies on the canvas")
    let top = band * Rasterizer.bandHeight
    return top..<min(top + Rasterizer.bandHeight, height)
  }

  /// Returns the fingerprint of a band.
  ///
  /// - Precondition: There is such a band.
  public func fingerprint(ofBand band: Int) -> BandFingerprint {
    let rows = rows(ofBand: band)
    let box = PixelBox(left: 0, top: rows.lowerBound, right: width, bottom: rows.upperBound)
    var visible = visible(items, in: box)
    var builder = DigestBuilder()
    builder.add(rows.lowerBound)
    builder.add(rows.count)
    builder.add(width)
    if let first = visible.first, first.hidesAll {
      builder.add(1)
    } else {
      builder.add(0)
      builder.add(UInt64(background.bits))
    }
    for item in visible { add(item, box, to: &builder) }
    var content = BandFingerprint.Content.drawn
    if visible.isEmpty { content = .solid(background) }
    if let only = visible.popLast(), visible.isEmpty, only.hidesAll {
      content = only.item.paint.content(width: width, height: height)
    }
    return BandFingerprint(digest: builder.digest, content: content)
  }

  /// An item and those of its regions that matter in a band.
  private struct VisibleItem {
    var item: PlannedItem
    var regions: [Int]
    /// Whether nothing below can be seen anywhere in the band.
    var hidesAll: Bool
  }

  /// Returns the items that can be seen in `box`, back to front.
  private func visible(_ items: [PlannedItem], in box: PixelBox) -> [VisibleItem] {
    var visible: [VisibleItem] = []
    for item in items where !item.bounds.intersection(box).isEmpty {
      guard
        item.regions.allSatisfy({ !regions[$0].bounds.intersection(box).isEmpty })
      else { continue }
      let edged = item.regions.filter { !regions[$0].surelyCovers(box) }
      let hidesAll = edged.isEmpty && item.isOpaque && item.bounds.contains(box)
      if hidesAll { visible.removeAll() }
      visible.append(VisibleItem(item: item, regions: edged, hidesAll: hidesAll))
    }
    return visible
  }

  // MARK: Digests

  private func add(_ visible: VisibleItem, _ box: PixelBox, to builder: inout DigestBuilder) {
    let item = visible.item
    builder.add(Int(item.weight))
    builder.add(item.blendMode.number)
    builder.add(visible.regions.count)
    for region in visible.regions { regions[region].add(rows: box.top..<box.bottom, to: &builder) }
    if case .group(let group) = item.paint {
      add(group, item.bounds, box, to: &builder)
    } else {
      item.paint.add(to: &builder)
    }
  }

  private func add(
    _ group: PlannedGroup, _ bounds: PixelBox, _ box: PixelBox, to builder: inout DigestBuilder
  ) {
    builder.add(4)
    builder.add(bounds)
    for list in [group.items, group.mask ?? []] {
      let visible = visible(list, in: box)
      builder.add(visible.count)
      for item in visible { add(item, box, to: &builder) }
    }
    builder.add(group.mask == nil ? 0 : 1)
  }
}

extension PlannedPaint {
  /// What a canvas shows that is filled with this paint.
  fileprivate func content(width: Int, height: Int) -> BandFingerprint.Content {
    switch self {
    case .solid(let pixel):
      return .solid(pixel)
    case .picture(let sampler):
      let bitmap = sampler.picture.bitmap
      guard sampler.lookup == .shifted(dx: 0, dy: 0), bitmap.width == width,
        bitmap.height >= height
      else { return .drawn }
      return .picture(sampler.picture)
    case .gradient, .group:
      return .drawn
    }
  }

  fileprivate func add(to builder: inout DigestBuilder) {
    switch self {
    case .solid(let pixel):
      builder.add(1)
      builder.add(UInt64(pixel.bits))
    case .picture(let sampler):
      builder.add(2)
      sampler.add(to: &builder)
    case .gradient(let sampler):
      builder.add(3)
      sampler.add(to: &builder)
    case .group:
      break
    }
  }
}

extension Region {
  /// Adds what says how much of each pixel of some rows lies inside.
  fileprivate func add(rows: Range<Int>, to builder: inout DigestBuilder) {
    builder.add(rule == .nonZero ? 0 : 1)
    builder.add(edges == .smooth ? 0 : 1)
    switch form {
    case .rect(let rect):
      builder.add(0)
      for position in [rect.left, rect.top, rect.right, rect.bottom] { builder.add(Int(position)) }
    case .outline(let outline):
      builder.add(outline.winding == .simple ? 1 : 2)
      let top = Int32(rows.lowerBound) * 256
      let bottom = Int32(rows.upperBound) * 256
      for edge in outline.edges where edge.y0 < bottom && edge.y1 > top {
        for part in [edge.x0, edge.y0, edge.x1, edge.y1, edge.winding] { builder.add(Int(part)) }
      }
      builder.add(-1)
    }
  }
}

extension DisplayList.BlendMode {
  /// The place among all modes.
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
