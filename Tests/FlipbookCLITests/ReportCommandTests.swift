import Documents
import Foundation
import TestSupport
import Testing

/// `flipbook compare --report`, as a user runs it.
struct ReportCommandTests {
  private let scratch = Scratch()
  private let screens = "\(Program.fixtures)/screens"

  init() {
    for (index, screen) in ["home", "tab-left", "detail"].enumerated() {
      for folder in ["golden", "actual"] {
        scratch.copy("\(screens)/\(screen)-half.png", to: "\(folder)/f_\(index).png")
      }
    }
  }

  private func compare(_ arguments: String...) throws -> Program.Result {
    try Program.run(
      ["compare", "\(scratch.path)/actual", "\(scratch.path)/golden"] + arguments
        + ["--report", "\(scratch.path)/report"])
  }

  /// What the page's scripts read of the frames.
  private func frames() throws -> [JSONValue] {
    let text = try #require(scratch.text(of: "report/index.html"))
    let start = try #require(text.firstRange(of: "id=\"book\">")?.upperBound)
    let rest = text[start...]
    let end = try #require(rest.firstRange(of: "</script>")?.lowerBound)
    return try JSONReader(document: "page").read(String(rest[..<end]))["frames"]?.elements ?? []
  }

  @Test func `equal sequences have a page as well`() throws {
    let result = try compare()
    #expect(result.status == 0)
    #expect(scratch.names(in: "report") == ["index.html"])
    #expect(try frames().map { $0["word"]?.text } == ["same", "same", "same"])
    #expect(scratch.text(of: "report/index.html")?.contains("All 3 the same") == true)
  }

  @Test func `the page shows what the comparison found`() throws {
    scratch.copy("\(screens)/paywall-half.png", to: "actual/f_3.png")
    try FileManager.default.removeItem(atPath: "\(scratch.path)/actual/f_1.png")
    scratch.copy("\(screens)/tab-right-half.png", to: "actual/f_1.png")
    let result = try compare("--max-difference", "3")
    #expect(result.status == 1)
    let frames = try frames()
    #expect(frames.map { $0["word"]?.text } == ["same", "different", "same", "extra"])
    #expect(frames[1]["picture"] != frames[1]["golden"])
    #expect(frames[3]["golden"]?.content == .null)
    let text = try #require(scratch.text(of: "report/index.html"))
    #expect(text.contains("2 of 4 not the same"))
    #expect(text.contains("<h1>actual against golden</h1>"))
    #expect(text.contains("<li>limit: a channel may differ by 3 (--max-difference)</li>"))
    #expect(text.contains("<span>--report</span>"))
  }

  @Test func `a page takes the place of nothing that is compared`() throws {
    let before = scratch.names(in: "golden")
    let result = try Program.run(
      "compare", "\(scratch.path)/actual", "\(scratch.path)/golden", "--report",
      "\(scratch.path)/golden")
    #expect(result.status == 73)
    #expect(scratch.names(in: "golden") == before)
  }

  @Test func `a page of somebody else's is left alone, one of ours is written anew`() throws {
    scratch.makeDirectory("report")
    scratch.put("<title>mine</title>", at: "report/index.html")
    scratch.put("mine", at: "report/notes.txt")
    let refused = try compare()
    #expect(refused.status == 73)
    #expect(
      refused.error.hasSuffix(
        "report/index.html is no page of this program, and would be lost: give --report another "
          + "directory\n"), "\(refused.error)")
    #expect(scratch.text(of: "report/index.html") == "<title>mine</title>")
    try FileManager.default.removeItem(atPath: "\(scratch.path)/report/index.html")
    #expect(try compare().status == 0)
    let page = try #require(scratch.text(of: "report/index.html"))
    scratch.copy("\(screens)/paywall-half.png", to: "actual/f_3.png")
    #expect(try compare().status == 1)
    #expect(scratch.text(of: "report/index.html") != page)
    #expect(scratch.text(of: "report/notes.txt") == "mine")
  }

  @Test func `pages among frames do not become frames`() throws {
    let actual = "\(scratch.path)/actual"
    for words in [
      ["preview", actual, "-o", "\(actual)/page.html", "--embed", "0"],
      ["preview", actual, "-o", "\(actual)/page.html", "--embed", "0"],
      ["compare", actual, "\(scratch.path)/golden", "--report", actual],
    ] {
      let result = try Program.run(words)
      #expect(result.status == 0 || words[0] == "compare", "\(result.error)")
    }
    #expect(scratch.names(in: "actual/page_files").count == 3)
    let result = try compare()
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output == "all 3 the same\n")
  }

  @Test func `names with line breaks and orders to terminals stay on one line`() throws {
    let name = "f\n::error::\u{1B}[2J\u{202E}gnp.png"
    scratch.copy("\(screens)/home-half.png", to: "actual/\(name)")
    let result = try Program.run(
      ["compare", "\(scratch.path)/actual", "\(scratch.path)/golden", "--report"]
        + ["\(scratch.path)/report", "--junit", "\(scratch.path)/junit.xml"],
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(result.status == 1)
    let spelled = "f\\n::error::\\u{1b}[2J\\u{202e}gnp.png"
    #expect(result.output.hasPrefix("\(spelled): too much"), "\(result.output)")
    #expect(result.output.split(separator: "\n").filter { $0.hasPrefix("::") }.count == 1)
    #expect(!result.output.contains("\u{1B}"))
    scratch.put("no picture", at: "actual/\(name)")
    let refused = try Program.run("info", "\(scratch.path)/actual/\(name)")
    #expect(refused.status == 65)
    #expect(refused.error.contains(spelled), "\(refused.error)")
    #expect(refused.error.split(separator: "\n").count == 1)
  }

  @Test func `a directory that cannot be made is an error`() throws {
    let result = try Program.run(
      "compare", "\(scratch.path)/actual", "\(scratch.path)/golden", "--report",
      "\(scratch.path)/none/report")
    #expect(result.status == 73)
    #expect(result.error.split(separator: "\n").count == 1)
  }
}
