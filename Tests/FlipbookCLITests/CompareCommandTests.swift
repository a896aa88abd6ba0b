import Documents
import Foundation
import ImageCodecs
import TestSupport
import Testing

/// Faults planted in copies of a sequence of twelve frames, each of one grey.
struct CompareCommandTests {
  private let scratch = Scratch()

  init() throws {
    for index in 0..<12 { try put(grey(index), at: name(index, in: "golden")) }
  }

  private func name(_ index: Int, in folder: String) -> String {
    "\(folder)/f_\(index < 10 ? "0" : "")\(index).png"
  }

  private func grey(_ index: Int, side: Int = 20) -> StraightImage {
    let level = UInt8(20 * index)
    return StraightImage(
      width: side, height: side,
      pixels: (0..<side * side).flatMap { _ in [level, level, level, 255] })
  }

  private func put(_ image: StraightImage, at path: String) throws {
    let file = URL(fileURLWithPath: "\(scratch.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNGEncoder.encode(image, options: PNGOptions())).write(to: file)
  }

  /// Puts down a copy whose frames are the golden ones of these numbers.
  private func put(_ numbers: some Sequence<Int>) throws {
    for (index, number) in numbers.enumerated() {
      try put(grey(number), at: name(index, in: "actual"))
    }
  }

  private func compare(_ words: String...) throws -> Program.Result {
    try Program.run(["compare", "\(scratch.path)/actual", "\(scratch.path)/golden"] + words)
  }

  @Test func `goldens that are not there are proposed to be kept`() throws {
    try put(0..<12)
    let result = try Program.run("compare", scratch("actual"), scratch("none"))
    #expect(result.status == 66)
    #expect(
      result.error.hasSuffix("check the path, or keep these as goldens with --update\n"),
      "\(result.error)")
  }

  @Test func `a change by one level of one channel of one pixel is found`() throws {
    try put(0..<12)
    #expect(try compare().status == 0)
    var pixels = grey(7).pixels
    pixels[4 * 45 + 1] += 1
    try put(StraightImage(width: 20, height: 20, pixels: pixels), at: name(7, in: "actual"))
    let result = try compare()
    #expect(result.status == 1)
    #expect(
      result.output == """
        f_07.png: 1 of 400 pixels differ (0.3 %), by up to 1, all in 1×1 at (5, 2)
        1 of 12 not the same, the first is f_07.png, the worst f_07.png

        """)
  }

  @Test(
    arguments: [
      (
        [0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10], "f_04.png to f_11.png match the golden one frame ear"
      ),
      ([0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10], "f_04.png shows f_03.png again"),
      (
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 11, 11], "f_00.png to f_09.png match the golden 2 frames l"
      ),
      ([0, 1, 6, 3, 4, 5, 2, 7, 8, 9, 10, 11], "f_02.png and f_06.png are swapped"),
      ([0, 1, 2, 3, 4, 4, 6, 7, 8, 9, 10, 11], "f_05.png shows f_04.png again"),
      ([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0], "the sequence runs backwards"),
      ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "f_11.png: missing"),
      ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], "there are 11 frames and should be 12"),
      ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 5], "f_12.png: too much"),
      ([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 5], "there are 13 frames and should be 12"),
      (
        [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11], "f_03.png to f_10.png match the golden one frame later"
      ),
    ] as [([Int], String)])
  func `frames in the wrong place are named`(numbers: [Int], sentence: String) throws {
    try put(numbers)
    let result = try compare()
    #expect(result.status == 1)
    #expect(result.output.contains(sentence), "\(result.output)")
  }

  @Test func `frames of another size are named one by one and all together`() throws {
    try put(0..<12)
    try put(grey(3, side: 21), at: name(3, in: "actual"))
    let one = try compare()
    #expect(one.status == 1)
    #expect(one.output.hasPrefix("f_03.png: has 21×21 pixels and should have 20×20\n1 of 12"))
    for index in 0..<12 { try put(grey(index, side: 21), at: name(index, in: "actual")) }
    let all = try compare()
    #expect(all.status == 1)
    #expect(all.output.contains("all frames have 21×21 pixels and should have 20×20"))
  }

  @Test func `another rate is a difference, even if all pixels are equal`() throws {
    try put(0..<12)
    scratch.put("{ \"timing\": { \"fps\": \"60/1\" } }", at: "golden/manifest.json")
    #expect(try compare().status == 0)
    scratch.put("{ \"timing\": { \"fps\": \"30/1\" } }", at: "actual/manifest.json")
    let result = try compare()
    #expect(result.status == 1)
    #expect(result.output.contains("the rate is 30/1 frames a second and should be 60/1"))
  }

  @Test func `limits let pass what they say, and say where they come from`() throws {
    try put(0..<12)
    var pixels = grey(4).pixels
    for pixel in 0..<30 { pixels[4 * pixel] += 3 }
    try put(StraightImage(width: 20, height: 20, pixels: pixels), at: name(4, in: "actual"))
    for words in [
      ["--max-difference", "3"], ["--max-pixels", "30"], ["--max-window", "26"],
      ["--max-difference", "3", "--max-pixels", "30", "--max-window", "26"],
      ["--ignore", "0,0,20,2"], ["--ignore", "0,0,20,1", "--ignore", "0,1,10,1"],
    ] {
      let result = try Program.run(
        ["compare", "\(scratch.path)/actual", "\(scratch.path)/golden"] + words)
      #expect(result.status == 0, "\(words): \(result.output)")
      #expect(result.output.contains(words[0] == "--ignore" ? "left out: 0,0,20" : "(\(words[0]))"))
    }
    for words in [
      ["--max-difference", "2"], ["--max-pixels", "29"], ["--max-window", "25"],
      ["--max-difference", "3", "--max-pixels", "29"], ["--ignore", "0,0,20,1"],
    ] {
      let result = try Program.run(
        ["compare", "\(scratch.path)/actual", "\(scratch.path)/golden"] + words)
      #expect(result.status == 1, "\(words): \(result.output)")
    }
    #expect(try compare("--max-difference", "-1").status == 64)
    #expect(try compare("--ignore", "1,2,3").status == 64)
  }

  @Test func `machines get the findings too`() throws {
    try put([0, 1, 6, 3, 4, 5, 2, 7, 8, 9, 10])
    let junit = "\(scratch.path)/junit.xml"
    let result = try compare("--json", "--junit", junit, "--max-difference", "1")
    #expect(result.status == 1)
    let json = try JSONReader(document: "output").read(result.output)
    #expect(json["schema"]?.text == "flipbook-comparison/1")
    #expect(json["firstDivergence"]?.text == "f_02.png")
    #expect(json["limits"]?.elements?.first?["source"]?.text == "--max-difference")
    let findings = try #require(json["findings"]?.elements)
    #expect(findings.map { $0["kind"]?.text } == ["count", "swapped"])
    #expect(findings[1]["second"]?.text == "f_06.png")
    let text = try #require(scratch.text(of: "junit.xml"))
    #expect(text.contains("tests=\"13\" failures=\"4\" errors=\"0\""))
    #expect(text.contains("<failure type=\"missing\" message=\"missing\"/>"))
    #expect(text.contains("name=\"f_01.png\" time=\"0\"/>"))
    #expect(text.split(separator: "<testcase ").count == 14)
    #expect(text.split(separator: "<failure ").count == 5)
  }
}
