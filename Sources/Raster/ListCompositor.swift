/// Composites the items of one list, a row at a time.
struct ListCompositor {
  private let items: [PlannedItem]
  private let outlooks: [Outlook]
  private let background: Pixel
  private var groups: [GroupCompositor?]
  private var tiles: [PictureTiles]
  private var stretches = Stretches()
  /// What the stretches were made of: the columns, and each item with the places of its runs.
  private var recipe: [Int] = []
  private var nextRecipe: [Int] = []
  private var runs: [CoverageRun] = []
  private var stack: [Stretches.Fragment] = []
  private var shared = SharedPixel()
  private var line: [Pixel]
  private var parameters: [Float] = []
  /// For each item, the pixels of a row if it is a gradient that is the same in all of them and
  /// has been asked for.
  private var gradients: [[Pixel]]

  /// What decides whether an item is looked at in a row.
  private struct Outlook {
    var bounds: PixelBox
    var isOpaque: Bool
  }

  init(_ items: [PlannedItem], background: Pixel, width: Int) {
    self.items = items
    self.background = background
    outlooks = items.map { Outlook(bounds: $0.bounds, isOpaque: $0.isOpaque) }
    line = Array(repeating: .clear, count: width)
    tiles = Array(repeating: PictureTiles(), count: items.count)
    gradients = Array(repeating: [], count: items.count)
    groups = items.map { item in
      guard case .group(let group) = item.paint else { return nil }
      return GroupCompositor(group, bounds: item.bounds, width: width)
    }
  }

  /// Sets the pixels in `columns` of a row to what the list shows in canvas row `y`.
  mutating func compose(
    row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>,
    _ coverage: inout BandCoverage
  ) {
    arrange(row: y, columns, &coverage)
    var start = columns.lowerBound
    for index in stretches.stretches.indices {
      let stretch = stretches.stretches[index]
      let end = Int(stretch.end)
      draw(row: y, start..<end, top: stretch.top, into: &row, &coverage)
      start = end
    }
  }

  // MARK: Stretches

  /// Finds which items show where in a row.
  ///
  /// Where edges are upright that is the same row after row, and found by its recipe.
  private mutating func arrange(
    row y: Int, _ columns: Range<Int>, _ coverage: inout BandCoverage
  ) {
    nextRecipe.removeAll(keepingCapacity: true)
    nextRecipe.append(coverage.rows.lowerBound)
    nextRecipe.append(columns.lowerBound)
    nextRecipe.append(columns.upperBound)
    for index in outlooks.indices {
      let bounds = outlooks[index].bounds
      guard bounds.top <= y, y < bounds.bottom else { continue }
      nextRecipe.append(index)
      for region in items[index].regions {
        nextRecipe.append(coverage.place(of: region, row: y).lowerBound)
        nextRecipe.append(coverage.place(of: region, row: y).upperBound)
      }
    }
    guard nextRecipe != recipe else { return }
    swap(&recipe, &nextRecipe)
    stretches.begin(columns)
    for index in outlooks.indices {
      let bounds = outlooks[index].bounds
      guard bounds.top <= y, y < bounds.bottom else { continue }
      add(index, row: y, &coverage)
    }
  }

  private mutating func add(_ index: Int, row y: Int, _ coverage: inout BandCoverage) {
    let outlook = outlooks[index]
    let regions = items[index].regions
    if regions.count == 1 {
      let place = coverage.place(of: regions[0], row: y)
      stretches.add(
        item: Int32(index), isOpaque: outlook.isOpaque, coverage.runs(of: regions[0], in: place))
      return
    }
    runs.removeAll(keepingCapacity: true)
    runs.append(
      CoverageRun(
        start: Int32(outlook.bounds.left), end: Int32(outlook.bounds.right), coverage: 256,
        edgeCount: 0))
    for region in regions {
      let place = coverage.place(of: region, row: y)
      runs.intersect(coverage.runs(of: region, in: place))
    }
    stretches.add(item: Int32(index), isOpaque: outlook.isOpaque, runs[...])
  }

  /// Sets pixels that show the same stack of items.
  private mutating func draw(
    row y: Int, _ columns: Range<Int>, top: Int32, into row: inout MutableSpan<Pixel>,
    _ coverage: inout BandCoverage
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
      outlooks[Int(bottom.item)].isOpaque
    {
      if edgeCount < 2, stack.count > 1, mixWhole(row: y, columns, into: &row) {
        first = 2
      } else {
        set(bottom.item, row: y, columns, into: &row, &coverage)
        first = 1
      }
    } else {
      Kernels.fill(&row, columns, with: background)
    }
    if edgeCount < 2 {
      for index in first..<stack.count {
        lay(stack[index], row: y, columns, into: &row, &coverage)
      }
    } else {
      for column in columns { share(row: y, column, first: first, into: &row, &coverage) }
    }
  }

  // MARK: Laying items on pixels

  /// Draws the two lowest fragments in one pass, when they are whole-pixel pictures of which the
  /// upper one is opaque but for its weight; returns whether it did.
  private func mixWhole(row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>)
    -> Bool
  {
    let upper = Int(stack[1].item)
    guard stack[1].coverage == CoverageRun.full, items[upper].blendMode == .normal,
      case .picture(let below) = items[Int(stack[0].item)].paint,
      case .picture(let above) = items[upper].paint, above.picture.isOpaque,
      let from = below.indices(row: y, columns), let to = above.indices(row: y, columns)
    else { return false }
    let lower = below.picture.bitmap.pixels
    let higher = above.picture.bitmap.pixels
    Kernels.mix(
      lower.span.extracting(from), higher.span.extracting(to), weight: items[upper].weight,
      into: &row, columns)
    return true
  }

  /// Sets pixels to an item's paint.
  private mutating func set(
    _ index: Int32, row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>,
    _ coverage: inout BandCoverage
  ) {
    let index = Int(index)
    switch items[index].paint {
    case .solid(let pixel):
      Kernels.fill(&row, columns, with: pixel)
    case .picture(let sampler):
      sampler.sample(row: y, columns, into: &row, &tiles[index])
    case .gradient(let sampler) where sampler.isUpright:
      let pixels = gradient(index, sampler)
      Kernels.copy(pixels.span.extracting(columns), to: &row, columns)
    case .gradient(let sampler):
      sampler.sample(row: y, columns, into: &row, parameters: &parameters)
    case .group:
      groups[index]?.copy(row: y, columns, into: &row, &coverage)
    }
  }

  /// Lays a fragment on pixels in which no other edge meets its own.
  private mutating func lay(
    _ fragment: Stretches.Fragment, row y: Int, _ columns: Range<Int>,
    into row: inout MutableSpan<Pixel>, _ coverage: inout BandCoverage
  ) {
    let index = Int(fragment.item)
    let blendMode = items[index].blendMode
    guard blendMode == .normal else {
      prepareLine(fragment.item, row: y, columns, &coverage)
      blendMode.blend(
        line.span.extracting(columns), weight: items[index].weight, coverage: fragment.coverage,
        into: &row, columns)
      return
    }
    let weight = UInt16((Int(fragment.coverage) * Int(items[index].weight) + 128) >> 8)
    if case .solid(let pixel) = items[index].paint {
      lay(pixel, weight, columns, into: &row)
      return
    }
    let isOpaque = items[index].paint.isOpaque
    if case .picture(let sampler) = items[index].paint,
      let indices = sampler.indices(row: y, columns)
    {
      let pixels = sampler.picture.bitmap.pixels
      Self.lay(
        pixels.span.extracting(indices), weight, isOpaque: isOpaque, columns, into: &row)
      return
    }
    if case .gradient(let sampler) = items[index].paint, sampler.isUpright {
      let pixels = gradient(index, sampler)
      Self.lay(pixels.span.extracting(columns), weight, isOpaque: isOpaque, columns, into: &row)
      return
    }
    prepareLine(fragment.item, row: y, columns, &coverage)
    Self.lay(
      line.span.extracting(columns), weight, isOpaque: isOpaque, columns, into: &row)
  }

  private func lay(
    _ pixel: Pixel, _ weight: UInt16, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>
  ) {
    if pixel.alpha == 255, weight < 256 {
      for column in columns {
        row[column] = Pixel.mix(from: row[column], to: pixel, weight: UInt32(weight))
      }
    } else {
      Kernels.over(&row, columns, pixel: Pixel.mix(from: .clear, to: pixel, weight: UInt32(weight)))
    }
  }

  private static func lay(
    _ source: Span<Pixel>, _ weight: UInt16, isOpaque: Bool, _ columns: Range<Int>,
    into row: inout MutableSpan<Pixel>
  ) {
    if isOpaque {
      Kernels.mix(&row, columns, with: source, weight: weight)
    } else {
      Kernels.over(&row, columns, source: source, weight: weight)
    }
  }

  /// Returns the pixels of any row of a gradient that is the same in all of them.
  private mutating func gradient(_ index: Int, _ sampler: GradientSampler) -> [Pixel] {
    guard gradients[index].isEmpty else { return gradients[index] }
    let columns = items[index].bounds.left..<items[index].bounds.right
    var pixels = [Pixel](repeating: .clear, count: columns.upperBound)
    var row = pixels.mutableSpan
    sampler.sample(row: 0, columns, into: &row, parameters: &parameters)
    gradients[index] = pixels
    return pixels
  }

  /// Sets the pixels in `columns` of the scratch line to an item's paint.
  private mutating func prepareLine(
    _ index: Int32, row y: Int, _ columns: Range<Int>, _ coverage: inout BandCoverage
  ) {
    var own: [Pixel] = []
    swap(&own, &line)
    var span = own.mutableSpan
    set(index, row: y, columns, into: &span, &coverage)
    swap(&own, &line)
  }

  // MARK: Pixels with several edges

  private mutating func share(
    row y: Int, _ column: Int, first: Int, into row: inout MutableSpan<Pixel>,
    _ coverage: inout BandCoverage
  ) {
    shared.begin(row[column])
    for index in first..<stack.count {
      let fragment = stack[index]
      let item = Int(fragment.item)
      var mask = SampleMask.all
      if fragment.edgeCount > 0 {
        for region in items[item].regions {
          mask = mask.intersection(coverage.mask(of: region, column: column, row: y))
        }
      }
      guard !mask.isEmpty else { continue }
      prepareLine(fragment.item, row: y, column..<column + 1, &coverage)
      let source = line[column]
      let isOpaque = items[item].paint.isOpaque
      let weight = items[item].weight
      let blendMode = items[item].blendMode
      shared.change(mask) { backdrop in
        guard blendMode == .normal else {
          return blendMode.blended(source, backdrop, weight: weight)
        }
        if isOpaque { return Pixel.mix(from: backdrop, to: source, weight: UInt32(weight)) }
        return Pixel.mix(from: .clear, to: source, weight: UInt32(weight)).over(backdrop)
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
