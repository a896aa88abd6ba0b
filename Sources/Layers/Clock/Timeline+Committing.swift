import Foundation

extension Timeline {
  /// Ends the present turn: lays out and draws what has called for it on display, lets the
  /// animations that were added begin, and closes the implicit transaction.
  ///
  /// `advance(to:)` does so at every instant; it is only needed to see the results of changes
  /// before time moves on.
  public func commit() {
    guard !isCommitting else { return }
    isCommitting = true
    defer { isCommitting = false }
    // What the passes below change belongs to the same turn.
    _ = transaction
    for root in displayedRoots { root.layoutIfNeeded() }
    drawContents()
    noteTexts()
    beginAddedAnimations()
    for layer in arrivals where layer.isDisplayed { layer.hasBeenCommitted = true }
    arrivals = []
    for layer in changedLayers { layer.committed = nil }
    changedLayers = []
    endImplicitTransaction()
  }

  /// Takes down the fonts of texts that are new, so that they are known whichever frames are drawn.
  private func noteTexts() {
    for layer in arrivals + changedLayers where layer.isDisplayed {
      guard layer.properties.text != nil, let text = TextDrawing(layer.textProperties) else {
        continue
      }
      note(text.layout)
    }
  }

  private func drawContents() {
    let layers = undrawnLayers
    undrawnLayers = []
    for layer in layers where layer.isDisplayed { layer.displayIfNeeded() }
  }
}
