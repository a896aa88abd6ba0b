import Foundation
import Geometry
import Layers
import Raster
import Scenes

/// A scene that a document describes.
public final class ScenePerformance: Performance {
  private var scene: Scene
  private let scale: Double

  /// Puts a scene up on the current timeline, on which it was read.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - scale: Pixels to a point; nil: the scene's own.
  ///   - background: What lies behind everything; nil: the scene's own.
  public init(_ scene: Scene, scale: Double? = nil, background: Color? = nil) {
    self.scene = scene
    self.scale = scale ?? scene.scale
    if let background { self.scene.background = background }
  }

  /// Lets it begin, at the timeline's present time.
  public func begin() {
    // A scene is on no window, where texts would be taken down as they come on display.
    scene.root.noteTexts()
  }

  /// How long it takes by its own account, in seconds.
  public var duration: Double { scene.duration }

  /// How far it has come.
  public var state: PerformanceState {
    Timeline.current.now + MediaTiming.instant >= scene.duration ? .over : .running
  }

  /// The layer that shows it.
  public var layer: CALayer? { scene.root }

  /// What it looks like at the timeline's present time.
  public func displayList() -> DisplayList {
    scene.displayList(at: Timeline.current.now, scale: scale)
  }
}
