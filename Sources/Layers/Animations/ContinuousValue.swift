/// What an animation can run through: values with others between them.
protocol ContinuousValue {
  /// Returns the value at `progress` between this one (0) and `other` (1), or beyond.
  func interpolated(to other: Self, at progress: Double) -> Self
  /// Returns the sum.
  func adding(_ other: Self) -> Self
  /// Returns the difference.
  func subtracting(_ other: Self) -> Self
  /// Returns the value times a whole number.
  func scaled(by count: Double) -> Self
}

extension LayerValue: ContinuousValue {}

extension Double: ContinuousValue {
  func interpolated(to other: Double, at progress: Double) -> Double {
    self + (other - self) * progress
  }

  func adding(_ other: Double) -> Double { self + other }

  func subtracting(_ other: Double) -> Double { self - other }

  func scaled(by count: Double) -> Double { self * count }
}
