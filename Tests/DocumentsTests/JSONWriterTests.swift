import Documents
import Testing

struct JSONWriterTests {
  @Test func `members keep their order and short flat values stay on a line`() {
    let value: JSONValue = [
      "z": 1, "a": [1, 2.5, "x"],
      "frames": [["file": "frame_0000.png", "time": 0], ["file": "frame_0001.png", "time": 0.5]],
      "empty": [], "none": [:], "nothing": nil,
    ]
    #expect(
      JSONWriter().text(of: value) == """
        {
          "z": 1,
          "a": [1, 2.5, "x"],
          "frames": [
            { "file": "frame_0000.png", "time": 0 },
            { "file": "frame_0001.png", "time": 0.5 }
          ],
          "empty": [],
          "none": {},
          "nothing": null
        }

        """)
  }

  @Test func `values longer than a line are broken`() {
    let long = JSONValue.array((0..<60).map { .number($0) })
    let lines = JSONWriter().text(of: ["long": long]).split(separator: "\n")
    #expect(lines.count == 64)
    #expect(lines[2] == "    0,")
  }

  @Test func `doubles are written shortest and read back to the same bits`() throws {
    var generator = SplitMix(state: 3)
    #expect(JSONNumber(0.1).literal == "0.1")
    #expect(JSONNumber(60.0).literal == "60")
    for _ in 0..<10_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      let text = JSONWriter().text(of: .number(number))
      let back = try JSONReader(document: "").read(text).number?.double
      #expect(back?.bitPattern == number.bitPattern)
    }
  }

  @Test func `strings come back whatever they hold`() throws {
    let scalars = (0...0xFF).compactMap { Unicode.Scalar($0) } + ["\u{2028}", "😀", "\u{FFFF}"]
    var string = ""
    string.unicodeScalars.append(contentsOf: scalars)
    let text = JSONWriter().text(of: .string(string))
    #expect(try JSONReader(document: "").read(text) == .string(string))
    #expect(text.unicodeScalars.dropLast().allSatisfy { $0.value >= 0x20 && $0.value != 0x7F })
  }
}
