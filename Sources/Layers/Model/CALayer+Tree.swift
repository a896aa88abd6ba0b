import Foundation

extension CALayer {
  /// Makes `layer` the sublayer at `index`, counted from the back and held within what there is.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, at: Int(index))
  }

  /// Makes `layer` the sublayer right behind `sibling`; at the back if that is no sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.setAside(from: self)
    insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
  }

  /// Makes `layer` the sublayer right in front of `sibling`; at the front if that is no sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    guard layer !== sibling else { return }
    layer.setAside(from: self)
    let index = children.firstIndex { $0 === sibling }
    insert(layer, at: index.map { $0 + 1 } ?? children.count)
  }

  /// Puts `layer` in the place of the sublayer `old`; nothing happens if that is no sublayer.
  public func replaceSublayer(_ old: CALayer, with layer: CALayer) {
    guard old !== layer else { return }
    layer.setAside(from: self)
    guard let index = children.firstIndex(where: { $0 === old }) else { return }
    old.leaveContainer()
    insert(layer, at: index)
  }

  /// The layer whose clock and coordinates this one's hang below: its superlayer, or the layer that
  /// it masks.
  package var parent: CALayer? {
    if let presented { return presented.container?.presentation() }
    return container
  }

  /// Whether `other` is this layer or one above it.
  package func isInside(_ other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current === other { return true }
      layer = current.container
    }
    return false
  }

  /// Makes `layer` the sublayer at `index`.
  ///
  /// - Precondition: `layer` is not this layer or one above it.
  func insert(_ layer: CALayer, at index: Int) {
    guard presented == nil else { return }
    precondition(!isInside(layer), "a layer cannot be a sublayer of itself")
    if layer.container === self, layer.isSublayer,
      let place = children.firstIndex(where: { $0 === layer }),
      place == min(index, children.count - 1)
    {
      // It is there already, and nothing is to be placed anew.
      return
    }
    willChange()
    if layer.container === self, layer.isSublayer {
      children.removeAll { $0 === layer }
    } else {
      // What only moves within what is on display goes on being animated.
      layer.leaveContainer(isMoving: isDisplayed)
      layer.willChange()
      layer.setNeedsLayout()
    }
    children.insert(layer, at: min(index, children.count))
    layer.container = self
    layer.treeDidChange()
    setNeedsLayout()
    if isDisplayed, !layer.isDisplayed { layer.comeOnDisplay() }
  }

  /// Takes the layer out of its superlayer, or from the layer that it masks.
  ///
  /// On the way to another layer on display it stays on display itself, with its animations.
  func leaveContainer(isMoving: Bool = false) {
    guard presented == nil, let parent = container else { return }
    parent.willChange()
    willChange()
    if parent.maskLayer === self {
      parent.maskLayer = nil
    } else {
      parent.children.removeAll { $0 === self }
      parent.setNeedsLayout()
    }
    container = nil
    treeDidChange()
    if isDisplayed, !isMoving { leaveDisplay() }
  }

  /// Replaces all sublayers; those in both lists stay on display throughout.
  func replaceSublayers(with layers: [CALayer]) {
    guard presented == nil else { return }
    for layer in children where !layers.contains(where: { $0 === layer }) {
      layer.leaveContainer()
    }
    for (index, layer) in layers.enumerated() {
      insert(layer, at: index)
    }
  }

  /// Replaces the layer whose alpha this one is multiplied by.
  func replaceMask(with layer: CALayer?) {
    guard presented == nil, layer !== maskLayer else { return }
    maskLayer?.leaveContainer()
    guard let layer else { return }
    precondition(!isInside(layer), "a layer cannot mask itself")
    if layer.superlayer != nil {
      Timeline.current.warn(
        "A mask (\(layer.subject)) was still a sublayer; it has been taken out of its superlayer.")
    }
    willChange()
    layer.leaveContainer()
    layer.willChange()
    maskLayer = layer
    layer.container = self
    layer.treeDidChange()
    if isDisplayed { layer.comeOnDisplay() }
  }

  /// Whether the layer is in its container's list of sublayers, not its mask.
  private var isSublayer: Bool {
    container?.maskLayer !== self
  }

  /// Takes the layer out of its place so that its siblings' places can be counted, unless that
  /// would take it off display.
  private func setAside(from parent: CALayer) {
    guard container === parent, isSublayer else { return }
    parent.willChange()
    parent.children.removeAll { $0 === self }
    parent.children.append(self)
  }

  private func treeDidChange() {
    Timeline.current.clockDidChange()
  }
}
