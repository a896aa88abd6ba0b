import Foundation
import Geometry
import Layers
import Raster
import Testing
import Transitions
import Views

/// How much of the incoming screen is seen on the way, against the area in closed form.
@MainActor
@Suite struct ShareTests {
  struct Case: Sendable, CustomStringConvertible {
    var id: String
    var values: [String: ParameterValue] = [:]
    /// The fraction of the duration.
    var moment: Double
    /// The share of the incoming screen, of the whole canvas.
    var share: Double

    var description: String { "\(id) at \(moment)" }

    private static func eased(_ moment: Double) -> Double { TimingCurve.easeInEaseOut(moment) }

    /// A hand has passed a quarter of the area after a quarter of its time, but not in between.
    private static let quarters = [0.25, 0.5, 0.75].map {
      Case(id: "clock", moment: $0, share: $0)
    }

    /// Shares of shapes that are known without drawing them.
    static let all =
      quarters
      + [0.2, 0.35, 0.5, 0.75].flatMap { moment -> [Case] in
        let progress = eased(moment)
        let rest = 1 - progress
        return [
          Case(id: "wipe", moment: moment, share: progress),
          Case(
            id: "wipe", values: ["direction": .choice("down")], moment: moment, share: progress),
          Case(id: "wipe-corner", moment: moment, share: 1 - rest * rest),
          Case(
            id: "wipe-angled", moment: moment,
            share: progress < 0.5 ? 2 * progress * progress : 1 - 2 * rest * rest),
          Case(id: "bow-tie", moment: moment, share: progress),
          Case(id: "chessboard", moment: moment, share: progress),
          Case(id: "zigzag", moment: moment, share: progress),
          Case(id: "slices", moment: moment, share: slices(progress)),
          Case(id: "split-slide", moment: moment, share: progressOfBlock(moment)),
          Case(id: "squeeze", moment: moment, share: progressOfBlock(moment)),
        ]
      }

    /// The mean of ten bands, of which each opens in half of the time.
    private static func slices(_ progress: Double) -> Double {
      (0..<10).map { min(max((progress - 0.05 * Double($0)) / 0.5, 0), 1) }.reduce(0, +) / 10
    }

    /// The curve of animation blocks, which is that of media.
    private static func progressOfBlock(_ moment: Double) -> Double { eased(moment) }
  }

  @Test(arguments: Case.all)
  func `the incoming screen is seen in as large an area as the formula says`(test: Case) throws {
    let size = CGSize(width: 200, height: 300)
    Timeline.current = Timeline()
    UIScreen.main.configure(size: size, scale: 1)
    let entry = try Catalogue.entry(test.id)
    let stage = TransitionStage(
      entry, try entry.values(test.values, in: size), from: UIImage(), to: UIImage())
    stage.outgoing.view.backgroundColor = .black
    stage.incoming.view.backgroundColor = .white
    Timeline.current.commit()
    stage.run()
    Timeline.current.advance(to: entry.standardDuration * test.moment)
    let frame = Rasterizer().render(
      stage.window.layer.displayList(
        at: Timeline.current.now, scale: 1, size: size, background: .black))
    let white = frame.pixels.reduce(0.0) { $0 + Double($1.bits & 0xff) / 255 }
    #expect(abs(white / 60_000 - test.share) < 0.004)
  }
}
