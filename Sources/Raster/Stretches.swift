/// A row of the canvas, cut into stretches of pixels that show the same items equally.
///
/// Items are added back to front. An item that hides what lies below it begins a new stack, so
/// nothing below is ever drawn there:
///
///     runs of item 1     ████████████████████████
///     runs of item 2           ▒████████▒
///     stretches          ──1───┬───2────┬───1────
///                            1·2      1·2
struct Stretches {
  /// One item's part of a stack of items.
  struct Fragment {
    /// The item's index.
    var item: Int32
    /// How much of each pixel it covers, 1 to 256.
    var coverage: UInt16
    /// How many shapes have an edge in these pixels.
    var edgeCount: UInt16
    /// The index of the fragment below; −1: the row's background.
    var below: Int32
  }

  /// Pixels side by side that show the same stack.
  struct Stretch {
    /// The column after the last; the first is where the stretch before ended.
    var end: Int32
    /// The index of the topmost fragment; −1: the row's background.
    var top: Int32
  }

  private(set) var fragments: [Fragment] = []
  private(set) var stretches: [Stretch] = []
  private var made: [Stretch] = []
  /// The first column of the first stretch.
  private(set) var start: Int32 = 0

  /// Empties the row; its background shows in `columns`.
  mutating func begin(_ columns: Range<Int>) {
    fragments.removeAll(keepingCapacity: true)
    stretches.removeAll(keepingCapacity: true)
    start = Int32(columns.lowerBound)
    stretches.append(Stretch(end: Int32(columns.upperBound), top: -1))
  }

  /// Adds an item on top where its runs are.
  mutating func add(item: Int32, isOpaque: Bool, _ runs: ArraySlice<CoverageRun>) {
    guard !runs.isEmpty else { return }
    made.removeAll(keepingCapacity: true)
    var index = 0
    var position = start
    func close(_ end: Int32, _ top: Int32) {
      guard end > position else { return }
      if let last = made.indices.last, made[last].top == top {
        made[last].end = end
      } else {
        made.append(Stretch(end: end, top: top))
      }
      position = end
    }
    for run in runs {
      // What lies before the run stays.
      while index < stretches.count, stretches[index].end <= run.start {
        close(stretches[index].end, stretches[index].top)
        index += 1
      }
      guard index < stretches.count else { break }
      close(run.start, stretches[index].top)
      let limit = min(run.end, stretches[stretches.count - 1].end)
      if isOpaque, run.coverage == CoverageRun.full {
        close(limit, push(item, run, below: -1))
        while index < stretches.count, stretches[index].end <= limit { index += 1 }
      } else {
        while position < limit {
          let end = min(limit, stretches[index].end)
          close(end, push(item, run, below: stretches[index].top))
          if end == stretches[index].end { index += 1 }
        }
      }
    }
    while index < stretches.count {
      close(stretches[index].end, stretches[index].top)
      index += 1
    }
    swap(&made, &stretches)
  }

  private mutating func push(_ item: Int32, _ run: CoverageRun, below: Int32) -> Int32 {
    fragments.append(
      Fragment(item: item, coverage: run.coverage, edgeCount: run.edgeCount, below: below))
    return Int32(fragments.count - 1)
  }
}
