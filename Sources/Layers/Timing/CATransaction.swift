// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Geometry

/// The key of a transaction's animation duration, in seconds.
public let kCATransactionAnimationDuration = "animationDuration"
/// The key of whether a transaction's changes cause no animations.
public let kCATransactionDisableActions = "disableActions"
/// The key of the timing function of a transaction's animations.
public let kCATransactionAnimationTimingFunction = "animationTimingFunction"
/// The key of what a transaction calls when its animations are over.
public let kCATransactionCompletionBlock = "completionBlock"

/// Batches of changes to layers.
///
/// Transactions nest; what an inner one does not say, the enclosing one does. A change outside any
/// begins an implicit one, which ends with the turn.
@preconcurrency @MainActor
open class CATransaction: NSObject {
  /// Begins a transaction inside the present one.
  open class func begin() {
    let timeline = Timeline.current
    timeline.transactions.append(Transaction(.explicit))
  }

  /// Ends the innermost explicit transaction; without one, nothing happens.
  ///
  /// The end of the outermost one commits everything.
  open class func commit() {
    let timeline = Timeline.current
    guard let last = timeline.transactions.last, last.origin == .explicit else { return }
    if timeline.transactions.count == 1 { timeline.commit() }
    timeline.transactions.removeLast()
    for group in last.groups { group.close() }
  }

  /// Commits what has changed, unless an explicit transaction is open.
  open class func flush() {
    let timeline = Timeline.current
    guard !timeline.transactions.contains(where: { $0.origin == .explicit }) else { return }
    timeline.commit()
  }

  /// Does nothing: layers are only used on the main actor.
  open class func lock() {}

  /// Does nothing: layers are only used on the main actor.
  open class func unlock() {}

  /// Returns the duration of animations that do not say how long they are, in seconds; 0.25 unless
  /// set.
  open class func animationDuration() -> CFTimeInterval {
    number(forKey: kCATransactionAnimationDuration) ?? 0.25
  }

  /// Sets the duration of animations that do not say how long they are, in seconds.
  open class func setAnimationDuration(_ duration: CFTimeInterval) {
    setValue(duration, forKey: kCATransactionAnimationDuration)
  }

  /// Returns the timing function that replaces those of all animations; nil unless set.
  open class func animationTimingFunction() -> CAMediaTimingFunction? {
    Timeline.current.transactionValue(kCATransactionAnimationTimingFunction)
      as? CAMediaTimingFunction
  }

  /// Sets the timing function that replaces those of all animations, explicit ones as well.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    setValue(function, forKey: kCATransactionAnimationTimingFunction)
  }

  /// Returns whether changes cause no animations; false unless set.
  open class func disableActions() -> Bool {
    number(forKey: kCATransactionDisableActions).map { $0 != 0 } ?? false
  }

  /// Sets whether changes cause no animations.
  open class func setDisableActions(_ flag: Bool) {
    setValue(flag, forKey: kCATransactionDisableActions)
  }

  /// Returns what is called when the animations added since it was set are over.
  open class func completionBlock() -> (() -> Void)? {
    Timeline.current.transactionValue(kCATransactionCompletionBlock) as? () -> Void
  }

  /// Sets what is called when all animations that this transaction adds from now on are over.
  ///
  /// Without any it is called when the transaction ends. One set earlier keeps waiting for those
  /// that were added before.
  open class func setCompletionBlock(_ block: (() -> Void)?) {
    setValue(block, forKey: kCATransactionCompletionBlock)
  }

  /// Returns the value that the innermost transaction having one was given for `key`.
  open class func value(forKey key: String) -> Any? {
    switch key {
    case kCATransactionAnimationDuration: animationDuration()
    case kCATransactionDisableActions: disableActions()
    default: Timeline.current.transactionValue(key)
    }
  }

  /// Gives the innermost transaction a value for `key`; nil takes it away.
  open class func setValue(_ value: Any?, forKey key: String) {
    Timeline.current.transaction.values[key] = value
    guard key == kCATransactionCompletionBlock, let block = value as? () -> Void else { return }
    collect(into: CompletionGroup { _ in block() })
  }

  /// Returns the number, or 1 or 0 for a truth value, set for `key`; nil unless set.
  private class func number(forKey key: String) -> Double? {
    guard let object = Timeline.current.transactionValue(key),
      case .number(let number)? = LayerValue(object, like: .number(0))
    else { return nil }
    return number
  }

  /// Lets `group` wait for all animations that the innermost transaction adds from now on.
  package class func collect(into group: CompletionGroup) {
    Timeline.current.transaction.groups.append(group)
  }
}
