/// How drawing mixes with what is there already, with the platform's numbers.
public enum CGBlendMode: Int32, Sendable, Hashable {
  /// Over it.
  case normal = 0
  /// Multiplied with it.
  case multiply = 1
  /// Multiplied with it, both inverted.
  case screen = 2
  /// Multiplied where it is dark, screened where it is light.
  case overlay = 3
  /// The darker of both.
  case darken = 4
  /// The lighter of both.
  case lighten = 5
  /// Brightens it.
  case colorDodge = 6
  /// Darkens it.
  case colorBurn = 7
  /// Darkens or lightens it softly.
  case softLight = 8
  /// Multiplied where the drawing is dark, screened where it is light.
  case hardLight = 9
  /// The difference of both.
  case difference = 10
  /// The difference of both, with less contrast.
  case exclusion = 11
  /// The drawing's hue.
  case hue = 12
  /// The drawing's saturation.
  case saturation = 13
  /// The drawing's hue and saturation.
  case color = 14
  /// The drawing's luminosity.
  case luminosity = 15
  /// Takes it away.
  case clear = 16
  /// In its place.
  case copy = 17
  /// Only where it is.
  case sourceIn = 18
  /// Only where it is not.
  case sourceOut = 19
  /// Over it, only where it is.
  case sourceAtop = 20
  /// Behind it.
  case destinationOver = 21
  /// Keeps of it what the drawing covers.
  case destinationIn = 22
  /// Keeps of it what the drawing does not cover.
  case destinationOut = 23
  /// Behind it, keeping of it what the drawing covers.
  case destinationAtop = 24
  /// Where only one of both is.
  case xor = 25
  /// The sum of both, towards black.
  case plusDarker = 26
  /// The sum of both.
  case plusLighter = 27
}

extension CGBlendMode {
  /// The mode as display lists have it.
  package var listMode: DisplayList.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .destinationOut
    case .copy: .copy
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}

/// How pixels between a picture's are found, with the platform's numbers.
public enum CGInterpolationQuality: Int32, Sendable, Hashable {
  /// As the context thinks best: between neighbours.
  case `default` = 0
  /// The closest pixel.
  case none = 1
  /// Between neighbours.
  case low = 2
  /// Between neighbours.
  case high = 3
  /// Between neighbours.
  case medium = 4
}

/// What is drawn of a path, with the platform's numbers.
public enum CGPathDrawingMode: Int32, Sendable, Hashable {
  /// The inside, by the non-zero rule.
  case fill = 0
  /// The inside, by the even-odd rule.
  case eoFill = 1
  /// The outline.
  case stroke = 2
  /// The inside by the non-zero rule, then the outline.
  case fillStroke = 3
  /// The inside by the even-odd rule, then the outline.
  case eoFillStroke = 4
}
