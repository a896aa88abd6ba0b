import Documents
import Foundation
import TestSupport
import Testing

/// Every command line in the README and the articles is run, as it stands there.
struct DocumentationTests {
  /// A text with commands.
  struct Document: CustomTestStringConvertible, Sendable {
    var path: String
    var testDescription: String { (path as NSString).lastPathComponent }
  }

  private static let root = (Program.fixtures as NSString).deletingLastPathComponent

  static let documents: [Document] = {
    let articles = "\(root)/Sources/Flipbook/Flipbook.docc"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: articles)) ?? []
    return [Document(path: "\(root)/README.md")]
      + names.filter { $0.hasSuffix(".md") }.sorted().map { Document(path: "\(articles)/\($0)") }
  }()

  /// What is run by itself, since it takes minutes or starts the tests: by CI, by `scripts/check`
  /// or by hand.
  private static let elsewhere = [
    "scripts/demo", "scripts/test", "scripts/check", "scripts/bench", "scripts/docs",
    "scripts/package", "swift test", "FLIPBOOK_RECORD=missing swift test", "cd ../MyTransition",
  ]

  @Test func `there are documents, and commands in them`() throws {
    #expect(Self.documents.count > 5)
    let count = try Self.documents.map { try Self.commands(in: $0).count }.reduce(0, +)
    #expect(count > 20)
  }

  @Test(arguments: documents)
  func `commands work in the order in which they are read`(document: Document) throws {
    let commands = try Self.commands(in: document)
    guard !commands.isEmpty else { return }
    // The texts take it that they are read in a clone, and make a package beside it.
    let scratch = Scratch()
    let clone = scratch("flipbook")
    try Self.furnish(scratch, clone)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = commands.map { "printf '%s\\n' \(quoted("$ \($0)"))\n\($0)" }.joined(
      separator: "\n")
    process.arguments = ["bash", "-euo", "pipefail", "-c", script]
    process.currentDirectoryURL = URL(fileURLWithPath: clone)
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(clone)/.bin:\(environment["PATH"] ?? "")"
    environment["CI"] = nil
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output.suffix(2000))")
    #expect(!output.contains("warning: cancelled"), "\(output)")
  }

  @Test func `the gallery shows the whole catalogue, and the README a part of it`() throws {
    let page = try String(contentsOfFile: "\(Program.fixtures)/gallery/README.md", encoding: .utf8)
    let readme = try String(contentsOfFile: "\(Self.root)/README.md", encoding: .utf8)
    let row = /`([a-z0-9-]+)` \| !\[[^\]]+\]\([A-Za-z\/]*?([a-z0-9-]+)\.png\) \|/
    let rows = page.matches(of: row)
    let catalogue = try JSONReader(document: "list").read(try Program.run("list", "--json").output)
    let names = catalogue.elements?.compactMap { $0["id"]?.text } ?? []
    #expect(names.count > 80 && Set(rows.map { String($0.1) }) == Set(names))
    #expect(rows.count == names.count && rows.allSatisfy { $0.1 == $0.2 })
    let part = readme.matches(of: row).map { String($0.0) }
    #expect(part.count == 12)
    #expect(part.allSatisfy { page.contains($0.replacing("Fixtures/gallery/", with: "")) })
    #expect(readme.contains("shows all \(names.count)."))
  }

  @Test func `what the README says does not exist does not`() throws {
    let readme = try String(contentsOfFile: "\(Self.root)/README.md", encoding: .utf8)
    let section = try #require(readme.components(separatedBy: "## Not here\n").last)
      .components(separatedBy: "\n## ")[0]
    let names = section.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
    #expect(names.count > 10)
    let kinds = "class|struct|enum|protocol|typealias"
    #expect(try Self.declared(among: names + ["UIView"], as: kinds) == ["UIView"])
  }

  @Test func `what the README says does less than on a device exists`() throws {
    let readme = try String(contentsOfFile: "\(Self.root)/README.md", encoding: .utf8)
    let heading = "### What does less than on a device\n"
    let section = try #require(readme.components(separatedBy: heading).last)
      .components(separatedBy: "\n## ")[0]
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| ") }.dropFirst()
    #expect(rows.count > 10)
    // Types and functions; constants and the compiler's words are written otherwise.
    let symbols = rows.flatMap { row in
      let cells = row.split(separator: "|").map(String.init)
      return cells[0].matches(of: /`([A-Za-z]+)(\(?)[^`]*`/).compactMap { match in
        match.1.first?.isUppercase == true || !match.2.isEmpty ? String(match.1) : nil
      }
    }
    #expect(symbols.count > 10)
    let kinds = "class|struct|enum|protocol|typealias|func"
    #expect(try Self.declared(among: symbols, as: kinds) == Set(symbols))
  }

  /// Those of some names that the sources declare, as what `kinds` says.
  private static func declared(among names: [String], as kinds: String) throws -> Set<String> {
    // The enumerator does not follow a link at its root.
    let sources = URL(fileURLWithPath: "\(root)/Sources").resolvingSymlinksInPath().path
    let files =
      FileManager.default.enumerator(atPath: sources)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    #expect(files.count > 500)
    var found: Set<String> = []
    for file in files {
      let text = try String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
      for name in names where !found.contains(name) && text.contains(" \(name)") {
        let declaration = try Regex("(\(kinds)) \(name)\\b")
        if text.contains(declaration) { found.insert(name) }
      }
    }
    return found
  }

  /// The commands of the blocks that are marked `sh`, those over several lines together.
  private static func commands(in document: Document) throws -> [String] {
    let text = try String(contentsOfFile: document.path, encoding: .utf8)
    var commands: [String] = []
    var isInside = false
    var open = ""
    var end: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix("```") {
        isInside = line == "```sh"
        continue
      }
      guard isInside else { continue }
      open += open.isEmpty ? line : "\n\(line)"
      if let marker = line.firstMatch(of: /<<'([A-Z]+)'/) { end = String(marker.1) }
      if let last = end {
        guard line == last else { continue }
        end = nil
      } else if line.hasSuffix("\\") {
        continue
      }
      let command = open.trimmingCharacters(in: .whitespaces)
      open = ""
      if command.isEmpty || command.hasPrefix("#") { continue }
      if !elsewhere.contains(where: { command.hasPrefix($0) }) { commands.append(command) }
    }
    return commands
  }

  /// Lays out what the texts take for granted: the program, two screenshots under the names that
  /// the texts use, the project's own files, and a first run.
  private static func furnish(_ scratch: Scratch, _ clone: String) throws {
    scratch.makeDirectory("flipbook/.bin")
    let files = FileManager.default
    try files.createSymbolicLink(
      atPath: "\(clone)/.bin/flipbook", withDestinationPath: try #require(Program.path))
    for (name, screen) in [
      ("home@3x", "home"), ("detail@3x", "detail"), ("a", "home"), ("b", "detail"),
    ] {
      scratch.copy("\(Program.fixtures)/screens/\(screen)@1x.png", to: "flipbook/\(name).png")
    }
    for name in ["Fixtures", "scripts", "Package.swift"] {
      try files.createSymbolicLink(
        atPath: "\(clone)/\(name)", withDestinationPath: "\(root)/\(name)")
    }
    for name in ["frames", "goldens"] {
      let run = try Program.run(
        "render", "circle-reveal", "--from", "\(clone)/home@3x.png", "--to",
        "\(clone)/detail@3x.png", "-o", "\(clone)/\(name)")
      #expect(run.status == 0)
    }
  }

  private func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
