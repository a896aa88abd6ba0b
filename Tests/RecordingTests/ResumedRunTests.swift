import Foundation
import ImageCodecs
import Recording
import TestSupport
import Testing

struct ResumedRunTests {
  private let scratch = Scratch()
  private let count = 4

  private func manifest(_ transition: String = "x", frames: [Int] = []) -> Manifest {
    let naming = FrameNaming(count: count)
    return Manifest(
      subject: Manifest.Subject(transition: transition),
      output: Manifest.Output(
        pattern: naming.pattern, width: 1, height: 1, scale: 1, background: "#000000"),
      timing: Manifest.Timing(rate: .standard, frameCount: count, duration: 0.05),
      frames: frames.map {
        Manifest.Frame(
          index: $0, file: naming.name(ofFrame: $0), pixelHash: image($0).hash.description)
      })
  }

  private func image(_ index: Int) -> (image: StraightImage, hash: PixelHash) {
    let image = StraightImage(width: 1, height: 1, pixels: [UInt8(index), 9, 9, 255])
    return (image, PixelHash(image))
  }

  private func name(_ index: Int) -> String { FrameNaming(count: count).name(ofFrame: index) }

  private func open(
    _ beginning: OutputDirectory.Beginning, _ transition: String = "x"
  ) throws(OutputDirectoryError) -> OutputDirectory {
    try OutputDirectory(
      "\(scratch.path)/out", for: manifest(transition).specification, beginning: beginning,
      foreignFiles: .refuse)
  }

  private func write(_ frames: [Int], to directory: OutputDirectory) throws {
    for index in frames {
      let (image, hash) = image(index)
      try directory.write(try PNGEncoder.encode(image), to: name(index), hash: hash)
    }
  }

  /// Everything in the directory, by name.
  private var contents: [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: scratch.names(in: "out").map { ($0, scratch.bytes(of: "out/\($0)")) })
  }

  @Test func `a run that was cut short goes on with what it has finished`() throws {
    let whole = try open(.anew)
    try write([0, 1, 2, 3], to: whole)
    try whole.finish(manifest(frames: [0, 1, 2, 3]))
    let undisturbed = contents
    #expect(undisturbed.count == 5)

    try write([0, 1], to: open(.anew))
    let resumed = try open(.resumed)
    #expect(
      resumed.candidates == [name(0): image(0).hash, name(1): image(1).hash],
      "only what the second run has written counts")
    for index in 0...1 { resumed.keep(name(index)) }
    try write([2, 3], to: resumed)
    try resumed.finish(manifest(frames: [0, 1, 2, 3]))
    #expect(contents == undisturbed)
  }

  @Test func `frames that are not wanted any more go`() throws {
    try write([0, 1, 2], to: open(.anew))
    let resumed = try open(.resumed)
    resumed.keep(name(1))
    try resumed.finish(manifest(frames: [1]))
    #expect(scratch.names(in: "out") == [name(1), "manifest.json"])
  }

  @Test func `a finished run is gone on with as well, and left alone if nothing is to be done`()
    throws
  {
    let whole = try open(.anew)
    try write([0, 1], to: whole)
    try whole.finish(manifest(frames: [0, 1]))
    let before = contents
    let again = try open(.resumed)
    #expect(Set(again.candidates.keys) == [name(0), name(1)])
    again.keep(name(0))
    again.keep(name(1))
    try again.finish(manifest(frames: [0, 1]))
    #expect(contents == before)
    let more = try open(.resumed)
    more.keep(name(0))
    more.keep(name(1))
    try write([3], to: more)
    #expect(scratch.names(in: "out").contains(".flipbook-journal"))
    #expect(!scratch.names(in: "out").contains("manifest.json"))
  }

  @Test func `what a manifest said is in the journal when it is taken away`() throws {
    let whole = try open(.anew)
    try write([0, 1], to: whole)
    try whole.finish(manifest(frames: [0, 1]))
    do {
      let more = try open(.resumed)
      more.keep(name(1))
      try write([3], to: more)
    }
    #expect(try open(.resumed).candidates == [name(1): image(1).hash, name(3): image(3).hash])
    let anew = try open(.anew)
    try anew.finish(manifest(frames: []))
    #expect(scratch.names(in: "out") == ["manifest.json"])
  }

  @Test func `another specification is refused by what differs, and the directory stays`() throws {
    try write([0], to: open(.anew))
    let before = contents
    let difference = Specification.Difference(
      place: "transition.id", first: "\"x\"", second: "\"y\"")
    #expect(throws: OutputDirectoryError.otherRun([difference])) { try open(.resumed, "y") }
    #expect(contents == before)
    #expect(try open(.resumed).candidates.count == 1)
  }

  @Test func `a torn last line of the journal does not count and is mended`() throws {
    try write([0, 1], to: open(.anew))
    let journal = "out/.flipbook-journal"
    let text = try #require(scratch.text(of: journal))
    #expect(text.split(separator: "\n").count == 3)
    for cut in 1...20 {
      scratch.put(String(text.dropLast(cut)), at: journal)
      #expect(try open(.resumed).candidates == [name(0): image(0).hash])
    }
    let resumed = try open(.resumed)
    resumed.keep(name(0))
    try write([1], to: resumed)
    #expect(scratch.text(of: journal) == text)
  }

  @Test func `a second beginning forgets what the first has finished but not whose it is`() throws {
    try write([0, 1], to: open(.anew))
    try write([2], to: open(.anew, "y"))
    #expect(try open(.resumed, "y").candidates == [name(2): image(2).hash])
    let last = try open(.anew)
    try write([3], to: last)
    try last.finish(manifest(frames: [3]))
    #expect(scratch.names(in: "out") == [name(3), "manifest.json"])
  }

  @Test func `a directory that is removed or replaced meanwhile gets nothing`() throws {
    let directory = try open(.anew)
    try write([0], to: directory)
    try FileManager.default.removeItem(atPath: "\(scratch.path)/out")
    #expect(throws: OutputDirectoryError.gone) { try write([1], to: directory) }
    try FileManager.default.createDirectory(
      atPath: "\(scratch.path)/out", withIntermediateDirectories: true)
    #expect(throws: OutputDirectoryError.gone) { try write([1], to: directory) }
    #expect(throws: OutputDirectoryError.gone) { try directory.finish(manifest(frames: [0, 1])) }
    #expect(scratch.names(in: "out").isEmpty)
  }
}
