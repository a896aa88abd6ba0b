import Foundation
import Geometry
import Typesetting

/// The virtual clock: what now is, what is due when, and what has happened.
///
/// It moves only when told to. Layers, transactions, timers and delayed blocks all read the current
/// one, which a recording replaces before it begins.
@preconcurrency @MainActor
public final class Timeline {
  /// The timeline that everything runs on.
  public static var current = Timeline()

  /// The time, in seconds since the timeline was created.
  public internal(set) var now: CFTimeInterval = 0
  /// What has happened so far, in order.
  public private(set) var events: [Event] = []
  /// What the author of the recorded code should know, each sentence once.
  public private(set) var warnings: [String] = []
  /// The fonts that text was drawn with so far, by name.
  public private(set) var fonts: [FontIdentity] = []
  /// The source of every random number that recorded code asks for.
  public var random: SeededRandom
  /// Frames a second that display links run at.
  public var framesPerSecond = 60.0

  /// Blocks that wait, by time and then by sequence.
  var blocks: [ScheduledBlock] = []
  /// Animations that have been added and have not ended, in the order added.
  var running: [RunningAnimation] = []
  /// Roots of layer trees that are on display.
  var displayedRoots: [CALayer] = []
  /// Layers that have come on display since the last commit.
  var arrivals: [CALayer] = []
  /// Layers that keep a copy of their committed state since it was first changed.
  var changedLayers: [CALayer] = []
  /// Layers on display that want to draw their contents again.
  var undrawnLayers: [CALayer] = []
  /// The open transactions, innermost last.
  var transactions: [Transaction] = []
  /// Grows whenever the clock of a layer, or its place in the tree, changes.
  var clockGeneration = 0
  /// When the next animation starts or ends; nil when that has to be found out.
  var nextAnimationTime: Double?
  var isCommitting = false
  /// Whether blocks have kept scheduling each other at one instant.
  var isRunaway = false
  /// How many calls of `advance(to:)` are under way.
  var advances = 0
  /// How many calls of ``tell(_:)`` are under way.
  var tellings = 0
  /// What the C library's functions draw from once the client has seeded them.
  var streams = SeededStreams()
  /// The client's timers that this clock fires.
  var timersInHand: [Timer] = []
  /// What other modules keep beside the timeline, by type.
  var companions: [ObjectIdentifier: AnyObject] = [:]
  private var lastSequence = 0

  /// Creates a timeline at time 0 whose random numbers belong to `seed`.
  public init(seed: UInt64 = 0) {
    random = SeededRandom(seed: seed)
  }

  /// Returns a place behind everything that was added before.
  func nextSequence() -> Int {
    lastSequence += 1
    return lastSequence
  }
}

extension Timeline {
  /// Whether the clock is being moved: whatever runs now is run by it.
  package var isMoving: Bool { advances > 0 }

  /// Runs work as the clock does what is due, but at once.
  package func perform(_ work: () -> Void) {
    advances += 1
    defer { endAdvance() }
    work()
  }

  /// Runs a screen's own code, such as its callbacks, whether or not the clock moves.
  ///
  /// What it puts off without delay while the clock stands is done by whoever comes first: this
  /// clock when it is moved, or the system when the main thread waits for something.
  package func tell<Result>(_ code: () -> Result) -> Result {
    tellings += 1
    defer { tellings -= 1 }
    return code()
  }

  /// Whether a screen's own code runs.
  package var isTelling: Bool { tellings > 0 }

  /// Whether what the main thread puts off is put off on this clock: while it moves, and while
  /// layers are on display.
  package var isInCharge: Bool { isMoving || !displayedRoots.isEmpty }
}

extension Timeline {
  /// Adds an entry at the present time to the record.
  public func log(_ kind: Event.Kind, subject: String, detail: String = "") {
    events.append(Event(kind, time: now, subject: subject, detail: detail))
  }

  /// Tells the author of the recorded code something; the same sentence only once.
  public func warn(_ sentence: String) {
    if !warnings.contains(sentence) { warnings.append(sentence) }
  }

  /// Takes down which fonts a drawn text came from, and tells what is not as it was asked for.
  package func note(_ text: TextLayout) {
    for font in text.fonts where !text.shapes.isEmpty && !fonts.contains(font) {
      let place = fonts.firstIndex { ($0.name, $0.hash) > (font.name, font.hash) }
      fonts.insert(font, at: place ?? fonts.count)
    }
    for sentence in text.shortfalls { warn(sentence) }
  }
}

extension Timeline {
  /// Runs `block` once, when the timeline reaches `time`, or in the next turn if it has.
  ///
  /// A time that is not a number counts as now.
  @discardableResult
  public func schedule(
    at time: CFTimeInterval, _ block: @escaping () -> Void
  ) -> ScheduledBlock {
    schedule(.work, at: time, block)
  }

  /// Runs `block` once, when the timeline reaches `time`, and says what it is there for.
  @discardableResult
  package func schedule(
    _ role: ScheduledBlock.Role, at time: CFTimeInterval, _ block: @escaping () -> Void
  ) -> ScheduledBlock {
    let due = time.isNaN ? now : max(time, now)
    let scheduled = ScheduledBlock(
      time: due, sequence: nextSequence(), role: role, block: block)
    var index = blocks.count
    while index > 0, blocks[index - 1].time > due { index -= 1 }
    blocks.insert(scheduled, at: index)
    return scheduled
  }

  /// Runs `block` once, `delay` seconds from now.
  @discardableResult
  public func schedule(
    after delay: CFTimeInterval, _ block: @escaping () -> Void
  ) -> ScheduledBlock {
    schedule(at: now + delay, block)
  }
}
