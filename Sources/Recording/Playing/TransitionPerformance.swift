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
  private let hand: Hand?

  /// Puts two pictures up on the current timeline.
  ///
  /// - Parameters:
  ///   - entry: The transition.
  ///   - values: Its parameters, in a container of the canvas's size.
  ///   - screens: The pictures, which have the canvas's pixels.
  ///   - canvas: What is drawn on.
  ///   - background: What lies behind everything, in sRGB.
  ///   - trigger: The change of screens; nil: the entry's usual one.
  ///   - gesture: The finger that begins the transition; nil: it begins by itself.
  public init(
    _ entry: Catalogue.Entry, _ values: ParameterValues, between screens: ScreenPair,
    on canvas: CanvasSize, background: Color = .black,
    trigger: Catalogue.Entry.Trigger? = nil, gesture: GestureTrace? = nil
  ) {
    let stage = TransitionStage(entry, values, between: screens, on: canvas, trigger: trigger)
    self.stage = stage
    let drag = entry.drag(by: stage.trigger, with: values)
    hand = gesture.map {
      Hand($0, of: entry.drag == nil ? nil : drag, orOfScreens: drag, on: stage)
    }
    self.canvas = canvas
    self.background = background
    conversion = ColorConversion(from: .sRGB, to: screens.profile)
    givenDuration = values.duration ?? 0
  }

  /// Lets it begin, at the timeline's present time.
  public func begin() {
    guard let hand else { return stage.run() }
    hand.begin()
  }

  /// How long it takes by its own account, in seconds; a segue, which says nothing, takes the
  /// duration that it was given, and what a finger moves takes as long as the finger lets it.
  public var duration: Double {
    if hand != nil { return Timeline.current.now }
    return stage.declaredDuration > 0 ? stage.declaredDuration : givenDuration
  }

  /// How far it has come.
  public var state: PerformanceState {
    if let hand, !hand.isDone { return .running }
    if hand != nil, !stage.hasBegun { return .unbegun }
    if hand != nil, stage.isHeld, !Timeline.current.hasWork { return .held }
    return stage.isComplete ? .over : stage.isOverdue ? .stuck : .running
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

extension TransitionStage {
  /// Puts two pictures up on the current timeline, on a screen that has the canvas's pixels.
  public convenience init(
    _ entry: Catalogue.Entry, _ values: ParameterValues, between screens: ScreenPair,
    on canvas: CanvasSize, trigger: Catalogue.Entry.Trigger? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    func image(_ picture: Picture) -> UIImage {
      UIImage(cgImage: CGImage(picture), scale: canvas.scale, orientation: .up)
    }
    // Snapshots are taken with the screen's pixels: others would have to be scaled.
    UIScreen.main.configure(size: values.size, scale: canvas.scale)
    self.init(
      entry, values, from: image(screens.outgoing), to: image(screens.incoming), trigger: trigger,
      interaction: interaction)
    window.backgroundColor = nil
  }
}
