import Foundation

extension UIImage {
  /// Creates the picture registered under `name` on the current timeline; nil if there is none.
  ///
  /// A file's extension may be left out, as it may on the platform.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    let named = Stage.current.namedImages
    guard let image = named[name] ?? named[name + ".png"] else { return nil }
    self.init(
      picturing: image.cgImage, scale: image.scale, orientation: image.imageOrientation,
      renderingMode: image.renderingMode, capInsets: image.capInsets,
      resizingMode: image.resizingMode)
  }

  /// Creates the picture registered under `name`; bundle and traits make no difference.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the picture registered under the name of a file; files are not read.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    self.init(named: path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Returns the picture registered under a name, and notes if there is none.
  @MainActor
  static func registered(named name: String) -> UIImage? {
    let image = Stage.current.namedImages[name] ?? Stage.current.namedImages[name + ".png"]
    if image == nil { Journal.warn("there is no picture “\(name)”; an empty one is shown") }
    return image
  }

  /// Lets `UIImage(named:)` find `image` under `name`; nil takes it away.
  ///
  /// Asset catalogues are not read here: code that takes their place registers what the screens ask
  /// for. It holds on the current timeline and in what is recorded from there.
  @preconcurrency @MainActor
  public static func register(_ image: UIImage?, named name: String) {
    Stage.current.namedImages[name] = image
  }
}
