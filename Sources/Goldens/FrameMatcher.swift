import ImageCodecs

/// Finds frames that are right, but in another place.
///
/// Only equal pixels count as a match, and only frames that are wrong where they are need one.
public struct FrameMatcher: Sendable {
  /// How far away a frame's match is looked for, in frames.
  public static let reach = 600

  let expected: [PixelHash?]
  let actual: [PixelHash?]
  /// Whether the frame of each place is wrong there, and nothing has been found about it yet.
  private var isOpen: [Bool]

  /// Takes the frames of both sequences, by place; nil for what is missing or cannot be read.
  ///
  /// - Precondition: Both have the same number of places.
  public init(expected: [PixelHash?], actual: [PixelHash?]) {
    precondition(expected.count == actual.count, "both sequences have the same places")
    self.expected = expected
    self.actual = actual
    isOpen = zip(expected, actual).map { $1 != nil && $0 != $1 }
  }

  /// What was found, in the order of the first place of each.
  public var findings: [SequenceFinding] {
    guard isOpen.contains(true) else { return [] }
    guard !isBackwards else { return [.backwards] }
    var search = self
    let shifts = search.takeShifts()
    // What stands still within a shift is not repeated by mistake; where it begins, something is.
    let begins = Set(shifts.map(\.place))
    let repeats =
      repeatedPlaces
      .filter { search.isOpen[$0] || begins.contains($0) }
      .map { (place: $0, finding: SequenceFinding.repeated($0)) }
    let gaps = gaps(between: shifts.map(\.finding), repeated: repeats.map(\.place))
    let found = shifts + search.takeSwaps() + repeats + gaps
    return found.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
      .map(\.element.finding)
  }

  /// Something that was found, and the first place of it.
  typealias Found = (place: Int, finding: SequenceFinding)

  private var isBackwards: Bool {
    !actual.contains(nil) && actual == expected.reversed() && Set(actual).count > 2
  }

  /// The wrong frames that show the one before them again, where the golden does not.
  private var repeatedPlaces: [Int] {
    isOpen.indices.dropFirst().filter { place in
      isOpen[place] && actual[place] == actual[place - 1]
        && (expected[place] == nil || expected[place] != expected[place - 1])
    }
  }
}

extension FrameMatcher {
  /// Finds stretches that match the golden a few frames earlier or later, the longest first.
  ///
  /// A single frame is no stretch: it may be swapped or repeated.
  private mutating func takeShifts() -> [Found] {
    var found: [Found] = []
    while let stretch = longestStretch, stretch.count > 1 {
      found.append(
        (stretch.places.lowerBound, .late(places: stretch.places, frames: stretch.shift)))
      for place in stretch.places { isOpen[place] = false }
    }
    return found
  }

  private struct Stretch {
    var places: ClosedRange<Int>
    var shift: Int
    /// How many of its frames are wrong where they are.
    var count: Int
  }

  private var longestStretch: Stretch? {
    var longest: Stretch?
    for distance in 1...max(1, min(Self.reach, isOpen.count - 1)) {
      for shift in [distance, -distance] {
        for stretch in stretches(shift) where stretch.count > longest?.count ?? 0 {
          longest = stretch
        }
      }
    }
    return longest
  }

  /// The stretches that match the golden `shift` frames earlier, from one wrong frame to another.
  private func stretches(_ shift: Int) -> [Stretch] {
    var stretches: [Stretch] = []
    var current: Stretch?
    for place in isOpen.indices {
      let source = place - shift
      guard isOpen.indices.contains(source), let hash = actual[place], hash == expected[source]
      else {
        if let current { stretches.append(current) }
        current = nil
        continue
      }
      guard isOpen[place] else { continue }
      let first = current?.places.lowerBound ?? place
      current = Stretch(
        places: first...place, shift: shift, count: (current?.count ?? 0) + 1)
    }
    if let current { stretches.append(current) }
    return stretches
  }

  private mutating func takeSwaps() -> [Found] {
    var found: [Found] = []
    for first in isOpen.indices where isOpen[first] && expected[first] != nil {
      let second = isOpen.indices.dropFirst(first + 1).first { second in
        isOpen[second] && actual[first] == expected[second] && actual[second] == expected[first]
      }
      guard let second else { continue }
      found.append((first, .swapped(first, second)))
      isOpen[first] = false
      isOpen[second] = false
    }
    return found
  }
}
