import Documents
import Foundation
import TestSupport
import Testing

/// The commands for people with animators of their own: lint, port, init.
struct DeveloperCommandTests {
  private let scratch = Scratch()
  private let pictures = [
    "--from", "\(Program.fixtures)/screens/home-half.png", "--to",
    "\(Program.fixtures)/screens/detail-half.png",
  ]

  @Test func `a transition that keeps the rules has status 0`() throws {
    let result = try Program.run(["lint", "page-turn"] + pictures)
    #expect(result.status == 0, "\(result.output)")
    #expect(result.output.isEmpty)
    #expect(result.error == "nothing found\n")
  }

  @Test func `what a finger cannot move is found when a finger is meant to`() throws {
    let words = ["circle-reveal"] + pictures + ["--gesture", "pan 0,200 -> 150,200 in 0.3s"]
    let result = try Program.run(["lint"] + words)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("explicit-animation: the animations of path"))
    let json = try Program.run(["lint", "--json"] + words)
    #expect(json.status == 1)
    let findings = try JSONReader(document: "findings").read(json.output).elements
    #expect(findings?.compactMap { $0["rule"]?.text } == ["explicit-animation"])
  }

  @Test func `rendering with the lint writes the frames and tells of findings`() throws {
    let words =
      pictures + ["-o", "\(scratch.path)/out", "--fps", "10", "--lint"]
      + ["--gesture", "pan 0,200 -> 150,200 in 0.3s"]
    let result = try Program.run(["render", "circle-reveal"] + words)
    #expect(result.status == 1)
    #expect(result.error.contains("explicit-animation"))
    let text = try #require(scratch.text(of: "out/manifest.json"))
    #expect(text.contains("explicit-animation"))
    #expect(scratch.names(in: "out").contains("frame_0000.png"))
  }

  @Test func `a scene has no rules`() throws {
    let result = try Program.run("lint", "scene.json")
    #expect(result.status != 0 && result.status != 1)
  }

  @Test func `port lists the changes and writes only when told to`() throws {
    let source = "class A: NSObject {\n  @objc func go() {}\n}\nlet view = UIView()\n"
    scratch.put(source, at: "A.swift")
    let path = "\(scratch.path)/A.swift"
    let listed = try Program.run("port", path)
    #expect(listed.status == 0)
    #expect(listed.output.contains("-   @objc func go() {}\n+   func go() {}\n"))
    #expect(listed.error.contains("nothing written"))
    #expect(scratch.text(of: "A.swift") == source)
    #expect(try Program.run("port", path, "-o", "\(scratch.path)/ported/").status == 0)
    let ported = scratch.text(of: "ported/A.swift")
    #expect(ported?.hasPrefix("import UIKit\n") == true)
    #expect(try Program.run("port", path, "--write").status == 0)
    #expect(scratch.text(of: "A.swift") == ported)
    #expect(try Program.run("port", path, "--write", "-o", "x").status == 64)
    #expect(try Program.run("port", "/no/such.swift").status == 66)
  }

  @Test func `several files are ported together into a directory`() throws {
    scratch.put("import UIKit\nclass A {}\nextension A {\n  func go() {}\n}\n", at: "A.swift")
    scratch.put("import UIKit\nclass B: A {\n  override func go() {}\n}\n", at: "B.swift")
    let paths = ["A.swift", "B.swift"].map { "\(scratch.path)/\($0)" }
    let result = try Program.run(["port"] + paths + ["-o", "\(scratch.path)/out"])
    #expect(result.status == 0)
    #expect(scratch.names(in: "out") == ["A.swift", "B.swift"])
    #expect(scratch.text(of: "out/A.swift")?.contains("extension") == false)
  }

  @Test func `two files of one name are not ported into one directory`() throws {
    for name in ["one", "two"] { scratch.makeDirectory(name) }
    scratch.put("class A {}\n", at: "one/A.swift")
    scratch.put("class B {}\n", at: "two/A.swift")
    let paths = ["one/A.swift", "two/A.swift"].map { "\(scratch.path)/\($0)" }
    let result = try Program.run(["port"] + paths + ["-o", "\(scratch.path)/out"])
    #expect(result.status == 64)
    #expect(result.error.contains("one/A.swift and") && result.error.contains("two/A.swift would"))
    #expect(scratch.names(in: "out").isEmpty)
    #expect(try Program.run(["port"] + paths + ["--write"]).status == 0)
  }

  @Test func `a source that is no UTF-8 is refused with its line`() throws {
    let path = "\(scratch.path)/Latin.swift"
    try Data([UInt8]("class A {}\n// caf".utf8) + [0xE9, 0x0A]).write(to: URL(filePath: path))
    let result = try Program.run("port", path)
    #expect(result.status == 65)
    #expect(result.error.contains("Latin.swift is no UTF-8 in line 2"))
  }

  @Test func `port makes the directory that it writes to, and takes no file for one`() throws {
    scratch.put("class A {}\n", at: "A.swift")
    let path = "\(scratch.path)/A.swift"
    #expect(try Program.run("port", path, "-o", "\(scratch.path)/one/ported").status == 0)
    #expect(scratch.names(in: "one/ported") == ["A.swift"])
    let refused = try Program.run("port", path, "-o", path)
    #expect(refused.status == 64)
    #expect(refused.error.contains("A.swift is a file: name a directory"), "\(refused.error)")
  }
}
