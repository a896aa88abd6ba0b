import Foundation
import Geometry

extension CALayer {
  /// When local time starts, in the superlayer's time, in seconds.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { assignTiming(newValue, to: \.beginTime) }
  }

  /// The basic duration; a layer's has no effect.
  public var duration: CFTimeInterval {
    get { timing.duration }
    set { assignTiming(newValue, to: \.duration) }
  }

  /// Seconds of local time per second of the superlayer's; 0 stops everything in the layer.
  public var speed: Float {
    get { Float(timing.speed) }
    set { assignTiming(Double(newValue), to: \.speed) }
  }

  /// Added to local time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { assignTiming(newValue, to: \.timeOffset) }
  }

  /// How often the basic duration is repeated; a layer's has no effect.
  public var repeatCount: Float {
    get { Float(timing.repeatCount) }
    set { assignTiming(Double(newValue), to: \.repeatCount) }
  }

  /// How long the basic duration is repeated; a layer's has no effect.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { assignTiming(newValue, to: \.repeatDuration) }
  }

  /// Whether repetitions turn back; a layer's has no effect.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { assignTiming(newValue, to: \.autoreverses) }
  }

  /// What shows beyond the active time; a layer's has no effect.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { assignTiming(newValue, to: \.fillMode) }
  }

  private func assignTiming<Value: Equatable>(
    _ value: Value, to path: WritableKeyPath<MediaTiming, Value>
  ) {
    guard timing[keyPath: path] != value else { return }
    timing[keyPath: path] = value
    guard presented == nil else { return }
    _ = Timeline.current.transaction
    Timeline.current.clockDidChange()
  }
}

extension CALayer {
  /// Returns this layer's time when that of `layer` is `time`; nil: the timeline's.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(atMediaTime: layer?.mediaTime(atLocalTime: time) ?? time)
  }

  /// Returns the time of `layer` when this layer's is `time`; nil: the timeline's.
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let media = mediaTime(atLocalTime: time)
    return layer?.localTime(atMediaTime: media) ?? media
  }

  /// Returns this layer's time at a time of the timeline.
  package func localTime(atMediaTime time: Double) -> Double {
    localTime(atSuperlayerTime: superlayerTime(atMediaTime: time))
  }

  /// Returns this layer's time at a time of the superlayer.
  func localTime(atSuperlayerTime time: Double) -> Double {
    passage?.localTime(atParentTime: time) ?? timing.localTime(atParentTime: time)
  }

  /// Returns the superlayer's time at a time of the timeline; without one they are the same.
  package func superlayerTime(atMediaTime time: Double) -> Double {
    parent?.localTime(atMediaTime: time) ?? time
  }

  /// Returns the timeline's time at a time of this layer; where a clock stands still, the time at
  /// which it began to.
  package func mediaTime(atLocalTime time: Double) -> Double {
    let outer = timing.parentTime(atLocalTime: time)
    return parent?.mediaTime(atLocalTime: outer) ?? outer
  }

  /// How many seconds of this layer's time pass in a second of the timeline.
  package var rate: Double {
    timing.speed * (parent?.rate ?? 1)
  }
}

extension Timeline {
  /// Is called when a layer's clock or place in the tree has changed: what is due moves.
  func clockDidChange() {
    clockGeneration += 1
    nextAnimationTime = nil
  }
}
