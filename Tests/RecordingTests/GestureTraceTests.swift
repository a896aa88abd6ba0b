import Documents
import Foundation
import Recording
import Testing

@Suite struct GestureTraceTests {
  @Test func `a pan in a line goes straight and evenly`() throws {
    let trace = try #require(GestureTrace(parsing: "pan 0,400 -> 300,400 in 0.4s"))
    #expect(trace.samples.count == 49)
    #expect(trace.duration == 0.4)
    #expect(trace.samples.first?.phase == .began)
    #expect(trace.samples.last?.phase == .ended)
    #expect(trace.samples[24].place == .point(CGPoint(x: 150, y: 400)))
    #expect(trace.samples[24].time == 0.2)
  }

  @Test func `a way with a turn shares the time evenly`() throws {
    let trace = try #require(GestureTrace(parsing: "drag 0,0->100,0->100,50 in 1s, cancelled"))
    #expect(trace.samples[60].place == .point(CGPoint(x: 100, y: 0)))
    #expect(trace.samples[90].place == .point(CGPoint(x: 100, y: 25)))
    #expect(trace.samples.last?.phase == .cancelled)
  }

  @Test func `a tap is short and stays where it is`() throws {
    let trace = try #require(GestureTrace(parsing: "tap 20, 30"))
    #expect(trace.duration == 0.05)
    #expect(trace.samples.allSatisfy { $0.place == .point(CGPoint(x: 20, y: 30)) })
  }

  @Test(arguments: [
    "", "pan", "pan 0,0 in 1s", "pan 0,0 -> 1 in 1s", "pan 0,0 -> 1,1", "pan 0,0 -> 1,1 in 0s",
    "pan 0,0 -> 1,1 in 1", "pan 0,0 -> nan,1 in 1s", "wave 0,0 -> 1,1 in 1s", "tap x,y",
  ])
  func `what is no gesture is refused`(text: String) {
    #expect(GestureTrace(parsing: text) == nil)
  }

  @Test func `a document lists samples by place or by progress`() throws {
    let trace = try GestureTrace(
      reading: Array(
        """
        {"samples": [
          {"time": 0, "x": 1, "y": 2, "phase": "began"},
          {"time": 0.5, "progress": 0.25, "phase": "moved", "finger": 0},
          {"time": 1, "x": 3, "y": 4, "phase": "ended"}]}
        """.utf8), document: "trace.json")
    #expect(trace.samples.map(\.time) == [0, 0.5, 1])
    #expect(trace.samples[1].place == .progress(0.25))
    #expect(trace.samples[2].place == .point(CGPoint(x: 3, y: 4)))
  }

  @Test(arguments: [
    "{}", "{\"samples\": []}", "{\"samples\": [{\"time\": 0, \"x\": 1, \"y\": 1}]}",
    "{\"samples\": [{\"time\": 0, \"x\": 1, \"y\": 1, \"phase\": \"moved\"}]}",
    "{\"samples\": [{\"time\": 0, \"x\": 1, \"phase\": \"began\"}]}",
    "{\"samples\": [{\"time\": 1, \"x\": 1, \"y\": 1, \"phase\": \"began\"},"
      + "{\"time\": 0, \"x\": 1, \"y\": 1, \"phase\": \"ended\"}]}",
    "{\"samples\": [{\"time\": 0, \"progress\": 2, \"phase\": \"began\"}]}",
    "{\"samples\": [{\"time\": 0, \"progress\": 1, \"x\": 1, \"y\": 1, \"phase\": \"began\"}]}",
    "{\"samples\": [{\"time\": 0, \"x\": 1, \"y\": 1, \"phase\": \"began\", \"finger\": 10}]}",
  ])
  func `a document that is no trace is refused with its place`(text: String) {
    #expect(throws: DocumentError.self) {
      try GestureTrace(reading: Array(text.utf8), document: "trace.json")
    }
  }

  /// Reads a trace whose second sample has these members.
  private func read(_ members: [(String, JSONValue)]) throws(DocumentError) -> GestureTrace {
    let first: JSONValue = ["time": 0, "x": 1, "y": 1, "phase": "began"]
    let trace: JSONValue = [
      "$schema": "gesture.schema.json", "samples": .array([first, .object(members)]),
    ]
    return try GestureTrace(
      reading: Array(JSONWriter().text(of: trace).utf8), document: "trace.json")
  }

  @Test func `schema and reader agree on keys, words and ranges`() throws {
    let schema = try JSONReader(document: "schema").read(GestureSchema.text)
    let sample = try #require(schema["$defs"]?["sample"])
    let rules = try #require(sample["properties"])
    let standard: [String: JSONValue] = ["time": 0, "x": 1, "y": 1, "phase": "moved"]
    func members(_ key: String, _ value: JSONValue) -> [(String, JSONValue)] {
      var members = standard
      if key == "progress" { (members["x"], members["y"]) = (nil, nil) }
      members[key] = value
      return members.keys.sorted().map { ($0, members[$0] ?? 0) }
    }
    guard case .object(let properties) = rules.content else {
      Issue.record("the properties are an object")
      return
    }
    #expect(properties.count == 6)
    for rule in properties {
      guard let least = rule.value["minimum"]?.number?.double,
        let most = rule.value["maximum"]?.number?.double
      else { continue }
      for value in [least, most] { _ = try read(members(rule.key, .number(value))) }
      for value in [least - 1, most + 1] {
        #expect(throws: DocumentError.self, "\(rule.key) \(value)") {
          try read(members(rule.key, .number(value)))
        }
      }
    }
    let words = try #require(rules["phase"]?["enum"]?.elements).compactMap(\.text)
    #expect(words.count == 5)
    for word in words {
      let trace = try read(members("phase", .string(word)))
      #expect(trace.samples[1].phase.rawValue == (word == "changed" ? "moved" : word))
    }
    #expect(sample["required"]?.elements?.compactMap(\.text) == ["time", "phase"])
    for key in ["time", "phase", "x", "y"] {
      #expect(throws: DocumentError.self) { try read(members(key, 1).filter { $0.0 != key }) }
    }
  }
}
