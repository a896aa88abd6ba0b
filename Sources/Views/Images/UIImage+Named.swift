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

  /// Lets the current timeline's `UIImage(named:)` find `image` under `name`; nil takes it away.
  @MainActor
  package static func register(_ image: UIImage?, named name: String) {
    Stage.current.namedImages[name] = image
  }
}
