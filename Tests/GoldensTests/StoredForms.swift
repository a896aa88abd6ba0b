import Documents
import Foundation
import Goldens
import ImageCodecs
import TestSupport

/// The forms in which tests store sequences.
enum StoredForm: String, CaseIterable, Sendable {
  case directory
  case animation
  case manifest
  case key
  case hash

  /// Writes frames, of which some may be missing, and returns where they are.
  func write(
    _ frames: [StraightImage?], rate: String = "60/1", as name: String, in scratch: Scratch
  ) throws -> String {
    switch self {
    case .directory, .manifest:
      for (index, frame) in frames.enumerated() {
        guard let frame else { continue }
        try scratch.put(PNGEncoder.encode(frame), at: "\(name)/\(Self.name(index))")
      }
      scratch.put(Self.manifest(frames, rate), at: "\(name)/manifest.json")
      return scratch(self == .manifest ? "\(name)/manifest.json" : name)
    case .animation:
      let file = try AnimationFile(frames.compactMap(\.self), rate: rate)
      scratch.put(file.bytes, at: "\(name).png")
      return scratch("\(name).png")
    case .key, .hash:
      let source = try StoredForm.directory.write(
        frames, rate: rate, as: "\(name)-source", in: scratch)
      let comparison = SequenceComparison(
        expected: .unwritten(scratch(name), form: .directory),
        actual: try StoredSequence(opening: source))
      _ = try GoldenUpdate(.all, store: self == .key ? .key : .hash)
        .perform(comparison, comparison.report())
      return scratch(name)
    }
  }

  static func name(_ index: Int) -> String { "frame_00\(index < 10 ? "0" : "")\(index).png" }

  private static func manifest(_ frames: [StraightImage?], _ rate: String) -> [UInt8] {
    let rows = frames.enumerated().compactMap { index, frame -> JSONValue? in
      frame.map {
        [
          "index": .number(index), "file": .string(name(index)),
          "pixelHash": .string(PixelHash($0).description),
        ]
      }
    }
    let size = frames.compactMap(\.self).first
    let text = JSONWriter().text(of: [
      "schema": "flipbook-manifest/1",
      "output": [
        "width": .number(size?.width ?? 0), "height": .number(size?.height ?? 0),
        "colorProfile": "sRGB",
      ],
      "timing": ["fps": .string(rate)], "frames": .array(rows),
    ])
    return Array(text.utf8)
  }
}
