import ImageCodecs
import Raster

/// Proof that a comparison sees what it must see: a change by one level in one channel of one pixel
/// of one frame.
///
/// The change is planted in every channel of several pixels in turn. The picture goes through a file
/// in memory, so that writing and reading are tried as well.
public struct SelfTest: Sendable {
  /// What is asked about a picture and a changed one.
  public typealias Judge =
    @Sendable (
      _ name: String, _ expected: StraightImage, _ actual: StraightImage
    ) -> FrameVerdict

  private let judge: Judge

  /// Creates a self-test of the comparison that everything else here uses.
  public init() {
    self.init { name, expected, actual in
      FrameJudgement(
        name, expected: FrameEvidence(.success(expected)), actual: FrameEvidence(.success(actual))
      ).frame.verdict
    }
  }

  /// Creates a self-test of another comparison.
  public init(of judge: @escaping Judge) {
    self.judge = judge
  }

  /// What was not seen.
  public enum Miss: Error, Sendable, Hashable {
    /// A picture does not equal itself.
    case equalPictures
    /// A planted change was not found, or not told as what it is.
    case change(channel: String, column: Int, row: Int)
    /// A change does not change the hash.
    case hash(channel: String, column: Int, row: Int)
    /// The picture did not come out of a file as it went in.
    case file
  }

  private static let channels = ["red", "green", "blue", "alpha"]

  /// Plants changes in a picture, which is one frame of many.
  ///
  /// - Precondition: The picture has pixels.
  /// - Returns: How many changes were found.
  /// - Throws: What was not seen.
  public func run(on image: StraightImage) throws(Miss) -> Int {
    precondition(!image.pixels.isEmpty, "a change needs a pixel")
    // What is clear has no colour to change.
    var pixels = image.pixels
    let count = pixels.count / 4
    let places = Set([0, count / 2, count - 1]).sorted()
    for place in places where pixels[4 * place + 3] == 0 { pixels[4 * place + 3] = 255 }
    let golden = StraightImage(
      width: image.width, height: image.height, pixels: pixels, profile: image.profile)
    guard judge("frame", golden, golden) == .same else { throw .equalPictures }
    var found = 0
    for place in places {
      for (channel, name) in Self.channels.enumerated() {
        var changed = pixels
        let byte = 4 * place + channel
        // Alpha goes down from 255 and up from all else, so that it never becomes 0.
        changed[byte] = changed[byte] == 255 ? 254 : changed[byte] + 1
        let (column, row) = (place % image.width, place / image.width)
        let planted = try read(back: changed, of: golden)
        guard PixelHash(planted) != PixelHash(golden) else {
          throw .hash(channel: name, column: column, row: row)
        }
        guard case .different(let difference) = judge("frame", golden, planted),
          difference.differentPixels == 1, difference.greatestDifference == 1,
          difference.box.map({ [$0.x, $0.y, $0.width, $0.height] }) == [column, row, 1, 1]
        else { throw .change(channel: name, column: column, row: row) }
        found += 1
      }
    }
    return found
  }

  /// Returns changed pixels as they come out of a file.
  private func read(
    back pixels: [UInt8], of image: StraightImage
  ) throws(Miss) -> StraightImage {
    let written = StraightImage(
      width: image.width, height: image.height, pixels: pixels, profile: image.profile)
    guard let file = try? PNGEncoder.encode(written),
      let read = try? ImageReader().read(bytes: file), read.pixels == pixels
    else { throw .file }
    return read
  }
}
