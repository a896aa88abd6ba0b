import Foundation
import ImageCodecs

/// Times the parts of the renderer, one figure an entry.
///
/// ```
/// swift run -c release flipbook-bench [--only PREFIX] [--rounds N] [--size WxH] [--screens DIR]
///                                     [--json] [--frames DIR]
/// ```
///
/// A round runs each benchmark once, in turn, so that all of them see the same machine; the table
/// gives the medians and the spread. `--frames` times nothing, but writes the five frames that
/// encoders are tried on to a directory, as straight RGBA, for other programs.
@main
@MainActor
struct Main {
  private var prefix = ""
  private var rounds = 5
  private var size = (width: 1170, height: 2532)
  private var screens = "Fixtures/bench"
  private var frames: String?
  private var isJSON = false

  static func main() async {
    do {
      try await Main(Array(CommandLine.arguments.dropFirst())).run()
    } catch {
      FileHandle.standardError.write(Data("flipbook-bench: \(error)\n".utf8))
      exit(64)
    }
  }

  private init(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--json" {
        isJSON = true
        continue
      }
      guard let value = words.popFirst() else { throw Fault("\(word) needs a value") }
      switch word {
      case "--only": prefix = value
      case "--screens": screens = value
      case "--frames": frames = value
      case "--rounds":
        guard let count = Int(value), count > 0 else {
          throw Fault("--rounds is a number above 0, not \(value)")
        }
        rounds = count
      case "--size":
        let sides = value.split(separator: "x").compactMap { Int($0) }
        guard sides.count == 2 else {
          throw Fault("--size is two numbers such as 393x852, not \(value)")
        }
        size = (sides[0], sides[1])
      default:
        throw Fault(
          "\(word) is no option: --only, --rounds, --size, --screens, --frames and --json are")
      }
    }
  }

  private func run() async throws {
    let screens = try Screens(directory: screens, width: size.width, height: size.height)
    if let frames { return try write(screens, to: frames) }
    let all =
      Benchmark.drawing(screens, threads: 1) + Benchmark.drawing(screens, threads: 2)
      + Benchmark.encoding(screens) + Benchmark.reading(screens)
      + Benchmark.pipeline(screens, threads: 1) + Benchmark.pipeline(screens, threads: 2)
      + Benchmark.files(screens) + Benchmark.evaluation()
    let chosen = all.filter { $0.name.hasPrefix(prefix) }
    guard !chosen.isEmpty else {
      throw Fault("no benchmark begins with \(prefix): \(Set(all.map(\.name)).sorted())")
    }
    var reports = chosen.map { Report(name: $0.name, threads: $0.threads) }
    for _ in 0..<rounds {
      for (index, benchmark) in chosen.enumerated() {
        reports[index].samples.append(try await benchmark.run())
      }
    }
    if !isJSON { print(Report.head) }
    for report in reports { print(isJSON ? report.line : report.row) }
  }

  private func write(_ screens: Screens, to directory: String) throws {
    for frame in Benchmark.frames(screens) {
      let pixels = StraightImage(frame.bitmap).pixels
      try Data(pixels).write(to: URL(fileURLWithPath: "\(directory)/\(frame.kind).rgba"))
    }
  }
}
