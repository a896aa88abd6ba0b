import ImageCodecs

extension FrameMatcher {
  /// Finds frames that were put in or left out where one stretch of right frames ends and another
  /// one begins.
  ///
  /// If the frames after a gap match the golden d frames earlier than those before it, d frames were
  /// put in; if later, d were left out. Only gaps of exactly those frames are told.
  func gaps(between shifts: [SequenceFinding], repeated: [Int]) -> [Found] {
    var found: [Found] = []
    var last: (place: Int, shift: Int)?
    for (place, shift) in matches(shifts).enumerated() {
      guard let shift else { continue }
      defer { last = (place, shift) }
      // Before the first frame, sequences count as matching.
      let (before, old) = last ?? (-1, 0)
      let between = place - before - 1
      let golden = place - shift - (before - old) - 1
      if shift > old, golden == 0, between == shift - old,
        !repeated.contains(where: { before < $0 && $0 < place })
      {
        found.append((before + 1, .inserted(before + 1...place - 1)))
      } else if shift < old, between == 0, golden == old - shift {
        let places = before - old + 1...place - shift - 1
        // What is left out here may still be shown elsewhere, or stand still.
        guard !places.contains(where: { actual.contains(expected[$0]) }) else { continue }
        found.append((places.lowerBound, .dropped(places)))
      }
    }
    return found
  }

  /// For every place, how many frames earlier the golden has its frame: 0 where it is right; nil
  /// where it is unknown.
  private func matches(_ shifts: [SequenceFinding]) -> [Int?] {
    var matches = zip(expected, actual).map { golden, frame -> Int? in
      frame != nil && golden == frame ? 0 : nil
    }
    for case .late(let places, let frames) in shifts {
      for place in places { matches[place] = frames }
    }
    return matches
  }
}
