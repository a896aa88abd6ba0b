import Foundation
import Geometry

/// A list of anything, by the name that the platform's C interfaces have for it.
public typealias CFArray = [Any]

/// Where a gradient goes on beyond its ends, with the platform's bits.
public struct CGGradientDrawingOptions: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: UInt32

  /// Creates a set from the platform's bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Before its start.
  public static let drawsBeforeStartLocation = Self(rawValue: 1 << 0)
  /// Behind its end.
  public static let drawsAfterEndLocation = Self(rawValue: 1 << 1)
}

/// Colours along a line, to be drawn in a context.
public final class CGGradient: Sendable {
  fileprivate let stops: [Gradient.Stop]

  /// Creates a gradient; nil if there are no colours.
  ///
  /// Without locations the colours stand at equal distances from 0 to 1.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { ($0 as? CGColor)?.color }
    guard !colors.isEmpty else { return nil }
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { index, color in
      Gradient.Stop(
        location: locations.map { Double($0[index]) } ?? Double(index) / Double(last),
        color: color)
    }
  }

  /// Creates a gradient from components, four to a colour: red, green, blue, alpha.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let last = max(count - 1, 1)
    stops = (0..<count).map { index in
      let part = (0..<4).map { Double(components[4 * index + $0]) }
      return Gradient.Stop(
        location: locations.map { Double($0[index]) } ?? Double(index) / Double(last),
        color: Color(red: part[0], green: part[1], blue: part[2], alpha: part[3]))
    }
  }
}

extension CGContext {
  /// Draws colours along the line from one point to another.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    guard length > 0 else { return }
    // A strip across the line, as far as the sheet can reach.
    let reach = reach(from: start) / length
    let before = options.contains(.drawsBeforeStartLocation) ? reach : 0
    let after = options.contains(.drawsAfterEndLocation) ? max(reach, 1) : 1
    var strip = Path()
    let corners = [(-before, -reach), (after, -reach), (after, reach), (-before, reach)].map {
      CGPoint(x: start.x + $0 * x - $1 * y, y: start.y + $0 * y + $1 * x)
    }
    strip.move(to: corners[0])
    for corner in corners.dropFirst() { strip.addLine(to: corner) }
    strip.closeSubpath()
    draw(
      strip,
      Gradient(.axial, stops: gradient.stops, start: start, end: end, planeToUnit: .identity))
  }

  /// Draws colours from one circle to another about the same middle; where the middles differ, the
  /// second one's is taken.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let outer = max(startRadius, endRadius)
    guard outer > 0 else { return }
    let (from, to) = (Double(startRadius / outer), Double(endRadius / outer))
    var stops = gradient.stops.map {
      Gradient.Stop(location: from + (to - from) * $0.location, color: $0.color)
    }
    if to < from { stops.reverse() }
    let goesInside = options.contains(
      from <= to ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let goesOutside = options.contains(
      from <= to ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    var ring = Path()
    let reach = goesOutside ? max(outer, self.reach(from: endCenter)) : outer
    ring.addEllipse(in: CGRect(around: endCenter, radius: reach))
    let inner = min(startRadius, endRadius)
    if !goesInside, inner > 0 { ring.addEllipse(in: CGRect(around: endCenter, radius: inner)) }
    draw(
      ring,
      Gradient(
        .radial, stops: stops, start: endCenter,
        end: CGPoint(x: endCenter.x + outer, y: endCenter.y + outer), planeToUnit: .identity))
  }

  private func draw(_ shape: Path, _ gradient: Gradient) {
    append([
      .draw(
        DisplayList.Draw(
          .path(shape, .evenOdd), paint: .gradient(gradient), projection: Projection(state.matrix),
          opacity: state.alpha, edges: state.edges))
    ])
  }

  /// A distance from a point that no corner of the sheet lies beyond.
  private func reach(from point: CGPoint) -> CGFloat {
    let inverse = state.matrix.inverted()
    let corners = [(0, 0), (width, 0), (0, height), (width, height)].map {
      CGPoint(x: $0, y: $1).applying(inverse)
    }
    return corners.map { abs($0.x - point.x) + abs($0.y - point.y) }.max() ?? 0
  }
}

extension CGRect {
  fileprivate init(around middle: CGPoint, radius: CGFloat) {
    self.init(x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius)
  }
}
