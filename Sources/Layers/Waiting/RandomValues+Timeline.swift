extension FixedWidthInteger {
  /// Returns a number of `range` that belongs to the timeline's seed.
  public static func random(in range: Range<Self>) -> Self {
    var source = TimelineRandom()
    return random(in: range, using: &source)
  }

  /// Returns a number of `range` that belongs to the timeline's seed.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var source = TimelineRandom()
    return random(in: range, using: &source)
  }
}

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// Returns a number of `range` that belongs to the timeline's seed.
  public static func random(in range: Range<Self>) -> Self {
    var source = TimelineRandom()
    return random(in: range, using: &source)
  }

  /// Returns a number of `range` that belongs to the timeline's seed.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var source = TimelineRandom()
    return random(in: range, using: &source)
  }
}

extension Bool {
  /// Returns a truth value that belongs to the timeline's seed.
  public static func random() -> Bool {
    var source = TimelineRandom()
    return random(using: &source)
  }
}

extension Collection {
  /// Returns an element that belongs to the timeline's seed; nil if there is none.
  public func randomElement() -> Element? {
    var source = TimelineRandom()
    return randomElement(using: &source)
  }
}

extension Sequence {
  /// Returns the elements in an order that belongs to the timeline's seed.
  public func shuffled() -> [Element] {
    var source = TimelineRandom()
    return shuffled(using: &source)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in an order that belongs to the timeline's seed.
  public mutating func shuffle() {
    var source = TimelineRandom()
    shuffle(using: &source)
  }
}
