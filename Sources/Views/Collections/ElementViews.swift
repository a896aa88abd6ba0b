import Foundation

/// The views of a collection view's elements: those that are seen, and those kept for later.
@MainActor
package final class ElementViews {
  /// The views that are seen, by element.
  package private(set) var shown: [ElementKey: UICollectionReusableView] = [:]
  private var classes: [String: AnyClass] = [:]
  private var spare: [String: [UICollectionReusableView]] = [:]

  init() {}

  /// The elements that have a view, in order.
  package var keys: [ElementKey] { shown.keys.sorted() }

  /// Sets the class of views of a kind (empty for cells) and a name.
  func register(_ viewClass: AnyClass?, kind: String, name: String) {
    classes[Self.shelf(kind, name)] = viewClass
  }

  /// Returns a view of a kind and a name that shows nothing yet, or nil if none is registered.
  func dequeue(kind: String, name: String) -> UICollectionReusableView? {
    let shelf = Self.shelf(kind, name)
    if let view = spare[shelf]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let viewClass = classes[shelf] else { return nil }
    let view = UIView.make(viewClass) as? UICollectionReusableView
    view?.reuseIdentifier = name
    return view
  }

  /// Lets a view stand for an element.
  func show(_ view: UICollectionReusableView, for key: ElementKey) {
    shown[key] = view
  }

  /// Takes an element's view away and keeps it for another.
  func retire(_ key: ElementKey) -> UICollectionReusableView? {
    guard let view = shown.removeValue(forKey: key) else { return nil }
    view.removeFromSuperview()
    view.attributes = nil
    if let name = view.reuseIdentifier {
      spare[Self.shelf(key.kind, name), default: []].append(view)
    }
    return view
  }

  /// Lets cells stand for the items at their new places, and returns those whose items are gone,
  /// with where they were.
  func move(cellsTo places: [IndexPath: IndexPath]) -> [(IndexPath, UICollectionReusableView)] {
    var moved: [ElementKey: UICollectionReusableView] = [:]
    var gone: [(IndexPath, UICollectionReusableView)] = []
    for key in keys {
      guard let view = shown[key] else { continue }
      if key.category != .cell {
        moved[key] = view
      } else if let place = places[key.indexPath] {
        moved[ElementKey(cellAt: place)] = view
      } else {
        gone.append((key.indexPath, view))
      }
    }
    shown = moved
    return gone
  }

  /// Takes a cell that stands for no item any more out of sight, and keeps it for another.
  func keep(_ cell: UICollectionReusableView) {
    cell.removeFromSuperview()
    cell.attributes = nil
    if let name = cell.reuseIdentifier { spare[Self.shelf("", name), default: []].append(cell) }
  }

  private static func shelf(_ kind: String, _ name: String) -> String {
    "\(kind)/\(name)"
  }
}
