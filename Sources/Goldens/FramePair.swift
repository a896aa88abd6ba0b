/// An expected picture and the actual one that stands for the same frame.
public struct FramePair: Sendable, Hashable {
  /// The expected picture's path in its folder; nil if there is none.
  public var expected: String?
  /// The actual picture's path in its folder; nil if there is none.
  public var actual: String?

  /// Creates a pair.
  public init(expected: String?, actual: String?) {
    self.expected = expected
    self.actual = actual
  }

  /// The name by which people know the frame.
  public var name: String { expected ?? actual ?? "" }
}

extension FramePair {
  /// Finds for every frame of two sequences its expected and its actual picture.
  ///
  /// Names that differ only in leading zeros stand for the same frame (`frame_7` and
  /// `frame_0007`), unless one of the sequences has both: then only equal names do.
  public static func pairs(expected: [String], actual: [String]) -> [FramePair] {
    let areUnique =
      Set(expected.map(NaturalOrder.init)).count == expected.count
      && Set(actual.map(NaturalOrder.init)).count == actual.count
    func key(_ name: String) -> Key {
      areUnique ? .number(NaturalOrder(name)) : .spelling(name)
    }
    let actualByKey = Dictionary(
      actual.map { (key($0), $0) }, uniquingKeysWith: { first, _ in first })
    let expectedKeys = Set(expected.map(key))
    var pairs = expected.map { FramePair(expected: $0, actual: actualByKey[key($0)]) }
    pairs += actual.filter { !expectedKeys.contains(key($0)) }
      .map { FramePair(expected: nil, actual: $0) }
    let order = NaturalOrder.sorted(Set(pairs.map(\.name)))
    let places = Dictionary(
      zip(order, order.indices), uniquingKeysWith: { first, _ in first })
    return pairs.sorted { places[$0.name] ?? 0 < places[$1.name] ?? 0 }
  }

  /// What makes two names stand for one frame.
  private enum Key: Hashable {
    case number(NaturalOrder)
    case spelling(String)
  }
}
