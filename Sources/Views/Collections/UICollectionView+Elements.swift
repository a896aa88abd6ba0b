import Foundation

extension UICollectionView {
  // MARK: Views

  /// Sets the class of the cells that go by a name.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elements.register(cellClass, kind: "", name: identifier)
  }

  /// Sets the class of the headers, footers or the like that go by a name.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    elements.register(viewClass, kind: elementKind, name: identifier)
  }

  /// Returns a cell of the class that goes by a name, a used one if there is one.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = elements.dequeue(kind: "", name: identifier)
    precondition(view != nil, "no cell class is registered under the name “\(identifier)”")
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("what is registered under “\(identifier)” must be a collection view cell")
    }
    return cell
  }

  /// Returns a header, footer or the like of the class that goes by a name.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = elements.dequeue(kind: elementKind, name: identifier) else {
      preconditionFailure("no view class is registered under the name “\(identifier)”")
    }
    return view
  }

  // MARK: Numbers

  /// How many sections there are.
  public var numberOfSections: Int { knownCounts.count }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    knownCounts.indices.contains(section) ? knownCounts[section] : 0
  }

  private var knownCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let found = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    counts = found
    return found
  }

  /// Asks the data source for everything again before the next frame.
  public func reloadData() {
    counts = nil
    selection = []
    for key in elements.keys { retire(key) }
    layoutInUse.invalidateLayout()
    setNeedsLayout()
  }

  /// Asks for sections again; here for everything.
  public func reloadSections(_ sections: IndexSet) { reloadData() }

  // MARK: Elements

  /// The cells that are seen, in the order of items.
  public var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The items that are seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    layoutIfNeeded()
    return elements.keys.filter { $0.category == .cell }.map(\.indexPath)
  }

  /// Returns the cell of an item, if it has one.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements.shown[ElementKey(cellAt: indexPath)] as? UICollectionViewCell
  }

  /// Returns the item of a cell.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.keys.first { elements.shown[$0] === cell }?.indexPath
  }

  /// Returns the item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let touched = layoutInUse.layoutAttributesForElements(
      in: CGRect(x: point.x, y: point.y, width: 1, height: 1))
    return touched?.last {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
    }?.indexPath
  }

  /// Returns a header, footer or the like, if it has a view.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements.shown[ElementKey(supplementaryViewOfKind: elementKind, at: indexPath)]
  }

  /// Returns the headers, footers or the like of a kind that are seen, in order.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.keys.filter { $0.category == .supplementaryView && $0.kind == elementKind }
      .compactMap { elements.shown[$0] }
  }

  /// Returns where an item lies and how it looks.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForItem(at: indexPath)
  }

  /// Returns where a header, footer or the like lies and how it looks.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
}

extension UICollectionView {
  /// Lets the layout work out what is out of date, and the content have its size.
  package func prepareLayout() {
    layoutInUse.prepareIfNeeded()
    let size = layoutInUse.collectionViewContentSize
    if contentSize != size { contentSize = size }
  }

  /// Gives every element that is seen its view and its place.
  package func layElementsOut() {
    prepareLayout()
    place(layoutInUse.layoutAttributesForElements(in: bounds) ?? [])
  }

  /// Gives elements their views and places, and takes other elements' views away.
  ///
  /// What is placed in an animation block moves there; new views do not.
  package func place(_ wanted: [UICollectionViewLayoutAttributes]) {
    var seen: Set<ElementKey> = []
    for attributes in wanted {
      let key = ElementKey(attributes)
      seen.insert(key)
      place(key, attributes)
    }
    for key in elements.keys where !seen.contains(key) {
      guard detained.contains(key) else {
        retire(key)
        continue
      }
      if let attributes = layoutInUse.attributes(of: key) { place(key, attributes) }
    }
    arrange()
  }

  /// Gives an element its place, and a view if it has none.
  package func place(_ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) {
    if let view = elements.shown[key] {
      if view.attributes?.isEqual(attributes) != true { view.take(attributes) }
      return
    }
    UIView.performWithoutAnimation {
      guard let view = makeView(for: key) else { return }
      elements.show(view, for: key)
      addSubview(view)
      view.take(attributes)
      announce(view, of: key)
    }
  }

  /// Takes an element's view away.
  package func retire(_ key: ElementKey) {
    guard let view = elements.retire(key) else { return }
    guard let hearer = delegate as? any UICollectionViewDelegate else { return }
    if let cell = view as? UICollectionViewCell {
      hearer.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
    } else {
      hearer.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind,
        at: key.indexPath)
    }
  }

  private func makeView(for key: ElementKey) -> UICollectionReusableView? {
    switch key.category {
    case .cell:
      let cell = dataSource?.collectionView(self, cellForItemAt: key.indexPath)
      cell?.isSelected = selection.contains(key.indexPath)
      return cell
    case .supplementaryView:
      return dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.indexPath)
    case .decorationView:
      return layoutInUse.decorationClasses[key.kind].flatMap {
        UIView.make($0) as? UICollectionReusableView
      }
    }
  }

  private func announce(_ view: UICollectionReusableView, of key: ElementKey) {
    guard let hearer = delegate as? any UICollectionViewDelegate else { return }
    if let cell = view as? UICollectionViewCell {
      hearer.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
    } else {
      hearer.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.indexPath)
    }
  }

  /// Puts elements of larger numbers in front; equal ones stay in the order of items.
  private func arrange() {
    let keys = elements.keys
    let ordered = keys.enumerated().sorted { a, b in
      let (left, right) = (depth(of: a.element), depth(of: b.element))
      return left == right ? a.offset < b.offset : left < right
    }.compactMap { elements.shown[$0.element] }
    let present = subviewList.filter { $0 is UICollectionReusableView }
    if zip(present, ordered).allSatisfy({ $0 === $1 }) && present.count == ordered.count { return }
    for view in ordered { bringSubviewToFront(view) }
  }

  private func depth(of key: ElementKey) -> Int {
    elements.shown[key]?.attributes?.zIndex ?? 0
  }

  /// Keeps elements although they are out of sight, with views and places.
  package func detain(_ attributes: [UICollectionViewLayoutAttributes]) {
    for attributes in attributes {
      let key = ElementKey(attributes)
      detained.insert(key)
      place(key, attributes)
    }
    arrange()
  }

  /// Ends a movement for which elements stayed; after the last one, those out of sight go.
  package func release() {
    detentions = max(0, detentions - 1)
    if detentions == 0 { detained = [] }
    UIView.performWithoutAnimation { layElementsOut() }
  }
}
