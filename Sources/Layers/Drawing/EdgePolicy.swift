import Raster

/// How the edges of rectangular layers meet the pixels that they cross.
///
/// Round corners, shapes and strokes are always antialiased.
public enum EdgePolicy: Sendable, Hashable {
  /// A pixel is covered by the exact area of the layer inside it.
  case smooth
  /// As a device does it: a pixel is covered if its centre is, unless the layer's
  /// `allowsEdgeAntialiasing` asks for smooth edges.
  case followingLayers
}

extension EdgePolicy {
  /// Returns how the edges of a layer with the given properties are drawn.
  func edges(of properties: LayerProperties) -> DisplayList.Edges {
    switch self {
    case .smooth: .smooth
    case .followingLayers: properties.allowsEdgeAntialiasing ? .smooth : .hard
    }
  }
}
