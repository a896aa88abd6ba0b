import Files
import Flipbook
import Foundation

extension Rendering {
  /// Writes frames to one file, which appears when it is complete.
  func write(
    _ format: StreamFormat, to path: String, progress: (Int) -> Void
  ) async throws -> Manifest {
    let folder = PathParts(path).directory
    let name = PathParts(path).name
    TemporaryFiles.removeAbandoned(in: folder.isEmpty ? "." : folder, of: name)
    do {
      let file = try PendingFile(path)
      let frames = try await stream(format, named: name, to: file.append, progress: progress)
      try file.commit()
      return try manifest(of: frames, named: name)
    } catch let error as FileError {
      throw Failure(error)
    }
  }

  /// Writes frames to standard output.
  func write(_ format: StreamFormat, progress: (Int) -> Void) async throws -> Manifest {
    let frames = try await stream(
      format, named: "-", to: { try Console.output($0) }, progress: progress)
    return try manifest(of: frames, named: "-")
  }

  private func stream(
    _ format: StreamFormat, named name: String, to output: ([UInt8]) throws -> Void,
    progress: (Int) -> Void
  ) async throws -> [Manifest.Frame] {
    if !format.hasAlpha, production.background.alpha < 1 {
      throw Failure.usage(
        "\(format.rawValue) has no alpha", "use an opaque --background, or another --format")
    }
    if !format.statesProfile, production.profile != .sRGB, production.profile != .untagged {
      console.warning(
        "the pixels are in \(production.profile.name), which \(format.rawValue) does not say")
    }
    let writer = StreamWriter(
      as: format, through: try renderer, jobs: try invocation.jobs, plan: plan, timing: timing,
      playCount: try invocation.playCount)
    for delay in writer.roundedDelays {
      console.warning(
        "an animated PNG cannot state \(delay.exact) seconds: \(delay.stated.numerator)/"
          + "\(delay.stated.denominator) are written")
    }
    do {
      return try await writer.write(player(), named: name, to: output, progress: progress)
    } catch StreamWriter.StreamError.transparent(let frame) {
      throw Failure(
        .usage, "frame \(frame) is not opaque, though its background is",
        "use --background clear, and a --format with alpha")
    }
  }
}

extension Invocation {
  /// How often an animated PNG plays.
  var playCount: Int {
    get throws(Failure) { try count(.loop, in: 0...1_000_000) ?? 0 }
  }
}
