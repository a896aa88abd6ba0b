import Foundation

extension UICollectionView {
  /// How long a change of layouts takes, in seconds: the platform does not say.
  package static let layoutChangeDuration: TimeInterval = 0.3

  /// Replaces the layout, and moves the items if the change is to be seen.
  package func replaceLayout(
    by layout: UICollectionViewLayout, _ motion: TransitionMotion, _ completion: ((Bool) -> Void)?
  ) {
    guard layout !== layoutInUse else {
      completion?(true)
      return
    }
    switch motion {
    case .immediate:
      UIView.performWithoutAnimation {
        let change = LayoutChange(of: self, to: layout)
        change.move()
        change.end()
      }
      completion?(true)
    case .animated:
      layoutIfNeeded()
      let change = LayoutChange(of: self, to: layout)
      UIView.animate(withDuration: Self.layoutChangeDuration) {
        change.move()
      } completion: { finished in
        change.end()
        completion?(finished)
      }
    }
  }

  /// The offset that a change of layouts proposes.
  ///
  /// Content that is at its beginning stays there; otherwise the item in the middle of the view
  /// stays in the middle, as far as the new content reaches. The platform's rule is not known.
  fileprivate func proposedOffset(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> CGPoint {
    let size = new.collectionViewContentSize
    let start = held(.zero, within: .zero)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let central = old.layoutAttributesForElements(in: bounds)?
      .filter { $0.representedElementCategory == .cell }
      .min { $0.center.distance(to: middle) < $1.center.distance(to: middle) }
    guard contentOffset != start, let central,
      let target = new.layoutAttributesForItem(at: central.indexPath)
    else { return held(contentOffset, within: size) }
    return held(
      CGPoint(
        x: target.center.x - central.center.x + contentOffset.x,
        y: target.center.y - central.center.y + contentOffset.y),
      within: size)
  }

  /// Returns where the content is to be when `new` has taken the place of `old`.
  fileprivate func targetOffset(
    from old: UICollectionViewLayout, to new: UICollectionViewLayout
  ) -> CGPoint {
    let offset = new.targetContentOffset(
      forProposedContentOffset: proposedOffset(from: old, to: new))
    let hearer = delegate as? any UICollectionViewDelegate
    return hearer?.collectionView(self, targetContentOffsetForProposedContentOffset: offset)
      ?? offset
  }
}

/// One layout taking another one's place.
///
/// ```
/// init   both layouts get ready; every element that either shows has a view, in its old place
/// move   the elements go to their new places: in an animation block, this is seen
/// end    elements that are out of sight go
/// ```
@MainActor
package final class LayoutChange {
  private let view: UICollectionView
  private let old: UICollectionViewLayout
  private let new: UICollectionViewLayout
  private let offset: CGPoint
  private var targets: [UICollectionViewLayoutAttributes] = []

  /// Gets a change of layouts ready.
  package init(of view: UICollectionView, to new: UICollectionViewLayout) {
    self.view = view
    self.new = new
    old = view.layoutInUse
    view.prepareLayout()
    old.prepareForTransition(to: new)
    new.prepareForTransition(from: old)
    new.place = view
    new.isPrepared = false
    new.prepareIfNeeded()
    offset = view.targetOffset(from: old, to: new)
    detainElements()
  }

  /// Lets the new layout place everything.
  package func move() {
    for key in view.elements.keys {
      view.elements.shown[key]?.willTransition(from: old, to: new)
    }
    view.layoutInUse = new
    for attributes in targets { view.place(ElementKey(attributes), attributes) }
    view.contentSize = new.collectionViewContentSize
    view.contentOffset = offset
    view.layElementsOut()
  }

  /// Ends the change; the old layout lays nothing out any more.
  package func end() {
    old.finalizeLayoutTransition()
    new.finalizeLayoutTransition()
    for key in view.elements.keys {
      view.elements.shown[key]?.didTransition(from: old, to: new)
    }
    if view.layoutInUse === new, old !== new { old.place = nil }
    view.release()
  }

  private func detainElements() {
    view.detentions += 1
    let size = view.bounds.size
    let arriving = new.layoutAttributesForElements(in: CGRect(origin: offset, size: size)) ?? []
    let leaving = old.layoutAttributesForElements(in: view.bounds) ?? []
    let present = Set(leaving.map { ElementKey($0) })
    let coming = arriving.filter { !present.contains(ElementKey($0)) }
    UIView.performWithoutAnimation {
      view.detain(leaving)
      view.detain(coming.map { old.attributes(of: ElementKey($0)) ?? first(of: $0) })
    }
    let expected = Set(arriving.map { ElementKey($0) })
    targets =
      arriving
      + leaving.filter { !expected.contains(ElementKey($0)) }
      .map { new.attributes(of: ElementKey($0)) ?? last(of: $0) }
  }

  private func first(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    new.initialLayoutAttributesForAppearingItem(at: attributes.indexPath) ?? attributes.faded
  }

  private func last(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    old.finalLayoutAttributesForDisappearingItem(at: attributes.indexPath) ?? attributes.faded
  }
}

/// A change of layouts that a finger drives.
@MainActor
package struct InteractiveLayoutChange {
  /// The layout in between.
  let layout: UICollectionViewTransitionLayout
  /// Whom to tell about the end.
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// Whether the finger has let go, so that the rest plays.
  var isEnding = false
}

extension UICollectionView {
  /// Begins a change of layouts that a finger drives.
  package func beginInteractiveChange(
    to layout: UICollectionViewLayout, _ completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    precondition(interactiveChange == nil, "a collection view changes its layout once at a time")
    layoutIfNeeded()
    let old = layoutInUse
    prepareLayout()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    layout.place = self
    layout.isPrepared = false
    layout.prepareIfNeeded()
    let between =
      (delegate as? any UICollectionViewDelegate)?.collectionView(
        self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    between.offsets = (contentOffset, targetOffset(from: old, to: layout))
    between.place = self
    interactiveChange = InteractiveLayoutChange(layout: between, completion: completion)
    layoutInUse = between
    setNeedsLayout()
    layoutIfNeeded()
    return between
  }

  /// Plays the rest of a change that a finger drove, or the way back; only the first call counts.
  package func endInteractiveChange(_ outcome: TransitionOutcome) {
    guard let change = interactiveChange, !change.isEnding else { return }
    interactiveChange?.isEnding = true
    layoutIfNeeded()
    UIView.animate(withDuration: Self.layoutChangeDuration) {
      change.layout.transitionProgress = outcome == .finished ? 1 : 0
      self.layoutIfNeeded()
    } completion: { completed in
      self.settle(change, outcome)
      change.completion?(completed, outcome == .finished)
    }
  }

  private func settle(_ change: InteractiveLayoutChange, _ outcome: TransitionOutcome) {
    let (current, next) = (change.layout.currentLayout, change.layout.nextLayout)
    interactiveChange = nil
    let stays = outcome == .finished ? next : current
    let goes = outcome == .finished ? current : next
    layoutInUse = stays
    goes.place = nil
    change.layout.place = nil
    for layout in [current, next] { layout.finalizeLayoutTransition() }
    release()
  }
}

extension CGPoint {
  /// The distance from `other`, in points.
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    let (x, y) = (x - other.x, y - other.y)
    return (x * x + y * y).squareRoot()
  }
}
