import Foundation
import Geometry
import Layers
import Raster
import Testing
import Transitions
import Views

/// The reveal's circle, measured in drawn frames against its closed form.
@MainActor
@Suite struct CircleTests {
  struct Case: Sendable, CustomStringConvertible {
    var size: CGSize
    var scale: Double
    /// The fraction of the duration.
    var moment: Double
    /// The large circle's radius in points; small enough for the circle to stay on the canvas.
    var radius: Double

    var description: String { "\(size.width) × \(size.height) @\(scale)x at \(moment)" }

    static let all = [
      (CGSize(width: 390, height: 844), 1.0, 180.0), (CGSize(width: 320, height: 568), 2, 150),
      (CGSize(width: 200, height: 300), 3, 90), (CGSize(width: 512, height: 384), 1.5, 170),
    ].flatMap { size, scale, radius in
      [0.3, 0.5, 0.62, 0.85].map {
        Case(size: size, scale: scale, moment: $0, radius: radius)
      }
    }
  }

  @Test(arguments: Case.all)
  func `circle reveal is round, in its place and of its size`(test: Case) throws {
    let frame = try frame(of: test)
    let progress = TimingCurve.easeInEaseOut(test.moment)
    let start = CGPoint(x: 51, y: test.size.height - 49)
    let end = CGPoint(x: test.size.width / 2, y: test.size.height / 2)
    let center = CGPoint(
      x: (start.x + (end.x - start.x) * progress) * test.scale,
      y: (start.y + (end.y - start.y) * progress) * test.scale)
    let radius = (1 + (test.radius - 1) * progress) * test.scale

    let disc = Disc(whiteOf: frame)
    // Four cubic arcs stand up to 0.03 % outside the circle that they are drawn for.
    #expect(abs(disc.area / (Double.pi * radius * radius) - 1) < 0.005)
    #expect(abs(disc.radius - radius) < 0.1)
    #expect(abs(disc.center.x - center.x) < 0.1)
    #expect(abs(disc.center.y - center.y) < 0.1)
    #expect(abs(disc.width - 2 * radius) < 0.2)
    #expect(abs(disc.height - 2 * radius) < 0.2)
  }

  /// A frame in which the incoming screen is white and the outgoing one black.
  private func frame(of test: Case) throws -> Bitmap {
    Timeline.current = Timeline()
    UIScreen.main.configure(size: test.size, scale: test.scale)
    let entry = try Catalogue.entry("circle-reveal")
    let stage = TransitionStage(
      entry, try entry.values(["radius": .number(test.radius)], in: test.size),
      from: UIImage(), to: UIImage())
    stage.outgoing.view.backgroundColor = .black
    stage.incoming.view.backgroundColor = .white
    Timeline.current.commit()
    stage.run()
    Timeline.current.advance(to: entry.standardDuration * test.moment)
    return Rasterizer().render(
      stage.window.layer.displayList(
        at: Timeline.current.now, scale: test.scale, size: test.size, background: .black))
  }
}

/// A white shape on black, measured by its coverage.
private struct Disc {
  /// The sum of coverage, in pixels.
  var area = 0.0
  var center = CGPoint.zero
  /// The greatest coverage of a row, in pixels.
  var width = 0.0
  /// The greatest coverage of a column, in pixels.
  var height = 0.0

  /// The radius of the circle of the same area.
  var radius: Double { (area / Double.pi).squareRoot() }

  init(whiteOf frame: Bitmap) {
    var columns = Array(repeating: 0.0, count: frame.width)
    var moment = CGPoint.zero
    for y in 0..<frame.height {
      var row = 0.0
      for x in 0..<frame.width {
        let coverage = Double(frame[x, y].bits & 0xff) / 255
        row += coverage
        columns[x] += coverage
        moment.x += coverage * (Double(x) + 0.5)
      }
      width = max(width, row)
      area += row
      moment.y += row * (Double(y) + 0.5)
    }
    height = columns.max() ?? 0
    center = CGPoint(x: moment.x / area, y: moment.y / area)
  }
}
