import Foundation
import Geometry
import Layers
import Raster

/// A layer tree, still or moving, that a document describes.
@MainActor
public struct Scene {
  /// What the document calls itself.
  public var id: String
  /// The canvas's size, in points.
  public var size: CGSize
  /// Pixels to a point.
  public var scale: CGFloat
  /// What the canvas holds before anything is drawn.
  public var background: Color
  /// The layer that fills the canvas.
  public var root: CALayer
  /// How long the scene lasts, in seconds; 0 for a still one.
  public var duration: CFTimeInterval
  /// How many frames show in a second.
  public var framesPerSecond: Double

  /// Creates a scene.
  public init(
    id: String, size: CGSize, scale: CGFloat = 1, background: Color, root: CALayer,
    duration: CFTimeInterval = 0, framesPerSecond: Double = 60
  ) {
    self.id = id
    self.size = size
    self.scale = scale
    self.background = background
    self.root = root
    self.duration = duration
    self.framesPerSecond = framesPerSecond
  }
}

extension Scene {
  /// Returns everything that the frame at `time` needs, in seconds from the scene's beginning.
  ///
  /// In a scene with transitions the timeline that it was read on has to be at `time`.
  ///
  /// `scale` counts pixels to a point; nil stands for the scene's own.
  public func displayList(at time: CFTimeInterval = 0, scale: CGFloat? = nil) -> DisplayList {
    root.displayList(
      at: time, scale: scale ?? self.scale, size: size, background: background)
  }
}
