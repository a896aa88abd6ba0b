import Foundation

/// Views in a row or a column, and where they lie in a given room.
struct StackLine {
  /// A view as the line sees it.
  struct Item {
    /// The size that it would have by itself, in points.
    var size: CGSize
    /// How much it holds on to its length.
    var hugging: Float
    /// The distance to the next, in points.
    var spacing: CGFloat
  }

  var axis: NSLayoutConstraint.Axis
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment
  var items: [Item]

  /// The lengths that the items would have by themselves, in points.
  private var lengths: [CGFloat] { items.map { axis.along($0.size) } }
  /// The distances between them, in points.
  private var spacings: [CGFloat] { items.dropLast().map(\.spacing) }

  /// The length that all would have by themselves, in points.
  var naturalLength: CGFloat {
    let gaps = spacings.reduce(0, +)
    guard distribution == .fillEqually else { return lengths.reduce(gaps, +) }
    return gaps + (lengths.max() ?? 0) * CGFloat(items.count)
  }

  /// The breadth of the broadest, in points.
  var naturalBreadth: CGFloat { items.map { axis.across($0.size) }.max() ?? 0 }

  /// Returns where the items lie in `room`, in points.
  func frames(in room: CGRect) -> [CGRect] {
    guard !items.isEmpty else { return [] }
    let total = axis.along(room.size)
    let lengths = lengths(within: total)
    let gaps = gaps(between: lengths, within: total)
    var place = axis.along(room.origin)
    return items.indices.map { index in
      let length = lengths[index]
      defer { place += length + (index < gaps.count ? gaps[index] : 0) }
      let (start, breadth) = span(of: items[index], in: room)
      let origin = axis.size(along: place, across: start)
      return CGRect(
        origin: CGPoint(x: origin.width, y: origin.height),
        size: axis.size(along: length, across: breadth))
    }
  }

  private func lengths(within total: CGFloat) -> [CGFloat] {
    let room = total - spacings.reduce(0, +)
    switch distribution {
    case .fillEqually:
      return items.map { _ in max(0, room / CGFloat(items.count)) }
    case .fillProportionally:
      let sum = lengths.reduce(0, +)
      return sum > 0 ? lengths.map { room * $0 / sum } : lengths
    case .fill:
      var filled = lengths
      let rest = room - filled.reduce(0, +)
      let loosest = items.map(\.hugging).min() ?? 0
      if let index = items.lastIndex(where: { $0.hugging == loosest }) {
        filled[index] = max(0, filled[index] + rest)
      }
      return filled
    case .equalSpacing, .equalCentering:
      return lengths
    }
  }

  private func gaps(between lengths: [CGFloat], within total: CGFloat) -> [CGFloat] {
    guard items.count > 1 else { return [] }
    let count = CGFloat(items.count - 1)
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      return spacings
    case .equalSpacing:
      let rest = total - lengths.reduce(0, +)
      return spacings.map { max($0, rest / count) }
    case .equalCentering:
      let step = (total - (lengths[0] + lengths[lengths.count - 1]) / 2) / count
      return spacings.indices.map {
        max(spacings[$0], step - (lengths[$0] + lengths[$0 + 1]) / 2)
      }
    }
  }

  /// Where an item begins across the axis, and how broad it is there.
  private func span(of item: Item, in room: CGRect) -> (start: CGFloat, breadth: CGFloat) {
    let (start, total) = (axis.across(room.origin), axis.across(room.size))
    let breadth = axis.across(item.size)
    switch alignment {
    case .fill: return (start, total)
    case .leading, .firstBaseline: return (start, breadth)
    case .center: return (start + (total - breadth) / 2, breadth)
    case .trailing, .lastBaseline: return (start + total - breadth, breadth)
    }
  }
}

extension NSLayoutConstraint.Axis {
  func along(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
  func across(_ size: CGSize) -> CGFloat { self == .horizontal ? size.height : size.width }
  func along(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.x : point.y }
  func across(_ point: CGPoint) -> CGFloat { self == .horizontal ? point.y : point.x }
  func along(_ insets: UIEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
  }
  func across(_ insets: UIEdgeInsets) -> CGFloat {
    self == .horizontal ? insets.top + insets.bottom : insets.left + insets.right
  }
  func size(along: CGFloat, across: CGFloat) -> CGSize {
    self == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }
}
