import Foundation
import Geometry
import Raster

extension UIImage {
  /// Creates the picture registered under `name` on the current timeline; nil, and a note, if there
  /// is none.
  ///
  /// A file's extension may be left out, as it may on the platform.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let image = UIImage.known(by: name) else {
      Journal.warn(
        "there is no picture “\(name)”, and UIImage(named:) is nil; register one with "
          + "UIImage.register(_:named:)")
      return nil
    }
    self.init(showing: image)
  }

  /// Creates the picture registered under `name`; bundle and traits make no difference.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Creates the picture registered under the name of a symbol of the system's, or else an outline
  /// in its place, and a note: the system's symbols are not here.
  ///
  /// The outline is a rounded square of `side` points and a stencil for the tint. Only an empty name
  /// has nil: which names the system knows is not known here.
  @MainActor
  convenience init?(symbol name: String, side: CGFloat) {
    guard !name.isEmpty else { return nil }
    guard let image = UIImage.known(by: name) else {
      Journal.warn(
        "there is no symbol “\(name)”, and an outline is shown in its place; register one with "
          + "UIImage.register(_:named:)")
      self.init(showing: UIImage.symbolOutline(side: side))
      return
    }
    self.init(showing: image)
  }

  /// The outline that is shown in the place of a symbol, of a side in points.
  @MainActor
  package static func symbolOutline(side: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    let size = CGSize(width: side, height: side)
    let outline = UIGraphicsImageRenderer(size: size, format: format).image { context in
      let line = side * 0.08
      let square = CGRect(origin: .zero, size: size).insetBy(dx: side * 0.12, dy: side * 0.12)
      let radius = side * 0.2
      context.cgContext.addPath(
        CGPath(
          roundedRect: square, cornerWidth: radius, cornerHeight: radius, transform: nil))
      context.cgContext.setLineWidth(line)
      context.cgContext.strokePath()
    }
    return outline.withRenderingMode(.alwaysTemplate)
  }

  /// Creates a picture that shows what another one does.
  private convenience init(showing image: UIImage) {
    self.init(
      picturing: image.cgImage, scale: image.scale, orientation: image.imageOrientation,
      renderingMode: image.renderingMode, capInsets: image.capInsets,
      resizingMode: image.resizingMode)
  }

  /// The picture registered under a name, with or without a file's extension; nil: there is none.
  @MainActor
  private static func known(by name: String) -> UIImage? {
    Stage.current.namedImages[name] ?? Stage.current.namedImages[name + ".png"]
  }

  /// Creates the picture registered under the name of a file; files are not read.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    self.init(named: path.split(separator: "/").last.map(String.init) ?? path)
  }

  /// Returns the picture registered under a name, and notes if there is none.
  @MainActor
  static func registered(named name: String) -> UIImage? {
    let image = known(by: name)
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
