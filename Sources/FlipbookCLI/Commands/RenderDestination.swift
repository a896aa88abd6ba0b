import Files
import Flipbook
import Foundation

/// Where the frames of a run go, and in which form.
enum RenderDestination: Sendable, Hashable {
  /// PNG files with a manifest beside them.
  case directory(String)
  /// One file.
  case file(String, StreamFormat)
  /// Standard output.
  case standardOutput(StreamFormat)

  /// What `--output` and `--format` say.
  init(_ invocation: Invocation) throws(Failure) {
    let path = invocation[.output] ?? ""
    let names = StreamFormat.allCases.map(\.rawValue)
    let format = try invocation.value(of: .streamFormat, expected: names.listed) {
      StreamFormat(rawValue: $0)
    }
    if path == "-" {
      guard let format else {
        throw .usage(
          "frames on standard output need a form", "write --format with \(names.listed)")
      }
      self = .standardOutput(format)
    } else if Self.isDirectory(path) {
      guard format ?? .png == .png else {
        throw .usage("\(path) is a directory, which holds PNG files", "name a file after -o")
      }
      self = .directory(path)
    } else if let suffix = StreamFormat(rawValue: PictureSuffix.suffix(of: path)), suffix != .png {
      guard format ?? suffix == suffix else {
        throw .usage(
          "\(path) has the name of another form than --format \(format?.rawValue ?? "")",
          "leave one of them out")
      }
      self = .file(path, suffix)
    } else {
      try PictureSuffix.refuse(path, making: .sequence)
      if PictureSuffix.suffix(of: path) == "png", format ?? .png == .png {
        throw .usage(
          "\(path) is to hold several frames, and one PNG holds one frame",
          "name a directory, or write -o <name>.apng")
      }
      self = format ?? .png == .png ? .directory(path) : .file(path, format ?? .png)
    }
  }

  /// Whether a path ends as only directories do, or leads to one.
  private static func isDirectory(_ path: String) -> Bool {
    var facts = stat()
    return path.hasSuffix("/") || (stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR)
  }
}

extension RenderDestination {
  /// The form of a stream; nil for a directory.
  var format: StreamFormat? {
    switch self {
    case .directory: nil
    case .file(_, let format), .standardOutput(let format): format
    }
  }

  /// How messages name it.
  var name: String {
    switch self {
    case .directory(let path), .file(let path, _): path
    case .standardOutput: "standard output"
    }
  }

  /// Complains about options that mean nothing for the destination.
  func check(_ invocation: Invocation) throws(Failure) {
    if format != .apng, invocation.has(.loop) {
      throw .usage(
        "only an animated PNG repeats itself",
        "leave --loop out, or write -o <name>.apng")
    }
    if format != nil, invocation.has(.shard) {
      throw .usage("the share of a shard goes to a directory", "name a directory after -o")
    }
    if format != nil, invocation.has(.resume) {
      throw .usage(
        "\(name) is written as a whole and cannot be gone on with",
        "leave --resume out, or name a directory after -o")
    }
    guard case .standardOutput = self else { return }
    if invocation.has(.json) {
      throw .usage("standard output cannot take both frames and JSON", "leave --json out")
    }
    if Console.isTerminal(.output), !invocation.has(.dryRun) {
      throw PictureOutput.terminalFailure
    }
  }
}
