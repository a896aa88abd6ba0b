import Foundation

/// What an observer of a property wants to be told, with the platform's bits.
public struct NSKeyValueObservingOptions: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: UInt

  /// Creates a set from the platform's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The value after the change.
  public static let new = Self(rawValue: 1 << 0)
  /// The value before the change.
  public static let old = Self(rawValue: 1 << 1)
  /// The value at once, when the observation begins.
  public static let initial = Self(rawValue: 1 << 2)
  /// A call before every change too; there is none here.
  public static let prior = Self(rawValue: 1 << 3)
}

/// What kind of change an observer is told of, with the platform's numbers.
public enum NSKeyValueChange: UInt, Sendable, Hashable {
  /// The value is another one.
  case setting = 1
  /// Something was put in.
  case insertion = 2
  /// Something was taken away.
  case removal = 3
  /// Something was exchanged.
  case replacement = 4
}

/// The parts of what an observer by name is told.
public struct NSKeyValueChangeKey: RawRepresentable, Sendable, Hashable {
  /// The platform's name.
  public let rawValue: String

  /// Creates a key.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// What kind of change it is.
  public static let kindKey = Self(rawValue: "kind")
  /// The value after the change.
  public static let newKey = Self(rawValue: "new")
  /// The value before the change.
  public static let oldKey = Self(rawValue: "old")
  /// Where something was put in or taken away; there is none here.
  public static let indexesKey = Self(rawValue: "indexes")
  /// Whether it is a call before the change: it never is.
  public static let notificationIsPriorKey = Self(rawValue: "notificationIsPrior")
}

/// What an observer of a property is told.
public struct NSKeyValueObservedChange<Value> {
  /// What kind of change it is.
  public let kind: NSKeyValueChange
  /// The value after the change, if it was asked for.
  public let newValue: Value?
  /// The value before the change, if it was asked for.
  public let oldValue: Value?
  /// Where something was put in or taken away; there is none here.
  public let indexes: IndexSet?
  /// Whether it is a call before the change: it never is.
  public let isPrior: Bool
}

/// An observation that lasts until it is taken back or let go of.
@preconcurrency @MainActor
open class NSKeyValueObservation: NSObject {
  private weak var subject: UIView?
  private var token: Int?

  init(of subject: UIView, _ token: Int) {
    self.subject = subject
    self.token = token
    super.init()
  }

  /// Ends the observation.
  open func invalidate() {
    if let token { subject?.observers.remove(token) }
    token = nil
  }

  isolated deinit {
    if let token { subject?.observers.remove(token) }
  }
}

/// Those who are told of changes of one view's properties.
///
/// A property is looked at whenever the view's place, look or content is set, and told when it is
/// another one than it was.
@MainActor
package final class ViewObservers {
  private struct Entry {
    let token: Int
    weak var observer: AnyObject?
    let keyPath: String?
    let look: () -> Void
  }

  private var entries: [Entry] = []
  private var lastToken = 0
  private var isLooking = false

  init() {}

  /// Whether nobody is told anything.
  var isEmpty: Bool { entries.isEmpty }

  /// Adds someone who looks for themselves, and returns what takes them away again.
  func add(observer: AnyObject? = nil, keyPath: String? = nil, _ look: @escaping () -> Void) -> Int
  {
    lastToken += 1
    entries.append(Entry(token: lastToken, observer: observer, keyPath: keyPath, look: look))
    return lastToken
  }

  /// Takes someone away.
  func remove(_ token: Int) {
    entries.removeAll { $0.token == token }
  }

  /// Takes an observer by name away.
  func remove(_ observer: AnyObject, _ keyPath: String) {
    entries.removeAll { $0.observer === observer && $0.keyPath == keyPath }
  }

  /// Lets everyone look; what they change is looked at with the next change.
  func look() {
    guard !isLooking else { return }
    isLooking = true
    for entry in entries { entry.look() }
    isLooking = false
  }
}

/// A view whose properties can be observed.
@preconcurrency @MainActor
public protocol KeyValueObservable {}

extension UIView: KeyValueObservable {}

extension KeyValueObservable where Self: UIView {
  /// Calls `changeHandler` when a property has another value: one of place, look or content.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    var known = self[keyPath: keyPath]
    func tell(old: Value?) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? known : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
    if options.contains(.initial) { tell(old: nil) }
    let token = observers.add { [weak self] in
      guard let self else { return }
      let now = self[keyPath: keyPath]
      guard !isSame(known, now) else { return }
      let old = known
      known = now
      tell(old: old)
    }
    return NSKeyValueObservation(of: self, token)
  }
}

extension UIView {
  /// Tells `observer`, through its `observeValue(forKeyPath:of:change:context:)`, when the property
  /// of this name has another value: one of place, look or content.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let read = observedProperty(keyPath) else {
      return Journal.warn("the property “\(keyPath)” of views cannot be observed by its name")
    }
    var known = read(self)
    let tell = { [weak self, weak observer] (old: ObservedValue?) in
      guard let self, let observer = observer as? UIResponder else { return }
      var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
      if options.contains(.new) { change[.newKey] = known.value }
      if options.contains(.old), let old { change[.oldKey] = old.value }
      observer.observeValue(forKeyPath: keyPath, of: self, change: change, context: context)
    }
    if options.contains(.initial) { tell(nil) }
    _ = observers.add(observer: observer, keyPath: keyPath) { [weak self] in
      guard let self else { return }
      let now = read(self)
      guard now != known else { return }
      let old = known
      known = now
      tell(old)
    }
  }

  /// Ends what ``addObserver(_:forKeyPath:options:context:)`` began.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer? = nil
  ) {
    observers.remove(observer, keyPath)
  }

  /// Lets observers look at what may have changed.
  package func tellObservers() {
    if !observers.isEmpty { observers.look() }
  }

  private func observedProperty(_ name: String) -> ((UIView) -> ObservedValue)? {
    switch name {
    case "frame": { .rect($0.frame) }
    case "bounds": { .rect($0.bounds) }
    case "center": { .point($0.center) }
    case "alpha": { .number($0.alpha) }
    case "hidden", "isHidden": { .truth($0.isHidden) }
    case "contentOffset": { .point($0.bounds.origin) }
    case "contentSize": { .size(($0 as? UIScrollView)?.contentSize ?? .zero) }
    default: nil
    }
  }
}

/// A property's value as observers by name are told it.
private enum ObservedValue: Equatable {
  case rect(CGRect)
  case point(CGPoint)
  case size(CGSize)
  case number(CGFloat)
  case truth(Bool)

  var value: Any {
    switch self {
    case .rect(let value): value
    case .point(let value): value
    case .size(let value): value
    case .number(let value): value
    case .truth(let value): value
    }
  }
}

/// Whether two values are equal, as far as they can be compared.
private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
  guard let one = one as? any Equatable else { return false }
  func compare<Kind: Equatable>(_ one: Kind) -> Bool { other as? Kind == one }
  return compare(one)
}
