import Foundation
import Synchronization

/// What recordings had to say to their author: told on standard error, each sentence once.
enum Shortfalls {
  private static let told = Mutex<Set<String>>([])

  /// Tells the sentences that have not been told.
  static func tell(_ sentences: [String]) {
    for sentence in sentences where told.withLock({ $0.insert(sentence).inserted }) {
      FileHandle.standardError.write(Data("flipbook: warning: \(sentence)\n".utf8))
    }
  }
}
