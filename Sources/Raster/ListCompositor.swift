import PixelKernels

/// Composites the items of one list, a row at a time.
struct ListCompositor {
  let items: [PlannedItem]
  let outlooks: [Outlook]
  /// For each item, and last for the background, its pixels if they are in memory: those of a picture
  /// moved by whole pixels, or of one colour.
  var lines: [PixelLines?]
  let background: Pixel
  /// What `lines` are of, beside pictures.
  private var stores: [PixelStore] = []
  private var groups: [GroupCompositor?]
  var tiles: [PictureTiles]
  var stretches = Stretches()
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
  /// How bands are drawn.
  var bands = BandCourse()

  init(_ items: [PlannedItem], background: Pixel, width: Int) {
    self.items = items
    self.background = background
    outlooks = items.map(Outlook.init)
    lines = items.map { item in
      guard case .picture(let sampler) = item.paint else { return nil }
      return PixelLines(sampler)
    }
    lines.append(nil)
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
      let edgeCount = pile(stretch.top)
      draw(row: y, start..<end, edgeCount, into: &row, &coverage)
      start = end
    }
  }

  /// How many items of one colour may be pixels in memory.
  private static let mostStores = 64

  /// Makes an item of one opaque colour, or the background, pixels in memory.
  mutating func store(_ index: Int, _ columns: Range<Int>) {
    guard lines[index] == nil, stores.count < Self.mostStores else { return }
    var pixel = background
    if index < items.count {
      guard case .solid(let color) = items[index].paint, color.alpha == 255 else { return }
      pixel = color
    }
    let store = PixelStore(count: columns.count, filledWith: pixel)
    stores.append(store)
    lines[index] = PixelLines(store, from: 0, stride: 0, 0..<Int(Int32.max), columns)
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
    for index in outlooks.indices where outlooks[index].shows(inRow: y) {
      nextRecipe.append(index)
      for region in items[index].regions {
        let place = coverage.place(of: region, row: y)
        nextRecipe.append(place.lowerBound)
        nextRecipe.append(place.upperBound)
      }
    }
    guard nextRecipe != recipe else { return }
    swap(&recipe, &nextRecipe)
    stretches.begin(columns)
    for index in outlooks.indices where outlooks[index].shows(inRow: y) {
      add(index, row: y, &coverage)
    }
  }

  /// Adds an item's part of a row to the stretches.
  mutating func add(_ index: Int, row y: Int, _ coverage: inout BandCoverage) {
    stretches.add(
      item: Int32(index), isOpaque: outlooks[index].isOpaque, runs(of: index, row: y, &coverage))
  }

  /// Returns an item's runs in a row.
  mutating func runs(
    of index: Int, row y: Int, _ coverage: inout BandCoverage
  ) -> ArraySlice<CoverageRun> {
    let regions = items[index].regions
    if regions.count == 1 {
      let place = coverage.place(of: regions[0], row: y)
      return coverage.runs(of: regions[0], in: place)
    }
    let bounds = outlooks[index].bounds
    runs.removeAll(keepingCapacity: true)
    runs.append(
      CoverageRun(
        start: Int32(bounds.left), end: Int32(bounds.right), coverage: 256, edgeCount: 0))
    for region in regions {
      let place = coverage.place(of: region, row: y)
      runs.intersect(coverage.runs(of: region, in: place))
    }
    return runs[...]
  }

  /// Finds the fragments of a stack, the lowest first, and returns how many edges they have in all.
  mutating func pile(_ top: Int32, below fragment: Stretches.Fragment? = nil) -> Int {
    stack.removeAll(keepingCapacity: true)
    var edgeCount = 0
    if let fragment {
      stack.append(fragment)
      edgeCount += Int(fragment.edgeCount)
    }
    var at = top
    while at >= 0 {
      let fragment = stretches.fragments[Int(at)]
      stack.append(fragment)
      edgeCount += Int(fragment.edgeCount)
      at = fragment.below
    }
    if stack.count > 1 { stack.reverse() }
    return edgeCount
  }

  /// Sets the pixels of rows that show the stack of items found last.
  mutating func draw(
    rows: Range<Int>, _ columns: Range<Int>, _ edgeCount: Int, into target: PixelRows,
    _ coverage: inout BandCoverage
  ) {
    if let bottom = stack.first, bottom.coverage == CoverageRun.full,
      outlooks[Int(bottom.item)].isOpaque, canBeMix(edgeCount), let mix = wholeMix(rows, columns)
    {
      mix.draw(rows, columns, into: target.block(rows, columns))
      return
    }
    for y in rows {
      target.withRow(y) { draw(row: y, columns, edgeCount, into: &$0, &coverage) }
    }
  }

  /// Sets the pixels of a row that show the stack of items found last.
  mutating func draw(
    row y: Int, _ columns: Range<Int>, _ edgeCount: Int, into row: inout MutableSpan<Pixel>,
    _ coverage: inout BandCoverage
  ) {
    var first = 0
    if let bottom = stack.first, bottom.coverage == CoverageRun.full,
      outlooks[Int(bottom.item)].isOpaque
    {
      if canBeMix(edgeCount), let mix = wholeMix(y..<y + 1, columns) {
        Kernels.withWords(of: &row, columns) { words, count in
          mix.draw(
            y..<y + 1, columns,
            into: PixelBlock(pixels: words, stride: count, width: count, height: 1, streamed: 0))
        }
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

  /// Whether the stack is two whole fragments.
  @inline(__always)
  private func canBeMix(_ edgeCount: Int) -> Bool {
    stack.count == 2 && edgeCount < 2 && stack[1].coverage == CoverageRun.full
  }

  /// Returns the two fragments of the stack as a mix, when they are one.
  private func wholeMix(_ rows: Range<Int>, _ columns: Range<Int>) -> WholeMix? {
    let upper = Int(stack[1].item)
    guard outlooks[upper].blendMode == .normal, outlooks[upper].hasOpaquePaint,
      let below = lines[Int(stack[0].item)], let above = lines[upper],
      below.hold(rows, columns), above.hold(rows, columns)
    else { return nil }
    return WholeMix(below: below, above: above, weight: outlooks[upper].weight)
  }

  /// Sets pixels to an item's paint.
  private mutating func set(
    _ index: Int32, row y: Int, _ columns: Range<Int>, into row: inout MutableSpan<Pixel>,
    _ coverage: inout BandCoverage
  ) {
    let index = Int(index)
    if let picture = lines[index], picture.hold(y..<y + 1, columns) {
      Kernels.withWords(of: &row, columns) { words, count in
        words.update(from: picture.words(y..<y + 1, columns), count: count)
      }
      return
    }
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
    let blendMode = outlooks[index].blendMode
    guard blendMode == .normal else {
      prepareLine(fragment.item, row: y, columns, &coverage)
      blendMode.blend(
        line.span.extracting(columns), weight: outlooks[index].weight,
        coverage: fragment.coverage, into: &row, columns)
      return
    }
    let weight = UInt16((Int(fragment.coverage) * Int(outlooks[index].weight) + 128) >> 8)
    let isOpaque = outlooks[index].hasOpaquePaint
    if let picture = lines[index], picture.hold(y..<y + 1, columns) {
      let source = picture.words(y..<y + 1, columns)
      Kernels.withWords(of: &row, columns) { words, count in
        Kernels.lay(source, weight, isOpaque: isOpaque, on: words, count)
      }
      return
    }
    if case .solid(let pixel) = items[index].paint {
      lay(pixel, weight, columns, into: &row)
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
    Kernels.withWords(of: &row, columns, source) {
      Kernels.lay($1, weight, isOpaque: isOpaque, on: $0, $2)
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
      let isOpaque = outlooks[item].hasOpaquePaint
      let weight = outlooks[item].weight
      let blendMode = outlooks[item].blendMode
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
