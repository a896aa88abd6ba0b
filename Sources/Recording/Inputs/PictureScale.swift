/// The scale that a picture's file name states, as the platform names files: `home@3x.png`.
public enum PictureScale {
  /// Returns the number between `@` and `x` at the end of the name, or nil if there is none.
  public static func stated(by path: String) -> Double? {
    guard let match = path.wholeMatch(of: /.*@([1-9])x\.[A-Za-z]+/) else { return nil }
    return Double(match.1)
  }
}
