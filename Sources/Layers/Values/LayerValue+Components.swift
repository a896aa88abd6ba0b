import Foundation
import Geometry
import Raster

extension LayerValue {
  /// The numbers that the value consists of; nil for values that are no such list.
  package var components: [Double]? {
    switch self {
    case .number(let number): [number]
    case .point(let point): [Double(point.x), Double(point.y)]
    case .size(let size): [Double(size.width), Double(size.height)]
    case .rect(let rect):
      [
        Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width),
        Double(rect.size.height),
      ]
    case .color(let color): Color.clear(ifAbsent: color).components
    case .numbers(let numbers?): numbers
    case .colors(let colors?): colors.flatMap(\.components)
    default: nil
    }
  }

  /// Creates a value of the type of `example` from as many numbers as that one consists of.
  package init(_ numbers: [Double], like example: LayerValue) {
    switch example {
    case .number: self = .number(numbers[0])
    case .point: self = .point(CGPoint(x: numbers[0], y: numbers[1]))
    case .size: self = .size(CGSize(width: numbers[0], height: numbers[1]))
    case .rect:
      self = .rect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    case .color: self = .color(Color(components: numbers[...]))
    case .numbers: self = .numbers(numbers)
    case .colors:
      self = .colors(
        stride(from: 0, to: numbers.count, by: 4).map { Color(components: numbers[$0...]) })
    default: self = example
    }
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }

  /// Creates a colour from the first four numbers.
  fileprivate init(components: ArraySlice<Double>) {
    let first = components.startIndex
    self.init(
      red: components[first], green: components[first + 1], blue: components[first + 2],
      alpha: components[first + 3])
  }
}

extension Path {
  /// What an element is, without its points.
  package enum Kind: Sendable, Hashable {
    case move
    case line
    case quadratic
    case cubic
    case close
  }

  /// What the elements are, without their points.
  package var kinds: [Kind] {
    elements.map { element in
      switch element {
      case .move: .move
      case .line: .line
      case .quadratic: .quadratic
      case .cubic: .cubic
      case .close: .close
      }
    }
  }

  /// All points of all elements, in order.
  package var points: [CGPoint] {
    elements.flatMap { element -> [CGPoint] in
      switch element {
      case .move(let point), .line(let point): [point]
      case .quadratic(let control, let point): [control, point]
      case .cubic(let control1, let control2, let point): [control1, control2, point]
      case .close: []
      }
    }
  }

  /// Returns a path of the same elements with other points, given as x and y in turn.
  package func replacingPoints(with numbers: [Double]) -> Path {
    var index = 0
    func next() -> CGPoint {
      defer { index += 2 }
      return CGPoint(x: numbers[index], y: numbers[index + 1])
    }
    return Path(
      elements.map { element in
        switch element {
        case .move: .move(to: next())
        case .line: .line(to: next())
        case .quadratic: .quadratic(control: next(), to: next())
        case .cubic: .cubic(control1: next(), control2: next(), to: next())
        case .close: .close
        }
      })
  }
}
