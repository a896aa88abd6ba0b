import Foundation

/// A layer whose contents the platform draws in tiles as they come into view; here they are drawn at
/// once, which gives the same pixels.
@preconcurrency @MainActor
open class CATiledLayer: CALayer {
  /// The size of a tile, in pixels; kept.
  open var tileSize = CGSize(width: 256, height: 256)
  /// In how many sizes contents are kept; kept: they are drawn in one.
  open var levelsOfDetail = 1
  /// How many of them are larger than the contents; kept.
  open var levelsOfDetailBias = 0

  /// How long a tile takes to appear, in seconds; here it is there at once.
  open class func fadeDuration() -> TimeInterval { 0.25 }

  /// Creates an empty layer.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's values.
  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CATiledLayer else { return }
    tileSize = other.tileSize
    levelsOfDetail = other.levelsOfDetail
    levelsOfDetailBias = other.levelsOfDetailBias
  }

  /// Creates nothing: layers are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Returns a copy with the values shown now; nil before the first commit on display.
  open override func presentation() -> CATiledLayer? {
    presentationLayer() as? CATiledLayer
  }

  package override func makePresentation() -> CALayer {
    CATiledLayer(layer: self)
  }
}
