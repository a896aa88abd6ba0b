import Documents
import Foundation

extension GestureTrace {
  /// Reads a trace from a JSON text; errors call it `document`, most often its file's path.
  ///
  /// ```json
  /// { "samples": [
  ///     { "time": 0,   "x": 0,   "y": 400, "phase": "began" },
  ///     { "time": 0.1, "x": 120, "y": 400, "phase": "moved" },
  ///     { "time": 0.2, "x": 300, "y": 400, "phase": "ended" } ] }
  /// ```
  ///
  /// In the place of `x` and `y` there may be `progress`, from 0 to 1. `changed` is another word for
  /// `moved`. `finger` is from 0 to 9, and 0 where it is left out. ``GestureSchema`` says the same.
  public init(reading bytes: [UInt8], document: String) throws(DocumentError) {
    let root = try DocumentNode(reading: bytes, document: document)
      .object(allowing: ["$schema", "samples"])
    _ = try root["$schema"]?.string()
    var samples: [Sample] = []
    for node in try root.array("samples") {
      let sample = try Self.sample(node)
      if let last = samples.last, sample.time < last.time {
        throw node.error("the times of samples must not decrease")
      }
      samples.append(sample)
    }
    guard samples.first?.phase == .began else {
      throw try root.required("samples").error("the first sample's phase must be began")
    }
    self.init(samples: samples)
  }

  private static func sample(_ node: DocumentNode) throws(DocumentError) -> Sample {
    let object = try node.object(allowing: ["time", "x", "y", "progress", "phase", "finger"])
    let phase = try object.required("phase").choice(of: [
      "began": Phase.began, "moved": .moved, "changed": .moved, "ended": .ended,
      "cancelled": .cancelled,
    ])
    let time = try object.required("time").number(in: 0...3600)
    let place: Place
    if let progress = object["progress"] {
      guard object["x"] == nil, object["y"] == nil else {
        throw node.error("must have either progress or x and y")
      }
      place = .progress(try progress.number(in: 0...1))
    } else {
      place = .point(
        CGPoint(
          x: try object.required("x").number(in: -1e6...1e6),
          y: try object.required("y").number(in: -1e6...1e6)))
    }
    return Sample(
      time: time, place: place, phase: phase, finger: try object["finger"]?.integer(in: 0...9) ?? 0)
  }
}
