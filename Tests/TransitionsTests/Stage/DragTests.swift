import Foundation
import Layers
import Raster
import Testing
import Transitions
import Views

/// The tutorials' gestures, row by row: finishing just beyond the threshold, cancelling at it.
@MainActor
@Suite struct DragTests {
  struct Row: Sendable, CustomStringConvertible {
    var description: String
    var id: String
    var trigger: Catalogue.Entry.Trigger
    /// Where the finger comes down, in a container 400 wide.
    var start: Double
    /// The least way that finishes, and one that does not.
    var enough: Double
    var tooLittle: Double

    static let all = [
      Row(
        description: "A", id: "crossfade", trigger: .pop, start: 150, enough: 204, tooLittle: 200),
      Row(description: "B", id: "magic-move", trigger: .pop, start: 5, enough: 204, tooLittle: 200),
      Row(
        description: "C", id: "page-turn", trigger: .present, start: 398, enough: -204,
        tooLittle: -200),
      Row(
        description: "C back", id: "page-turn-back", trigger: .dismiss, start: 2, enough: 204,
        tooLittle: 200),
      Row(description: "D", id: "diagonal", trigger: .pop, start: 200, enough: -80, tooLittle: -76),
      Row(
        description: "to the left", id: "slide", trigger: .push, start: 390, enough: -204,
        tooLittle: -200),
      Row(
        description: "to the right", id: "slide", trigger: .push, start: 50, enough: 204,
        tooLittle: 200),
      Row(
        description: "E", id: "card-flip-back", trigger: .dismiss, start: 4, enough: 104,
        tooLittle: 100),
    ]
  }

  @Test(arguments: Row.all, [true, false])
  func `a drag beyond the threshold finishes and one up to it is cancelled`(
    row: Row, finishes: Bool
  ) throws {
    Timeline.current = Timeline()
    let size = CGSize(width: 400, height: 600)
    UIScreen.main.configure(size: size, scale: 1)
    let entry = try Catalogue.entry(row.id)
    let stage = TransitionStage(
      entry, try entry.values(in: size), from: UIImage(), to: UIImage(), trigger: row.trigger)
    stage.follow(try #require(entry.drag))
    drag(stage, from: row.start, by: finishes ? row.enough : row.tooLittle)
    Timeline.current.advance(to: 5)
    #expect(stage.isComplete)
    #expect(stage.wasCancelled == !finishes)
    let seen = finishes ? stage.incoming : stage.outgoing
    #expect(seen.view.window === stage.window)
  }

  /// Those whose screens grow, turn about themselves, come apart or spring past: what is seen first
  /// does not tell which way they move.
  nonisolated private static let unclear = [
    "clock", "spin-fade", "spinning-shrink", "tiled-flip", "explode", "zigzag", "swing-in",
  ]

  @Test(
    arguments: Run.interactive.filter {
      $0.entry.drag?.start == .anywhere && !unclear.contains($0.entry.id)
        && ![.circles, .pictures, .shapes].contains($0.entry.family)
    })
  func `a finger goes along with the screens`(run: Run) throws {
    let size = CGSize(width: 100, height: 100)
    let values = try run.entry.values(run.values, in: size)
    let drag = try #require(run.entry.drag(by: run.trigger, with: values))
    let isUpright = drag.heading == .up || drag.heading == .down
    #expect(isUpright == (drag.direction == .upOrDown))
    Timeline.current = Timeline()
    UIScreen.main.configure(size: size, scale: 1)
    let stage = TransitionStage(
      run.entry, values, from: UIImage(), to: UIImage(), trigger: run.trigger)
    stage.outgoing.view.backgroundColor = .black
    stage.incoming.view.backgroundColor = .white
    Timeline.current.commit()
    stage.run()
    // Where the incoming screen is seen first tells where it comes from.
    let places = [0.05, 0.15, 0.3, 0.4, 0.5].compactMap { moment -> CGPoint? in
      Timeline.current.advance(to: run.entry.standardDuration * moment)
      return middle(of: stage, in: size)
    }
    guard let way = places.first(where: { max(abs($0.x), abs($0.y)) > 12 }) else { return }
    switch drag.heading {
    case .left: #expect(way.x > 0 && way.x > abs(way.y) - 14, "from \(way)")
    case .right: #expect(way.x < 0 && -way.x > abs(way.y) - 14, "from \(way)")
    case .up: #expect(way.y > 0 && way.y > abs(way.x) - 14, "from \(way)")
    case .down: #expect(way.y < 0 && -way.y > abs(way.x) - 14, "from \(way)")
    }
  }

  /// The middle of what is white, from the middle of the screen, in points; nil: nothing or all is.
  private func middle(of stage: TransitionStage, in size: CGSize) -> CGPoint? {
    let frame = Rasterizer().render(
      stage.window.layer.displayList(
        at: Timeline.current.now, scale: 1, size: size, background: .black))
    var (total, x, y) = (0.0, 0.0, 0.0)
    for (index, pixel) in frame.pixels.enumerated() {
      let white = Double(pixel.bits & 0xff) / 255
      total += white
      x += white * (Double(index % frame.width) + 0.5 - size.width / 2)
      y += white * (Double(index / frame.width) + 0.5 - size.height / 2)
    }
    guard total > 50, total < 9_000 else { return nil }
    return CGPoint(x: x / total, y: y / total)
  }

  @Test func `a drag that starts away from its edge does nothing`() throws {
    Timeline.current = Timeline()
    let size = CGSize(width: 400, height: 600)
    let entry = try Catalogue.entry("page-turn")
    let stage = TransitionStage(
      entry, try entry.values(in: size), from: UIImage(), to: UIImage())
    stage.follow(try #require(entry.drag))
    drag(stage, from: 300, by: -250)
    Timeline.current.advance(to: 5)
    #expect(!stage.isComplete)
    #expect(stage.outgoing.view.window === stage.window)
  }

  @Test(arguments: ["deck-sheet", "pop-tip", "grow-overlay"], [true, false])
  func `a sheet is pulled up and pushed down`(id: String, finishes: Bool) throws {
    Timeline.current = Timeline()
    let size = CGSize(width: 400, height: 600)
    UIScreen.main.configure(size: size, scale: 1)
    let entry = try Catalogue.entry(id)
    for trigger in [Catalogue.Entry.Trigger.present, .dismiss] {
      Timeline.current = Timeline()
      let stage = TransitionStage(
        entry, try entry.values(in: size), from: UIImage(), to: UIImage(), trigger: trigger)
      stage.follow(try #require(entry.drag))
      let way = finishes ? 152.0 : 148
      drag(
        stage, from: CGPoint(x: 200, y: trigger == .present ? 500 : 350),
        by: CGPoint(x: 3, y: trigger == .present ? -way : way))
      Timeline.current.advance(to: 5)
      #expect(stage.isComplete)
      #expect(stage.wasCancelled == !finishes)
    }
  }

  @Test func `a cancelled drag can be followed by another`() throws {
    Timeline.current = Timeline()
    let size = CGSize(width: 400, height: 600)
    let entry = try Catalogue.entry("crossfade")
    let stage = TransitionStage(
      entry, try entry.values(in: size), from: UIImage(), to: UIImage(), trigger: .pop)
    stage.follow(try #require(entry.drag))
    drag(stage, from: 100, by: 100)
    Timeline.current.advance(to: 5)
    #expect(stage.wasCancelled)
    drag(stage, from: 100, by: 250)
    Timeline.current.advance(to: 10)
    #expect(!stage.wasCancelled)
    #expect(stage.incoming.view.window === stage.window)
  }

  private func drag(_ stage: TransitionStage, from x: Double, by way: Double) {
    drag(stage, from: CGPoint(x: x, y: 300), by: CGPoint(x: way, y: 0))
  }

  private func drag(_ stage: TransitionStage, from point: CGPoint, by way: CGPoint) {
    let start = Timeline.current.now
    let steps = 12
    for step in 0...steps {
      let part = Double(step) / Double(steps)
      Timeline.current.advance(to: start + 0.3 * part)
      stage.touches.deliver(
        TouchSample(
          time: Timeline.current.now,
          location: CGPoint(x: point.x + way.x * part, y: point.y + way.y * part),
          phase: step == 0 ? .began : step == steps ? .ended : .moved))
    }
  }
}
