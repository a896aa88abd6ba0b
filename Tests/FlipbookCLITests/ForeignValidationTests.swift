import Foundation
import ImageCodecs
import TestSupport
import Testing

/// What `compare` writes for machines is what its schemas say, by the judgement of other programs.
struct ForeignValidationTests {
  private let scratch = Scratch()

  /// Runs another program; nil if there is none of its name.
  private static func run(_ words: [String]) -> (status: Int32, text: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  static let hasJSONSchema = run(["python3", "-c", "import jsonschema"])?.status == 0
  static let hasXMLLint = run(["xmllint", "--version"])?.status == 0

  /// A pair of sequences that shows something that a comparison can say.
  enum Kind: String, CaseIterable, CustomTestStringConvertible {
    case same, different, late, swapped, missing, extra, sizes, rates, unreadable, hashes, limits
    case colors, ignored, masked, animation

    var testDescription: String { rawValue }
  }

  private func frame(_ index: Int, side: Int = 20) -> StraightImage {
    StraightImage(
      width: side, height: side,
      pixels: (0..<side * side).flatMap { [UInt8(20 * index), UInt8($0 % 200), 77, 255] })
  }

  private func put(_ numbers: [Int], in folder: String, side: Int = 20) throws {
    scratch.makeDirectory(folder)
    for (index, number) in numbers.enumerated() {
      try Data(PNGEncoder.encode(frame(number, side: side)))
        .write(to: URL(fileURLWithPath: "\(scratch.path)/\(folder)/f<&\"\(index)>.png"))
    }
  }

  /// Makes the pair, and returns what else is to be said on the command line.
  private func prepare(_ kind: Kind) throws -> [String] {
    try put([0, 1, 2, 3, 4, 5], in: "golden")
    let numbers: [Kind: [Int]] = [
      .different: [0, 1, 9, 3, 4, 5], .late: [0, 0, 1, 2, 3, 4], .swapped: [0, 1, 3, 2, 4, 5],
      .missing: [0, 1, 2, 3], .extra: [0, 1, 2, 3, 4, 5, 6],
    ]
    try put(numbers[kind] ?? [0, 1, 2, 3, 4, 5], in: "actual", side: kind == .sizes ? 21 : 20)
    switch kind {
    case .unreadable: scratch.put("no picture", at: "actual/f<&\"3>.png")
    case .hashes:
      let words = ["compare", "\(scratch.path)/golden", "\(scratch.path)/golden", "--update"]
      #expect(try Program.run(words + ["--store", "hash"]).status == 0)
      try put([0, 1, 9, 3, 4, 5], in: "actual")
    case .limits:
      try put([0, 1, 2, 3, 4, 6], in: "actual")
      return ["--max-difference", "20", "--max-pixels", "400", "--max-window", "256"]
    case .colors:
      try put([0, 1, 2, 3, 4, 6], in: "actual")
      return ["--max-color-distance", "0.5"]
    case .ignored: return ["--ignore", "1,2,3,4", "--ignore", "0,0,1,1"]
    case .masked:
      try Data(PNGEncoder.encode(frame(0)))
        .write(to: URL(fileURLWithPath: "\(scratch.path)/mask.png"))
      return ["--mask", "\(scratch.path)/mask.png"]
    case .rates, .animation:
      for (name, rate) in [("golden", "60/1"), ("actual", kind == .rates ? "30/1" : "60/1")] {
        try FileManager.default.removeItem(atPath: "\(scratch.path)/\(name)")
        try Data(AnimationFile((0..<4).map { frame($0) }, rate: rate).bytes)
          .write(to: URL(fileURLWithPath: "\(scratch.path)/\(name)"))
      }
    default: break
    }
    return []
  }

  private func compare(_ kind: Kind, _ words: String...) throws -> Program.Result {
    try Program.run(
      ["compare", "\(scratch.path)/actual", "\(scratch.path)/golden"] + prepare(kind) + words)
  }

  @Test(
    .enabled(if: hasJSONSchema, "the jsonschema module of Python is not installed"),
    arguments: Kind.allCases)
  func `comparisons in JSON are as their schema has them`(kind: Kind) throws {
    let result = try compare(kind, "--json")
    #expect(result.status == (kind == .unreadable ? 65 : passes(kind) ? 0 : 1), "\(result.error)")
    scratch.put(result.output, at: "comparison.json")
    scratch.put(try Program.run("schema", "comparison").output, at: "schema.json")
    try expectValid("comparison.json")
    guard kind == .hashes else { return }
    scratch.put(try Program.run("schema", "golden").output, at: "schema.json")
    try expectValid("golden/golden.json")
  }

  /// Also expects that the validator refuses the same document with something wrong in it.
  private func expectValid(_ name: String) throws {
    let program = """
      import json, sys, jsonschema
      schema = json.load(open(sys.argv[1]))
      document = json.load(open(sys.argv[2]))
      jsonschema.Draft202012Validator.check_schema(schema)
      validator = jsonschema.Draft202012Validator(schema)
      print([error.message for error in validator.iter_errors(document)])
      document["frames"][0]["verdit"] = "same"
      print(len(list(validator.iter_errors(document))))
      """
    let answer = try #require(
      Self.run(
        ["python3", "-c", program, "\(scratch.path)/schema.json", "\(scratch.path)/\(name)"]))
    #expect(answer.text == "[]\n1\n")
  }

  private func passes(_ kind: Kind) -> Bool {
    [.same, .limits, .colors, .ignored, .masked, .animation].contains(kind)
  }

  @Test(.enabled(if: hasXMLLint, "xmllint is not installed"), arguments: Kind.allCases)
  func `reports for build servers are as their schema has them`(kind: Kind) throws {
    let result = try compare(kind, "--junit", "\(scratch.path)/report.xml")
    #expect(result.status == (kind == .unreadable ? 65 : passes(kind) ? 0 : 1), "\(result.error)")
    let schema = "\(Program.fixtures)/schemas/junit.xsd"
    let words = ["xmllint", "--noout", "--nonet", "--schema", schema]
    let answer = try #require(Self.run(words + ["\(scratch.path)/report.xml"]))
    #expect(answer.status == 0, "\(answer.text)")
    // The numbers in its head are those of its cases.
    for (attribute, count) in [
      ("tests", "count(//testcase)"), ("failures", "count(//testcase[failure])"),
      ("errors", "count(//testcase[error])"),
    ] {
      let check = "number(/testsuites/testsuite/@\(attribute)) = \(count)"
      let answer = Self.run(["xmllint", "--xpath", check, "\(scratch.path)/report.xml"])
      #expect(answer?.text.trimmingCharacters(in: .whitespacesAndNewlines) == "true", "\(check)")
    }
    let whole = try #require(scratch.text(of: "report.xml"))
    scratch.put(whole.replacingOccurrences(of: " time=", with: " tim="), at: "report.xml")
    #expect(Self.run(words + ["\(scratch.path)/report.xml"])?.status == 3)
  }
}
