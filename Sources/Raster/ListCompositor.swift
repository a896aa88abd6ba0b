/// Composites the items of one list, a row at a time.
final class ListCompositor {
  private let items: [PlannedItem]
  private let background: Pixel
  private let coverage: BandCoverage
  private var groups: [GroupCompositor?]
  private var stretches = Stretches()
  private var runs: [CoverageRun] = []
  private var stack: [Stretches.Fragment] = []
  private var shared = SharedPixel()
  private var line: [Pixel]
  private var scratches: [PictureScratch]
  private var parameters: [Float] = []

  init(_ items: [PlannedItem], background: Pixel, _ coverage: BandCoverage, width: Int) {
    self.items = items
    self.background = background
    self.coverage = coverage
    line = Array(repeating: .clear, count: width)
    scratches = Array(repeating: PictureScratch(), count: items.count)
    groups = items.map { item in
      guard case .group(let group) = item.paint else { return nil }
      return GroupCompositor(group, bounds: item.bounds, coverage, width: width)
    }
  }

  /// Sets the pixels in `columns` of a row to what the list shows in canvas row `y`.
  func compose(row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>) {
    stretches.begin(columns)
    for (index, item) in items.enumerated() where item.bounds.top <= y && y < item.bounds.bottom {
      add(Int32(index), item, row: y)
    }
    var start = columns.lowerBound
    for stretch in stretches.stretches {
      let end = Int(stretch.end)
      draw(row: y, start..<end, top: stretch.top, into: &row)
      start = end
    }
  }

  private func add(_ index: Int32, _ item: PlannedItem, row y: Int) {
    let bounds = item.bounds.left..<item.bounds.right
    if item.regions.count == 1 {
      coverage.withRuns(of: item.regions[0], row: y) {
        stretches.add(item: index, isOpaque: item.isOpaque, $0)
      }
      return
    }
    runs.removeAll(keepingCapacity: true)
    runs.append(
      CoverageRun(
        start: Int32(bounds.lowerBound), end: Int32(bounds.upperBound), coverage: 256,
        edgeCount: 0))
    for region in item.regions {
      coverage.withRuns(of: region, row: y) { runs.intersect($0) }
    }
    stretches.add(item: index, isOpaque: item.isOpaque, runs[...])
  }

  // MARK: Stretches

  private func draw(
    row y: Int, _ columns: Range<Int>, top: Int32, into row: inout MutableSpan<Pixel>
  ) {
    stack.removeAll(keepingCapacity: true)
    var edgeCount = 0
    var at = top
    while at >= 0 {
      let fragment = stretches.fragments[Int(at)]
      stack.append(fragment)
      edgeCount += Int(fragment.edgeCount)
      at = fragment.below
    }
    stack.reverse()
    var first = 0
    if let bottom = stack.first, bottom.coverage == CoverageRun.full,
      items[Int(bottom.item)].isOpaque
    {
      if edgeCount < 2, stack.count > 1, mixWhole(row: y, columns, into: &row) {
        first = 2
      } else {
        set(bottom.item, row: y, columns, into: &row)
        first = 1
      }
    } else {
      Kernels.fill(&row, columns, with: background)
    }
    if edgeCount < 2 {
      for fragment in stack[first...] { lay(fragment, row: y, columns, into: &row) }
    } else {
      for column in columns { share(row: y, column, first: first, into: &row) }
    }
  }

  /// Draws the two lowest fragments in one pass, when they are whole-pixel pictures of which the
  /// upper one is opaque but for its weight; returns whether it did.
  private func mixWhole(row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>)
    -> Bool
  {
    let upper = items[Int(stack[1].item)]
    guard stack[1].coverage == CoverageRun.full, upper.blendMode == .normal,
      case .picture(let below) = items[Int(stack[0].item)].paint,
      case .picture(let above) = upper.paint, above.picture.isOpaque,
      let from = below.indices(row: y, columns), let to = above.indices(row: y, columns)
    else { return false }
    let lower = below.picture.bitmap.pixels
    let higher = above.picture.bitmap.pixels
    Kernels.mix(
      lower.span.extracting(from), higher.span.extracting(to), weight: upper.weight, into: &row,
      columns)
    return true
  }

  /// Sets pixels to an item's paint.
  private func set(
    _ index: Int32, row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>
  ) {
    switch items[Int(index)].paint {
    case .solid(let pixel):
      Kernels.fill(&row, columns, with: pixel)
    case .picture(let sampler):
      sampler.sample(row: y, columns, into: &row, scratch: &scratches[Int(index)])
    case .gradient(let sampler):
      sampler.sample(row: y, columns, into: &row, parameters: &parameters)
    case .group:
      groups[Int(index)]?.copy(row: y, columns, into: &row)
    }
  }

  /// Lays a fragment on pixels in which no other edge meets its own.
  private func lay(
    _ fragment: Stretches.Fragment, row y: Int, _ columns: Range<Int>,
    into row: inout MutableSpan<Pixel>
  ) {
    let item = items[Int(fragment.item)]
    guard item.blendMode == .normal else {
      prepareLine(fragment.item, row: y, columns)
      let line = line
      item.blendMode.blend(
        line.span.extracting(columns), weight: item.weight, coverage: fragment.coverage,
        into: &row, columns)
      return
    }
    let weight = UInt16((Int(fragment.coverage) * Int(item.weight) + 128) >> 8)
    if case .solid(let pixel) = item.paint {
      if pixel.alpha == 255, weight < 256 {
        for column in columns {
          row[column] = Pixel.mix(from: row[column], to: pixel, weight: UInt32(weight))
        }
      } else {
        Kernels.over(
          &row, columns, pixel: Pixel.mix(from: .clear, to: pixel, weight: UInt32(weight)))
      }
      return
    }
    if case .picture(let sampler) = item.paint, let indices = sampler.indices(row: y, columns) {
      let pixels = sampler.picture.bitmap.pixels
      lay(
        pixels.span.extracting(indices), weight,
        isOpaque: sampler.picture.isOpaque, columns, into: &row)
      return
    }
    prepareLine(fragment.item, row: y, columns)
    let line = line
    lay(
      line.span.extracting(columns), weight, isOpaque: item.paint.isOpaque, columns, into: &row)
  }

  private func lay(
    _ source: Span<Pixel>, _ weight: UInt16, isOpaque: Bool, _ columns: Range<Int>,
    into row: inout MutableSpan<Pixel>
  ) {
    if isOpaque {
      Kernels.mix(&row, columns, with: source, weight: weight)
    } else {
      Kernels.over(&row, columns, source: source, weight: weight)
    }
  }

  private func prepareLine(_ index: Int32, row y: Int, _ columns: Range<Int>) {
    var own: [Pixel] = []
    swap(&own, &line)
    var span = own.mutableSpan
    set(index, row: y, columns, into: &span)
    swap(&own, &line)
  }

  // MARK: Pixels with several edges

  private func share(
    row y: Int, _ column: Int, first: Int, into row: inout MutableSpan<Pixel>
  ) {
    shared.begin(row[column])
    for fragment in stack[first...] {
      let item = items[Int(fragment.item)]
      var mask = SampleMask.all
      if fragment.edgeCount > 0 {
        for region in item.regions {
          mask = mask.intersection(coverage.regions[region].mask(column: column, row: y))
        }
      }
      prepareLine(fragment.item, row: y, column..<column + 1)
      let source = line[column]
      let isOpaque = item.paint.isOpaque
      shared.change(mask) { backdrop in
        guard item.blendMode == .normal else {
          return item.blendMode.blended(source, backdrop, weight: item.weight)
        }
        if isOpaque {
          return Pixel.mix(from: backdrop, to: source, weight: UInt32(item.weight))
        }
        return Pixel.mix(from: .clear, to: source, weight: UInt32(item.weight)).over(backdrop)
      }
    }
    row[column] = shared.mean
  }
}

extension PictureSampler {
  /// Returns the indices of the picture's pixels that the pixels in `columns` of canvas row `y`
  /// are copies of, or nil if they are none.
  func indices(row y: Int, _ columns: Range<Int>) -> Range<Int>? {
    guard case .shifted(let dx, let dy) = lookup else { return nil }
    let start = (y + dy) * picture.bitmap.width + dx
    return start + columns.lowerBound..<start + columns.upperBound
  }
}
