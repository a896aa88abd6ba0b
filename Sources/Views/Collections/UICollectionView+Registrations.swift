import Foundation

extension UICollectionView {
  /// How cells of a class are set up for items.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up for the item at a place.
    public typealias Handler = (Cell, IndexPath, Item) -> Void

    fileprivate let identifier: String
    fileprivate let handler: Handler

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      identifier = "cell registration \(RegistrationNumber.next())"
      self.handler = handler
    }
  }

  /// How headers, footers and the like of a class are set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view of a kind up for a place.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void

    fileprivate let identifier: String
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      identifier = "supplementary registration \(RegistrationNumber.next())"
      kind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration's class, set up for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("a cell of a registration is of its class")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a view of a registration's class, set up for a place.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("a view of a registration is of its class")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}

/// Tells registrations apart.
@MainActor
private enum RegistrationNumber {
  private static var last = 0

  static func next() -> Int {
    last += 1
    return last
  }
}
