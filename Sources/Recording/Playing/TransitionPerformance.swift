import Foundation
import Geometry
import ImageCodecs
import Layers
import Raster
import Transitions
import Views

/// A transition of the catalogue between two pictures.
public final class TransitionPerformance: Performance {
  private let stage: TransitionStage
  private let canvas: CanvasSize
  private let background: Color
  private let conversion: ColorConversion
  private let givenDuration: Double

  /// Puts two pictures up on the current timeline.
  ///
  /// - Parameters:
  ///   - entry: The transition.
  ///   - values: Its parameters, in a container of the canvas's size.
  ///   - screens: The pictures, which have the canvas's pixels.
  ///   - canvas: What is drawn on.
  ///   - background: What lies behind everything, in sRGB.
  public init(
    _ entry: Catalogue.Entry, _ values: ParameterValues, between screens: ScreenPair,
    on canvas: CanvasSize, background: Color = .black
  ) {
    func image(_ picture: Picture) -> UIImage {
      UIImage(cgImage: CGImage(picture), scale: canvas.scale, orientation: .up)
    }
    // Snapshots are taken with the screen's pixels: others would have to be scaled.
    UIScreen.main.configure(size: values.size, scale: canvas.scale)
    stage = TransitionStage(
      entry, values, from: image(screens.outgoing), to: image(screens.incoming))
    stage.window.backgroundColor = nil
    self.canvas = canvas
    self.background = background
    conversion = ColorConversion(from: .sRGB, to: screens.profile)
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

  /// The layer that shows it, the window's.
  public var layer: CALayer? { stage.window.layer }

  /// What it looks like at the timeline's present time.
  public func displayList() -> DisplayList {
    stage.window.layer.displayList(
      at: Timeline.current.now, scale: canvas.scale, size: stage.window.bounds.size,
      background: background
    ).converted(by: conversion)
  }
}
