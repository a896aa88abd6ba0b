import Foundation
import TestSupport
import Testing

/// A command line that cannot be done, and what the program says to it.
struct Refusal: CustomTestStringConvertible {
  var words: [String]
  var status: Int32
  var sentence: String

  init(_ words: String, _ status: Int32, _ sentence: String) {
    self.words = words.split(separator: " ").map(String.init)
    self.status = status
    self.sentence = sentence
  }

  var testDescription: String { words.joined(separator: " ") }
}

struct RefusalTests {
  private let scratch = Scratch()

  /// Stands for what every line has, in the words of the refusals below.
  private func spelled(_ word: String) -> [String] {
    switch word {
    case "PICTURES":
      [
        "--from", "\(Program.fixtures)/screens/home-half.png", "--to",
        "\(Program.fixtures)/screens/detail-half.png",
      ]
    case "OUT": ["-o", "\(scratch.path)/out"]
    default: [word.replacing("SCRATCH", with: scratch.path)]
    }
  }

  @Test(arguments: [
    Refusal(
      "render circle-reveil PICTURES OUT", 64,
      "there is no transition \"circle-reveil\": did you mean circle-reveal?"),
    Refusal("render sparkle PICTURES OUT", 64, "\"sparkle\": flipbook list shows them"),
    Refusal(
      "render pop PICTURES OUT", 64, "did you mean pop-zoom, pop-tip, photo-pop or navigation?"),
    Refusal("render turn-page PICTURES OUT", 64, "flipbook list shows them"),
    Refusal(
      "render fade PICTURES OUT", 64, "did you mean spin-fade"),
    Refusal(
      "render door-open a.png b.png OUT", 64,
      "render takes 1 argument and got 3: pictures come after --from and --to"),
    Refusal("still door-open PICTURES --at 0.5", 64, "still needs --output: write -o out.png"),
    Refusal("schema gestures", 64, "did you mean gesture?"),
    Refusal("schema frames", 64, "write scene, batch, gesture, comparison or golden"),
    Refusal(
      "render circle-reveal PICTURES OUT --set orign=1,2,3,4", 64,
      "circle-reveal has no parameter \"orign\": did you mean origin?"),
    Refusal("render circle-reveal PICTURES OUT --set radius", 64, "--set radius has no value"),
    Refusal(
      "render circle-reveal PICTURES OUT --set radius=big", 64, "\"big\" is no value of radius"),
    Refusal(
      "render circle-reveal PICTURES OUT --set radius=0x10", 64, "\"0x10\" is no value of radius"),
    Refusal(
      "render circle-reveal PICTURES OUT --duration 0x1", 64, "--duration 0x1 is not a number"),
    Refusal("render circle-reveal PICTURES OUT --set radius=-5", 64, "-5 is no value of radius"),
    Refusal(
      "render circle-reveal PICTURES OUT --set radius=nan", 64, "\"nan\" is no value of radius"),
    Refusal(
      "still crossfade PICTURES OUT --at 0.5 --set duration=1e400", 64,
      "\"1e400\" is no value of duration"),
    Refusal(
      "lint crossfade PICTURES --set duration=-inf", 64, "\"-inf\" is no value of duration"),
    Refusal(
      "render circle-reveal PICTURES OUT --duration 0", 64,
      "--duration 0 is not a number of seconds above 0 and up to 3600"),
    Refusal("render circle-reveal PICTURES OUT --duration -1", 64, "--duration -1 is not"),
    Refusal("render circle-reveal PICTURES OUT --duration nan", 64, "--duration nan is not"),
    Refusal("render circle-reveal PICTURES OUT --duration inf", 64, "--duration inf is not"),
    Refusal("render circle-reveal PICTURES OUT --duration 1e-12", 64, "is not a number of seconds"),
    Refusal("render circle-reveal PICTURES OUT --duration soon", 64, "--duration soon is not"),
    Refusal("render circle-reveal PICTURES OUT --fps 0", 64, "--fps 0 is not a rate"),
    Refusal("render circle-reveal PICTURES OUT --fps 60fps", 64, "--fps 60fps is not a rate"),
    Refusal("render circle-reveal PICTURES OUT --scale 0", 64, "--scale 0 is not a number"),
    Refusal("render circle-reveal PICTURES OUT --scale nan", 64, "--scale nan is not a number"),
    Refusal("render circle-reveal PICTURES OUT --size 390", 64, "--size 390 is not a size"),
    Refusal("render circle-reveal PICTURES OUT --size 0x9", 64, "--size 0x9 is not a size"),
    Refusal(
      "render circle-reveal PICTURES OUT --size 90000x90000 --fit cover", 64,
      "has more than 67108864 pixels"),
    Refusal("render circle-reveal PICTURES OUT --frames 5-3", 64, "--frames 5-3 is not a list"),
    Refusal(
      "render circle-reveal PICTURES OUT --frames 900", 64,
      "--frames 900 names none of the 31 frames"),
    Refusal("render circle-reveal PICTURES OUT --timing bouncy", 64, "--timing bouncy is not"),
    Refusal(
      "render circle-reveal PICTURES OUT --timing cubic-bezier(0,2,1,1)", 64, "is not linear"),
    Refusal("render circle-reveal PICTURES OUT --background blu", 64, "--background blu is not"),
    Refusal("render circle-reveal PICTURES OUT --jobs 0", 64, "--jobs 0 is not a number from 1"),
    Refusal("render circle-reveal PICTURES OUT --preset best", 64, "--preset best is not fast"),
    Refusal("render circle-reveal PICTURES OUT --hold-last -1", 64, "--hold-last -1 is not"),
    Refusal(
      "render circle-reveal PICTURES OUT --fps 1001", 64,
      "a rate above 0 and up to 1000, such as 60 or 30000/1001, of numbers up to 1000000"),
    Refusal(
      "render circle-reveal PICTURES OUT --size 1x1000001", 64,
      "each side above 0 and up to 1000000"),
    Refusal("render circle-reveal PICTURES OUT --scale 101", 64, "above 0 and up to 100"),
    Refusal(
      "render circle-reveal PICTURES --output=", 64, "--output is empty: write --output <path>"),
    Refusal("still circle-reveal PICTURES --at 0.5 --output=", 64, "--output is empty"),
    Refusal("convert SCRATCH/none.png --output=", 64, "--output is empty"),
    Refusal("render circle-reveal --from= --to x.png OUT", 64, "--from is empty"),
    Refusal("still circle-reveal PICTURES --at 3601s OUT", 64, "a time from 0s to 3600s"),
    Refusal(
      "render circle-reveal PICTURES OUT --limit-pixels 1000", 65,
      "it claims 195×422 pixels and at most 1000 are read: use a smaller picture, or allow more with "
        + "--limit-pixels"),
    Refusal(
      "render circle-reveal PICTURES OUT --limit-bytes 1000", 65,
      "at most 1000 are read: use a smaller file, or allow more with --limit-bytes"),
    Refusal(
      "render circle-reveal PICTURES OUT --limit-chunks 2", 65, "allow more with --limit-chunks"),
    Refusal("render circle-reveal PICTURES OUT --limit-pixels 0", 64, "is not a number from 1 to"),
    Refusal("render circle-reveal PICTURES", 64, "render needs --output"),
    Refusal("render circle-reveal --from x.png OUT", 64, "circle-reveal needs --to"),
    Refusal("render circle-reveal --from - --to - OUT", 64, "standard input cannot be both"),
    Refusal(
      "render circle-reveal --from SCRATCH/none.png --to x.png OUT", 66,
      "none.png cannot be read, there is no such file: check the path"),
    Refusal("render circle-reveal --from SCRATCH --to x.png OUT", 66, "it is a directory"),
    Refusal(
      "render circle-reveal PICTURES -o /proc/none/out", 73,
      "cannot be created, there is no such file"),
    Refusal(
      "render circle-reveal PICTURES -o /dev/null/out", 73, "there is a file in its place"),
    // Nobody may make directories there, not even the superuser.
    Refusal("render circle-reveal PICTURES -o /sys/out", 73, "/sys/out cannot be created"),
    Refusal("render SCRATCH/none.json OUT", 66, "none.json cannot be read, there is no such file"),
    Refusal("still circle-reveal PICTURES OUT", 64, "still needs --at for a transition"),
    Refusal("still circle-reveal PICTURES OUT --at 1.5", 64, "--at 1.5 is not a part"),
    Refusal("describe circel-reveal", 64, "did you mean circle-reveal?"),
  ])
  func `what cannot be done is a sentence, a status and nothing else`(refusal: Refusal) throws {
    let result = try Program.run(refusal.words.flatMap(spelled))
    #expect(result.status == refusal.status)
    #expect(result.error.hasPrefix("flipbook: "))
    #expect(result.error.contains(refusal.sentence), "\(result.error)")
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.output.isEmpty)
    #expect(scratch.names().isEmpty)
  }

  /// A PNG that claims a size and has nothing else.
  private func claiming(width: UInt32, height: UInt32) -> [UInt8] {
    func bytes(_ number: UInt32) -> [UInt8] {
      [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
    }
    let header: [UInt8] = [73, 72, 68, 82] + bytes(width) + bytes(height) + [8, 6, 0, 0, 0]
    var checksum: UInt32 = .max
    for byte in header {
      checksum ^= UInt32(byte)
      for _ in 0..<8 { checksum = checksum >> 1 ^ (checksum & 1 == 1 ? 0xEDB8_8320 : 0) }
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + header
      + bytes(~checksum)
  }

  @Test(
    arguments: [
      (0, 100, "it claims 0×100 pixels"), (100, 0, "it claims 100×0 pixels"),
      (60_000, 60_000, "it claims 60000×60000 pixels and at most 67108864 are read"),
      (0xFFFF_FFFF, 1, "refused"),
    ] as [(UInt32, UInt32, String)])
  func `pictures of no size or an enormous one are refused before anything is allocated`(
    width: UInt32, height: UInt32, sentence: String
  ) throws {
    let path = "\(scratch.path)/claim.png"
    try Data(claiming(width: width, height: height)).write(to: URL(fileURLWithPath: path))
    let result = try Program.run(
      "render", "circle-reveal", "--from", path, "--to", path, "-o", "\(scratch.path)/out")
    #expect(result.status == 65)
    #expect(result.error.contains(sentence), "\(result.error)")
    #expect(scratch.names() == ["claim.png"])
  }

  @Test(arguments: ["--from", "--to"])
  func `screens that are no whole pictures are refused and nothing is written`(
    option: String
  ) throws {
    let whole = try #require(
      FileManager.default.contents(atPath: "\(Program.fixtures)/screens/home-half.png"))
    for (bytes, sentence) in [
      (Data("hello, I am a text".utf8), "it is no picture that can be read"),
      (Data(), "it is empty"), (whole.prefix(whole.count / 2), "bad.png was refused"),
      (whole.prefix(30), "bad.png was refused"),
    ] {
      try bytes.write(to: URL(fileURLWithPath: "\(scratch.path)/bad.png"))
      // The last word for an option counts.
      let words = ["render", "circle-reveal", "PICTURES", option, "SCRATCH/bad.png", "OUT"]
      let result = try Program.run(words.flatMap(spelled))
      #expect(result.status == 65)
      #expect(result.error.contains(sentence), "\(result.error)")
      #expect(result.error.split(separator: "\n").count == 1)
      #expect(scratch.names() == ["bad.png"])
    }
  }

  @Test func `a directory that holds foreign files is left alone unless forced`() throws {
    scratch.makeDirectory("out")
    scratch.put("mine", at: "out/notes.txt")
    let words = ["render", "circle-reveal", "--fps", "4", "OUT"] + ["PICTURES"]
    let refused = try Program.run(words.flatMap(spelled))
    #expect(refused.status == 73)
    #expect(
      refused.error.contains(
        "holds files that flipbook did not write (notes.txt): name another directory, or write "
          + "beside them with --force"))
    #expect(scratch.names(in: "out") == ["notes.txt"])
    let forced = try Program.run((words + ["--force"]).flatMap(spelled))
    #expect(forced.status == 0)
    #expect(scratch.names(in: "out").count == 5)
    #expect(scratch.text(of: "out/notes.txt") == "mine")
  }

  @Test func `a directory that holds an input is no place for frames`() throws {
    let home = "\(Program.fixtures)/screens/home-half.png"
    for (name, forced) in [("frame_0000.png", 73), ("home.png", 0)] as [(String, Int32)] {
      scratch.copy(home, to: "\(name)-out/\(name)")
      let input = "\(scratch.path)/\(name)-out/\(name)"
      let link = "\(scratch.path)/\(name)-link.png"
      #expect(symlink(input, link) == 0)
      let words = [
        "render", "crossfade", "--to", home, "--fps", "4", "-o", "\(scratch.path)/\(name)-out",
      ]
      for from in [input, link] {
        let refused = try Program.run(words + ["--from", from])
        #expect(refused.status == 73)
        #expect(refused.error.contains("\(from) is in \(scratch.path)/\(name)-out, wh"))
        #expect(scratch.names(in: "\(name)-out") == [name])
      }
      let result = try Program.run(words + ["--from", link, "--force"])
      #expect(result.status == forced, "\(result.error)")
      let isSame =
        FileManager.default.contents(atPath: scratch("\(name)-out/\(name)"))
        == FileManager.default.contents(atPath: home)
      #expect(isSame)
    }
    scratch.put(emptyScene, at: "scene.json")
    let scene = try Program.run("render", "\(scratch.path)/scene.json", "-o", scratch.path)
    #expect(scene.status == 73)
    #expect(
      scene.error.contains("which is to hold nothing but frames: name another directory after -o"),
      "\(scene.error)")
  }

  @Test func `limits can be raised above the usual ones`() throws {
    let words = ["still", "circle-reveal", "--at", "0", "--size", "8200x8200", "--fit", "stretch"]
    let refused = try Program.run((words + ["PICTURES", "OUT"]).flatMap(spelled))
    #expect(refused.status == 64)
    #expect(refused.error.contains("allow more with --limit-pixels"), "\(refused.error)")
    let allowed = try Program.run(
      (words + ["PICTURES", "OUT", "--limit-pixels", "67240000", "--dump"]).flatMap(spelled))
    #expect(allowed.status == 0, "\(allowed.error)")
  }

  @Test func `a moment behind the end is the finished state, and is told`() throws {
    let words = ["still", "circle-reveal", "PICTURES", "OUT", "--at", "5s"]
    let result = try Program.run(words.flatMap(spelled))
    #expect(result.status == 0)
    #expect(
      result.error.contains(
        "warning: --at 5s is behind the end, at 0.5s: what is drawn is the finished state"),
      "\(result.error)")
    let end = try Program.run((words.dropLast() + ["0.5s"]).flatMap(spelled))
    #expect(!end.error.contains("warning"))
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal ends a run with nothing half-written, and the run can be repeated`(
    signal: Int32, status: Int32
  ) throws {
    // Long enough not to be over before the signal comes, however busy the machine is.
    let words = ["render", "circle-reveal", "--duration", "900", "PICTURES", "OUT"]
    let process = try Program.launch(words.flatMap(spelled))
    for _ in 0..<2000 where scratch.names(in: "out").count < 4 { usleep(5000) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == status)
    let names = scratch.names(in: "out")
    #expect(names.contains("frame_00000.png") && !names.contains("manifest.json"))
    for name in names where name != ".flipbook-journal" {
      #expect(name.hasPrefix("frame_"))
      #expect(try Program.run("info", "\(scratch.path)/out/\(name)").status == 0)
    }
    let again = try Program.run(
      ["render", "circle-reveal", "--fps", "4", "PICTURES", "OUT"].flatMap(spelled))
    #expect(again.status == 0, "\(again.error)")
    #expect(scratch.names(in: "out").count == 4)
  }
}
