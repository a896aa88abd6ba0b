import Foundation
import Views

/// A screen cut into a grid of views, which show it together.
@MainActor
struct Tiles {
  /// One piece of a screen.
  struct Tile {
    /// What shows it.
    let view: UIView
    /// Its column, from 0 at the left.
    let column: Int
    /// Its row, from 0 at the top.
    let row: Int
  }

  /// The pieces, row by row from the top left.
  let all: [Tile]

  /// Takes snapshots of the pieces of `screen` and puts them into `sheet`, where they belong.
  ///
  /// Cuts are where screens can be cut, so that no pixel belongs to two pieces. A grid finer than that
  /// has fewer pieces.
  init(
    of screen: UIView, columns: Int = 1, rows: Int = 1, in sheet: UIView,
    afterScreenUpdates afterUpdates: Bool
  ) {
    var all: [Tile] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let frame = Self.frame(
          column: column, columns: columns, row: row, rows: rows, in: screen.bounds)
        guard !frame.isEmpty,
          let view = screen.resizableSnapshotView(
            from: frame, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
        else { continue }
        view.frame = frame.offsetBy(dx: screen.frame.minX, dy: screen.frame.minY)
        sheet.addSubview(view)
        all.append(Tile(view: view, column: column, row: row))
      }
    }
    self.all = all
  }

  /// Returns the frame of one piece of `bounds`.
  static func frame(
    column: Int = 0, columns: Int = 1, row: Int = 0, rows: Int = 1, in bounds: CGRect
  ) -> CGRect {
    let cut = { (index: Int, count: Int, length: CGFloat) in
      index == count ? length : UIScreen.main.cut(length * CGFloat(index) / CGFloat(count), .down)
    }
    let (left, right) = (cut(column, columns, bounds.width), cut(column + 1, columns, bounds.width))
    let (top, bottom) = (cut(row, rows, bounds.height), cut(row + 1, rows, bounds.height))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
