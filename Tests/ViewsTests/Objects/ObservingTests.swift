import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct ObservingTests {
  @Test func `an observer is told old and new values until it ends`() {
    let rig = Rig()
    var seen: [(CGRect?, CGRect?)] = []
    let observation = rig.view.observe(\.frame, options: [.old, .new]) { view, change in
      #expect(view === rig.view)
      seen.append((change.oldValue, change.newValue))
    }
    let (first, second) = (rig.view.frame, CGRect(x: 5, y: 5, width: 10, height: 10))
    rig.view.frame = second
    rig.view.frame = second
    rig.view.alpha = 0.5
    #expect(seen.count == 1)
    #expect(seen[0] == (first, second))
    observation.invalidate()
    rig.view.frame = first
    #expect(seen.count == 1)
  }

  @Test func `the movement of content is told`() {
    _ = Rig()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var offsets: [CGPoint] = []
    let observation = scroll.observe(\.contentOffset, options: .initial) { scroll, _ in
      offsets.append(scroll.contentOffset)
    }
    scroll.contentOffset = CGPoint(x: 0, y: 7)
    withExtendedLifetime(observation) {}
    #expect(offsets == [.zero, CGPoint(x: 0, y: 7)])
  }

  /// Notes what it is told by name.
  final class Listener: UIView {
    var told: [String] = []

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      told.append("\(keyPath ?? "") \(change?[.newKey] as? CGPoint ?? .zero)")
    }
  }

  @Test func `observers by name are told, and warned of names that nothing is known of`() {
    let rig = Rig()
    let listener = Listener(frame: .zero)
    rig.view.addObserver(listener, forKeyPath: "center", options: .new, context: nil)
    rig.view.center = CGPoint(x: 1, y: 2)
    rig.view.removeObserver(listener, forKeyPath: "center")
    rig.view.center = CGPoint(x: 3, y: 4)
    #expect(listener.told == ["center \(CGPoint(x: 1, y: 2))"])
    rig.view.addObserver(listener, forKeyPath: "mood", context: nil)
    #expect(rig.timeline.warnings.contains { $0.contains("mood") })
  }

  @Test func `values are attached to objects, and go with them`() {
    final class Token {}
    var keys: (UInt8, UInt8) = (0, 0)
    weak var token: Token?
    do {
      let owner = NSObject()
      let attached = Token()
      token = attached
      objc_setAssociatedObject(owner, &keys.0, attached, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, &keys.0) as? Token === attached)
      #expect(objc_getAssociatedObject(owner, &keys.1) == nil)
      objc_setAssociatedObject(owner, &keys.0, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      #expect(objc_getAssociatedObject(owner, &keys.0) == nil)
    }
    #expect(token == nil)
  }

  @Test func `objects know their class and the names they do not answer to`() {
    _ = Rig()
    let button = UIButton(frame: .zero)
    #expect(button.isKind(of: UIView.self) && button.isMember(of: UIButton.self))
    #expect(!button.isKind(of: UILabel.self) && !button.isMember(of: UIView.self))
    #expect(!button.responds(to: Selector("tap:")))
  }
}
