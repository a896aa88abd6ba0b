import Foundation
import Geometry
import Layers
import Raster
import Transitions
import Views

extension FrameSequence {
  /// Records an animator: two screens are put up on a timeline of their own, and changed.
  ///
  /// ```swift
  /// let recording = FrameSequence.recording(
  ///   SlideUp(), of: .push, from: HomeController(), to: DetailController(),
  ///   size: CGSize(width: 390, height: 844))
  /// ```
  ///
  /// - Parameters:
  ///   - animator: What animates the change; nil: the system.
  ///   - trigger: The change of screens.
  ///   - outgoing: The screen before.
  ///   - incoming: The screen afterwards.
  ///   - size: The screen's size, in points.
  ///   - scale: Pixels to a point.
  ///   - rate: Frames a second.
  ///   - background: What lies behind everything.
  ///   - safeAreaInsets: What notches and indicators cover at the screen's edges, in points.
  /// - Returns: The frames, from the first to the finished state.
  @preconcurrency @MainActor
  public static func recording(
    _ animator: @autoclosure () -> (any UIViewControllerAnimatedTransitioning)?,
    of trigger: Catalogue.Entry.Trigger, from outgoing: @autoclosure () -> UIViewController,
    to incoming: @autoclosure () -> UIViewController, size: CGSize, scale: Double = 1,
    rate: FrameRate = .standard, background: Color = .black,
    safeAreaInsets: UIEdgeInsets = .zero
  ) -> FrameSequence {
    let kept = Timeline.current
    defer { Timeline.current = kept }
    Timeline.current = Timeline.current.successor()
    Timeline.current.framesPerSecond = rate.framesPerSecond.value
    UIScreen.main.configure(size: size, scale: scale, safeAreaInsets: safeAreaInsets)
    let stage = Timeline.current.tell {
      TransitionStage(
        from: outgoing(), to: incoming(), trigger: trigger, animator: animator(), size: size)
    }
    Timeline.current.commit()
    return Recorder(window: stage.window, scale: scale, rate: rate, background: background)
      .record { stage.run() }
  }
}

extension FrameSequence {
  /// Records an animator on a device's screen, with its size, scale and safe area.
  ///
  /// ```swift
  /// let recording = FrameSequence.recording(
  ///   SlideUp(), of: .push, from: HomeController(), to: DetailController(), on: .iPhone15)
  /// ```
  ///
  /// - Parameters:
  ///   - animator: What animates the change; nil: the system.
  ///   - trigger: The change of screens.
  ///   - outgoing: The screen before.
  ///   - incoming: The screen afterwards.
  ///   - device: The device.
  ///   - rate: Frames a second.
  ///   - background: What lies behind everything.
  /// - Returns: The frames, from the first to the finished state.
  @preconcurrency @MainActor
  public static func recording(
    _ animator: @autoclosure () -> (any UIViewControllerAnimatedTransitioning)?,
    of trigger: Catalogue.Entry.Trigger, from outgoing: @autoclosure () -> UIViewController,
    to incoming: @autoclosure () -> UIViewController, on device: DeviceScreen,
    rate: FrameRate = .standard, background: Color = .black
  ) -> FrameSequence {
    recording(
      animator(), of: trigger, from: outgoing(), to: incoming(), size: device.size,
      scale: device.scale, rate: rate, background: background,
      safeAreaInsets: device.safeAreaInsets)
  }
}

extension TransitionLint {
  /// Returns what is wrong with an animator; see `findings(_:)`.
  ///
  /// - Parameters:
  ///   - animator: Makes what animates the change; asked once a run.
  ///   - trigger: The change of screens.
  ///   - outgoing: Makes the screen before.
  ///   - incoming: Makes the screen afterwards.
  ///   - size: The screen's size, in points.
  /// - Returns: The findings, in the order of the rules' moments; none: all is well.
  public func findings(
    _ animator: @autoclosure () -> any UIViewControllerAnimatedTransitioning,
    of trigger: Catalogue.Entry.Trigger, from outgoing: @autoclosure () -> UIViewController,
    to incoming: @autoclosure () -> UIViewController,
    size: CGSize = CGSize(width: 390, height: 844)
  ) -> [LintFinding] {
    findings { interaction in
      UIScreen.main.configure(size: size, scale: scale)
      return Timeline.current.tell {
        TransitionStage(
          from: outgoing(), to: incoming(), trigger: trigger, animator: animator(),
          interaction: interaction, size: size)
      }
    }
  }
}
