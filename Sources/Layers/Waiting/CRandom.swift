import Dispatch
import Foundation

// Each function here takes the place of the C library's own for everyone in the program. Numbers
// belong to the timeline's seed until the client gives a seed of its own; off the main thread, where
// no recording can be repeated, they come from the system.

/// Returns 48 bits of the stream that `drand48` and its kin share.
private func next48() -> UInt64 {
  var source = TimelineRandom()
  guard DispatchQueue.isRunningMain else { return source.next() >> 16 }
  return MainActor.assumeIsolated {
    Timeline.current.streams.drand48?.next() ?? source.next() >> 16
  }
}

/// Returns 31 bits of the stream that `random` and `rand` share.
private func next31() -> Int {
  var source = TimelineRandom()
  guard DispatchQueue.isRunningMain else { return Int(source.next() >> 33) }
  return MainActor.assumeIsolated {
    Int((Timeline.current.streams.random?.next() ?? source.next()) >> 33)
  }
}

/// Returns a number from 0 up to 1.
@c(drand48)
public func drand48OnTimeline() -> Double {
  Double(next48()) / 281_474_976_710_656
}

/// Returns a number from 0 up to 2³¹.
@c(lrand48)
public func lrand48OnTimeline() -> Int {
  Int(next48() >> 17)
}

/// Seeds `drand48` and `lrand48`, which then give the sequence that POSIX defines.
@c(srand48)
public func srand48OnTimeline(_ seed: Int) {
  guard DispatchQueue.isRunningMain else { return }
  MainActor.assumeIsolated {
    let isSeed = Timeline.current.accepts(seed: seed)
    Timeline.current.streams.drand48 = isSeed ? LinearCongruence(seed: seed) : nil
  }
}

/// Returns a number from 0 up to 2³¹.
@c(random)
public func randomOnTimeline() -> Int {
  next31()
}

/// Returns a number from 0 up to 2³¹.
@c(rand)
public func randOnTimeline() -> Int32 {
  Int32(truncatingIfNeeded: next31())
}

/// Seeds `random` and `rand`.
@c(srandom)
public func srandomOnTimeline(_ seed: UInt32) {
  guard DispatchQueue.isRunningMain else { return }
  MainActor.assumeIsolated {
    let isSeed = Timeline.current.accepts(seed: Int(seed))
    Timeline.current.streams.random = isSeed ? SeededRandom(seed: UInt64(seed)) : nil
  }
}

/// Seeds `random` and `rand`.
@c(srand)
public func srandOnTimeline(_ seed: UInt32) {
  srandomOnTimeline(seed)
}
