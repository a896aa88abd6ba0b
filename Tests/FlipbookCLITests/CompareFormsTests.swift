import Documents
import Foundation
import Goldens
import ImageCodecs
import TestSupport
import Testing

/// Comparisons of sequences in all forms, and goldens made from them.
struct CompareFormsTests {
  private let scratch = Scratch()

  private func frame(_ index: Int, side: Int = 20) -> StraightImage {
    StraightImage(
      width: side, height: side,
      pixels: (0..<side * side).flatMap { place -> [UInt8] in
        [UInt8(20 * index), UInt8(place % 200), 77, 255]
      })
  }

  private func name(_ index: Int) -> String { "frame_00\(index < 10 ? "0" : "")\(index).png" }

  private func put(_ bytes: [UInt8], at path: String) throws {
    let file = URL(fileURLWithPath: "\(scratch.path)/\(path)")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  private func putFrames(_ numbers: [Int], in folder: String) throws {
    for (index, number) in numbers.enumerated() {
      try put(PNGEncoder.encode(frame(number)), at: "\(folder)/\(name(index))")
    }
  }

  private func putAnimation(_ numbers: [Int], at path: String, rate: String = "60/1") throws {
    try put(AnimationFile(numbers.map { frame($0) }, rate: rate).bytes, at: path)
  }

  private func compare(
    _ actual: String, _ golden: String, _ words: String..., environment: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(
      ["compare", "\(scratch.path)/\(actual)", "\(scratch.path)/\(golden)"] + words,
      environment: environment)
  }

  @Test func `a directory of goldens is made from an animation, with every frame in it`() throws {
    try putAnimation(Array(0..<12), at: "actual.png")
    let made = try compare("actual.png", "golden", "--update")
    #expect(made.status == 0, "\(made.error)")
    #expect(made.output.split(separator: "\n").count == 12)
    #expect(scratch.names(in: "golden") == (0..<12).map(name))
    for index in 0..<12 {
      let image = try ImageReader().read(path: "\(scratch.path)/golden/\(name(index))")
      #expect(image.pixels == frame(index).pixels)
    }
    #expect(try compare("actual.png", "golden").status == 0)
    #expect(try compare("golden", "actual.png").status == 0)
    try putAnimation([0, 1, 2, 3, 3, 4, 5, 6, 7, 8, 9, 10], at: "late.png")
    let late = try compare("late.png", "golden")
    #expect(late.status == 1)
    #expect(
      late.output.contains(
        "frame_0004.png to frame_0011.png match the golden one frame earlier, by 16.7 ms\n"))
    #expect(!late.output.contains("pixels differ"))
    #expect(try compare("late.png", "golden", "--verbose").output.contains("pixels differ"))
  }

  @Test func `names of one letter are names`() throws {
    try putFrames([0, 1, 2], in: "a")
    for words in [["--update"], [], ["--update", "--store", "key"]] {
      let process = try Program.launch(["compare", "a", "g"] + words, in: scratch.path)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(scratch.names(in: "g").contains("golden.json"))
  }

  @Test func `another rate, size or number of frames is told of animations`() throws {
    try putAnimation(Array(0..<5), at: "golden.png")
    try putAnimation(Array(0..<5), at: "slow.png", rate: "30/1")
    let slow = try compare("slow.png", "golden.png")
    #expect(slow.status == 1)
    #expect(slow.output.contains("the rate is 30/1 frames a second and should be 60/1"))
    try putAnimation(Array(0..<4), at: "short.png")
    let short = try compare("short.png", "golden.png")
    #expect(short.output.contains("there are 4 frames and should be 5"))
    #expect(short.output.contains("frame_0004.png: missing"))
    try put(
      AnimationFile((0..<5).map { frame($0, side: 21) }, rate: "60/1").bytes, at: "large.png")
    #expect(
      try compare("large.png", "golden.png").output.hasPrefix(
        "all frames have 21×21 pixels and should have 20×20\n5 of 5 not the same"))
  }

  @Test func `goldens kept as hashes find what differs, and measure key frames`() throws {
    try putFrames(Array(0..<12), in: "actual")
    let made = try compare("actual", "golden", "--update=all", "--store", "key")
    #expect(made.status == 0, "\(made.error)")
    #expect(
      scratch.names(in: "golden") == [0, 2, 5, 8, 11].map(name) + ["golden.json"])
    #expect(try compare("actual", "golden").status == 0)
    #expect(try compare("actual", "golden/golden.json").status == 0)
    for index in [5, 6] {
      var pixels = frame(index).pixels
      pixels[4 * 45 + 1] += 1
      try put(
        PNGEncoder.encode(StraightImage(width: 20, height: 20, pixels: pixels)),
        at: "actual/\(name(index))")
    }
    let different = try compare("actual", "golden")
    #expect(different.status == 1)
    #expect(
      different.output.hasPrefix(
        """
        frame_0005.png: 1 of 400 pixels differ (0.3 %), by up to 1, all in 1×1 at (5, 2)
        frame_0006.png: is another picture, by how much is not known: of one only the hash is kept
        """))
    let failed = try compare("actual", "golden", "--update=failed")
    #expect(
      failed.output.hasSuffix(
        "golden/frame_0005.png: replaced\n\(scratch.path)/golden/golden.json: replaced\n"))
    #expect(try compare("actual", "golden").status == 0)
  }

  @Test func `goldens change by name only`() throws {
    try putFrames([0, 1, 2], in: "actual")
    try putFrames([0, 5], in: "golden")
    func goldens() -> [[UInt8]] {
      scratch.names(in: "golden").map { scratch.bytes(of: "golden/\($0)") }
    }
    let before = goldens()
    let refusals: [(words: [String], environment: [String: String], sentence: String)] = [
      (["--update"], ["CI": "1"], "the variable CI is set"),
      (["--update", "--frozen"], [:], "--frozen keeps the goldens as they are"),
      (
        ["--update=mising"], [:],
        "--update mising is not all, failed or missing: did you mean --update=missing?"
      ),
      (["--update="], [:], "--update is empty"),
      (["--store", "key"], [:], "--store says what --update keeps"),
      (["--update", "--store", "keys"], [:], "did you mean --store key?"),
      (["--annotations", "gihub"], [:], "did you mean --annotations github?"),
    ]
    for refusal in refusals {
      let result = try Program.run(
        ["compare", "\(scratch.path)/actual", "\(scratch.path)/golden"] + refusal.words,
        environment: refusal.environment)
      #expect(result.status == 64)
      #expect(result.error.contains(refusal.sentence), "\(result.error)")
      #expect(goldens() == before)
    }
    #expect(try compare("actual", "golden", "--frozen").status == 1)
    #expect(goldens() == before)
    let missing = try compare("actual", "golden", "--update=missing")
    #expect(missing.output == "\(scratch.path)/golden/frame_0002.png: new\n")
    #expect(try compare("actual", "golden").output.contains("1 of 3 not the same"))
    #expect(try compare("actual", "golden", "--update=failed").status == 0)
    #expect(try compare("actual", "golden").status == 0)
  }

  @Test func `an update that fails half way leaves the goldens as they were`() throws {
    try putFrames([0, 1, 2], in: "golden")
    try putFrames([3, 4, 5], in: "actual")
    try put(Array("no picture".utf8), at: "actual/\(name(2))")
    let before = scratch.names(in: "golden").map { scratch.bytes(of: "golden/\($0)") }
    let result = try compare("actual", "golden", "--update")
    #expect(result.status == 65)
    #expect(result.error.contains("the goldens are as they were"), "\(result.error)")
    #expect(result.output.isEmpty)
    #expect(scratch.names(in: "golden").map { scratch.bytes(of: "golden/\($0)") } == before)
  }

  @Test func `a self-test goes before the comparison and says what it found`() throws {
    try putFrames([0, 1, 2], in: "golden")
    try putFrames([0, 1, 2], in: "actual")
    let result = try compare("actual", "golden", "--self-test", "--max-difference", "9")
    #expect(result.status == 0)
    #expect(result.error == "self-test: 12 changes by one level of one channel were all found\n")
    try putFrames([0, 7, 2], in: "actual")
    #expect(try compare("actual", "golden", "--self-test").status == 1)
  }

  @Test func `pictures of what fails are kept apart, the first ones and the worst`() throws {
    try putFrames([0, 1, 2, 3, 4], in: "golden")
    try putFrames([1, 2, 3, 4, 12], in: "actual")
    try put(PNGEncoder.encode(frame(9, side: 22)), at: "actual/\(name(0))")
    let result = try compare(
      "actual", "golden", "--artifacts", "\(scratch.path)/wrong", "--artifacts-limit", "2")
    #expect(result.status == 1)
    #expect(result.error.contains("pictures of 2 of 5 frames were kept"))
    #expect(scratch.names(in: "wrong") == ["actual", "difference", "expected"])
    for folder in ["actual", "difference", "expected"] {
      #expect(scratch.names(in: "wrong/\(folder)") == [name(0), name(4)])
    }
    let difference = try ImageReader().read(path: "\(scratch.path)/wrong/difference/\(name(0))")
    #expect(difference.width == 22 && difference.height == 22)
    let protected = try compare("actual", "golden", "--artifacts", "\(scratch.path)/golden")
    #expect(protected.status == 73)
  }

  @Test func `masks leave out what they mark`() throws {
    try putFrames([0, 1], in: "golden")
    try putFrames([0, 1], in: "actual")
    var pixels = frame(1).pixels
    pixels[4 * 45 + 1] += 9
    try put(
      PNGEncoder.encode(StraightImage(width: 20, height: 20, pixels: pixels)),
      at: "actual/\(name(1))")
    var mask = [UInt8](repeating: 0, count: 1600)
    for channel in 0..<4 { mask[4 * 45 + channel] = 255 }
    try put(
      PNGEncoder.encode(StraightImage(width: 20, height: 20, pixels: mask)), at: "mask.png")
    #expect(try compare("actual", "golden").status == 1)
    let result = try compare("actual", "golden", "--mask", "\(scratch.path)/mask.png")
    #expect(result.status == 0)
    #expect(result.output.contains("left out: 1 pixels by \(scratch.path)/mask.png"))
    try put(PNGEncoder.encode(frame(0, side: 9)), at: "small.png")
    let small = try compare("actual", "golden", "--mask", "\(scratch.path)/small.png")
    #expect(small.status == 64)
    #expect(small.error.contains("has 9×9 pixels and the frames have 20×20"))
  }

  @Test func `colours may lie apart, and where the limit comes from is told`() throws {
    try putFrames([0, 1], in: "actual")
    _ = try compare("actual", "golden", "--update", "--store", "key")
    try putFrames([0, 2], in: "actual")
    #expect(try compare("actual", "golden", "--max-color-distance", "0.01").status == 1)
    let passing = try compare("actual", "golden", "--max-color-distance", "0.5")
    #expect(passing.status == 0)
    #expect(
      passing.output.contains("limit: colours may lie 0.5 apart in OKLab (--max-color-distance)"))
    let text = try #require(scratch.text(of: "golden/golden.json"))
    scratch.put(
      text.replacing(
        "\"frames\":", with: "\"limits\": { \"channel-difference\": 20 },\n\"frames\":"),
      at: "golden/golden.json")
    let limited = try compare("actual", "golden")
    #expect(limited.status == 0)
    #expect(limited.output.contains("limit: a channel may differ by 20 (golden.json)"))
    #expect(try compare("actual", "golden", "--max-difference", "19").status == 1)
  }

  @Test func `a build's annotations are one line a sequence, beside JSON on another stream`() throws
  {
    try putFrames([0, 1, 2], in: "golden")
    try putFrames([2, 0, 1], in: "actual")
    #expect(try !compare("actual", "golden").output.contains("::error"))
    let environment = ["GITHUB_ACTIONS": "true"]
    let text = try compare("actual", "golden", environment: environment)
    let lines = text.output.split(separator: "\n").filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 1)
    #expect(lines.first?.contains("file=\(scratch.path)/golden::") == true)
    #expect(lines.first?.contains("%0A3 of 3 not the same") == true)
    let json = try compare("actual", "golden", "--json", environment: environment)
    #expect((try? JSONReader(document: "output").read(json.output)) != nil)
    #expect(json.error.hasPrefix("::error title=flipbook compare"))
    let none = try compare("actual", "golden", "--annotations", "none", environment: environment)
    #expect(!none.output.contains("::"))
    #expect(try !compare("golden", "golden", environment: environment).output.contains("::"))
  }

  @Test func `build servers get errors apart from failures`() throws {
    try putFrames([0, 1, 2, 3], in: "golden")
    try putFrames([0, 2, 2, 3], in: "actual")
    try put(Array("no picture".utf8), at: "actual/\(name(3))")
    let result = try compare(
      "actual", "golden", "--junit", "\(scratch.path)/junit.xml", "--max-pixels", "3")
    #expect(result.status == 65)
    let text = try #require(scratch.text(of: "junit.xml"))
    let parser = XMLCounter()
    parser.read(text)
    #expect(parser.suite["tests"] == "5")
    #expect(parser.suite["failures"] == "1")
    #expect(parser.suite["errors"] == "1")
    #expect(parser.counts["testcase"] == 5)
    #expect(parser.counts["failure"] == 1)
    #expect(parser.counts["error"] == 1)
    #expect(text.contains("<property name=\"different-pixels\" value=\"3 (--max-pixels)\"/>"))
  }

  @Test func `schemas of documents are printed by name`() throws {
    for name in ["comparison", "golden", "scene"] {
      let result = try Program.run("schema", name)
      #expect(result.status == 0)
      let schema = try JSONReader(document: name).read(result.output)
      #expect(schema["$schema"]?.text == "https://json-schema.org/draft/2020-12/schema")
    }
    let unknown = try Program.run("schema", "goldne")
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("did you mean golden?"))
  }

  @Test func `an animation is described, and a broken one is refused`() throws {
    try putAnimation([0, 1, 2], at: "a.png", rate: "50/1")
    let path = "\(scratch.path)/a.png"
    let text = try Program.run("info", path)
    #expect(text.output.contains("plays               forever\n"), "\(text.output)")
    #expect(text.output.contains("frames a second     50/1\n"))
    let json = try JSONReader(document: "info").read(try Program.run("info", "--json", path).output)
    let hashes = json["frames"]?.elements?.compactMap { $0["pixelHash"]?.text }
    #expect(hashes == (0..<3).map { PixelHash(frame($0)).description })
    var bytes = scratch.bytes(of: "a.png")
    bytes[bytes.count - 30] ^= 1
    try put(bytes, at: "a.png")
    for words in [["info", path], ["compare", path, path]] {
      let broken = try Program.run(words)
      #expect(broken.status == 65)
      #expect(broken.error.contains("a.png was refused in fdAT at byte"), "\(broken.error)")
    }
  }
}

/// Counts elements of an XML document and keeps the attributes of its suite.
private final class XMLCounter {
  var counts: [String: Int] = [:]
  var suite: [String: String] = [:]

  func read(_ text: String) {
    for part in text.split(separator: "<").dropFirst() {
      let name = String(part.prefix { !" />".contains($0) })
      guard !name.isEmpty, !part.hasPrefix("/"), !part.hasPrefix("?") else { continue }
      counts[name, default: 0] += 1
      guard name == "testsuite" else { continue }
      let words = part.split(separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: words.count - 1, by: 2) {
        let key = words[index].split(separator: " ").last?.dropLast() ?? ""
        suite[String(key)] = String(words[index + 1])
      }
    }
  }
}
