import Foundation

extension CALayer {
  /// Returns what the layer shows when its superlayer's time is `time`, and its own time then.
  ///
  /// The animations are applied to the model in the order in which they were added: one that is
  /// not additive replaces what was there, an additive one adds to it. A pure question: it can be
  /// asked in any order.
  package func presentationProperties(
    atSuperlayerTime time: Double
  ) -> (properties: LayerProperties, localTime: Double) {
    var shown = properties
    let local = animate(&shown, atSuperlayerTime: time)
    return (shown, local)
  }

  /// Changes `shown`, the model's values, to what the layer shows when its superlayer's time is
  /// `time`, and returns its own time then.
  func animate(_ shown: inout LayerProperties, atSuperlayerTime time: Double) -> Double {
    let local = localTime(atSuperlayerTime: time)
    if !attached.isEmpty { attached.apply(to: &shown, atParentTime: local) }
    return local
  }

  /// Returns what the layer shows at the timeline's present time.
  package func presentationPropertiesNow() -> LayerProperties {
    if presented != nil { return properties }
    let time = superlayerTime(atMediaTime: Timeline.current.now)
    return presentationProperties(atSuperlayerTime: time).properties
  }

  /// Returns what the layer showed before it was first changed in the present turn.
  func committedPresentation() -> LayerProperties {
    guard let committed else { return presentationPropertiesNow() }
    let media = Timeline.current.now
    let local = localTime(atMediaTime: media)
    var shown = committed.properties
    committed.attached.apply(to: &shown, atParentTime: local)
    return shown
  }

  /// Returns a copy of the layer with the values that it shows now; nil before the first commit
  /// on display.
  func presentationLayer() -> CALayer? {
    if presented != nil { return self }
    guard hasBeenCommitted else { return nil }
    let copy = makePresentation()
    copy.presented = self
    copy.properties = presentationPropertiesNow()
    return copy
  }

  var presentedSuperlayer: CALayer? {
    presented?.superlayer?.presentation()
  }

  var presentedSublayers: [CALayer] {
    presented?.children.compactMap { $0.presentation() } ?? []
  }

  var presentedMask: CALayer? {
    presented?.maskLayer?.presentation()
  }
}
