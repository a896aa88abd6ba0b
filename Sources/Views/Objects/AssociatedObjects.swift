// swift-format-ignore-file: TypeNamesShouldBeCapitalized, AlwaysUseLowerCamelCase

import Foundation

/// How an object holds what is attached to it, with the platform's numbers.
public enum objc_AssociationPolicy: UInt, Sendable, Hashable {
  /// Not at all; here it is let go of when nobody else holds it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// By keeping it alive.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// By keeping it alive; no copy is made here.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// By keeping it alive.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// By keeping it alive; no copy is made here.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to an object under a key, the address of a variable; nil takes it away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociationTable.shared.set(value, of: object as AnyObject, at: key, policy)
}

/// Returns the value that is attached to an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociationTable.shared.value(of: object as AnyObject, at: key)
}

/// Takes away everything that is attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociationTable.shared.removeAll(of: object as AnyObject)
}

/// What is attached to objects; it goes when they have gone.
///
/// Every access is under the lock, so that the table may be used from anywhere.
private final class AssociationTable: @unchecked Sendable {
  static let shared = AssociationTable()

  private enum Value {
    case strong(Any)
    case weak(WeakReference)
  }

  private struct Entry {
    let object: WeakReference
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct WeakReference {
    weak var object: AnyObject?
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var limit = 64

  func set(
    _ value: Any?, of object: AnyObject, at key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
  ) {
    var gone: [Entry] = []
    lock.withLock {
      let place = ObjectIdentifier(object)
      var entry = entries[place] ?? Entry(object: WeakReference(object: object))
      // Another object may have lived at the same address.
      if entry.object.object !== object {
        gone.append(entry)
        entry = Entry(object: WeakReference(object: object))
      } else {
        gone.append(entry)
      }
      entry.values[key] = value.map {
        policy == .OBJC_ASSOCIATION_ASSIGN
          ? .weak(WeakReference(object: $0 as AnyObject)) : .strong($0)
      }
      entries[place] = entry.values.isEmpty ? nil : entry
      gone += forgetTheDead()
    }
    // What was attached ends here, outside the lock.
    withExtendedLifetime(gone) {}
  }

  func value(of object: AnyObject, at key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object.object === object,
        let value = entry.values[key]
      else { return nil }
      switch value {
      case .strong(let value): return value
      case .weak(let reference): return reference.object
      }
    }
  }

  func removeAll(of object: AnyObject) {
    let gone = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
    withExtendedLifetime(gone) {}
  }

  /// Takes out what belonged to objects that are gone, once there has come as much again.
  private func forgetTheDead() -> [Entry] {
    guard entries.count > limit else { return [] }
    let dead = entries.filter { $0.value.object.object == nil }
    for key in dead.keys { entries[key] = nil }
    limit = max(64, 2 * entries.count)
    return Array(dead.values)
  }
}
