import Foundation

/// A batch of changes to layers, and what is said about the animations that they cause.
@preconcurrency @MainActor
final class Transaction {
  /// Who ends a transaction.
  enum Origin {
    /// The code that began it.
    case explicit
    /// The turn, which began it when something changed outside any other.
    case implicit
  }

  let origin: Origin
  /// What has been set, by the platform's names.
  var values: [String: Any] = [:]
  /// Completions that wait for the animations added since they were set.
  var groups: [CompletionGroup] = []

  init(_ origin: Origin) {
    self.origin = origin
  }
}

extension Timeline {
  /// The innermost open transaction; an implicit one is begun if there is none.
  var transaction: Transaction {
    if let last = transactions.last { return last }
    let implicit = Transaction(.implicit)
    transactions.append(implicit)
    return implicit
  }

  /// Returns the value set for `key` in the innermost transaction that has one.
  func transactionValue(_ key: String) -> Any? {
    for transaction in transactions.reversed() {
      if let value = transaction.values[key] { return value }
    }
    return nil
  }

  /// Ends the implicit transaction, if it is the only one open.
  func endImplicitTransaction() {
    guard transactions.count == 1, let last = transactions.last, last.origin == .implicit else {
      return
    }
    transactions.removeLast()
    for group in last.groups { group.close() }
  }
}
