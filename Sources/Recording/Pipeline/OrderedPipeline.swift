import Raster

/// From display lists to frames of some kind: several at a time, delivered in order.
///
/// ```
/// next display list (main actor) → draw, `jobs` at a time → deliver in order
/// ```
///
/// Display lists are asked for only as fast as frames are delivered: at most twice as many frames
/// as jobs are on their way. A display list equal to the one before it is not drawn again.
@MainActor
public struct OrderedPipeline<Frame: Sendable> {
  /// How many frames are drawn at the same time, at least 1.
  public let jobs: Int
  private let draw: @Sendable (DisplayList) -> Frame

  /// Creates a pipeline.
  ///
  /// - Precondition: There is at least one job.
  public init(jobs: Int, draw: @escaping @Sendable (DisplayList) -> Frame) {
    precondition(jobs >= 1, "a pipeline does at least one job")
    self.draw = draw
    self.jobs = jobs
  }

  /// Draws frames until there are no more.
  ///
  /// - Parameters:
  ///   - next: Returns the display list of the next frame, or nil behind the last one.
  ///   - deliver: Takes the frames, in the order of their display lists.
  /// - Throws: What `next` or `deliver` throw; frames on their way are then dropped.
  public func run(
    next: () throws -> DisplayList?, deliver: (Frame) throws -> Void
  ) async throws {
    var queue = DeliveryQueue<Frame>()
    try await withThrowingTaskGroup(of: (Int, Frame).self) { group in
      var running = 0
      var isAtEnd = false
      var previous: DisplayList?
      while true {
        while !isAtEnd, running < jobs, queue.count < 2 * jobs {
          guard let list = try next() else {
            isAtEnd = true
            break
          }
          if list == previous {
            queue.addRepetition()
          } else {
            let number = queue.addFrame()
            group.addTask { [draw] in (number, draw(list)) }
            running += 1
            previous = list
          }
          while let frame = queue.popReady() { try deliver(frame) }
        }
        guard let (number, frame) = try await group.next() else { break }
        running -= 1
        queue.finish(number, with: frame)
        while let frame = queue.popReady() { try deliver(frame) }
      }
    }
  }
}

/// Frames on their way, in the order in which they will be delivered.
private struct DeliveryQueue<Frame> {
  private var waiting: [Place] = []
  private var delivered = 0
  private var last: Frame?

  private enum Place {
    case unfinished
    case finished(Frame)
    case repetition
  }

  /// How many frames have not been delivered.
  var count: Int { waiting.count }

  /// Adds a frame that will be finished later, and returns its number.
  mutating func addFrame() -> Int {
    waiting.append(.unfinished)
    return delivered + waiting.count - 1
  }

  /// Adds a frame that is the same as the one before it.
  mutating func addRepetition() {
    waiting.append(.repetition)
  }

  mutating func finish(_ number: Int, with frame: Frame) {
    waiting[number - delivered] = .finished(frame)
  }

  /// Takes the first frame out, if it is finished.
  mutating func popReady() -> Frame? {
    switch waiting.first {
    case .finished(let frame): last = frame
    case .repetition: break
    case .unfinished, nil: return nil
    }
    waiting.removeFirst()
    delivered += 1
    return last
  }
}
