import FlipbookTesting
import Foundation
import Testing

@MainActor
@Suite struct GoldenFolderTests {
  private let path = FileManager.default.temporaryDirectory.path + "/flipbook-\(UUID().uuidString)"

  private func recording(way: CGFloat = 1) -> FrameSequence { Slide.recording(way: way) }

  private func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  @Test func `a recording has a frame for every sixtieth of its duration and the last one`() {
    let recording = recording()
    #expect(recording.frames.count == 7)
    #expect(recording.bitmap(ofFrame: 0).pixels.allSatisfy { $0.bits == 0xFF00_00FF })
    #expect(recording.bitmap(ofFrame: 6).pixels.allSatisfy { $0.bits == 0xFFFF_0000 })
  }

  @Test func `nothing is written and everything fails without goldens`() throws {
    let outcome = try GoldenFolder(path).compare(recording(), mode: .never)
    #expect(outcome.report.failures.count == 7)
    #expect(outcome.written.isEmpty)
    #expect(outcome.pictures.count == 5)
    #expect(names().isEmpty)
  }

  @Test func `missing goldens are written, fail once, and are found equal afterwards`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let first = try GoldenFolder(path).compare(recording(), mode: .missing)
    #expect(first.report.failures.count == 7)
    #expect(first.written == names())
    #expect(names().count == 7)
    let second = try GoldenFolder(path).compare(recording(), mode: .never)
    #expect(second.report.passes)
    #expect(second.pictures.isEmpty)
  }

  @Test(arguments: [
    (RecordMode.never, false), (.missing, false), (.failed, true), (.all, true),
  ])
  func `goldens that differ are written only when asked for`(
    mode: RecordMode, writes: Bool
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try GoldenFolder(path).compare(recording(), mode: .all)
    let changed = try GoldenFolder(path).compare(recording(way: -1), mode: mode)
    #expect(!changed.report.passes)
    #expect(changed.written.isEmpty == !writes)
    let again = try GoldenFolder(path).compare(recording(way: -1), mode: .never)
    #expect(again.report.passes == writes)
  }

  @Test func `a recording that did not end by its limit is blamed on what repeats`() throws {
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
    window.makeKeyAndVisible()
    let recording = Recorder(window: window).record(limit: 1) {
      Timer.scheduledTimer(
        timeInterval: 0.25, target: window, selector: {}, userInfo: nil, repeats: true)
    }
    let outcome = try GoldenFolder(path).compare(recording, mode: .never)
    #expect(
      outcome.sentence(about: "clock", in: path, recording, .never)
        == "clock: the recording went on up to its limit of 1.0 s because of a timer of 0.25 s: stop"
        + " what repeats, or give record(limit:) how long to record")
  }

  @Test func `a name may lead out of the goldens, before there are any`() {
    let file = "/nowhere/Tests/SlideTests.swift"
    #expect(GoldenFolder(named: "slide", besideFile: file).path == "/nowhere/Tests/Goldens/slide")
    #expect(GoldenFolder(named: "../../slide", besideFile: file).path == "/nowhere/slide")
  }

  @Test func `frames can be picked`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let selection = try #require(FrameSelection(parsing: "0-6:3"))
    _ = try GoldenFolder(path).compare(recording(), frames: selection, mode: .all)
    #expect(names() == ["frame_0000.png", "frame_0003.png", "frame_0006.png"])
    #expect(
      try GoldenFolder(path).compare(recording(), frames: selection, mode: .never).report.passes)
  }

  @Test(arguments: [GoldenUpdate.Store.key, .hash])
  func `goldens are kept as hashes where asked for, and stay so`(
    store: GoldenUpdate.Store
  ) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let folder = GoldenFolder(path)
    _ = try folder.compare(recording(), mode: .missing, store: store)
    #expect(names().last == "golden.json")
    #expect(names().count == (store == .key ? 6 : 1))
    #expect(try folder.compare(recording(), mode: .never).report.passes)
    let other = try folder.compare(recording(way: -1), mode: .failed)
    #expect(other.report.failures.count == 5)
    #expect(names().last == "golden.json")
    #expect(names().count == (store == .key ? 6 : 1))
    #expect(try folder.compare(recording(way: -1), mode: .never).report.passes)
  }

  @Test func `frames in the wrong place are told as such`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try GoldenFolder(path).compare(recording(), mode: .all)
    var late = recording()
    late.frames = [late.frames[0]] + late.frames.dropLast()
    let report = try GoldenFolder(path).compare(late, mode: .never).report
    #expect(report.findings == [.late(places: 1...6, frames: 1), .repeated(1)])
  }

  @Test func `goldens that cannot be read are no goldens to be written over`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try GoldenFolder(path).compare(recording(), mode: .all, store: .key)
    try Data("{ }".utf8).write(to: URL(filePath: "\(path)/golden.json"))
    #expect(throws: GoldenFolder.Failure.self) {
      try GoldenFolder(path).compare(recording(), mode: .never)
    }
  }

  @Test func `the environment says what is written, and never in CI`() {
    #expect(RecordMode(environment: [:]) == .never)
    for mode in RecordMode.allCases {
      #expect(RecordMode(environment: ["FLIPBOOK_RECORD": mode.rawValue]) == mode)
    }
    #expect(RecordMode(environment: ["FLIPBOOK_RECORD": "yes"]) == .never)
    #expect(RecordMode(environment: ["FLIPBOOK_RECORD": "all", "CI": "true"]) == .never)
  }

  @Test func `a mode that does not exist is said, and the four that do`() throws {
    func complaint(_ environment: [String: String]) -> String? {
      RecordMode.complaint(about: environment)
    }
    #expect(complaint([:]) == nil)
    #expect(complaint(["FLIPBOOK_RECORD": ""]) == nil)
    for mode in RecordMode.allCases {
      #expect(complaint(["FLIPBOOK_RECORD": mode.rawValue]) == nil)
    }
    for text in ["yes", "All", "mising", " all"] {
      let sentence = try #require(complaint(["FLIPBOOK_RECORD": text, "CI": "1"]))
      #expect(
        sentence
          == "FLIPBOOK_RECORD is \"\(text)\", which is no mode and writes nothing; "
          + "set it to never, missing, failed or all")
    }
  }

  @Test func `a difference is an issue with what to do about it`() {
    withKnownIssue {
      expectGolden(recording(), named: "no-such-goldens", mode: .never)
    } matching: { issue in
      let text: String = issue.comments.first?.rawValue ?? ""
      return text.hasPrefix("no-such-goldens: there are no goldens in ")
        && text.hasSuffix("; write them with FLIPBOOK_RECORD=missing")
    }
  }

  @Test func `the first recording is told calmly`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let recording = recording()
    let outcome = try GoldenFolder(path).compare(recording, mode: .missing)
    #expect(outcome.pictures.isEmpty)
    let sentence = outcome.sentence(about: "slide", in: path, recording, .missing)
    #expect(sentence == "slide: 7 goldens written to \(path); look at them, and run again")
  }

  @Test func `goldens whose texts were drawn with another font are told as such`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    func written(with font: String) -> FrameSequence {
      var drawn = recording(way: font == "Inter-Regular" ? 1 : -1)
      drawn.fonts = [FontIdentity(name: font, hash: "xxh128:" + String(repeating: "1", count: 32))]
      return drawn
    }
    let inter = written(with: "Inter-Regular")
    let first = try GoldenFolder(path).compare(inter, mode: .missing)
    #expect(first.written.count == 7 && names().last == "frame_0006.png" && names().count == 8)
    #expect(try GoldenFolder(path).compare(inter, mode: .never).report.passes)
    let other = written(with: "DejaVuSansMono")
    let outcome = try GoldenFolder(path).compare(other, mode: .never)
    let sentence = try #require(outcome.sentence(about: "card", in: path, other, .never))
    #expect(
      sentence.hasSuffix(
        "; texts are drawn with DejaVuSansMono, and the golden's with Inter-Regular: texts differ by"
          + " that"), "\(sentence)")
    // What is written anew says the new fonts, and none where there is no text any more.
    _ = try GoldenFolder(path).compare(other, mode: .failed)
    #expect(try GoldenFolder(path).compare(inter, mode: .never).report.fontSentence != nil)
    _ = try GoldenFolder(path).compare(recording(), mode: .all)
    #expect(names().count == 7)
  }

  @Test func `the worst frame is among the pictures, wherever it is`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var long = recording()
    let frames = long.frames
    long.frames = (0..<14).map { (index: Int) in frames[index / 2] }
    _ = try GoldenFolder(path).compare(long, mode: .all)
    // All but a few come a frame late, and the last one shows the beginning.
    let golden = long.frames
    long.frames = [golden[0]] + golden[0..<12] + [golden[0]]
    let outcome = try GoldenFolder(path).compare(long, mode: .never)
    #expect(outcome.report.worst?.frame.name == "frame_0013.png")
    #expect(outcome.report.failures.count > 5)
    #expect(outcome.pictures.count == 5)
    #expect(outcome.pictures.last?.name == "frame_0013.png")
    #expect(outcome.pictures.first?.name == outcome.report.failures.first?.name)
  }
}
