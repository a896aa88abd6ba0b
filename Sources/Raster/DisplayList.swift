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
  public enum Item: Sendable, Hashable {
    /// A shape filled with a paint.
    case draw(Draw)
    /// Items that share an opacity, clips, a mask or a blend mode.
    case group(Group)
    /// Items drawn on a sheet of their own in plane space, filtered there, then projected.
    case sheet(Sheet)
    /// What lies behind, blurred.
    case backdrop(Backdrop)
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
    /// The region that is filled, in plane coordinates.
    public var shape: Shape
    /// What fills it.
    public var paint: Paint
    /// The map from the shape's and the paint's plane to the canvas.
    public var projection: Projection
    /// Multiplies the paint's alpha, 0 to 1.
    public var opacity: Double
    /// How its edges meet pixels.
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
    /// The region, in plane coordinates.
    public var shape: Shape
    /// The map from the region's plane to the canvas.
    public var projection: Projection
    /// How its edges meet pixels.
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
    /// The items, back to front.
    public var children: [Item]
    /// Regions whose intersection limits the children.
    public var clips: [Clip]
    /// Multiplies the alpha of all children together, 0 to 1.
    public var opacity: Double
    /// Items whose combined alpha multiplies that of the children; nil: none.
    public var mask: [Item]?
    /// How the children, composited together, mix with what lies below.
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

  /// Everything painted so far, blurred, inside a shape: what is seen through frosted glass.
  ///
  /// Everything is what the canvas would show if the list ended here, with the groups that the item
  /// lies in fully opaque. On a sheet it is what the sheet would show; in a mask, nothing. At the
  /// canvas's edges only what lies inside counts.
  public struct Backdrop: Sendable, Hashable {
    /// The region in which the blurred backdrop takes the place of the sharp one.
    public var shape: Shape
    /// The standard deviation of the Gaussian blur, in plane units; on the canvas it is as much
    /// longer as the plane is stretched about the middle of the shape.
    public var blurRadius: Double
    /// Multiplies how far colours are from the grey of their luminance; 1: they are kept.
    public var saturation: Double
    /// The map from the shape's plane to the canvas.
    public var projection: Projection
    /// How much of the sharp backdrop is replaced, 0 to 1.
    public var opacity: Double
    /// How the shape's edges meet pixels.
    public var edges: Edges

    /// Creates a blurred backdrop.
    public init(
      _ shape: Shape, blurRadius: Double, saturation: Double = 1, projection: Projection,
      opacity: Double = 1, edges: Edges = .smooth
    ) {
      self.shape = shape
      self.blurRadius = blurRadius
      self.saturation = saturation
      self.projection = projection
      self.opacity = opacity
      self.edges = edges
    }
  }

  /// How a group's colours mix with those below it.
  public enum BlendMode: Sendable, Hashable, CaseIterable {
    /// Source over backdrop.
    case normal
    /// The product of both.
    case multiply
    /// The complement of the product of complements.
    case screen
    /// Multiply where the backdrop is dark, screen where it is light.
    case overlay
    /// The darker of both, a channel at a time.
    case darken
    /// The lighter of both, a channel at a time.
    case lighten
    /// The backdrop brightened by the source.
    case colorDodge
    /// The backdrop darkened by the source.
    case colorBurn
    /// The backdrop darkened or brightened softly by the source.
    case softLight
    /// Multiply where the source is dark, screen where it is light.
    case hardLight
    /// The absolute difference.
    case difference
    /// Difference with less contrast.
    case exclusion
    /// Hue of the source, saturation and luminosity of the backdrop.
    case hue
    /// Saturation of the source, hue and luminosity of the backdrop.
    case saturation
    /// Hue and saturation of the source, luminosity of the backdrop.
    case color
    /// Luminosity of the source, hue and saturation of the backdrop.
    case luminosity
    /// The sum of both, at most 1.
    case plusLighter
    /// The sum of both less 1, at least 0.
    case plusDarker
    /// The source where the backdrop is.
    case sourceIn
    /// The source where the backdrop is not.
    case sourceOut
    /// The source over the backdrop, where the backdrop is.
    case sourceAtop
    /// The backdrop over the source.
    case destinationOver
    /// The backdrop where the source is.
    case destinationIn
    /// The backdrop where the source is not.
    case destinationOut
    /// The backdrop over the source, where the source is.
    case destinationAtop
    /// Either where the other is not.
    case xor
    /// The source alone.
    case copy
  }
}
