import Foundation
import TestSupport
import Testing

/// The package that `flipbook init` makes, and the texts that show parts of it.
struct InitCommandTests {
  private let scratch = Scratch()
  private static let root = (Program.fixtures as NSString).deletingLastPathComponent

  /// Makes a package beside a clone of Flipbook.
  private func make(_ name: String = "MyTransition", _ words: [String] = []) throws
    -> Program.Result
  {
    scratch.put("// a package", at: "flipbook/Package.swift")
    return try Program.run(["init", "\(scratch.path)/\(name)"] + words)
  }

  private static func article(_ name: String) throws -> String {
    try String(contentsOfFile: "\(root)/Sources/Flipbook/Flipbook.docc/\(name).md", encoding: .utf8)
  }

  @Test func `a package has an animator, its test, and never goes over files`() throws {
    let result = try make()
    #expect(result.status == 0, "\(result.error)")
    #expect(result.error.contains("next:") && !result.error.contains("warning"))
    #expect(
      scratch.names(in: "MyTransition") == [
        ".github", ".gitignore", "Package.swift", "Sources", "Tests",
      ])
    let manifest = try #require(scratch.text(of: "MyTransition/Package.swift"))
    #expect(manifest.contains("[\"FLIPBOOK_PACKAGE\"] ?? \"../flipbook\""))
    #expect(manifest.contains("exclude: [\"Goldens\"]"))
    #expect(scratch.names(in: "MyTransition/Tests/MyTransitionTests/Goldens") == [".gitkeep"])
    #expect(
      scratch.text(of: "MyTransition/Sources/MyTransition/SlideUp.swift")?
        .contains("public") == false)
    #expect(
      scratch.text(of: "MyTransition/Tests/MyTransitionTests/SlideUpTests.swift")?
        .contains("@testable import MyTransition") == true)
    #expect(try make().status == 73)
  }

  @Test(arguments: [
    ("bloom", "Bloom"), ("my-transition", "MyTransition"), ("3d turn", "Transition3dTurn"),
    ("UIKit", "UIKitTransition"),
  ])
  func `a package is called as its directory is`(directory: String, name: String) throws {
    #expect(try make(directory).status == 0)
    #expect(scratch.names(in: "\(directory)/Sources") == [name])
    #expect(scratch.names(in: "\(directory)/Tests") == ["\(name)Tests"])
    #expect(scratch.text(of: "\(directory)/Package.swift")?.contains("name: \"\(name)\"") == true)
    #expect(
      scratch.text(of: "\(directory)/.github/workflows/goldens.yml")?
        .contains("path: \(name)\n") == true)
  }

  @Test func `Flipbook is named as it is seen from the package`() throws {
    scratch.put("// a package", at: "libraries/flip/Package.swift")
    #expect(try make("a/b/One", ["--package", "\(scratch.path)/libraries/flip"]).status == 0)
    #expect(
      scratch.text(of: "a/b/One/Package.swift")?.contains("?? \"../../../libraries/flip\"") == true)
    #expect(try make("flipbook/Inside", ["--package", "\(scratch.path)/flipbook"]).status == 0)
    #expect(scratch.text(of: "flipbook/Inside/Package.swift")?.contains("?? \"..\"") == true)
  }

  @Test func `a place without Flipbook is refused if it was named, and else told`() throws {
    let refused = try make("One", ["--package", "/no/such/flipbook"])
    #expect(refused.status == 66)
    #expect(refused.error.contains("/no/such/flipbook is no package"), "\(refused.error)")
    #expect(scratch.names() == ["flipbook"])
    let told = try Program.run("init", "\(scratch.path)/elsewhere/Two")
    #expect(told.status == 0)
    #expect(told.error.contains("there is no "), "\(told.error)")
  }

  @Test func `the workflow is the one that the article shows`() throws {
    _ = try make()
    let workflow = try #require(scratch.text(of: "MyTransition/.github/workflows/goldens.yml"))
    #expect(try Self.article("GoldensInCI").contains("```yaml\n\(workflow)```"))
  }

  @Test func `the test is the one that the README and the article show`() throws {
    _ = try make()
    let test = try #require(
      scratch.text(of: "MyTransition/Tests/MyTransitionTests/SlideUpTests.swift"))
    let start = try #require(test.range(of: "    let recording ="))
    let end = try #require(test.range(of: "named: \"slide-up\")\n"))
    let lines = test[start.lowerBound..<end.upperBound].split(separator: "\n")
      .map { $0.dropFirst(4) }.joined(separator: "\n")
    let readme = try String(contentsOfFile: "\(Self.root)/README.md", encoding: .utf8)
    for text in [readme, try Self.article("YourAnimator")] {
      #expect(text.contains("```swift\n\(lines)\n```"), "\(lines)")
    }
  }
}
