import Foundation
import Goldens
import ImageCodecs
import Testing

/// The renderings against the files in `Fixtures/goldens`, exactly.
///
/// `FLIPBOOK_RECORD_GOLDENS=1` records them anew, unless `CI` is set; only what the reference agrees
/// with is recorded.
@MainActor
struct GoldenTests {
  private static let isRecording: Bool = {
    let environment = ProcessInfo.processInfo.environment
    return environment["FLIPBOOK_RECORD_GOLDENS"] == "1" && environment["CI"] == nil
  }()

  @Test(arguments: GoldenTransition.all, Moment.all)
  func `every transition looks as it did when it was checked`(
    transition: GoldenTransition, moment: Moment
  ) throws {
    let canvas = try GoldenCanvas.small()
    let actual = try canvas.rendering(
      of: transition.entry, transition.settings, at: moment.fraction)
    let file = GoldenCanvas.folder.appending(path: "\(transition.id)/\(moment.name).png")
    if Self.isRecording {
      let distance = ReferenceDistance(
        of: actual, from: canvas.reference(of: transition, at: moment))
      try #require(
        distance.mean < ReferenceTests.meanLimit && distance.block < ReferenceTests.blockLimit,
        "not recorded: it is not what the reference paints")
      try write(actual, to: file)
    }
    let expected = try ImageReader().read(path: file.path(percentEncoded: false))
    try #require(expected.width == actual.width && expected.height == actual.height)
    let difference = PictureDifference(expected: expected, actual: actual)
    guard !difference.isNone else { return }
    let copy = FileManager.default.temporaryDirectory
      .appending(path: "flipbook-goldens/\(transition.id)/\(moment.name).png")
    try write(actual, to: copy)
    Issue.record(
      """
      \(difference.differentPixels) of \(difference.pixelCount) pixels differ, by up to \
      \(difference.greatestDifference), in \(difference.box.map { "\($0)" } ?? "no box"): \
      compare \(copy.path) with \(file.path)
      """)
  }

  private func write(_ image: StraightImage, to file: URL) throws {
    var options = PNGOptions()
    options.preset = .small
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(PNGEncoder.encode(image, options: options)).write(to: file)
  }
}
