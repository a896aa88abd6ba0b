import Foundation
import Geometry

/// How content comes to rest along one axis after a finger has let go, as a function of time.
///
/// It slows down by the same share in each thousandth of a second. With the rate `r` and the speed `v`
/// in points a second,
/// ```
/// k = −1000·ln r        x(t) = x₀ + v / k · (1 − e^(−k·t))
/// ```
/// Where it reaches the end of the content it goes over into a critically damped spring that draws it
/// back there: `x(t) = end + (a + b·t)·e^(−ω·t)` with ω = 10 / s.
struct ScrollMotion {
  /// How close to its end a motion counts as over, in points.
  private static let nearness: CGFloat = 0.25
  /// The spring's angular frequency, in 1 / s.
  private static let springiness: CGFloat = 10

  private let start: CGFloat
  private let speed: CGFloat
  private let decay: CGFloat
  /// Where the spring takes over, and its rest; nil: it never does.
  private let spring: (time: CGFloat, from: CGFloat, speed: CGFloat, to: CGFloat)?
  /// Where the content comes to rest, in points.
  let end: CGFloat
  /// When it does, in seconds.
  let duration: CGFloat

  /// Creates the motion that slows down from `speed`, in points a second, and that a spring brings
  /// back into `limits`; without a spring it stops at them.
  init(
    from start: CGFloat, speed: CGFloat, rate: CGFloat, limits: ClosedRange<CGFloat>, springs: Bool
  ) {
    let decay = max(-1000 * CGFloat(Elementary.log(Double(rate))), 0.1)
    self.start = start
    self.speed = speed
    self.decay = decay
    let target = start + speed / decay
    let held = min(max(target, limits.lowerBound), limits.upperBound)
    end = held
    guard held != target || !limits.contains(start) else {
      spring = nil
      duration = Self.time(until: Self.nearness, of: abs(speed / decay), decay: decay)
      return
    }
    var time: CGFloat = 0
    if limits.contains(start), speed != 0 {
      time = Self.time(until: abs(target - held), of: abs(target - start), decay: decay)
    }
    let rest = speed * Self.exp(-decay * time)
    let from = limits.contains(start) ? held : start
    spring = (time, from, springs ? rest : 0, held)
    duration =
      time + (springs ? Self.settling(from: from - held, speed: rest) : 0)
  }

  /// Creates the motion of a spring from `start` to `end`, which begins with `speed`, in points a
  /// second.
  init(from start: CGFloat, speed: CGFloat, springingTo end: CGFloat) {
    self.start = start
    self.speed = speed
    decay = 1
    self.end = end
    spring = (0, start, speed, end)
    duration = Self.settling(from: start - end, speed: speed)
  }

  /// Returns where the content is, `time` seconds after the finger let go, in points.
  func position(at time: CGFloat) -> CGFloat {
    if time >= duration { return end }
    if let spring, time >= spring.time {
      let since = time - spring.time
      let distance = spring.from - spring.to
      let slope = spring.speed + Self.springiness * distance
      return spring.to + (distance + slope * since) * Self.exp(-Self.springiness * since)
    }
    return start + speed / decay * (1 - Self.exp(-decay * time))
  }

  /// Returns when what decays from `whole` is down to `rest`, in seconds.
  private static func time(until rest: CGFloat, of whole: CGFloat, decay: CGFloat) -> CGFloat {
    guard whole > rest, rest > 0 else { return 0 }
    return CGFloat(Elementary.log(Double(whole / rest))) / decay
  }

  /// Returns when a spring stays within the nearness of its rest, in seconds, to a sixtieth.
  private static func settling(from distance: CGFloat, speed: CGFloat) -> CGFloat {
    let slope = speed + springiness * distance
    var step = 0
    while step < 600 {
      let time = CGFloat(step) / 60
      let bound = (abs(distance) + abs(slope) * time) * exp(-springiness * time)
      if bound < nearness, springiness * time >= 1 { return time }
      step += 1
    }
    return 10
  }

  private static func exp(_ x: CGFloat) -> CGFloat { CGFloat(Elementary.exp(Double(x))) }
}
