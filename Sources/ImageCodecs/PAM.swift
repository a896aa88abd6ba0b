/// The PAM format: a header in text, then straight RGBA bytes; one picture after another in a stream.
public enum PAM {
  /// Returns the header that stands before the pixels of a picture.
  public static func header(width: Int, height: Int) -> [UInt8] {
    let lines = [
      "P7", "WIDTH \(width)", "HEIGHT \(height)", "DEPTH 4", "MAXVAL 255", "TUPLTYPE RGB_ALPHA",
      "ENDHDR", "",
    ]
    return Array(lines.joined(separator: "\n").utf8)
  }

  /// Returns a picture as a PAM file.
  public static func encode(_ image: StraightImage) -> [UInt8] {
    header(width: image.width, height: image.height) + image.pixels
  }
}
