import Foundation
import Layers
import Testing
import Views

/// Properties of behaviours that are kept and not used.
@MainActor
@Suite struct KeptPropertyTests {
  @Test func `what does nothing says so when it is set to do something`() {
    Timeline.current = Timeline()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let tie = UIAttachmentBehavior(item: view, attachedToAnchor: .zero)
    let body = UIDynamicItemBehavior(items: [view])
    tie.frictionTorque = 0
    tie.attachmentRange = .infinite
    body.charge = 0
    #expect(Timeline.current.warnings.isEmpty)
    tie.frictionTorque = 2
    tie.attachmentRange = UIFloatRange(minimum: 0, maximum: 10)
    body.charge = 1
    let words = ["frictionTorque", "attachmentRange", "charge"]
    #expect(Timeline.current.warnings.count == 3)
    for (word, warning) in zip(words, Timeline.current.warnings) {
      #expect(warning.contains(word), "\(warning)")
    }
  }
}
