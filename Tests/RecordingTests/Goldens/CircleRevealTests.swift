import Foundation
import ImageCodecs
import Testing

/// The circle of the reveal, found again in rendered frames of a white screen over a black one.
@MainActor
struct CircleRevealTests {
  /// A canvas, in pixels.
  struct Canvas: Sendable, CustomTestStringConvertible {
    var width: Int
    var height: Int
    var scale: Double

    static let all = [
      Canvas(width: 98, height: 211, scale: 1), Canvas(width: 195, height: 422, scale: 1),
      Canvas(width: 390, height: 844, scale: 2), Canvas(width: 500, height: 375, scale: 2.5),
      Canvas(width: 1170, height: 2532, scale: 3),
    ]

    var testDescription: String { "\(width)×\(height) at \(scale)" }

    /// The circle at a fraction of the duration, from the transition's description.
    func circle(at fraction: Double) -> Circle {
      let progress = ReferenceCurve.easeInEaseOut.progress(at: fraction)
      let (width, height) = (Double(width) / scale, Double(height) / scale)
      let diagonal = (width * width + height * height).squareRoot()
      return Circle(
        x: scale * (51 + progress * (width / 2 - 51)),
        y: scale * (height - 49 + progress * (49 - height / 2)),
        radius: scale * (1 + progress * (diagonal - 1)))
    }

    /// Whether the canvas cuts nothing off a circle.
    func contains(_ circle: Circle) -> Bool {
      circle.x > circle.radius + 1 && circle.y > circle.radius + 1
        && circle.x + circle.radius + 1 < Double(width)
        && circle.y + circle.radius + 1 < Double(height)
    }

    func plain(_ gray: UInt8) -> StraightImage {
      var pixels = [UInt8](repeating: gray, count: 4 * width * height)
      for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 }
      return StraightImage(width: width, height: height, pixels: pixels)
    }
  }

  @Test(arguments: Canvas.all, [0, 0.05, 0.1, 0.15, 0.25, 0.4, 0.5])
  func `the reveal's circle is in its place, also where the canvas cuts it`(
    canvas: Canvas, fraction: Double
  ) throws {
    let frame = try GoldenCanvas(
      outgoing: canvas.plain(0), incoming: canvas.plain(255), scale: canvas.scale
    ).rendering(of: "circle-reveal", at: fraction)
    let coverage = CoveragePlane(
      width: canvas.width, height: canvas.height,
      values: stride(from: 0, to: frame.pixels.count, by: 4).map { Double(frame.pixels[$0]) / 255 })
    let expected = canvas.circle(at: fraction)
    let area = coverage.area / expected.area(width: canvas.width, height: canvas.height)
    let found =
      canvas.contains(expected)
      ? coverage.massCircle : try #require(coverage.edgeCircle(near: expected))
    let (dx, dy) = (found.x - expected.x, found.y - expected.y)
    let shift = (dx * dx + dy * dy).squareRoot()
    let growth = found.radius - expected.radius
    Figures.note(
      """
      circle \(canvas.testDescription), \(fraction): radius \(expected.radius), area \(area - 1), \
      centre \(shift), radius \(growth), \(canvas.contains(expected) ? "whole" : "cut")
      """)
    // An edge that is 0.0075 pixels off is allowed at any size: curves are flattened.
    #expect(abs(area - 1) < max(0.005, 0.015 / expected.radius))
    #expect(shift < 0.1)
    #expect(abs(growth) < 0.1)
  }
}
