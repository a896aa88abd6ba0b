import Foundation
import Geometry
import Raster

extension CALayer {
  /// Makes the layer the root of a displayed tree, as a window's layer is.
  ///
  /// Only layers of displayed trees have implicit animations and presentation layers.
  package func becomeDisplayedRoot() {
    let timeline = Timeline.current
    guard container == nil, !timeline.displayedRoots.contains(where: { $0 === self }) else {
      return
    }
    timeline.displayedRoots.append(self)
    comeOnDisplay()
  }

  /// Takes the tree of which the layer is the root off display.
  package func resignDisplayedRoot() {
    Timeline.current.displayedRoots.removeAll { $0 === self }
    if isDisplayed { leaveDisplay() }
  }

  /// Marks the layer and its tree as displayed from the next commit on.
  func comeOnDisplay() {
    isDisplayed = true
    let timeline = Timeline.current
    timeline.arrivals.append(self)
    if displayIsNeeded { timeline.undrawnLayers.append(self) }
    maskLayer?.comeOnDisplay()
    for layer in children { layer.comeOnDisplay() }
  }

  /// Marks the layer and its tree as not displayed, which ends their animations.
  func leaveDisplay() {
    detachAnimations { _ in true }
    isDisplayed = false
    hasBeenCommitted = false
    maskLayer?.leaveDisplay()
    for layer in children { layer.leaveDisplay() }
  }

  /// Whether the contents are to be drawn again at the next commit.
  public func needsDisplay() -> Bool { displayIsNeeded }

  /// Draws the contents now, if that has been called for.
  public func displayIfNeeded() {
    guard displayIsNeeded else { return }
    displayIsNeeded = false
    display()
  }

  /// Takes what ``draw(in:)`` draws as the contents, without motion.
  func drawContents() {
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let size = CGSize(width: bounds.width * scale, height: bounds.height * scale)
    guard size.width >= 1, size.height >= 1, size.width < 1e9, size.height < 1e9,
      let context = CGContext(
        width: Int(size.width.rounded(.up)), height: Int(size.height.rounded(.up)))
    else { return }
    context.translateBy(x: 0, y: CGFloat(context.height))
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    delegate?.layerWillDraw(self)
    draw(in: context)
    guard context.hasDrawn, let image = context.makeImage() else { return }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    contents = image
    CATransaction.commit()
  }

  /// Calls for new contents; `rect` is part of the platform's interface and makes no difference.
  public func setNeedsDisplay(_ rect: CGRect) {
    setNeedsDisplay()
  }

  func markForDisplay() {
    guard presented == nil, !displayIsNeeded else { return }
    displayIsNeeded = true
    let timeline = Timeline.current
    _ = timeline.transaction
    if isDisplayed { timeline.undrawnLayers.append(self) }
  }
}
