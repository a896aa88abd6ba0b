import Foundation
import ImageCodecs
import TestSupport
import Testing

/// `compare`, `preview` and `info` refuse what asks for too much, and take it where more is allowed.
struct LimitOptionTests {
  private let scratch = Scratch()

  init() throws {
    let frames = (0..<4).map { index in
      StraightImage(
        width: 30, height: 20,
        pixels: (0..<600).flatMap { [UInt8($0 % 256), UInt8(index), 9, 255] })
    }
    scratch.makeDirectory("frames")
    for (index, frame) in frames.enumerated() {
      try Data(PNGEncoder.encode(frame))
        .write(to: URL(fileURLWithPath: "\(scratch.path)/frames/\(index).png"))
    }
    try Data(AnimationFile(frames, rate: "60/1").bytes)
      .write(to: URL(fileURLWithPath: "\(scratch.path)/all.apng"))
  }

  /// An option with a value that is too low, one that is enough, and what the first one is told.
  struct Limit: Sendable, CustomTestStringConvertible {
    var option: String
    var low: Int
    var enough: Int
    var sentence: String

    var testDescription: String { option }
  }

  static let limits = [
    Limit(
      option: "--limit-pixels", low: 599, enough: 600,
      sentence: "it claims 30×20 pixels and at most 599 are read"),
    Limit(option: "--limit-bytes", low: 99, enough: 100_000, sentence: "at most 99 are read"),
    Limit(
      option: "--limit-chunks", low: 2, enough: 20, sentence: "it has more than 2 chunks"),
    Limit(
      option: "--limit-chunk-bytes", low: 12, enough: 100_000, sentence: "at most 12 are read"),
    Limit(
      option: "--limit-frames", low: 3, enough: 4,
      sentence: "it declares 4 frames, and 1 to 3 are read"),
  ]

  @Test(
    arguments: limits,
    [
      ["compare", "ANIMATION", "FRAMES"], ["preview", "ANIMATION", "-o", "PAGE"],
      ["info", "ANIMATION"], ["preview", "FRAMES", "-o", "PAGE"], ["compare", "FRAMES", "FRAMES"],
    ])
  func `limits hold and can be raised`(limit: Limit, words: [String]) throws {
    let words = words.map {
      [
        "ANIMATION": "\(scratch.path)/all.apng", "FRAMES": "\(scratch.path)/frames",
        "PAGE": "\(scratch.path)/page.html",
      ][$0] ?? $0
    }
    let isAnimated = words.contains { $0.hasSuffix(".apng") }
    let refused = try Program.run(words + [limit.option, "\(limit.low)"])
    if limit.option == "--limit-frames", !isAnimated {
      #expect(refused.status == 0)
    } else {
      #expect(refused.status == 65, "\(refused.error)")
      // What a comparison cannot read is a verdict about a frame, told with the others.
      let text = refused.error + refused.output
      #expect(text.contains(limit.sentence), "\(text)")
      if words[0] != "compare" || isAnimated {
        #expect(text.contains("allow more with \(limit.option)"), "\(text)")
        #expect(scratch.text(of: "page.html") == nil)
      }
    }
    let allowed = try Program.run(words + [limit.option, "\(limit.enough)"])
    #expect(allowed.status == 0, "\(allowed.error)")
  }
}
