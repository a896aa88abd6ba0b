import Foundation

/// Work that what the timeline runs has handed to other threads, as a timeline sees it.
@MainActor
package protocol OutsideWork: AnyObject {
  /// Does what there is to do on other threads, and schedules what that has for the main thread.
  func settle(on timeline: Timeline)

  /// Notes that the timeline stands still from now on.
  func rest()

  /// Warns of work that waits for something nobody has brought.
  func reportWaits(on timeline: Timeline)
}

extension Timeline {
  /// Work on other threads; nil as long as nothing sees to it that it is waited for.
  package static var outsideWork: (any OutsideWork)?

  /// Waits for other threads, so that what they do belongs to the present instant.
  func settle() {
    Self.outsideWork?.settle(on: self)
  }

  /// Notes that a call that moves the clock has come to its end.
  func endAdvance() {
    advances -= 1
    if advances == 0 { Self.outsideWork?.rest() }
  }
}
