/// The file names of a sequence: `frame_0000.png` and on, all of one length.
public struct FrameNaming: Sendable, Hashable {
  /// How many digits the numbers have: those of the last one, and at least 4.
  public let digits: Int

  /// Creates the naming of `count` frames.
  public init(count: Int) {
    digits = max(4, "\(max(count, 1) - 1)".count)
  }

  /// Returns the file name of a frame.
  public func name(ofFrame index: Int) -> String {
    let number = "\(index)"
    return "frame_" + String(repeating: "0", count: max(0, digits - number.count)) + number + ".png"
  }

  /// The names as one pattern for other tools: `frame_%04d.png`.
  public var pattern: String { "frame_%0\(digits)d.png" }

  /// Whether `name` is one that some naming gives.
  public static func isFrameName(_ name: String) -> Bool {
    guard name.hasPrefix("frame_"), name.hasSuffix(".png") else { return false }
    let number = name.dropFirst(6).dropLast(4)
    return number.count >= 4 && number.utf8.allSatisfy { (48...57).contains($0) }
  }
}
