import Foundation

/// Something that takes part in handling events: a view, a window, a controller, the application.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Whether this object is the one that events without a place go to.
  public private(set) var isFirstResponder = false

  /// What a screen reader says of the object; kept, not used.
  open var accessibilityLabel: String?
  /// What a screen reader says the object does; kept, not used.
  open var accessibilityHint: String?
  /// What a screen reader says the object's value is; kept, not used.
  open var accessibilityValue: String?
  /// What a screen reader says the object is; kept, not used.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name for tests to find the object by.
  open var accessibilityIdentifier: String?
  /// Whether the object keeps its colours when others are inverted; kept, not used.
  open var accessibilityIgnoresInvertColors = false
  /// Whether a screen reader stays in the object; kept, not used.
  open var accessibilityViewIsModal = false
  /// Whether a screen reader passes over what is in the object; kept, not used.
  open var accessibilityElementsHidden = false
  /// Whether a screen reader stops at the object; kept, not used.
  open var isAccessibilityElement = false

  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The object that is asked when this one does not handle an event.
  open var next: UIResponder? { nil }

  /// Whether this object may become first responder: false unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this object may stop being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Makes this object first responder if it may become one, and returns whether it is.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if canBecomeFirstResponder { isFirstResponder = true }
    return isFirstResponder
  }

  /// Stops being first responder if that is allowed, and returns whether it stopped.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    if canResignFirstResponder { isFirstResponder = false }
    return !isFirstResponder
  }

  /// Fingers have come down; passed on along the chain unless a subclass handles it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers have moved; passed on along the chain unless a subclass handles it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers have been lifted; passed on along the chain unless a subclass handles it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// The system has taken the touch away; passed on along the chain unless a subclass handles it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Writes the object into an archive; nothing is written, as there are no archives here.
  open func encode(with coder: NSCoder) {}

  /// Called once everything is read from a nib; there are none here.
  open func awakeFromNib() {}

  /// Called before a designer shows the object; there is none here.
  open func prepareForInterfaceBuilder() {}

  /// Called when a property that this object observes by its name has another value.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// Called when a screen reader's user wants to leave; nobody calls it.
  open func accessibilityPerformEscape() -> Bool { false }

  /// Called when the traits have changed, which they never do.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// What keys of a keyboard do; there is no keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// A view in place of the keyboard; there is no keyboard.
  open var inputView: UIView? { nil }

  /// A view above the keyboard; there is no keyboard.
  open var inputAccessoryView: UIView? { nil }
}
