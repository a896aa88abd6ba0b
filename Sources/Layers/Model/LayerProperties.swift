import Foundation
import Geometry
import Raster

/// Everything about one layer that drawing looks at, as plain values.
///
/// A layer keeps its model in one of these; what it shows at a time is another one, made from the
/// model by its animations. Lengths are in points, angles in radians, opacities 0 to 1 (values
/// outside are kept, as an overshooting spring makes them, and are clamped by drawing).
///
/// Every frame copies those of every layer, and trees of thousands of layers do not fit in a
/// processor's caches: what few layers set stands apart, and the small values together.
package struct LayerProperties: Sendable, Hashable {
  /// The rectangle of the layer's own coordinates that it occupies.
  package var bounds = CGRect.zero
  /// Where the anchor point lies in the superlayer's bounds space.
  package var position = CGPoint.zero
  /// How far the layer lies in front of its superlayer's plane.
  package var zPosition: CGFloat = 0
  /// The point that `position` places and `transform` turns about, in units of the bounds.
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The anchor point's distance from the layer's plane.
  package var anchorPointZ: CGFloat = 0
  /// Applied about the anchor point.
  package var transform = CATransform3D.identity

  package var contents: Picture?
  /// Pixels of the contents per point.
  package var contentsScale: CGFloat = 1

  package var opacity = 1.0
  package var backgroundColor: Color?
  package var cornerRadius: CGFloat = 0
  package var maskedCorners = CACornerMask.all
  package var borderWidth: CGFloat = 0
  package var shadowOpacity = 0.0
  package var edgeAntialiasingMask = CAEdgeAntialiasingMask.all

  package var isHidden = false
  package var isDoubleSided = true
  /// Whether the sublayers' y axis points the other way.
  package var isGeometryFlipped = false
  package var masksToBounds = false
  /// What the layer does with its sublayers' depth.
  package var depth = Depth.flattened
  package var allowsGroupOpacity = true
  package var isOpaque = false
  package var shouldRasterize = false
  package var allowsEdgeAntialiasing = false
  package var blendMode = DisplayList.BlendMode.normal

  /// What few layers have or set; nil: as in a plain layer.
  var uncommon: UncommonProperties.Shared?

  /// Creates the properties of a new layer.
  package init() {}
}

extension LayerProperties {
  /// What a layer does with its sublayers' depth.
  package enum Depth: Sendable, Hashable {
    /// The sublayers are projected onto the layer's plane.
    case flattened
    /// The sublayers keep their places in space, and the layer draws nothing of its own.
    case preserved
  }

  /// Two pictures on the way from one to the other.
  package struct ContentsFade: Sendable, Hashable {
    package var from: Picture?
    package var to: Picture?
    /// The share of `to`, 0 to 1.
    package var progress: Double

    /// Creates a cross-fade.
    package init(from: Picture?, to: Picture?, progress: Double) {
      self.from = from
      self.to = to
      self.progress = progress
    }
  }
}

extension LayerProperties {
  /// The shape's properties, the defaults standing in for a layer that has none.
  package var shapeValues: ShapeProperties {
    get { shape ?? ShapeProperties() }
    set { shape = newValue }
  }

  /// How what lies behind the layer is blurred, the defaults standing in for a layer that leaves it
  /// alone.
  package var backdropValues: BackdropProperties {
    get { backdrop ?? BackdropProperties() }
    set { backdrop = newValue == BackdropProperties() ? nil : newValue }
  }

  /// The gradient's properties, the defaults standing in for a layer that has none.
  package var gradientValues: GradientProperties {
    get { gradient ?? GradientProperties() }
    set { gradient = newValue }
  }

  /// The replicator's properties, the defaults standing in for a layer that has none.
  package var replicatorValues: ReplicatorProperties {
    get { replicator ?? ReplicatorProperties() }
    set { replicator = newValue }
  }

  /// The text's properties, the defaults standing in for a layer that has none.
  package var textValues: TextProperties {
    get { text ?? TextProperties() }
    set { text = newValue }
  }
}
