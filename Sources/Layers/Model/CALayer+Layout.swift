import Foundation

/// A delegate that knows whether a layer's sublayers are where its rules want them.
@MainActor
package protocol LayoutJudge: AnyObject {
  /// Whether a layout would move something.
  var sublayersAreMisplaced: Bool { get }
}

extension CALayer {
  /// How often one layout pass goes through a tree that keeps calling for more.
  private static let passLimit = 32

  /// Whether the sublayers are to be placed at the next commit.
  public func needsLayout() -> Bool { layoutIsNeeded }

  func markForLayout() {
    guard presented == nil, !layoutIsNeeded else { return }
    layoutIsNeeded = true
    _ = Timeline.current.transaction
  }

  /// Lets the next layout ask the delegate whether the sublayers are to be placed.
  package func considerLayout() {
    guard presented == nil, !layoutIsNeeded else { return }
    layoutIsInDoubt = true
    _ = Timeline.current.transaction
  }

  /// Lays out the tree from the highest layer on that has called for it.
  func layOutTree() {
    guard presented == nil else { return }
    var top = self
    var layer = self
    while let parent = layer.container {
      if parent.layoutIsNeeded || parent.layoutIsInDoubt { top = parent }
      layer = parent
    }
    for _ in 0..<Self.passLimit where !top.layOutOnce() { return }
    Timeline.current.warn(
      "The layout of \(top.subject) kept calling for more layout; it was cut off.")
  }

  /// Lays out every layer of the tree that has called for it, from the top down, and returns
  /// whether there was one.
  private func layOutOnce() -> Bool {
    var didLayOut = false
    if layoutIsInDoubt {
      layoutIsInDoubt = false
      if let judge = delegate as? any LayoutJudge, judge.sublayersAreMisplaced {
        layoutIsNeeded = true
      }
    }
    if layoutIsNeeded {
      layoutIsNeeded = false
      layoutSublayers()
      didLayOut = true
    }
    // A mask has no superlayer on the platform, but is laid out with the layer that it masks.
    if maskLayer?.layOutOnce() == true { didLayOut = true }
    for layer in children where layer.layOutOnce() { didLayOut = true }
    return didLayOut
  }
}
