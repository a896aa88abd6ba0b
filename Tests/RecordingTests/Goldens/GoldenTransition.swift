import Foundation
import ImageCodecs
import Layers
import Raster
import Recording
import Testing
import Transitions

/// A transition that goldens are kept of, with some parameters.
struct GoldenTransition: Sendable, CustomTestStringConvertible {
  /// The name of its folder of goldens.
  var id: String
  /// The entry of the catalogue.
  var entry: String
  /// The parameters that are not left at their defaults.
  var settings: [String: ParameterValue] = [:]
  /// What each moment looks like by the reference.
  var scene: @Sendable (ReferenceStage) -> (Double) -> ReferenceScene

  var testDescription: String { id }

  static let all = [
    GoldenTransition(id: "slide-right", entry: "slide-right") { $0.slideRight },
    GoldenTransition(id: "crossfade", entry: "crossfade") { $0.crossfade },
    GoldenTransition(id: "circle-reveal", entry: "circle-reveal") { $0.circleReveal },
    GoldenTransition(id: "circle-collapse", entry: "circle-collapse") { $0.circleCollapse },
    GoldenTransition(id: "door-open", entry: "door-open") { $0.doorOpen },
    GoldenTransition(
      id: "door-open-horizontal", entry: "door-open", settings: ["seam": .choice("horizontal")]
    ) { $0.doorOpenHorizontal },
    GoldenTransition(
      id: "door-open-hinged", entry: "door-open", settings: ["movement": .choice("hinge")]
    ) { $0.doorOpenHinged },
    GoldenTransition(id: "diagonal", entry: "diagonal") { $0.diagonal },
    GoldenTransition(id: "card-flip", entry: "card-flip") { $0.cardFlip },
    GoldenTransition(id: "card-flip-back", entry: "card-flip-back") { $0.cardFlipBack },
    GoldenTransition(id: "page-turn", entry: "page-turn") { $0.pageTurn },
    GoldenTransition(id: "page-turn-back", entry: "page-turn-back") { $0.pageTurnBack },
  ]
}

/// A moment of a transition, in percent of its duration.
struct Moment: Sendable, CustomTestStringConvertible {
  var percent: Int

  static let all = [0, 25, 50, 75, 100].map(Moment.init)

  var fraction: Double { Double(percent) / 100 }
  /// The name of its golden, without an extension.
  var name: String { "at-" + String(repeating: "0", count: 3 - "\(percent)".count) + "\(percent)" }
  var testDescription: String { name }
}

/// Two screens on a canvas of their size, and what transitions make of them.
struct GoldenCanvas {
  let outgoing: StraightImage
  let incoming: StraightImage
  var scale = 1.0
}

extension GoldenCanvas {
  /// The folder of goldens.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/goldens")

  /// The two small screens beside the goldens.
  static func small() throws -> GoldenCanvas {
    func read(_ name: String) throws -> StraightImage {
      try ImageReader().read(path: folder.appending(path: name).path(percentEncoded: false))
    }
    return GoldenCanvas(outgoing: try read("from.png"), incoming: try read("to.png"))
  }

  /// Runs a transition up to a moment and draws what it shows then.
  @MainActor
  func rendering(
    of entry: String, _ settings: [String: ParameterValue] = [:], at fraction: Double
  ) throws -> StraightImage {
    let entry = try Catalogue.entry(entry)
    let canvas = try #require(
      CanvasSize(width: outgoing.width, height: outgoing.height, scale: scale))
    let values = try entry.values(settings, in: canvas.points)
    let screens = ScreenPair(from: Picture(Bitmap(outgoing)), to: Picture(Bitmap(incoming)))
    let performance = Timeline.putOn(at: .standard) {
      TransitionPerformance(entry, values, between: screens, on: canvas)
    }
    performance.begin()
    Timeline.current.advance(to: fraction * performance.duration)
    return StraightImage(Rasterizer().render(performance.displayList()))
  }

  /// What the reference paints at a moment.
  func reference(of transition: GoldenTransition, at moment: Moment) -> ReferencePainting {
    let stage = ReferenceStage(
      outgoing: ReferencePicture(outgoing), incoming: ReferencePicture(incoming))
    return ReferencePainting(
      width: outgoing.width, height: outgoing.height,
      pixels: transition.scene(stage)(moment.fraction)
        .painted(width: outgoing.width, height: outgoing.height))
  }
}
