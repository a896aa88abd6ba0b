import Foundation

extension CALayer {
  /// A layer's state at the last commit; an object, for which few layers have to have room.
  @MainActor
  final class CommittedState {
    let properties: LayerProperties
    let children: [CALayer]
    let maskLayer: CALayer?
    let attached: [RunningAnimation]

    /// Takes down how `layer` is now.
    init(of layer: CALayer) {
      properties = layer.properties
      children = layer.children
      maskLayer = layer.maskLayer
      attached = layer.attached
    }
  }

  /// Gives a property a new value, and lets the change show as its action says.
  ///
  /// The action is asked for while the old value still stands, and runs once the new one does.
  /// A value equal to the old one changes nothing.
  func assign<Value: Equatable>(
    _ value: Value, to path: WritableKeyPath<LayerProperties, Value>, as property: LayerProperty
  ) {
    guard properties[keyPath: path] != value else { return }
    guard presented == nil else {
      properties[keyPath: path] = value
      return
    }
    willChange()
    let event = property.rawValue
    let action = CATransaction.disableActions() ? nil : action(forKey: event)
    properties[keyPath: path] = value
    action?.run(forKey: event, object: self, arguments: nil)
    if displayIsNeeded { return }
    if type(of: self).needsDisplay(forKey: event) { setNeedsDisplay() }
  }

  /// Returns what happens when the value for `event` changes, in the platform's order of asking.
  func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action.unlessNull }
    if let action = actions?[event] { return action.unlessNull }
    if let inStyle = style?["actions"] as? [String: any CAAction], let action = inStyle[event] {
      return action.unlessNull
    }
    if let action = type(of: self).defaultAction(forKey: event) { return action.unlessNull }
    return implicitAnimation(forKey: event)
  }

  /// Is called before anything about the layer changes.
  ///
  /// It begins the turn's transaction, and keeps the committed state of a layer that has one.
  func willChange() {
    let timeline = Timeline.current
    _ = timeline.transaction
    guard hasBeenCommitted, committed == nil else { return }
    committed = CommittedState(of: self)
    timeline.changedLayers.append(self)
  }

  /// Swaps the present state with the one at the last commit, for a layer that has changed since.
  func swapCommittedState() {
    guard let before = committed else { return }
    committed = CommittedState(of: self)
    properties = before.properties
    children = before.children
    maskLayer = before.maskLayer
    attached = before.attached
  }

  /// Returns the animation that a property of a displayed layer has by itself.
  private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard hasBeenCommitted, let property = LayerProperty(rawValue: event),
      property.implicitAnimation == .basic
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = presentationPropertiesNow()[property].object
    animation.timingFunction = CAMediaTimingFunction(name: .default)
    return animation
  }
}

extension Timeline {
  /// Returns what `body` makes of the layers as they were at the last commit; it changes none.
  func beforeChanges<Result>(_ body: () -> Result) -> Result {
    let layers = changedLayers
    for layer in layers { layer.swapCommittedState() }
    defer { for layer in layers { layer.swapCommittedState() } }
    return body()
  }
}

extension CAAction {
  /// This action, or nil if it is the one that stands for none.
  fileprivate var unlessNull: (any CAAction)? {
    self is NSNull ? nil : self
  }
}
