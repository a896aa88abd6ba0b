/// What is kept while a band of canvas rows is drawn.
///
/// In each row, the topmost item is laid over the stretches of those below it. The latter are the
/// same for many rows; the former, as a rule, is what changes from row to row:
///
///     stretches below     ───────1────────┬────2─────
///     runs on top              ▒████████▒
///     segments            ──1──┬┬───3───┬┬────2─────
struct BandCourse {
  /// Pixels side by side that show the same stack.
  struct Segment {
    /// The first column.
    var start: Int32
    /// The column after the last.
    var end: Int32
    /// The index of the stretch below; −1: none of it shows.
    var below: Int32
    /// How much of each pixel the topmost item covers, 0 to 256.
    var coverage: UInt16
    /// How many shapes have an edge in these pixels, of those that limit the topmost item.
    var edgeCount: UInt16
  }

  /// What a segment is made of.
  enum Making {
    /// Pixels in memory: of an item, or of the background.
    case copy(Int)
    /// The topmost item's pixels in memory on such pixels, which are opaque.
    case mix(Int, UInt16)
    /// Anything else.
    case other
  }

  /// The items that show in the row, back to front, but for the topmost.
  var below: [Int] = []
  /// The topmost item; −1: none.
  var top = -1
  /// The first row in which other items show, or those below the topmost in other places.
  var end = 0
  /// For each stretch below, the item of which it shows nothing but opaque pixels, or the number of
  /// items for the background; −1: none.
  var sources: [Int] = []
  var segments: [Segment] = []
  var makings: [Making] = []
  /// The items whose pixels are made on demand, and the columns that are needed.
  var demands: [(item: Int, columns: Range<Int>)] = []
  var strips = Strips()
}

extension ListCompositor {
  /// Sets the pixels of whole canvas rows to what the list shows there.
  ///
  /// Rows that show the same items in the same places are drawn together.
  ///
  /// - Precondition: The rows lie in one band.
  mutating func compose(
    rows: Range<Int>, _ columns: Range<Int>, into target: PixelRows,
    _ coverage: inout BandCoverage
  ) {
    store(items.count, columns)
    bands.strips.begin(target.block(rows, columns))
    var y = rows.lowerBound
    while y < rows.upperBound {
      arrangeBelow(row: y, rows.upperBound, columns, &coverage)
      while y < bands.end {
        let next = endOfTop(row: y, &coverage)
        cut(row: y, columns, &coverage)
        lay(y..<next, into: target, &coverage)
        y = next
      }
    }
    bands.strips.write()
  }

  // MARK: Finding what shows

  /// Finds which items show in a row, and where all but the topmost do.
  private mutating func arrangeBelow(
    row y: Int, _ limit: Int, _ columns: Range<Int>, _ coverage: inout BandCoverage
  ) {
    var end = limit
    bands.below.removeAll(keepingCapacity: true)
    bands.top = -1
    for index in outlooks.indices {
      let bounds = outlooks[index].bounds
      if bounds.top > y { end = min(end, bounds.top) }
      guard outlooks[index].shows(inRow: y) else { continue }
      end = min(end, bounds.bottom)
      if bands.top >= 0 { bands.below.append(bands.top) }
      bands.top = index
    }
    stretches.begin(columns)
    for index in bands.below { add(index, row: y, &coverage) }
    for index in bands.below {
      for region in items[index].regions { end = coverage.end(of: region, row: y, before: end) }
    }
    bands.end = end
    bands.sources.removeAll(keepingCapacity: true)
    for index in stretches.stretches.indices {
      bands.sources.append(source(of: stretches.stretches[index].top, columns))
    }
    if bands.top >= 0 { store(bands.top, columns) }
  }

  /// Returns the opaque item that is all of a stack, or the number of items if that is empty; −1:
  /// neither.
  private mutating func source(of top: Int32, _ columns: Range<Int>) -> Int {
    if top < 0 { return items.count }
    let fragment = stretches.fragments[Int(top)]
    let index = Int(fragment.item)
    guard fragment.below < 0, fragment.coverage == CoverageRun.full, outlooks[index].isOpaque
    else { return -1 }
    store(index, columns)
    return index
  }

  /// Returns the first row in which the topmost item is in other places than in row `y`.
  private func endOfTop(row y: Int, _ coverage: inout BandCoverage) -> Int {
    guard bands.top >= 0 else { return bands.end }
    var end = bands.end
    for region in items[bands.top].regions {
      end = coverage.end(of: region, row: y, before: end)
    }
    return end
  }

  /// Cuts a row into segments.
  private mutating func cut(row y: Int, _ columns: Range<Int>, _ coverage: inout BandCoverage) {
    let runs = bands.top < 0 ? [] : self.runs(of: bands.top, row: y, &coverage)
    let isOpaque = bands.top >= 0 && outlooks[bands.top].isOpaque
    let below = stretches.stretches
    let limit = Int32(columns.upperBound)
    var segments: [BandCourse.Segment] = []
    swap(&segments, &bands.segments)
    segments.removeAll(keepingCapacity: true)
    var position = Int32(columns.lowerBound)
    var index = 0
    func close(_ end: Int32, _ below: Int32, _ coverage: UInt16, _ edgeCount: UInt16) {
      segments.append(
        BandCourse.Segment(
          start: position, end: end, below: below, coverage: coverage, edgeCount: edgeCount))
      position = end
    }
    for run in runs {
      while position < min(run.start, limit) {
        close(min(below[index].end, run.start), Int32(index), 0, 0)
        if position == below[index].end { index += 1 }
      }
      let end = min(run.end, limit)
      guard position < end else { continue }
      if isOpaque, run.coverage == CoverageRun.full {
        close(end, -1, run.coverage, run.edgeCount)
        while index < below.count, below[index].end <= end { index += 1 }
      } else {
        while position < end {
          close(min(below[index].end, end), Int32(index), run.coverage, run.edgeCount)
          if position == below[index].end { index += 1 }
        }
      }
    }
    while index < below.count {
      close(below[index].end, Int32(index), 0, 0)
      index += 1
    }
    swap(&segments, &bands.segments)
  }

  // MARK: Laying

  /// Sets the pixels of rows to the segments.
  private mutating func lay(
    _ rows: Range<Int>, into target: PixelRows, _ coverage: inout BandCoverage
  ) {
    bands.makings.removeAll(keepingCapacity: true)
    bands.demands.removeAll(keepingCapacity: true)
    for index in bands.segments.indices {
      let segment = bands.segments[index]
      let columns = Int(segment.start)..<Int(segment.end)
      let making = making(segment, rows, columns)
      bands.makings.append(making)
      switch making {
      case .copy(let item):
        demand(item, columns)
      case .mix(let item, _):
        demand(item, columns)
        demand(bands.top, columns)
      case .other:
        let edgeCount = pile(segment)
        draw(rows: rows, columns, edgeCount, into: target, &coverage)
      }
    }
    if bands.demands.isEmpty {
      for y in rows { lay(row: y) }
      return
    }
    var y = rows.lowerBound
    while y < rows.upperBound {
      let end = supply(y..<rows.upperBound)
      for row in y..<end { lay(row: row) }
      y = end
    }
    for demand in bands.demands { lines[demand.item] = nil }
  }

  /// Returns how a segment of rows is made.
  @inline(__always)
  private func making(
    _ segment: BandCourse.Segment, _ rows: Range<Int>, _ columns: Range<Int>
  ) -> BandCourse.Making {
    let source = segment.below < 0 ? bands.top : bands.sources[Int(segment.below)]
    guard source >= 0, holds(source, rows, columns) else { return .other }
    if segment.coverage == 0 || segment.below < 0 { return .copy(source) }
    let top = bands.top
    guard segment.edgeCount < 2, outlooks[top].hasOpaquePaint, outlooks[top].blendMode == .normal,
      holds(top, rows, columns)
    else { return .other }
    let weight = (Int(segment.coverage) * Int(outlooks[top].weight) + 128) >> 8
    return .mix(source, UInt16(weight))
  }

  /// Whether an item has all of these pixels in memory, or will have on demand.
  @inline(__always)
  private func holds(_ index: Int, _ rows: Range<Int>, _ columns: Range<Int>) -> Bool {
    if let lines = lines[index] { return lines.hold(rows, columns) }
    guard index < items.count, case .picture(let sampler) = items[index].paint,
      case .filtered = sampler.lookup
    else { return false }
    return sampler.holds(rows, columns)
  }

  /// Finds the fragments of a segment's stack, and returns how many edges they have in all.
  private mutating func pile(_ segment: BandCourse.Segment) -> Int {
    var fragment: Stretches.Fragment?
    if segment.coverage > 0 {
      fragment = Stretches.Fragment(
        item: Int32(bands.top), coverage: segment.coverage, edgeCount: segment.edgeCount, below: -1)
    }
    let top = segment.below < 0 ? -1 : stretches.stretches[Int(segment.below)].top
    return pile(top, below: fragment)
  }

  /// Adds the strips of a row.
  @inline(__always)
  private mutating func lay(row y: Int) {
    for index in bands.segments.indices {
      let segment = bands.segments[index]
      let columns = Int(segment.start)..<Int(segment.end)
      switch bands.makings[index] {
      case .copy(let item):
        guard let lines = lines[item] else { continue }
        bands.strips.copy(lines.words(y..<y + 1, columns), columns.count)
      case .mix(let item, let weight):
        guard let below = lines[item], let above = lines[bands.top] else { continue }
        bands.strips.mix(
          below.words(y..<y + 1, columns), above.words(y..<y + 1, columns), weight: weight,
          columns.count)
      case .other:
        bands.strips.skip(columns.count)
      }
    }
  }

  // MARK: Pixels on demand

  /// Notes that an item's pixels are needed, if they are not in memory.
  @inline(__always)
  private mutating func demand(_ item: Int, _ columns: Range<Int>) {
    guard lines[item] == nil else { return }
    if let index = bands.demands.firstIndex(where: { $0.item == item }) {
      let known = bands.demands[index].columns
      bands.demands[index].columns =
        min(known.lowerBound, columns.lowerBound)..<max(known.upperBound, columns.upperBound)
    } else {
      bands.demands.append((item, columns))
    }
  }

  /// Brings what is needed of some rows into memory, and returns the end of the rows that it was
  /// done for.
  private mutating func supply(_ rows: Range<Int>) -> Int {
    var rows = rows
    for demand in bands.demands {
      guard case .picture(let sampler) = items[demand.item].paint,
        case .filtered(let map) = sampler.lookup
      else { continue }
      if tiles[demand.item].isLevel(sampler, map) {
        rows = rows.prefix(PictureTiles.levelRowsAtOnce)
      }
    }
    for demand in bands.demands {
      guard case .picture(let sampler) = items[demand.item].paint,
        case .filtered(let map) = sampler.lookup
      else { continue }
      lines[demand.item] = tiles[demand.item].lines(
        of: sampler, map, rows, demand.columns, &bands.strips)
    }
    return rows.upperBound
  }
}
