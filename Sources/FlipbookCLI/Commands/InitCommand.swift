import Files
import Foundation

extension Option {
  package static let package = Option(
    "package", value: "path", standard: "flipbook, beside the new package",
    "Where the Flipbook package is: the directory of its Package.swift.")
}

extension Command {
  /// `flipbook init`.
  package static let initialize = Command(
    "init", "Make a package with an animator and a test that records it.",
    discussion: """
      The package is called as its directory is. It holds an animator written against UIKit, a test \
      that compares its frames with golden pictures, a workflow that runs the test in CI, and \
      nothing else. A directory that has files in it is refused.
      """,
    examples: [
      Example("a package", "flipbook init MyTransition"),
      Example("with Flipbook elsewhere", "flipbook init MyTransition --package ~/flipbook"),
    ],
    arguments: [Argument("directory", "Where the package goes.")],
    options: [.package]
  ) { invocation, console in
    let directory = invocation.required(argument: "directory")
    let contents = try? FileManager.default.contentsOfDirectory(atPath: directory)
    guard contents?.isEmpty ?? true else {
      throw Failure(
        .cannotCreate, "\(directory) has files in it", "name a directory that does not exist")
    }
    let place = PackagePlace(directory)
    let library = try place.library(named: invocation[.package], console)
    let template = PackageTemplate(
      name: PackageTemplate.name(for: place.path.components.last ?? ""), package: library)
    for file in template.files {
      let path = "\(directory)/\(file.path)"
      do {
        try FileManager.default.createDirectory(
          atPath: PathParts(path).directory, withIntermediateDirectories: true)
        try AtomicFile.write(Array(file.text.utf8), to: path)
      } catch let error as FileError {
        throw Failure(error)
      } catch {
        throw Failure(.cannotCreate, "\(path) cannot be created", "check the path")
      }
      console.note(path)
    }
    console.note(
      """

      next:
        cd \(directory)
        FLIPBOOK_RECORD=missing swift test    # builds, for some minutes the first time; writes goldens
        swift test                            # compares with them
      then put your own animator in the place of SlideUp.swift
      """)
    return .done
  }
}

/// Where a new package goes, and how others are seen from there.
private struct PackagePlace {
  /// The package's directory, from the root.
  let path: AbsolutePath

  init(_ directory: String) {
    path = AbsolutePath(directory)
  }

  /// Returns the path of the Flipbook package as the manifest of the new one names it: from there, if
  /// both have a directory in common, or else from the root.
  func library(named name: String?, _ console: Console) throws(Failure) -> String {
    let standard = path.components.dropLast() + ["flipbook"]
    let library = name.map { AbsolutePath($0) } ?? AbsolutePath(components: Array(standard))
    let manifest = "\(library.text)/Package.swift"
    if !FileManager.default.fileExists(atPath: manifest) {
      guard name == nil else {
        throw Failure(
          .missingInput, "\(library.text) is no package, it has no Package.swift",
          "name the directory of Flipbook with --package")
      }
      console.warning("there is no \(manifest): change the path in Package.swift, or use --package")
    }
    return library.seen(from: path)
  }
}

/// A path from the root, without links in the part of it that exists.
private struct AbsolutePath {
  let components: [String]

  init(components: [String]) {
    self.components = components
  }

  init(_ path: String) {
    let here = FileManager.default.currentDirectoryPath
    let whole = URL(
      fileURLWithPath: path, relativeTo: URL(fileURLWithPath: here, isDirectory: true)
    ).standardizedFileURL.resolvingSymlinksInPath().path
    components = whole.split(separator: "/").map(String.init)
  }

  var text: String { "/" + components.joined(separator: "/") }

  /// Returns the path relative to a directory, if they have more than the root in common.
  func seen(from directory: AbsolutePath) -> String {
    let shared = zip(components, directory.components).prefix { $0 == $1 }.count
    guard shared > 0 else { return text }
    let up = Array(repeating: "..", count: directory.components.count - shared)
    let words = up + components.dropFirst(shared)
    return words.isEmpty ? "." : words.joined(separator: "/")
  }
}
