import Foundation
import Layers

extension UIView {
  /// Returns what happens when `key` of a layer whose delegate this view is changes.
  ///
  /// Outside blocks, and for what views never animate, that is nothing.
  package func blockAction(for layer: CALayer, forKey key: String) -> any CAAction {
    let blocks = Stage.current.blocks
    guard blocks.areAnimationsEnabled, let block = blocks.innermost, !block.isInstant,
      let property = LayerProperty(rawValue: key), property.animatesInBlocks
    else { return NSNull() }
    return BlockAction(
      block: block, layer: layer, property: property, shown: layer.shownValue(of: property))
  }
}

/// Turns the change of a property into the animation that the block around it asks for.
///
/// It is made while the old value still stands, and runs once the new one does.
@MainActor
private struct BlockAction: CAAction {
  let block: AnimationBlock
  let property: LayerProperty
  let old: LayerValue
  let shown: LayerValue

  init(block: AnimationBlock, layer: CALayer, property: LayerProperty, shown: LayerValue) {
    self.block = block
    self.property = property
    self.shown = shown
    old = layer.properties[property]
  }

  func run(forKey event: String, object: Any, arguments: [AnyHashable: Any]?) {
    guard let layer = object as? CALayer else { return }
    let isAdded =
      switch property {
      case .position, .bounds, .transform: true
      default: false
      }
    let first = block.startsFromPresentation && !isAdded ? shown : old
    block.animate(
      LayerChange(
        of: layer, property, from: old, showing: first, to: layer.properties[property]))
  }
}

extension CALayer {
  /// The value of a property that is seen now.
  fileprivate func shownValue(of property: LayerProperty) -> LayerValue {
    hasBeenCommitted ? presentationPropertiesNow()[property] : properties[property]
  }
}

extension LayerProperty {
  /// Whether a change of the property is shown gradually inside an animation block.
  ///
  /// What has no values between, the contents, and paths (which never animate by themselves)
  /// change at once.
  fileprivate var animatesInBlocks: Bool {
    switch self {
    case .hidden, .doubleSided, .masksToBounds, .contents, .instanceCount: false
    default: implicitAnimation == .basic
    }
  }
}
