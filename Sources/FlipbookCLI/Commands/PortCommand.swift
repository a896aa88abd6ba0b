import Files
import Foundation
import Porting

extension Option {
  package static let write = Option(
    "write", "Write the changed files in the place of the old ones.")
  fileprivate static let portOutput = Option(
    "output", letter: "o", value: "directory",
    "The directory where the changed files go; it is made if there is none.")
}

extension Command {
  /// `flipbook port`.
  package static let port = Command(
    "port", "Rewrite Swift source for iOS where Swift on Linux cannot compile it.",
    discussion: """
      Objective-C's attributes go, selectors become closures, missing imports are added, and \
      members of extensions that are overridden move into their class. The changes are listed, \
      and nothing is written unless -o or --write says so. Files that belong together are named \
      together. What has to be changed by hand is listed as such.
      """,
    examples: [
      Example("what would be changed", "flipbook port Sources/*.swift"),
      Example("into another directory", "flipbook port Sources/*.swift -o ported/"),
    ],
    arguments: [Argument("file", repetition: .list, "A Swift file.")],
    options: [.portOutput, .write]
  ) { invocation, console in
    let output = invocation[.portOutput]
    guard output == nil || !invocation.has(.write) else {
      throw Failure.usage("--write and --output exclude each other", "leave one of them out")
    }
    let paths = invocation.arguments
    var files: [(name: String, text: String)] = []
    for path in paths { files.append((path, try sourceText(of: path))) }
    let target = try output.map { try PortTarget($0, for: paths) }
    let ported = SourcePort.port(files)
    for file in ported where !file.changes.isEmpty { try console.result(file.report) }
    for file in ported {
      guard let path = target?.path(of: file.name) ?? (invocation.has(.write) ? file.name : nil)
      else { continue }
      do {
        try AtomicFile.write(Array(file.text.utf8), to: path)
      } catch let error as FileError {
        throw Failure(error)
      }
    }
    let count = ported.count { !$0.changes.isEmpty }
    console.note(
      "\(count) of \(paths.count) \(paths.count == 1 ? "file" : "files") changed"
        + (target == nil && !invocation.has(.write) ? "; nothing written" : ""))
    return .done
  }
}

/// Reads a Swift file, which is UTF-8.
private func sourceText(of path: String) throws(Failure) -> String {
  let bytes: [UInt8]
  do {
    bytes = try AtomicFile.read(path, limit: 16 << 20)
  } catch {
    throw Failure(error)
  }
  guard let text = String(validating: bytes, as: UTF8.self) else {
    let line = validPrefix(of: bytes).count { $0 == UInt8(ascii: "\n") } + 1
    throw Failure(
      .malformedInput, "\(path) is no UTF-8 in line \(line), as Swift source must be",
      "convert it, for instance with iconv -t UTF-8")
  }
  return text
}

/// The bytes before the first one that is no part of a character in UTF-8.
private func validPrefix(of bytes: [UInt8]) -> ArraySlice<UInt8> {
  var decoder = UTF8()
  var rest = bytes.makeIterator()
  var end = 0
  while case .scalarValue(let scalar) = decoder.decode(&rest) {
    end += UTF8.width(scalar)
  }
  return bytes[..<end]
}

/// Where ported files go.
private struct PortTarget {
  private let path: String

  /// The files go into a directory, which is made.
  init(_ path: String, for names: [String]) throws(Failure) {
    var isDirectory: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory),
      !isDirectory.boolValue
    {
      throw .usage("\(path) is a file", "name a directory after --output, or use --write")
    }
    self.path = path.withoutTrailingSlash
    var sources: [String: String] = [:]
    for name in names {
      let file = PathParts(name).name
      if let former = sources.updateValue(name, forKey: file) {
        throw .usage(
          "\(former) and \(name) would both be written to \(self.path)/\(file)",
          "port them into different directories, or use --write")
      }
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw Failure(.cannotCreate, "the directory \(path) cannot be created", "check the path")
    }
  }

  func path(of name: String) -> String {
    "\(path)/\(PathParts(name).name)"
  }
}
