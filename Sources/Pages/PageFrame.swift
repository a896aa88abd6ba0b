import Documents
import Raster

/// What a page knows of a frame.
struct PageFrame {
  /// The file's name.
  var name: String
  /// When it shows, in seconds.
  var time: Double
  /// For how long, in seconds.
  var delay: Double
  /// The number of the frame's picture on the shelf; nil if there is none.
  var picture: Int?
  /// The number of the golden picture on the shelf; nil if there is none.
  var golden: Int?
  /// A word for the verdict, and the verdict for people; nil where nothing was judged.
  var verdict: (word: String, text: String)?
  /// Whether it is not as it should be.
  var isFailing = false
  /// The share of its pixels that differ, 0 to 1; nil where that cannot be told.
  var fraction: Double?
  /// The smallest rectangle around all pixels that differ.
  var box: PixelRect?
  /// How far it is on the way from the first frame to the last one, 0 to 1.
  var progress: Double?
  /// The same of the golden picture.
  var goldenProgress: Double?
  /// The mean difference of a channel from the frame before, 0 to 255.
  var change: Double?
}

extension PageFrame {
  /// The frame as the page's scripts read it.
  var json: JSONValue {
    .object([
      ("name", .string(name)), ("time", .number(time)), ("delay", .number(delay)),
      ("picture", Self.json(picture)), ("golden", Self.json(golden)),
      ("word", verdict.map { .string($0.word) } ?? nil),
      ("text", verdict.map { .string($0.text) } ?? nil),
      ("isFailing", JSONValue(.boolean(isFailing))), ("fraction", Self.json(fraction)),
      ("box", box?.json ?? nil), ("progress", Self.json(progress)),
      ("goldenProgress", Self.json(goldenProgress)), ("change", Self.json(change)),
    ])
  }

  private static func json(_ number: Int?) -> JSONValue { number.map { .number($0) } ?? nil }

  /// Four digits behind the point are more than a curve shows.
  private static func json(_ number: Double?) -> JSONValue {
    number.map { .number(($0 * 1e4).rounded() / 1e4) } ?? nil
  }
}

extension PixelRect {
  /// The rectangle as the page's scripts read it: left, top, width, height.
  var json: JSONValue { [.number(x), .number(y), .number(width), .number(height)] }
}
