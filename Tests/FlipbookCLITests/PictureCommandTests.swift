import Foundation
import TestSupport
import Testing

struct PictureCommandTests {
  private let scratch = Scratch()
  private let home = "\(Program.fixtures)/screens/home-half.png"
  private let detail = "\(Program.fixtures)/screens/detail-half.png"

  @Test func `info describes a picture for people and machines`() throws {
    let text = try Program.run("info", home)
    #expect(text.status == 0)
    #expect(text.output.contains("width           195\n"))
    let json = try Program.run("info", "--json", home)
    #expect(json.output.contains("\"width\": 195, \"height\": 422"))
    #expect(json.output.contains("\"pixelHash\": \"xxh128:"))
  }

  @Test func `convert keeps the pixels, through files and pipes`() throws {
    let copy = "\(scratch.path)/copy.png"
    #expect(try Program.run("convert", home, "-o", copy, "--preset", "small").status == 0)
    let same = try Program.run("compare", copy, home)
    #expect(same.status == 0)
    #expect(same.output == "the same\n")
    let bytes = try Program.run("convert", copy, "-o", "-", "--format", "rgba").outputBytes
    #expect(bytes.count == 195 * 422 * 4)
    let file = try [UInt8](Data(contentsOf: URL(fileURLWithPath: home)))
    let piped = try Program.run(["convert", "-", "-o", "-", "--format", "rgba"], input: file)
    #expect(piped.outputBytes == bytes)
  }

  @Test func `no command writes over what it reads, under whatever name`() throws {
    scratch.copy(home, to: "in/a.png")
    let picture = "\(scratch.path)/in/a.png"
    let link = "\(scratch.path)/link.png"
    #expect(symlink(picture, link) == 0)
    let before = scratch.bytes(of: "in/a.png")
    for words in [
      ["convert", picture, "-o", picture], ["convert", picture, "-o", link],
      ["still", "crossfade", "--from", picture, "--to", detail, "--at", "0.5", "-o", picture],
      ["sheet", "\(scratch.path)/in", "-o", picture],
    ] {
      let result = try Program.run(words)
      #expect(result.status == 73)
      #expect(result.error.contains("is what was read, and would be lost"))
    }
    #expect(scratch.bytes(of: "in/a.png") == before)
  }

  @Test func `scale comes from the name of either picture, if they agree`() throws {
    scratch.copy(home, to: "home@2x.png")
    scratch.copy(detail, to: "detail@3x.png")
    scratch.copy(detail, to: "detail.png")
    func manifest(_ from: String, _ to: String) throws -> (status: Int32, text: String) {
      let result = try Program.run(
        "render", "crossfade", "--from", "\(scratch.path)/\(from)", "--to",
        "\(scratch.path)/\(to)", "--fps", "2", "--json", "-o", "\(scratch.path)/out")
      return (result.status, result.output + result.error)
    }
    let first = try manifest("home@2x.png", "detail.png")
    #expect(first.text.contains("\"scale\": 2"))
    let second = try manifest("detail.png", "home@2x.png")
    #expect(second.text.contains("\"scale\": 2"))
    let both = try manifest("home@2x.png", "detail@3x.png")
    #expect(both.status == 64)
    #expect(both.text.contains("state different scales"))
  }

  @Test func `compare tells same, different and neither apart`() throws {
    #expect(try Program.run("compare", home, home).status == 0)
    let difference = "\(scratch.path)/diff.png"
    let different = try Program.run("compare", detail, home, "--diff", difference)
    #expect(different.status == 1)
    #expect(different.output.contains("of 82290 pixels differ"))
    #expect(try Program.run("info", difference).output.contains("601\n"))
    let sizes = try Program.run(
      "compare", "\(Program.fixtures)/screens/home@1x.png", home, "--diff", difference)
    #expect(sizes.status == 1)
    #expect(sizes.output.contains("has 390×844 pixels and should have 195×422"))
    #expect(try Program.run("info", difference).output.contains("1186\n"))
    #expect(try Program.run("compare", "\(scratch.path)/none.png", home).status == 66)
  }

  @Test func `compare names missing, extra and stale frames`() throws {
    for index in 0..<3 { scratch.copy(home, to: "golden/f_\(index).png") }
    for index in 0..<2 { scratch.copy(home, to: "short/f_000\(index).png") }
    for index in 0..<4 { scratch.copy(home, to: "long/f_\(index).png") }
    scratch.makeDirectory("empty")
    let golden = "\(scratch.path)/golden"
    let short = try Program.run("compare", "\(scratch.path)/short", golden)
    #expect(short.status == 1)
    #expect(short.output.hasPrefix("f_2.png: missing\n"))
    let long = try Program.run("compare", "\(scratch.path)/long", golden, "--json")
    #expect(long.status == 1)
    #expect(long.output.contains("{ \"name\": \"f_3.png\", \"verdict\": \"extra\" }"))
    #expect(try Program.run("compare", "\(scratch.path)/empty", golden).status == 1)
    #expect(try Program.run("compare", golden, "\(scratch.path)/empty").status == 1)
    #expect(
      try Program.run("compare", "\(scratch.path)/empty", "\(scratch.path)/empty").status == 66)
    #expect(try Program.run("compare", golden, "\(scratch.path)/none").status == 66)
    #expect(try Program.run("compare", golden, home).status == 64)
  }

  @Test func `goldens change by name only, and never in CI`() throws {
    for index in 0..<3 { scratch.copy(home, to: "golden/f_\(index).png") }
    scratch.copy(detail, to: "actual/f_0.png")
    scratch.copy(home, to: "actual/f_1.png")
    scratch.copy(home, to: "actual/f_3.png")
    let paths = ["compare", "\(scratch.path)/actual", "\(scratch.path)/golden"]
    let refused = try Program.run(paths + ["--update"], environment: ["CI": "true"])
    #expect(refused.status == 64)
    #expect(scratch.names(in: "golden") == ["f_0.png", "f_1.png", "f_2.png"])
    let updated = try Program.run(paths + ["--update"])
    #expect(updated.status == 0)
    #expect(updated.output.contains("f_0.png: replaced\n"))
    #expect(updated.output.contains("f_2.png: removed\n"))
    #expect(updated.output.contains("f_3.png: new\n"))
    #expect(try Program.run(paths).status == 0)
    #expect(scratch.names(in: "golden") == ["f_0.png", "f_1.png", "f_3.png"])
  }

  @Test func `sheets have room for every frame`() throws {
    for index in 0..<3 { scratch.copy(home, to: "frames/f_\(index).png") }
    let sheet = "\(scratch.path)/sheet.png"
    let made = try Program.run(
      "sheet", "\(scratch.path)/frames", "-o", sheet, "--columns", "3", "--width", "39",
      "--gap", "2")
    #expect(made.status == 0)
    #expect(try Program.run("info", sheet).output.contains("width           125\n"))
    scratch.copy("\(Program.fixtures)/screens/home@1x.png", to: "frames/f_9.png")
    let mixed = try Program.run("sheet", "\(scratch.path)/frames", "-o", sheet)
    #expect(mixed.status == 65)
    #expect(mixed.error.contains("f_9.png has 390×844 pixels"))
  }

  @Test(arguments: [
    ("", 65, "it is empty"), ("hello, I am a text", 65, "it is no picture that can be read"),
    ("GIF89a............", 65, "it is a GIF and not a PNG"),
  ])
  func `files that are no pictures are refused by what they are`(
    content: String, status: Int32, sentence: String
  ) throws {
    scratch.put(content, at: "x.png")
    let result = try Program.run("info", "\(scratch.path)/x.png")
    #expect(result.status == status)
    #expect(result.error.contains(sentence), "\(result.error)")
    #expect(result.error.hasPrefix("flipbook: ") && result.error.split(separator: "\n").count == 1)
  }

  @Test func `a truncated picture is refused at its byte and leaves no output`() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: home))
    for length in [7, 20, 40, 1000, whole.count - 5] {
      try whole.prefix(length).write(to: URL(fileURLWithPath: "\(scratch.path)/cut.png"))
      let result = try Program.run(
        "convert", "\(scratch.path)/cut.png", "-o", "\(scratch.path)/out.png")
      #expect(result.status == 65)
      #expect(result.error.contains("cut.png was refused"), "\(result.error)")
      #expect(scratch.names() == ["cut.png"])
    }
  }

  @Test func `outputs that cannot be created are named`() throws {
    let result = try Program.run("convert", home, "-o", "\(scratch.path)/none/out.png")
    #expect(result.status == 73)
    #expect(
      result.error
        == "flipbook: \(scratch.path)/none/out.png cannot be created, there is no such file: "
        + "check the path\n")
  }
}
