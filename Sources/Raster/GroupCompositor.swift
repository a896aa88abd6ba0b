/// Composites a group's items and its mask together, a row at a time, and keeps the last row.
struct GroupCompositor {
  private var items: ListCompositor
  private var mask: ListCompositor?
  private let columns: Range<Int>
  private var row: [Pixel]
  private var maskRow: [Pixel]
  private var composed: Int?

  init(_ group: PlannedGroup, bounds: PixelBox, width: Int) {
    items = ListCompositor(group.items, background: .clear, width: width)
    mask = group.mask.map { ListCompositor($0, background: .clear, width: width) }
    columns = bounds.left..<bounds.right
    row = Array(repeating: .clear, count: width)
    maskRow = Array(repeating: .clear, count: mask == nil ? 0 : width)
  }

  /// Sets pixels to what the group shows in canvas row `y`.
  mutating func copy(
    row y: Int, _ columns: Range<Int>, into target: inout MutableSpan<Pixel>,
    _ coverage: inout BandCoverage
  ) {
    if composed != y { compose(row: y, &coverage) }
    Kernels.copy(row.span.extracting(columns), to: &target, columns)
  }

  private mutating func compose(row y: Int, _ coverage: inout BandCoverage) {
    composed = y
    Self.compose(&items, row: y, columns, into: &row, &coverage)
    guard var mask else { return }
    self.mask = nil
    Self.compose(&mask, row: y, columns, into: &maskRow, &coverage)
    self.mask = mask
    Self.multiply(&row, by: maskRow, columns)
  }

  private static func compose(
    _ list: inout ListCompositor, row y: Int, _ columns: Range<Int>, into row: inout [Pixel],
    _ coverage: inout BandCoverage
  ) {
    var span = row.mutableSpan
    list.compose(row: y, columns, into: &span, &coverage)
  }

  private static func multiply(_ row: inout [Pixel], by mask: [Pixel], _ columns: Range<Int>) {
    var span = row.mutableSpan
    Kernels.mask(&span, columns, by: mask.span.extracting(columns))
  }
}
