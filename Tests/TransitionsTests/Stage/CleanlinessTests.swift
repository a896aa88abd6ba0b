import Foundation
import Geometry
import Layers
import Testing
import Transitions
import Views

/// An entry together with one of the changes of screens that it can animate.
struct Run: Sendable, CustomStringConvertible {
  var entry: Catalogue.Entry
  var trigger: Catalogue.Entry.Trigger
  var values: [String: ParameterValue] = [:]

  var description: String {
    let set = values.keys.sorted().map { key in " \(key)=\(values[key]?.description ?? "")" }
    return "\(entry.id) by \(trigger)" + set.joined()
  }

  var rules: (opening: Catalogue.Entry.FrameRule, closing: Catalogue.Entry.FrameRule) {
    entry.rules(by: trigger)
  }

  /// Whether what is presented leaves a part of the presenting screen free.
  var isSheet: Bool { entry.family == .sheets }

  /// Every entry with every trigger, and the variants that move differently.
  static let all =
    Catalogue.entries.flatMap { entry in
      entry.triggers.map { Run(entry: entry, trigger: $0) }
    } + variants

  private static let variants: [Run] = [
    ("door-open", ["seam": "horizontal"]), ("door-open", ["movement": "hinge"]),
    ("door-open", ["movement": "hinge", "seam": "horizontal"]),
    ("circle-reveal", ["side": "outside"]), ("tab-slide", ["direction": "backward"]),
    ("wipe", ["direction": "up"]), ("wipe-corner", ["corner": "bottom-right"]),
    ("wipe-angled", ["corner": "bottom-left"]), ("clock", ["rotation": "counterclockwise"]),
    ("bow-tie", ["axis": "vertical"]), ("diamonds-collide", ["axis": "vertical"]),
    ("shape-reveal", ["shape": "heart"]), ("shape-reveal", ["shape": "leaf"]),
    ("shape-reveal", ["shape": "rose"]), ("crop", ["outline": "rectangle"]),
    ("slide", ["direction": "up", "fading": "outgoing"]), ("parallax", ["direction": "right"]),
    ("cover", ["direction": "left"]), ("anchor-zoom", ["movement": "out", "anchor": "right"]),
    ("squeeze", ["axis": "vertical"]), ("swing-in", ["side": "right"]),
    ("split-slide", ["movement": "in", "axis": "vertical"]), ("split-slide", ["movement": "both"]),
    ("slices", ["direction": "up"]), ("zigzag", ["order": "snaking", "axis": "vertical"]),
    ("turn", ["direction": "up"]), ("half-flip", ["axis": "horizontal"]),
    ("cube", ["direction": "up"]), ("corner-roll", ["corner": "bottom-right"]),
  ].compactMap { id, words in
    guard let entry = Catalogue.entries.first(where: { $0.id == id }) else { return nil }
    return Run(entry: entry, trigger: entry.trigger, values: words.mapValues { .choice($0) })
  }

  /// Every entry with its usual trigger.
  static let usual = Catalogue.entries.map { Run(entry: $0, trigger: $0.trigger) }

  /// Those that a finger can drive.
  static let interactive = all.filter { $0.entry.drag != nil }
}

@MainActor
@Suite struct CleanlinessTests {
  private static let size = CGSize(width: 320, height: 480)

  @Test(arguments: Run.all)
  func `every transition completes in time and leaves nothing behind`(run: Run) throws {
    let stage = try stage(run)
    #expect(!stage.isComplete)
    stage.run()
    Timeline.current.advance(to: run.entry.standardDuration + 0.001)
    #expect(stage.isComplete)
    #expect(!stage.isOverdue)
    #expect(Timeline.current.warnings == [])
    #expect(stage.incoming.view.window === stage.window)
    #expect((stage.outgoing.view.window == nil) == !(run.isSheet && run.trigger == .present))
    if !run.isSheet { expectClean(stage) }
    if run.isSheet, run.trigger == .dismiss { expectClean(stage, [stage.incoming]) }
  }

  @Test(arguments: Run.interactive)
  func `every transition can be cancelled and leaves everything as it was`(run: Run) throws {
    let driver = UIPercentDrivenInteractiveTransition()
    let stage = try stage(run, driver)
    stage.run()
    driver.update(0.6)
    Timeline.current.advance(to: 0.5)
    driver.cancel()
    Timeline.current.advance(to: 5)
    #expect(stage.isComplete)
    #expect(stage.wasCancelled)
    #expect(Timeline.current.warnings == [])
    #expect(stage.outgoing.view.window === stage.window)
    #expect((stage.incoming.view.window == nil) == !(run.isSheet && run.trigger == .dismiss))
    // A sheet that did not come keeps the place that it was given.
    if !run.isSheet { expectClean(stage) }
    if run.isSheet, run.trigger == .present { expectClean(stage, [stage.outgoing]) }
  }

  @Test(arguments: Run.all)
  func `every run is told of in the timeline's events`(run: Run) throws {
    let stage = try stage(run)
    let mark = Timeline.current.events.count
    stage.run()
    Timeline.current.advance(to: 5)
    let kinds = Timeline.current.events[mark...].map(\.kind.rawValue)
    if run.trigger != .segue && run.trigger != .unwind {
      #expect(kinds.filter { $0 == "animateTransition" }.count == 1)
      #expect(kinds.filter { $0 == "completeTransition" }.count == 1)
    }
    #expect(kinds.contains("animationAdded"))
    let isAway = run.isSheet && run.trigger == .dismiss
    #expect(kinds.contains(isAway ? "viewDidDisappear" : "viewDidAppear"))
  }

  private func stage(
    _ run: Run, _ driver: UIPercentDrivenInteractiveTransition? = nil
  ) throws -> TransitionStage {
    Timeline.current = Timeline()
    UIScreen.main.configure(size: Self.size, scale: 1)
    let stage = TransitionStage(
      run.entry, try run.entry.values(run.values, in: Self.size), from: UIImage(), to: UIImage(),
      trigger: run.trigger, interaction: driver)
    Timeline.current.commit()
    return stage
  }

  private func expectClean(_ stage: TransitionStage, _ screens: [UIViewController]? = nil) {
    for controller in screens ?? [stage.outgoing, stage.incoming] {
      guard let view = controller.view else { continue }
      #expect(view.alpha == 1)
      #expect(!view.isHidden)
      #expect(CATransform3DIsIdentity(view.layer.transform))
      #expect(view.layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
      #expect(view.layer.mask == nil)
      #expect(view.layer.zPosition == 0)
      #expect(view.layer.cornerRadius == 0)
      #expect(view.layer.shadowOpacity == 0)
      #expect(view.subviews.allSatisfy { $0 is UICollectionView })
      #expect(view.frame == CGRect(origin: .zero, size: Self.size))
    }
    let seen = stage.outgoing.view.window == nil ? stage.incoming : stage.outgoing
    guard let container = seen.view.superview else { return }
    #expect(container.subviews.count == 1)
    #expect(CATransform3DIsIdentity(container.layer.sublayerTransform))
    #expect(container.layer.speed == 1)
    #expect(container.layer.timeOffset == 0)
    #expect(container.isUserInteractionEnabled)
  }
}
