/// Composites a group's items and its mask together, a row at a time, and keeps the last row.
final class GroupCompositor {
  private let items: ListCompositor
  private let mask: ListCompositor?
  private let columns: Range<Int>
  private var row: [Pixel]
  private var maskRow: [Pixel]
  private var composed: Int?

  init(_ group: PlannedGroup, bounds: PixelBox, _ coverage: BandCoverage, width: Int) {
    items = ListCompositor(group.items, background: .clear, coverage, width: width)
    mask = group.mask.map { ListCompositor($0, background: .clear, coverage, width: width) }
    columns = bounds.left..<bounds.right
    row = Array(repeating: .clear, count: width)
    maskRow = Array(repeating: .clear, count: mask == nil ? 0 : width)
  }

  /// Sets pixels to what the group shows in canvas row `y`.
  func copy(row y: Int, _ columns: Range<Int>, into target: inout MutableSpan<Pixel>) {
    if composed != y { compose(row: y) }
    let row = row
    Kernels.copy(row.span.extracting(columns), to: &target, columns)
  }

  private func compose(row y: Int) {
    composed = y
    Self.compose(items, row: y, columns, into: &row)
    guard let mask else { return }
    Self.compose(mask, row: y, columns, into: &maskRow)
    Self.multiply(&row, by: maskRow, columns)
  }

  private static func compose(
    _ list: ListCompositor, row y: Int, _ columns: Range<Int>, into row: inout [Pixel]
  ) {
    var span = row.mutableSpan
    list.compose(row: y, columns, into: &span)
  }

  private static func multiply(_ row: inout [Pixel], by mask: [Pixel], _ columns: Range<Int>) {
    var span = row.mutableSpan
    Kernels.mask(&span, columns, by: mask.span.extracting(columns))
  }
}
