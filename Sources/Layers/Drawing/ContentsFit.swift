import Foundation

/// How a picture fits a rectangle: what the platform's contents gravities mean.
///
/// The gravities are named for a y axis that points up: "bottom" is at the smallest y, which is the
/// upper edge on a screen whose y axis points down.
enum ContentsFit: Hashable {
  /// Stretched in both directions to fill the rectangle.
  case fill
  /// Scaled evenly to the largest size that lies inside, and centred.
  case aspectInside
  /// Scaled evenly to the smallest size that covers the rectangle, and centred.
  case aspectCover
  /// Kept at its size, and aligned: 0 at the smallest coordinate, 1 at the largest.
  case aligned(x: CGFloat, y: CGFloat)
}

extension ContentsFit {
  /// Creates the fit that a contents gravity of the given name asks for; unknown names fill.
  init(gravity name: String) {
    switch name {
    case "resizeAspect": self = .aspectInside
    case "resizeAspectFill": self = .aspectCover
    case "center": self = .aligned(x: 0.5, y: 0.5)
    case "left": self = .aligned(x: 0, y: 0.5)
    case "right": self = .aligned(x: 1, y: 0.5)
    case "bottom": self = .aligned(x: 0.5, y: 0)
    case "bottomLeft": self = .aligned(x: 0, y: 0)
    case "bottomRight": self = .aligned(x: 1, y: 0)
    case "top": self = .aligned(x: 0.5, y: 1)
    case "topLeft": self = .aligned(x: 0, y: 1)
    case "topRight": self = .aligned(x: 1, y: 1)
    default: self = .fill
    }
  }

  /// Whether the size follows the rectangle's.
  var stretches: Bool {
    switch self {
    case .fill, .aspectInside, .aspectCover: true
    case .aligned: false
    }
  }

  /// Returns where something of the given natural size lies in `bounds`.
  func frame(of natural: CGSize, in bounds: CGRect) -> CGRect {
    let across = bounds.width / natural.width
    let down = bounds.height / natural.height
    switch self {
    case .fill: return bounds
    case .aspectInside: return centred(natural, scaledBy: min(across, down), in: bounds)
    case .aspectCover: return centred(natural, scaledBy: max(across, down), in: bounds)
    case .aligned(let x, let y):
      return CGRect(
        x: bounds.minX + (bounds.width - natural.width) * x,
        y: bounds.minY + (bounds.height - natural.height) * y, width: natural.width,
        height: natural.height)
    }
  }

  private func centred(_ natural: CGSize, scaledBy factor: CGFloat, in bounds: CGRect) -> CGRect {
    let width = natural.width * factor
    let height = natural.height * factor
    return CGRect(
      x: bounds.minX + (bounds.width - width) / 2, y: bounds.minY + (bounds.height - height) / 2,
      width: width, height: height)
  }
}
