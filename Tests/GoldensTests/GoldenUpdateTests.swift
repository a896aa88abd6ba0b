import Foundation
import Goldens
import ImageCodecs
import TestSupport
import Testing

struct GoldenUpdateTests {
  private let scratch = Scratch()
  private let frames = PlantedFaultTests.frames

  /// Updates `golden` by `actual` and returns what changed, by file name.
  @discardableResult
  private func update(
    _ mode: GoldenUpdate.Mode, _ golden: String, by actual: String,
    store: GoldenUpdate.Store? = nil
  ) throws -> [String] {
    let path = scratch(golden)
    let isFile = golden.hasSuffix(".png")
    let expected =
      FileManager.default.fileExists(atPath: path)
      ? try StoredSequence(opening: path)
      : .unwritten(path, form: isFile ? .picture : .directory)
    let comparison = SequenceComparison(
      expected: expected, actual: try StoredSequence(opening: actual))
    return try GoldenUpdate(mode, store: store).perform(comparison, comparison.report())
      .map { "\($0.kind.rawValue) \($0.path.split(separator: "/").last ?? "")" }
  }

  private func passes(_ golden: String, _ actual: String) throws -> Bool {
    SequenceComparison(
      expected: try StoredSequence(opening: scratch(golden)),
      actual: try StoredSequence(opening: actual)
    ).report().passes
  }

  @Test(arguments: [StoredForm.directory, .animation], GoldenUpdate.Store.allCases)
  func `goldens of every form are made from frames of every form`(
    form: StoredForm, store: GoldenUpdate.Store
  ) throws {
    let actual = try form.write(frames, as: "actual", in: scratch)
    let changes = try update(.all, "golden", by: actual, store: store)
    #expect(try passes("golden", actual))
    let pictures = scratch.names(in: "golden").filter { $0.hasSuffix(".png") }
    #expect(pictures.count == (store == .full ? 12 : store == .key ? 5 : 0))
    // A directory's manifest goes along; a document takes its place.
    #expect(changes.count == pictures.count + (store == .full && form == .animation ? 0 : 1))
    #expect(
      scratch.names(in: "golden").contains("manifest.json")
        == (store == .full && form == .directory))
    #expect(scratch.names(in: "golden").contains("golden.json") == (store != .full))
    for name in pictures {
      let bytes = scratch.bytes(of: "golden/\(name)")
      let index = try #require(Int(name.dropFirst(6).dropLast(4)))
      #expect(try ImageReader().read(bytes: bytes).pixels == frames[index].pixels)
    }
    if store == .key {
      #expect(
        pictures.map { Int($0.dropFirst(6).dropLast(4)) } == [0, 2, 5, 8, 11])
    }
    // Nothing is left to be done, and no file beside.
    #expect(try update(.failed, "golden", by: actual).isEmpty)
    #expect(!scratch.names(in: "golden").contains { $0.hasPrefix(".") })
  }

  @Test func `a single file becomes the golden picture or animation`() throws {
    let animation = try StoredForm.animation.write(frames, as: "actual", in: scratch)
    #expect(try update(.all, "golden.png", by: animation) == ["new golden.png"])
    #expect(scratch.bytes(of: "golden.png") == scratch.bytes(of: "actual.png"))
    let one = try StoredForm.directory.write([frames[2]], as: "one", in: scratch)
    #expect(try update(.missing, "still.png", by: one) == ["new still.png"])
    #expect(try update(.missing, "still.png", by: one).isEmpty)
  }

  @Test func `a golden animation is made of frames in a directory`() throws {
    let animation = try StoredForm.animation.write(frames, rate: "25/1", as: "golden", in: scratch)
    let directory = try StoredForm.directory.write(frames, rate: "25/1", as: "many", in: scratch)
    #expect(try passes("golden.png", directory))
    #expect(try update(.failed, "golden.png", by: directory).isEmpty)
    // One frame differs, and the rate is another: the manifest says which.
    var changed = frames
    changed[3] = StraightImage(24, 16, [1, 1, 1, 130])
    let other = try StoredForm.directory.write(changed, rate: "30/1", as: "other", in: scratch)
    #expect(try update(.missing, "golden.png", by: other).isEmpty)
    #expect(try !passes("golden.png", other))
    #expect(try update(.failed, "golden.png", by: other) == ["replaced golden.png"])
    #expect(try passes("golden.png", other))
    let written = try #require(try ImageReader().readAnimation(path: animation))
    #expect(written.frames.count == frames.count)
    #expect(written.rate == "30/1")
    // Without a manifest the golden's own delays stay.
    try FileManager.default.removeItem(atPath: scratch("many/manifest.json"))
    #expect(try update(.all, "golden.png", by: directory) == ["replaced golden.png"])
    #expect(try passes("golden.png", directory))
    #expect(try ImageReader().readAnimation(path: animation)?.rate == "30/1")
  }

  @Test func `a golden animation is not made of what it cannot hold`() throws {
    let animation = try StoredForm.animation.write(
      Array(frames.prefix(4)), as: "golden", in: scratch)
    let before = scratch.bytes(of: "golden.png")
    let directory = try StoredForm.directory.write(frames, as: "many", in: scratch)
    try FileManager.default.removeItem(atPath: scratch("many/manifest.json"))
    #expect(throws: GoldenUpdateError.noRate(path: directory)) {
      try update(.all, "golden.png", by: directory)
    }
    let sizes = try StoredForm.directory.write(
      [frames[0], StraightImage(3, 3, [1, 2, 3, 255])], as: "sizes", in: scratch)
    #expect(throws: GoldenUpdateError.sizes(path: sizes)) {
      try update(.all, "golden.png", by: sizes)
    }
    let hashes = try StoredForm.hash.write(frames, as: "hashes", in: scratch)
    #expect(throws: GoldenUpdateError.noPicture(name: "frame_0000.png")) {
      try update(.all, "golden.png", by: hashes)
    }
    #expect(scratch.bytes(of: "golden.png") == before)
    #expect(try ImageReader().readAnimation(path: animation)?.frames.count == 4)
  }

  @Test(
    arguments: [StoredForm.directory, .key],
    [
      (GoldenUpdate.Mode.missing, [3, 12], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
      (.failed, [12], [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]),
      (.all, [], [0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12]),
    ])
  func `each mode writes what it says`(
    form: StoredForm, expectation: (mode: GoldenUpdate.Mode, stillWrong: [Int], names: [Int])
  ) throws {
    _ = try form.write(frames, as: "golden", in: scratch)
    // Frame 3 differs, frame 4 is not there, and frame 12 is new.
    var changed: [StraightImage?] = frames
    changed[3] = StraightImage(24, 16, [1, 2, 3, 255])
    changed[4] = nil
    changed.append(StraightImage(24, 16, [7, 7, 7, 255]))
    let actual = try StoredForm.directory.write(changed, as: "actual", in: scratch)
    try update(expectation.mode, "golden", by: actual)
    let report = SequenceComparison(
      expected: try StoredSequence(opening: scratch("golden")),
      actual: try StoredSequence(opening: actual)
    ).report()
    let isMissing = expectation.mode == .missing
    #expect(report.failures.map(\.name) == (isMissing ? [3, 4] : []).map(StoredForm.name))
    #expect(report.frames.map(\.name) == expectation.names.map(StoredForm.name))
  }

  @Test func `what is kept can be changed, and unneeded pictures go`() throws {
    let actual = try StoredForm.directory.write(frames, as: "actual", in: scratch)
    try update(.all, "golden", by: actual, store: .full)
    let fewer = try update(.all, "golden", by: actual, store: .key)
    #expect(fewer.filter { $0.hasPrefix("removed") }.count == 8)
    #expect(fewer.last == "new golden.json")
    #expect(try passes("golden", actual))
    let all = try update(.all, "golden", by: actual, store: .full)
    #expect(all.filter { $0.hasPrefix("new") }.count == 8)
    #expect(all.last == "removed golden.json")
    #expect(try passes("golden", actual))
  }

  @Test func `another rate is accepted by an update`() throws {
    let slow = try StoredForm.directory.write(frames, rate: "30/1", as: "slow", in: scratch)
    for store in GoldenUpdate.Store.allCases {
      let actual = try StoredForm.directory.write(frames, as: "actual", in: scratch)
      try update(.all, "golden", by: actual, store: store)
      #expect(try !passes("golden", slow))
      try update(.all, "golden", by: slow)
      #expect(try passes("golden", slow))
      try FileManager.default.removeItem(atPath: scratch("golden"))
    }
  }

  @Test func `limits of a golden document stay in it`() throws {
    let actual = try StoredForm.directory.write(frames, as: "actual", in: scratch)
    try update(.all, "golden", by: actual, store: .key)
    let text = String(decoding: scratch.bytes(of: "golden/golden.json"), as: UTF8.self)
    scratch.put(
      Array(
        text.replacing("\"frames\"", with: "\"limits\": { \"different-pixels\": 3 },\n\"frames\"")
          .utf8), at: "golden/golden.json")
    let limit = ComparisonLimit(.differentPixels, 3, source: "golden.json")
    #expect(try StoredSequence(opening: scratch("golden")).limits == [limit])
    var changed: [StraightImage?] = frames
    changed[6] = StraightImage(24, 16, [1, 2, 3, 255])
    let other = try StoredForm.directory.write(changed, as: "other", in: scratch)
    #expect(try update(.failed, "golden", by: other) == ["replaced golden.json"])
    #expect(try StoredSequence(opening: scratch("golden")).limits == [limit])
  }

  @Test func `a picture that cannot be read leaves all goldens as they were`() throws {
    for store in GoldenUpdate.Store.allCases {
      let actual = try StoredForm.directory.write(frames, as: "actual", in: scratch)
      try update(.all, "golden", by: actual, store: store)
      let before = scratch.names(in: "golden").map { scratch.bytes(of: "golden/\($0)") }
      let turned = try StoredForm.directory.write(frames.reversed(), as: "turned", in: scratch)
      scratch.put([1, 2, 3], at: "turned/frame_0010.png")
      #expect(throws: GoldenUpdateError.self) { try update(.all, "golden", by: turned) }
      #expect(scratch.names(in: "golden").map { scratch.bytes(of: "golden/\($0)") } == before)
      try FileManager.default.removeItem(atPath: scratch("golden"))
    }
  }

  @Test func `a golden that cannot be replaced leaves all others as they were`() throws {
    let actual = try StoredForm.directory.write(frames, as: "actual", in: scratch)
    try update(.all, "golden", by: actual)
    let turned = try StoredForm.directory.write(frames.reversed(), as: "turned", in: scratch)
    // A directory in the place of a frame: it has no pixels, so it is none of the goldens.
    try FileManager.default.removeItem(atPath: scratch("golden/frame_0009.png"))
    try FileManager.default.createDirectory(
      atPath: scratch("golden/frame_0009.png"), withIntermediateDirectories: true)
    func files() -> [[UInt8]?] {
      scratch.names(in: "golden").map { scratch.bytes(of: "golden/\($0)") }
    }
    let (names, before) = (scratch.names(in: "golden"), files())
    #expect(throws: GoldenUpdateError.self) { try update(.all, "golden", by: turned) }
    #expect(scratch.names(in: "golden") == names)
    #expect(files() == before)
  }

  @Test func `pictures cannot be made of hashes`() throws {
    let hashes = try StoredForm.hash.write(frames, as: "hashes", in: scratch)
    #expect(throws: GoldenUpdateError.noPicture(name: "frame_0000.png")) {
      try update(.all, "golden", by: hashes)
    }
    #expect(scratch.names(in: ".").filter { $0 == "golden" }.isEmpty)
    #expect(try update(.all, "golden", by: hashes, store: .hash) == ["new golden.json"])
    #expect(try passes("golden", hashes))
  }
}
