/// One of the screen's two directions.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}

extension Catalogue.Parameter {
  /// One of the screen's two directions.
  static func axis(_ standard: Axis, _ summary: String) -> Catalogue.Parameter {
    Catalogue.Parameter(
      "axis", .choice(of: Axis.allCases.map(\.rawValue)), default: .choice(standard.rawValue),
      summary)
  }
}
