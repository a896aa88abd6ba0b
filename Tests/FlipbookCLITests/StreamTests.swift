import Documents
import Foundation
import ImageCodecs
import TestSupport
import Testing

struct StreamTests {
  private let scratch = Scratch()
  private static let pixelCount = 195 * 422

  private func words(_ output: String, _ more: [String] = []) -> [String] {
    [
      "render", "circle-reveal", "--from", "\(Program.fixtures)/screens/home-half.png", "--to",
      "\(Program.fixtures)/screens/detail-half.png", "--duration", "0.4", "--fps", "10", "-o",
      output == "-" ? "-" : "\(scratch.path)/\(output)",
    ] + more
  }

  /// The straight pixels of the frames that a directory holds.
  private func frames(_ more: [String] = []) throws -> [[UInt8]] {
    #expect(try Program.run(words("frames", more)).status == 0)
    return try scratch.names(in: "frames").filter { $0.hasSuffix(".png") }.map {
      try ImageReader().read(path: "\(scratch.path)/frames/\($0)").pixels
    }
  }

  @Test func `the bytes of all frames come out one after the other`() throws {
    let frames = try frames()
    #expect(frames.count == 5 && frames.allSatisfy { $0.count == 4 * Self.pixelCount })
    let rgba = try Program.run(words("-", ["--format", "rgba"]))
    #expect(rgba.status == 0, "\(rgba.error)")
    #expect(rgba.error.contains("5 frames of 195×422 pixels, 10 a second, in standard output"))
    let isSame = rgba.outputBytes == frames.flatMap { $0 }
    #expect(isSame)
    let pam = try Program.run(words("-", ["--format", "pam", "--jobs", "1"]))
    var headed: [UInt8] = []
    for frame in frames { headed += PAM.header(width: 195, height: 422) + frame }
    let isHeaded = pam.outputBytes == headed
    #expect(isHeaded)
    let png = try Program.run(words("-", ["--format", "png", "--quiet"]))
    #expect(png.error.isEmpty)
    var files: [UInt8] = []
    for index in 0..<5 { files += scratch.bytes(of: "frames/frame_000\(index).png") }
    let isFiles = png.outputBytes == files
    #expect(isFiles)
  }

  @Test func `streams keep to what is wanted, also backwards and held`() throws {
    let frames = try frames()
    let some = try Program.run(words("-", ["--format", "rgba", "--frames", "1-4:2", "--reverse"]))
    #expect(some.status == 0, "\(some.error)")
    let isSome = some.outputBytes == frames[3] + frames[1]
    #expect(isSome)
    let held = try Program.run(
      words("-", ["--format", "rgba", "--hold-first", "0.2", "--hold-last", "0.1"]))
    var stretched: [UInt8] = []
    for index in [0, 0, 0, 1, 2, 3, 4, 4] { stretched += frames[index] }
    let isHeld = held.outputBytes == stretched
    #expect(isHeld)
  }

  @Test func `an animated PNG is the frames with their exact delays`() throws {
    let frames = try frames(["--hold-last", "0.3"])
    for (output, more) in [("x.apng", []), ("x", ["--format", "apng"])] {
      let result = try Program.run(
        words(output, ["--hold-last", "0.3", "--loop", "3", "--fps", "10", "--json"] + more))
      #expect(result.status == 0, "\(result.error)")
      let manifest = try JSONReader(document: "m").read(result.output)
      #expect(
        manifest["frames"]?.elements?.compactMap { $0["file"]?.text }
          == Array(repeating: output, count: 5))
      #expect(
        manifest["frames"]?.elements?.compactMap { $0["delay"]?.text }
          == ["1/10", "1/10", "1/10", "1/10", "2/5"])
      let file = scratch.bytes(of: output)
      #expect(
        delays(of: file)
          == [[0, 1, 0, 10], [0, 1, 0, 10], [0, 1, 0, 10], [0, 1, 0, 10], [0, 2, 0, 5]])
      #expect(try ImageReader().read(bytes: file).pixels == frames[0])
    }
    #expect(scratch.bytes(of: "x") == scratch.bytes(of: "x.apng"))
    #expect(scratch.names() == ["frames", "x", "x.apng"])
    let piped = try Program.run(
      words("-", ["--hold-last", "0.3", "--loop", "3", "--format", "apng"]))
    #expect(piped.outputBytes == scratch.bytes(of: "x.apng"))
  }

  @Test func `frames that are left out are waited for, and odd rates are said`() throws {
    let result = try Program.run(words("x.apng", ["--frames", "0,3,4"]))
    #expect(result.status == 0, "\(result.error)")
    #expect(
      delays(of: scratch.bytes(of: "x.apng"))
        == [[0, 3, 0, 10], [0, 1, 0, 10], [0, 1, 0, 10]])
    let odd = try Program.run(words("x.apng", ["--fps", "120000/1001", "--frames", "0-1"]))
    #expect(odd.status == 0)
    #expect(
      odd.error.contains("an animated PNG cannot state 1001/120000 seconds: "), "\(odd.error)")
  }

  /// What an animation's chunks state as delays.
  private func delays(of file: [UInt8]) -> [[UInt8]] {
    var found: [[UInt8]] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { (sum: Int, byte) in sum << 8 | Int(byte) }
      if Array(file[place + 4..<place + 8]) == Array("fcTL".utf8) {
        found.append(Array(file[place + 28..<place + 32]))
      }
      place += 12 + length
    }
    return found
  }

  @Test func `video says its rate and is in the file that is named so`() throws {
    let result = try Program.run(words("x.y4m", ["--fps", "30000/1001", "--frames", "0-2"]))
    #expect(result.status == 0, "\(result.error)")
    let header = "YUV4MPEG2 W195 H422 F30000:1001 Ip A1:1 C444 XCOLORRANGE=LIMITED\n"
    let file = scratch.bytes(of: "x.y4m")
    #expect(file.starts(with: Array(header.utf8)))
    #expect(file.count == header.utf8.count + 3 * (6 + 3 * Self.pixelCount))
    let clear = try Program.run(words("x.y4m", ["--background", "clear"]))
    #expect(clear.status == 64)
    #expect(clear.error.contains("y4m has no alpha: use an opaque --background"))
  }

  @Test(arguments: [
    ("-", [], "standard output need a form: write --format with png, rgba, pam, y4m or apng"),
    ("-", ["--format", "gif"], "--format gif is not png, rgba, pam, y4m or apng"),
    ("-", ["--format", "rgba", "--json"], "standard output cannot take both frames and JSON"),
    ("-", ["--format", "rgba", "--resume"], "cannot be gone on with: leave --resume out"),
    ("x.apng", ["--resume"], "x.apng is written as a whole and cannot be gone on with"),
    ("x.apng", ["--format", "y4m"], "x.apng has the name of another form than --format y4m"),
    ("x.apng", ["--loop", "-1"], "--loop -1 is not a number from 0 to 1000000"),
    ("out", ["--loop", "2"], "only an animated PNG repeats itself"),
    ("x.gif", [], "x.gif has the name of a GIF, which flipbook does not write: render to a dir"),
    ("x.gif", ["--format", "apng"], "then run scripts/gif"),
    ("x.mp4", [], "and let ffmpeg make"), ("x.WebP", [], "has the name of a WebP"),
    ("x.jpg", [], "x.jpg has the name of a JPEG, which flipbook does not write"),
    ("x.png", [], "one PNG holds one frame"),
  ])
  func `forms that do not fit are a sentence and nothing else`(
    output: String, more: [String], sentence: String
  ) throws {
    let result = try Program.run(words(output, more))
    #expect(result.status == 64)
    #expect(result.error.contains(sentence), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
    #expect(scratch.names().isEmpty)
  }

  @Test func `a directory may be called like a film`() throws {
    scratch.makeDirectory("x.gif")
    #expect(try Program.run(words("x.gif", ["--fps", "2"])).status == 0)
    #expect(try Program.run(words("y.gif/", ["--fps", "2"])).status == 0)
    #expect(scratch.names(in: "x.gif") == scratch.names(in: "y.gif"))
  }

  @Test(arguments: ["apng", "rgba"])
  func `a reader that goes away ends the program without a word`(format: String) throws {
    let process = try Program.launch(words("-", ["--duration", "20", "--format", format]))
    let output = try #require(process.standardOutput as? Pipe)
    let error = try #require(process.standardError as? Pipe)
    #expect(try output.fileHandleForReading.read(upToCount: 1000)?.isEmpty == false)
    try output.fileHandleForReading.close()
    let text = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 141)
    #expect(text.isEmpty, "\(String(decoding: text, as: UTF8.self))")
  }

  @Test func `a signal leaves nothing of a file that was being written`() throws {
    let process = try Program.launch(words("x.apng", ["--duration", "300"]))
    scratch.wait { !scratch.names().isEmpty }
    #expect(scratch.names() == [".x.apng.\(process.processIdentifier).partial"])
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == 143)
    #expect(scratch.names().isEmpty)
    // What a program that could not tidy up has left, the next one takes away.
    scratch.put("half", at: ".x.apng.2147483647.partial")
    scratch.put("other", at: ".y.apng.2147483647.partial")
    #expect(try Program.run(words("x.apng")).status == 0)
    #expect(scratch.names() == [".y.apng.2147483647.partial", "x.apng"])
  }
}
