extension Catalogue.Parameter {
  /// The perspective that transitions in space have: −1 over the eye's distance in points.
  static let perspective = perspective(-0.002)

  /// The perspective that transitions in space have: −1 over the eye's distance in points.
  static func perspective(_ m34: Double) -> Self {
    Self(
      "perspective", .number(in: -1...0, unit: "1/pt"), default: .number(m34),
      "m34: −1 over the eye's distance; 0 for none")
  }

  /// How dark the lower of two screens is.
  static func shade(_ alpha: Double) -> Self {
    Self(
      "shade", .number(in: 0...1, unit: ""), default: .number(alpha),
      "How dark the lower screen is while it is covered")
  }

  /// How dark everything around a sheet is.
  static func dimming(_ alpha: Double) -> Self {
    Self(
      "dimming", .number(in: 0...1, unit: ""), default: .number(alpha),
      "How dark the rest of the screen is")
  }

  /// How strong the shadow of the upper of two screens is.
  static func shadow(_ opacity: Double) -> Self {
    Self(
      "shadow", .number(in: 0...1, unit: ""), default: .number(opacity),
      "The opacity of the upper screen's shadow")
  }

  /// A scale.
  static func scale(_ name: String, _ factor: Double, _ summary: String) -> Self {
    Self(name, .number(in: 0.01...10, unit: ""), default: .number(factor), summary)
  }

  /// An angle, in degrees.
  static func angle(_ name: String, _ degrees: Double, _ summary: String) -> Self {
    Self(name, .number(in: -360...360, unit: "°"), default: .number(degrees), summary)
  }

  /// A distance away from the viewer, in points.
  static func depth(_ points: Double, _ summary: String) -> Self {
    Self("depth", .number(in: 0...10_000, unit: "pt"), default: .number(points), summary)
  }

  /// A number of things.
  static func count(_ name: String, _ number: Int, _ summary: String) -> Self {
    Self(name, .number(in: 1...100, unit: ""), default: .number(Double(number)), summary)
  }
}

extension [Catalogue.Entry.Trigger] {
  /// Every change of screens that an animator can animate.
  static let all: Self = [.push, .pop, .tab, .present, .dismiss]
}
