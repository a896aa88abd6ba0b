import Documents
import Foundation
import Geometry

extension DocumentNode {
  /// The value as an outline: one item, or a list of them, joined in order.
  func outline() throws(DocumentError) -> Path {
    guard case .array = value.content else { return Path(try outlineItem()) }
    var path = Path()
    for item in try array() { path.elements += try item.outlineItem() }
    return path
  }

  private func outlineItem() throws(DocumentError) -> [Path.Element] {
    let object = try object(allowing: [
      "rect", "roundedRect", "radius", "ellipse", "polygon", "commands",
    ])
    let kinds = ["rect", "roundedRect", "ellipse", "polygon", "commands"].filter {
      object[$0] != nil
    }
    guard let kind = kinds.first, kinds.count == 1 else {
      throw error(
        "must have one of \"rect\", \"roundedRect\", \"ellipse\", \"polygon\", \"commands\"")
    }
    if kind != "roundedRect", let radius = object["radius"] {
      throw radius.error("goes with \"roundedRect\" only")
    }
    let node = try object.required(kind)
    switch kind {
    case "rect": return Path.rectangle(try node.rect())
    case "roundedRect":
      let radius = CGFloat(try object.required("radius").number(in: 0...))
      return Path.rectangle(try node.rect(), radius: radius)
    case "ellipse":
      var path = Path()
      path.addEllipse(in: try node.rect())
      return path.elements
    case "polygon":
      var elements: [Path.Element] = []
      for point in try node.array() {
        let point = try point.point()
        elements.append(elements.isEmpty ? .move(to: point) : .line(to: point))
      }
      return elements.isEmpty ? [] : elements + [.close]
    default:
      var elements: [Path.Element] = []
      for command in try node.array() {
        let element = try command.command()
        if elements.isEmpty {
          guard case .move = element else {
            throw command.error("must be an \"M\": it is the first")
          }
        }
        elements.append(element)
      }
      return elements
    }
  }

  /// The value `["M", x, y]`, `["L", x, y]`, `["Q", cx, cy, x, y]`, `["C", ax, ay, bx, by, x, y]`
  /// or `["Z"]`.
  private func command() throws(DocumentError) -> Path.Element {
    let parts = try array()
    guard let letter = parts.first else { throw error("must begin with a letter") }
    let count = try letter.choice(of: ["M": 2, "L": 2, "Q": 4, "C": 6, "Z": 0])
    guard parts.count == count + 1 else {
      throw error("has \(parts.count - 1) numbers and must have \(count)")
    }
    var points: [CGPoint] = []
    for index in stride(from: 1, to: count, by: 2) {
      points.append(CGPoint(x: try parts[index].number(), y: try parts[index + 1].number()))
    }
    switch points.count {
    case 1: return try letter.string() == "M" ? .move(to: points[0]) : .line(to: points[0])
    case 2: return .quadratic(control: points[0], to: points[1])
    case 3: return .cubic(control1: points[0], control2: points[1], to: points[2])
    default: return .close
    }
  }
}

extension Path {
  /// The share of a radius at which the control points of a quarter circle lie: (4/3)·tan(π/8).
  private static let quarter: CGFloat = 0.552_284_749_830_793_3

  /// Returns a closed rectangle from the left end of its upper edge, along x first.
  fileprivate static func rectangle(_ rect: CGRect) -> [Element] {
    var path = Path()
    path.addRect(rect)
    return path.elements
  }

  /// Returns a closed rectangle with round corners from the left end of its upper edge, along x
  /// first; the radius is cut to what fits.
  fileprivate static func rectangle(_ rect: CGRect, radius: CGFloat) -> [Element] {
    let r = min(radius, min(rect.width, rect.height) / 2)
    let k = r * (1 - quarter)
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(to: at(left + r, top)), .line(to: at(right - r, top)),
      .cubic(
        control1: at(right - k, top), control2: at(right, top + k), to: at(right, top + r)),
      .line(to: at(right, bottom - r)),
      .cubic(
        control1: at(right, bottom - k), control2: at(right - k, bottom), to: at(right - r, bottom)),
      .line(to: at(left + r, bottom)),
      .cubic(
        control1: at(left + k, bottom), control2: at(left, bottom - k), to: at(left, bottom - r)),
      .line(to: at(left, top + r)),
      .cubic(control1: at(left, top + k), control2: at(left + k, top), to: at(left + r, top)),
      .close,
    ]
  }
}
