import Documents
import Foundation
import Goldens
import ImageCodecs
import TestSupport
import Testing

struct StoredSequenceTests {
  private let scratch = Scratch()
  private let frames = Array(PlantedFaultTests.frames.prefix(3))

  @Test(arguments: StoredForm.allCases)
  func `every form has the same frames`(form: StoredForm) throws {
    let path = try form.write(frames, rate: "120/2", as: "frames", in: scratch)
    let sequence = try StoredSequence(opening: path)
    #expect(sequence.frames.map(\.name) == (0..<3).map(StoredForm.name))
    #expect(sequence.rate == "60/1")
    #expect(sequence.path == path)
    let forms: [StoredForm: StoredSequence.Form] = [
      .directory: .directory, .animation: .animation, .manifest: .manifest, .key: .golden,
      .hash: .golden,
    ]
    #expect(sequence.form == forms[form])
    var supply = FrameSupply(of: sequence)
    for (index, frame) in sequence.frames.enumerated() {
      guard let reading = supply.evidence(of: frame).read?() else {
        #expect(form == .hash)
        continue
      }
      #expect(try reading.get().pixels == frames[index].pixels)
    }
  }

  @Test func `a golden document may be named itself`() throws {
    let path = try StoredForm.key.write(frames, as: "golden", in: scratch)
    let sequence = try StoredSequence(opening: "\(path)/golden.json")
    #expect(sequence.form == .golden)
    #expect(sequence.frames == (try StoredSequence(opening: path).frames))
  }

  @Test func `frames of an animation are drawn in any order`() throws {
    let path = try StoredForm.animation.write(frames, as: "frames", in: scratch)
    let sequence = try StoredSequence(opening: path)
    var supply = FrameSupply(of: sequence)
    for index in [2, 0, 1, 1, 2] {
      let reading = supply.evidence(of: sequence.frames[index]).read?()
      #expect(try reading?.get().pixels == frames[index].pixels)
    }
  }

  @Test func `a broken animation is refused as a whole`() throws {
    var bytes = try AnimationFile(frames, rate: "60/1").bytes
    bytes[bytes.count - 40] ^= 1
    scratch.put(bytes, at: "broken.png")
    let error = #expect(throws: StoredSequenceError.self) {
      try StoredSequence(opening: scratch("broken.png"))
    }
    guard case .image(let image) = error else {
      Issue.record("the picture is refused")
      return
    }
    #expect(image.place?.piece == "fdAT")
    #expect(image.source == scratch("broken.png"))
  }

  @Test(arguments: [
    ("{}", "neither a manifest nor a golden document"),
    ("{ \"schema\": \"flipbook-golden/2\", \"frames\": [] }", "must be \"flipbook-golden/1\""),
    ("{ \"schema\": \"flipbook-golden/1\", \"frames\": [{}] }", "has no \"pixelHash\""),
    ("{ \"schema\": \"flipbook-golden/1\", \"frmaes\": [] }", "did you mean \"frames\"?"),
    (
      "{ \"schema\": \"flipbook-golden/1\", \"frames\": [], \"limits\": { \"pixels\": 3 } }",
      "\"pixels\" is not a known key"
    ),
    ("{ \"frames\": [{ \"file\": \"../a.png\" }] }", "must be the name of a file beside"),
    (
      "{ \"frames\": [{ \"file\": \"a.png\", \"pixelHash\": \"md5:1\" }] }",
      "must be xxh128: and 32 hexadecimal digits"
    ),
    ("{ \"frames\": [7] }", "must be an object"),
    ("{ \"frames\": [", "was expected"),
  ])
  func `documents that make no sense are refused by their place`(
    text: String, sentence: String
  ) throws {
    scratch.put(Array(text.utf8), at: "golden.json")
    let error = #expect(throws: StoredSequenceError.self) {
      try StoredSequence(opening: scratch("golden.json"))
    }
    guard case .document(let document) = error else {
      Issue.record("the document is refused")
      return
    }
    #expect("\(document)".contains(sentence), "\(document)")
    #expect("\(document)".hasPrefix(scratch("golden.json")))
  }

  @Test func `a picture that is not what the document says is told, and measures nothing`() throws {
    let golden = try StoredForm.key.write(frames, as: "golden", in: scratch)
    try scratch.put(PNGEncoder.encode(frames[0]), at: "golden/frame_0002.png")
    var changed: [StraightImage?] = frames
    changed[2] = StraightImage(24, 16, [5, 5, 5, 255])
    let actual = try StoredForm.directory.write(changed, as: "actual", in: scratch)
    let report = SequenceComparison(
      expected: try StoredSequence(opening: golden), actual: try StoredSequence(opening: actual)
    ).report()
    #expect(report.findings == [.stale(2)])
    #expect(report.frames[2].verdict == .unmeasured)
  }

  @Test func `limits let hashed frames pass only where there is a picture to measure by`() throws {
    let golden = try StoredForm.key.write(PlantedFaultTests.frames, as: "golden", in: scratch)
    for (place, passes) in [(5, true), (4, false)] {
      var changed: [StraightImage?] = PlantedFaultTests.frames
      changed[place] = changed[place]?.with([0, 0, 0, 255], x: 0..<1, y: 0..<1)
      let actual = try StoredForm.directory.write(changed, as: "actual", in: scratch)
      let limit = ComparisonLimit(.differentPixels, 1, source: "a test")
      let report = SequenceComparison(
        expected: try StoredSequence(opening: golden), actual: try StoredSequence(opening: actual)
      ).report(ComparisonCriteria(limits: [limit]))
      #expect(report.passes == passes)
    }
  }

  @Test func `what is not there is an error, an empty directory is not`() throws {
    #expect(throws: StoredSequenceError.self) { try StoredSequence(opening: scratch("none")) }
    try FileManager.default.createDirectory(
      atPath: scratch("empty"), withIntermediateDirectories: true)
    let sequence = try StoredSequence(opening: scratch("empty"))
    #expect(sequence.frames.isEmpty)
    #expect(!SequenceComparison(expected: sequence, actual: sequence).report().passes)
  }
}
