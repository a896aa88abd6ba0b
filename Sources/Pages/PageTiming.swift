import Documents

/// When frames show, and what is known about how time goes by.
public struct PageTiming: Sendable, Hashable {
  /// When each frame shows, in seconds from the first moment of the animation.
  public var times: [Double]
  /// For how long each frame shows, in seconds.
  public var delays: [Double]
  /// Frames a second, as a number or a fraction; nil if frames show for different times.
  public var rate: String?
  /// How time goes by from the first moment to the last one, if that is known.
  public var curve: Curve?

  /// A curve from (0, 0) to (1, 1), and how long it takes.
  public struct Curve: Sendable, Hashable {
    /// The curve as it is written, such as `ease-out`.
    public var name: String
    /// The two control points of the cubic curve: x1, y1, x2, y2.
    public var points: [Double]
    /// In seconds.
    public var duration: Double
  }

  /// Creates a timing.
  ///
  /// - Precondition: There is a delay for every time.
  public init(times: [Double], delays: [Double], rate: String? = nil, curve: Curve? = nil) {
    precondition(times.count == delays.count, "every frame has a time and a delay")
    self.times = times
    self.delays = delays
    self.rate = rate
    self.curve = curve
  }

  /// Creates the timing of `count` frames that follow each other evenly, `rate` of them a second.
  ///
  /// The rate is written as `60` or `30000/1001`; what is no such number counts as 60.
  public init(count: Int, rate: String) {
    let isRate = Self.fraction(rate).map { $0 > 0 } ?? false
    let spelling = isRate ? rate : "60"
    let delay = 1 / (Self.fraction(spelling) ?? 60)
    self.init(
      times: (0..<count).map { Double($0) * delay }, delays: (0..<count).map { _ in delay },
      rate: spelling)
  }

  /// Creates the timing that a manifest gives to the files `names`; nil unless it names all of them.
  public init?(of names: [String], in manifest: JSONValue) {
    var frames: [String: JSONValue] = [:]
    for frame in manifest["frames"]?.elements ?? [] {
      if let file = frame["file"]?.text { frames[file] = frame }
    }
    var times: [Double] = []
    var delays: [Double] = []
    for name in names {
      guard let frame = frames[name], let time = frame["time"]?.number?.double,
        let delay = frame["delay"]?.text.flatMap(Self.fraction), time >= 0, delay >= 0
      else { return nil }
      times.append(time)
      delays.append(delay)
    }
    self.init(
      times: times, delays: delays, rate: manifest["timing"]?["fps"]?.text.map(Self.plain),
      curve: Curve(by: manifest))
  }

  /// Returns a rate without a denominator of 1.
  private static func plain(_ rate: String) -> String {
    rate.hasSuffix("/1") ? String(rate.dropLast(2)) : rate
  }

  /// Reads a number that may be written as a fraction.
  private static func fraction(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map {
      Double($0) ?? .nan
    }
    guard (1...2).contains(parts.count) else { return nil }
    let value = parts.count == 2 ? parts[0] / parts[1] : parts[0]
    return value.isFinite ? value : nil
  }
}

extension PageTiming.Curve {
  /// The curve of a manifest; nil if it has none, or one that has no control points.
  package init?(by manifest: JSONValue) {
    let subject = manifest["transition"] ?? manifest["scene"]
    guard let name = subject?["timing"]?.text, let points = Self.points(of: name),
      let duration = manifest["timing"]?["duration"]?.number?.double, duration > 0
    else { return nil }
    self.name = name
    self.duration = duration
    let isReversed = subject?["direction"]?.text == "backwards"
    self.points = isReversed ? points.reversed().map { 1 - $0 }.swappedPairs : points
  }

  private static func points(of name: String) -> [Double]? {
    switch name {
    case "linear": return [0, 0, 1, 1]
    case "ease": return [0.25, 0.1, 0.25, 1]
    case "ease-in": return [0.42, 0, 1, 1]
    case "ease-out": return [0, 0, 0.58, 1]
    case "ease-in-out": return [0.42, 0, 0.58, 1]
    default:
      guard name.hasPrefix("cubic-bezier("), name.hasSuffix(")") else { return nil }
      let points = name.dropFirst("cubic-bezier(".count).dropLast().split(separator: ",")
        .compactMap { Double($0.filter { $0 != " " }) }
      return points.count == 4 && points.allSatisfy(\.isFinite) ? points : nil
    }
  }
}

extension [Double] {
  /// Four numbers with the first two and the last two in each other's places: y, x, y, x to
  /// x, y, x, y.
  fileprivate var swappedPairs: [Double] { [self[1], self[0], self[3], self[2]] }
}
