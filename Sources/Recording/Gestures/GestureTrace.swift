import Foundation
import Geometry
import Transitions
import Views

/// What a finger does: when, where, and whether it comes down, moves or is lifted.
///
/// A trace drives an interactive transition exactly as a finger would: its reports reach the
/// gesture recognisers of the outgoing screen at their times.
public struct GestureTrace: Sendable, Hashable {
  /// The reports, in the order of their times.
  public var samples: [Sample]

  /// Creates a trace.
  public init(samples: [Sample]) {
    self.samples = samples
  }

  /// One report.
  public struct Sample: Sendable, Hashable {
    /// When, in seconds after the beginning.
    public var time: Double
    /// Where.
    public var place: Place
    /// What the finger does.
    public var phase: Phase
    /// Which finger.
    public var finger: Int

    /// Creates a report.
    public init(time: Double, place: Place, phase: Phase, finger: Int = 0) {
      self.time = time
      self.place = place
      self.phase = phase
      self.finger = finger
    }
  }

  /// Where a finger is.
  public enum Place: Sendable, Hashable {
    /// At a point of the screen, in points.
    case point(CGPoint)
    /// Where the transition has come so far, from 0 to 1.
    case progress(Double)
  }

  /// What a finger does.
  public enum Phase: String, Sendable, Hashable, CaseIterable {
    case began
    case moved
    case ended
    case cancelled
  }

  /// How many reports a second a straight movement is cut into.
  static let reportsPerSecond = 120.0

  /// When the last report comes, in seconds.
  public var duration: Double { samples.last?.time ?? 0 }
}

extension GestureTrace {
  /// Returns the reports as a screen of `size` gets them; a progress becomes the place where the
  /// finger of `drag` is then.
  ///
  /// Before the first movement the finger has to leave its place: recognisers begin at the
  /// progress that they are then at.
  func touches(for drag: Drag?, in size: CGSize) -> [TouchSample] {
    samples.map { sample in
      let location =
        switch sample.place {
        case .point(let point): point
        case .progress(let progress): (drag ?? Drag()).location(at: progress, in: size)
        }
      return TouchSample(
        finger: sample.finger, time: sample.time, location: location,
        phase: UITouch.Phase(sample.phase))
    }
  }
}

extension UITouch.Phase {
  fileprivate init(_ phase: GestureTrace.Phase) {
    self =
      switch phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
