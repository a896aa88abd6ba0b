/// One thing that is timed, under a name such as `draw/circle`.
struct Benchmark: Sendable {
  /// The group and the job.
  var name: String
  /// How many threads work on it.
  var threads = 1
  /// Does the job once, having made everything ready before, and returns what one unit of it cost.
  var run: @Sendable @MainActor () async throws -> Sample
}

/// What one run of a benchmark gave.
struct Sample: Sendable {
  /// The cost of a unit: a frame, a picture, a file.
  var cost: Cost
  /// The bytes that a unit comes to, if it is written.
  var bytes: Int?

  /// Creates a sample.
  init(_ cost: Cost, bytes: Int? = nil) {
    self.cost = cost
    self.bytes = bytes
  }
}
