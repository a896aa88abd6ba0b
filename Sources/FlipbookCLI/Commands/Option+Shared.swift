// Options that several commands have.

import Flipbook

extension Option {
  package static let limitPixels = Option(
    "limit-pixels", value: "count", standard: "67108864",
    "The most pixels that a picture, or the screen, may have.")
  package static let limitBytes = Option(
    "limit-bytes", value: "count", standard: "1073741824",
    "The most bytes that are read of a picture.")
  package static let limitProfile = Option(
    "limit-profile", value: "count", standard: "4194304",
    "The largest colour profile that is unpacked, in bytes; larger ones are left out.")
  package static let limitChunkBytes = Option(
    "limit-chunk-bytes", value: "count", standard: "1073741824",
    "The most bytes that a chunk of a PNG may have. Compressed texts are never unpacked.")
  package static let limitFrames = Option(
    "limit-frames", value: "count", standard: "65536",
    "The most frames that an animated PNG may have.")
  package static let limitChunks = Option(
    "limit-chunks", value: "count", standard: "1048576",
    "The most chunks or segments that a picture's file may have.")

  /// How much a picture may ask for.
  package static let limits = [
    limitPixels, limitBytes, limitProfile, limitChunks, limitChunkBytes,
  ]
  /// How much an animation may ask for.
  package static let animationLimits = limits + [limitFrames]
  /// What each of these options sets.
  static var limitMembers: [(option: Option, member: WritableKeyPath<ImageLimits, Int>)] {
    [
      (limitPixels, \.pixelCount), (limitBytes, \.fileByteCount),
      (limitProfile, \.profileByteCount), (limitChunks, \.pieceCount),
      (limitChunkBytes, \.pieceByteCount), (limitFrames, \.frameCount),
    ]
  }

  package static let json = Option(
    "json", "Print JSON, for machines.")
  package static let output = Option(
    "output", letter: "o", value: "path", "Where the result goes.")
  package static let force = Option(
    "force", letter: "f", "Write over what is in the way.")
  package static let dryRun = Option(
    "dry-run", letter: "n", "Say what would be done, and do nothing.")
  package static let frames = Option(
    "frames", value: "list", standard: "all",
    "The frames that are wanted, such as 0-59 or 0-90:2,91.")
}
