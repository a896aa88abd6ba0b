import Foundation
import Layers

/// A view that someone operates.
@preconcurrency @MainActor
open class UIControl: UIView {
  /// What a control is in the middle of, with the platform's bits.
  public struct State: OptionSet, Sendable, Hashable {
    /// The states as bits.
    public let rawValue: UInt

    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It does nothing.
    public static let disabled = State(rawValue: 1 << 1)
    /// It has been chosen.
    public static let selected = State(rawValue: 1 << 2)

    /// Creates a set of states from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// What happens to a control, with the platform's bits.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The events as bits.
    public let rawValue: UInt

    /// A finger comes down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger that came down on it is lifted from it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger that came down on it is lifted elsewhere.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system takes the touch away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// A finger comes down on it again, soon after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves on it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger that came down on it moves elsewhere.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger comes back to it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger leaves it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// Its text begins to be edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text is edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is edited no longer.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key ends the editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Its value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It does what it is mainly there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Everything that touches bring about.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// Creates a set of events from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// Where content stands from side to side, with the platform's numbers.
  public enum ContentHorizontalAlignment: Int, Sendable, Hashable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From side to side.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }

  /// Where content stands from top to bottom, with the platform's numbers.
  public enum ContentVerticalAlignment: Int, Sendable, Hashable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where content stands from side to side; kept, not used.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center
  /// Where content stands from top to bottom; kept, not used.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// Whether the control does anything.
  open var isEnabled = true
  /// Whether the control has been chosen.
  open var isSelected = false
  /// Whether a finger is on the control.
  open var isHighlighted = false
  /// Whether a finger that came down on the control is being followed.
  open var isTracking: Bool { isHighlighted }
  /// Whether a finger that came down on the control is on it.
  open var isTouchInside: Bool { isHighlighted }

  private var actions: [(action: UIAction, events: Event)] = []

  /// What the control is in the middle of.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Runs `action` whenever one of `controlEvents` happens.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((action, controlEvents))
  }

  /// Runs `action` no longer when one of `controlEvents` happens.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    for index in actions.indices where actions[index].action === action {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Takes all actions for some events away; closures cannot be told apart, so that target and
  /// action make no difference.
  open func removeTarget(
    _ target: Any?, action: UIGestureRecognizer.Action?, for controlEvents: Event
  ) {
    for index in actions.indices { actions[index].events.subtract(controlEvents) }
    actions.removeAll { $0.events.isEmpty }
  }

  /// Calls no method, as none can be called by its name, and says so.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    Journal.warn("the method “\(action)” was not called: there are no calls by name")
  }

  /// Runs what has been added for one of `controlEvents`.
  open func sendActions(for controlEvents: Event) {
    guard isEnabled else { return }
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      entry.action.sender = self
      entry.action.handler(entry.action)
    }
  }
  // MARK: Touches

  /// How far from the control a finger may be lifted and still count as inside, in points.
  private static let leeway: CGFloat = 70

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    let isInside = holds(touch)
    if isHighlighted != isInside {
      isHighlighted = isInside
      sendActions(for: isInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isHighlighted = false
    sendActions(for: holds(touch) ? .touchUpInside : .touchUpOutside)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  private func holds(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.leeway, dy: -Self.leeway).contains(touch.location(in: self))
  }
}
