import Foundation
import Geometry
import Layers
import Raster
import Transitions
import Views

/// A transition of the catalogue between two pictures.
public final class TransitionPerformance: Performance {
  private let stage: TransitionStage
  private let scale: Double
  private let background: Color
  private let givenDuration: Double

  /// Puts two pictures up on the current timeline.
  ///
  /// - Parameters:
  ///   - entry: The transition.
  ///   - values: Its parameters; their size is the canvas's, in points.
  ///   - outgoing: The screen before.
  ///   - incoming: The screen afterwards.
  ///   - scale: Pixels to a point, of the pictures and of the canvas.
  ///   - background: What lies behind everything.
  public init(
    _ entry: Catalogue.Entry, _ values: ParameterValues, from outgoing: Picture,
    to incoming: Picture, scale: Double, background: Color
  ) {
    func image(_ picture: Picture) -> UIImage {
      UIImage(cgImage: CGImage(picture), scale: scale, orientation: .up)
    }
    // Snapshots are taken with the screen's pixels: others would have to be scaled.
    UIScreen.main.configure(size: values.size, scale: scale)
    stage = TransitionStage(entry, values, from: image(outgoing), to: image(incoming))
    stage.window.backgroundColor = nil
    self.scale = scale
    self.background = background
    givenDuration = values.duration ?? 0
  }

  /// Lets it begin, at the timeline's present time.
  public func begin() { stage.run() }

  /// How long it takes by its own account, in seconds; a segue, which says nothing, takes the
  /// duration that it was given.
  public var duration: Double {
    stage.declaredDuration > 0 ? stage.declaredDuration : givenDuration
  }

  /// How far it has come.
  public var state: PerformanceState {
    stage.isComplete ? .over : stage.isOverdue ? .stuck : .running
  }

  /// What it looks like at the timeline's present time.
  public func displayList() -> DisplayList {
    stage.window.layer.displayList(
      at: Timeline.current.now, scale: scale, size: stage.window.bounds.size,
      background: background)
  }
}
