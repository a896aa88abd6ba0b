import Foundation

/// A block that waits on a timeline, and can be called off.
@preconcurrency @MainActor
public final class ScheduledBlock {
  /// When it is due, in seconds of the timeline.
  public let time: Double
  /// Its place among everything due at one instant.
  package let sequence: Int
  /// What the block is there for.
  package let role: Role
  private var block: (() -> Void)?

  /// What a block is there for.
  package enum Role: Sendable, Hashable {
    /// It does something once.
    case work
    /// It repeats something, in words, until it is stopped.
    case repetition(of: String)
  }

  package init(
    time: Double, sequence: Int, role: Role = .work, block: @escaping () -> Void
  ) {
    self.time = time
    self.sequence = sequence
    self.role = role
    self.block = block
  }

  /// Whether the block still waits.
  public var isPending: Bool { block != nil }

  /// Calls the block off; without effect once it has run.
  public func cancel() {
    block = nil
  }

  /// Runs the block, unless it has been called off or has run already.
  package func run() {
    let waiting = block
    block = nil
    waiting?()
  }
}
