import Files
import Foundation

extension Option {
  package static let package = Option(
    "package", value: "path", standard: "../flipbook", "Where the Flipbook package is.")
}

extension Command {
  /// `flipbook init`.
  package static let initialize = Command(
    "init", "Make a package with an animator and a test that records it.",
    discussion: """
      The package holds an animator written against UIKit, a test that compares its frames with \
      golden pictures, and nothing else. A directory that has files in it is refused.
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
    let template = PackageTemplate(package: invocation[.package] ?? "../flipbook")
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
    return .done
  }
}
