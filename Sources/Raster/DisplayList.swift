import Foundation
import Geometry

/// Everything one frame needs, as an immutable value: what to draw, back to front.
///
/// Shapes are given in the coordinates of their own plane (a layer's bounds space, in points); the
/// projection beside them takes the plane to the canvas, in pixels, the output's scale included.
public struct DisplayList: Sendable, Hashable {
  /// The canvas width, in pixels.
  public var width: Int
  /// The canvas height, in pixels.
  public var height: Int
  /// What the canvas holds before anything is drawn.
  public var background: Color
  /// The items, back to front.
  public var items: [Item]

  /// Creates a display list.
  public init(width: Int, height: Int, background: Color = .clear, items: [Item] = []) {
    self.width = width
    self.height = height
    self.background = background
    self.items = items
  }
}

extension DisplayList {
  /// One thing to draw.
  public indirect enum Item: Sendable, Hashable {
    /// A shape filled with a paint.
    case draw(Draw)
    /// Items that share an opacity, clips, a mask or a blend mode.
    case group(Group)
    /// Items drawn on a sheet of their own in plane space, filtered there, then projected.
    case sheet(Sheet)
  }

  /// A region of a plane.
  public enum Shape: Sendable, Hashable {
    /// An upright rectangle of the plane.
    case rect(CGRect)
    /// A convex polygon of the plane.
    case polygon([CGPoint])
    /// Anything else.
    case path(Path, Path.FillRule)
  }

  /// How edges meet the pixels that they cross.
  public enum Edges: Sendable, Hashable {
    /// A pixel is covered by the exact area of the shape inside it.
    case smooth
    /// A pixel is covered if its centre is.
    case hard
  }

  /// A shape filled with a paint.
  public struct Draw: Sendable, Hashable {
    public var shape: Shape
    public var paint: Paint
    /// The map from the shape's and the paint's plane to the canvas.
    public var projection: Projection
    /// Multiplies the paint's alpha, 0 to 1.
    public var opacity: Double
    public var edges: Edges

    /// Creates a filled shape.
    public init(
      _ shape: Shape, paint: Paint, projection: Projection, opacity: Double = 1,
      edges: Edges = .smooth
    ) {
      self.shape = shape
      self.paint = paint
      self.projection = projection
      self.opacity = opacity
      self.edges = edges
    }
  }

  /// A region that nothing is drawn outside of.
  public struct Clip: Sendable, Hashable {
    public var shape: Shape
    public var projection: Projection
    public var edges: Edges

    /// Creates a clip.
    public init(_ shape: Shape, projection: Projection, edges: Edges = .smooth) {
      self.shape = shape
      self.projection = projection
      self.edges = edges
    }
  }

  /// Items that share an opacity, clips, a mask or a blend mode.
  ///
  /// With opacity 1, no mask and the normal blend mode a group only clips: its children are
  /// composited one by one onto what lies below. Otherwise they are composited together first.
  public struct Group: Sendable, Hashable {
    public var children: [Item]
    /// Regions whose intersection limits the children.
    public var clips: [Clip]
    /// Multiplies the alpha of all children together, 0 to 1.
    public var opacity: Double
    /// Items whose combined alpha multiplies that of the children; nil: none.
    public var mask: [Item]?
    public var blendMode: BlendMode

    /// Creates a group.
    public init(
      _ children: [Item], clips: [Clip] = [], opacity: Double = 1, mask: [Item]? = nil,
      blendMode: BlendMode = .normal
    ) {
      self.children = children
      self.clips = clips
      self.opacity = opacity
      self.mask = mask
      self.blendMode = blendMode
    }
  }

  /// Items drawn on a bitmap of their own in plane space, filtered there, then projected like a
  /// picture: shadows, blurs and rasterised layers.
  public struct Sheet: Sendable, Hashable {
    /// Drawn with the plane as their canvas: their projections lead to plane points.
    public var children: [Item]
    /// The part of the plane that is kept; a blur is given room beyond the children by the maker.
    public var bounds: CGRect
    /// Pixels per plane point.
    public var scale: Double
    /// The standard deviation of a Gaussian blur, in plane points; 0: none.
    public var blurRadius: Double
    /// Replaces the colour of everything drawn, keeping its alpha; nil: colours are kept.
    public var tint: Color?
    /// The map from the plane to the canvas.
    public var projection: Projection
    /// Multiplies the alpha, 0 to 1.
    public var opacity: Double

    /// Creates a sheet.
    public init(
      _ children: [Item], bounds: CGRect, scale: Double, blurRadius: Double = 0,
      tint: Color? = nil, projection: Projection, opacity: Double = 1
    ) {
      self.children = children
      self.bounds = bounds
      self.scale = scale
      self.blurRadius = blurRadius
      self.tint = tint
      self.projection = projection
      self.opacity = opacity
    }
  }

  /// How a group's colours mix with those below it.
  public enum BlendMode: Sendable, Hashable, CaseIterable {
    case normal
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case plusLighter
    case plusDarker
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
    case copy
  }
}
