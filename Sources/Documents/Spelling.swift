/// What somebody may have meant who wrote a word that is not one of the known ones.
public enum Spelling {
  /// Returns the known word nearest to `word`, if at most two slips lie between them.
  ///
  /// A slip is a letter left out, put in, or replaced, or two neighbours exchanged. Words of three
  /// letters or fewer are allowed one slip, so that not every short word resembles every other.
  /// Capital and small letters count as the same. Among equals the first one wins.
  public static func suggestion(for word: String, among known: some Sequence<String>) -> String? {
    let limit = word.count <= 3 ? 1 : 2
    var best: (word: String, distance: Int)?
    for candidate in known {
      let distance = distance(from: word.lowercased(), to: candidate.lowercased())
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.word
  }

  /// Returns how many slips lead from `first` to `second`.
  ///
  /// The restricted Damerau–Levenshtein distance (optimal string alignment): no part of the word
  /// is edited twice.
  public static func distance(from first: String, to second: String) -> Int {
    let first = Array(first)
    let second = Array(second)
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for (row, left) in first.enumerated() {
      var current = [row + 1]
      for (column, right) in second.enumerated() {
        var slips = last[column] + (left == right ? 0 : 1)
        slips = min(slips, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left == second[column - 1], first[row - 1] == right {
          slips = min(slips, beforeLast[column - 1] + 1)
        }
        current.append(slips)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
