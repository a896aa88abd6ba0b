/// One of several runs that render the frames of a job between them.
public struct Shard: Sendable, Hashable {
  /// Which one, from 1.
  public let index: Int
  /// How many there are.
  public let count: Int
  /// How the frames are dealt out.
  public var mode: Mode

  /// How frames are dealt out to shards.
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    /// Frame by frame, so that all have equally much of what takes long.
    case interleave
    /// In runs of frames, so that neighbours, which have much in common, are drawn together.
    case block
    /// Render by render, so that no shard needs to know the length of another's.
    case renders
  }

  /// The most shards that a job can have.
  public static let limit = 1_000_000

  /// Creates a shard.
  ///
  /// - Precondition: `index` lies between 1 and `count`, which is at most `limit`.
  public init(_ index: Int, of count: Int, mode: Mode = .interleave) {
    precondition((1...Self.limit).contains(count) && (1...count).contains(index))
    self.index = index
    self.count = count
    self.mode = mode
  }

  /// Creates the shard that `text` writes, such as `2/7`, or nil if it writes none.
  public init?(parsing text: String, mode: Mode = .interleave) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Self.number(parts[0]), let count = Self.number(parts[1]),
      (1...Self.limit).contains(count), (1...count).contains(index)
    else { return nil }
    self.init(index, of: count, mode: mode)
  }

  private static func number(_ digits: Substring) -> Int? {
    guard digits.utf8.count <= 7, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return nil
    }
    return Int(digits)
  }
}

extension Shard {
  /// Deals out the frames of renders.
  ///
  /// The frames of all renders are counted through in their order, and dealt out as the mode has it.
  /// The shares of all shards together are all frames, and no two have one in common.
  ///
  /// - Parameter frames: The frames that are wanted of each render. With the mode `renders` nothing is
  ///   asked of those that `takes(render:)` says belong to others.
  /// - Returns: The frames of each render that are this shard's.
  public func share(of frames: [[Int]]) -> [[Int]] {
    let total = frames.reduce(0) { $0 + $1.count }
    var place = 0
    return frames.enumerated().map { render, frames in
      frames.filter { _ in
        defer { place += 1 }
        switch mode {
        case .interleave: return place % count == index - 1
        case .block: return block(of: total).contains(place)
        case .renders: return takes(render: render)
        }
      }
    }
  }

  /// Whether a render, counted from 0, may have frames that are this shard's.
  public func takes(render: Int) -> Bool {
    mode != .renders || render % count == index - 1
  }

  /// This shard's run of places among `total`: no two runs differ by more than one in length.
  private func block(of total: Int) -> Range<Int> {
    let start = Int(Int128(total) * Int128(index - 1) / Int128(count))
    return start..<Int(Int128(total) * Int128(index) / Int128(count))
  }
}

extension Shard: CustomStringConvertible {
  /// The shard in words: `shard 2 of 7`.
  public var description: String { "shard \(index) of \(count)" }
}
