extension FrameSelection {
  /// Creates the selection of frames, in ascending order and each once, in few ranges.
  public init(of frames: [Int]) {
    ranges = []
    var rest = frames[...]
    while let first = rest.first {
      let step = rest.count > 1 ? rest[rest.startIndex + 1] - first : 1
      var last = first
      var length = 0
      for (offset, frame) in rest.enumerated() {
        guard frame == first + offset * step else { break }
        last = frame
        length = offset + 1
      }
      // Two frames apart are no sequence: the second may be the start of one.
      if step > 1, length < 3 { (last, length) = (first, 1) }
      let isSingle = length == 1
      ranges.append(StepRange(first: first, last: last, step: isSingle ? 1 : step))
      rest = rest.dropFirst(length)
    }
  }
}

extension FrameSelection: CustomStringConvertible {
  /// The selection as a command line writes it: `1-3,5,7-19:2`, or `all`.
  public var description: String {
    if self == .all { return "all" }
    return ranges.map { range in
      if range.first == range.last { return "\(range.first)" }
      return "\(range.first)-\(range.last)" + (range.step == 1 ? "" : ":\(range.step)")
    }.joined(separator: ",")
  }
}
