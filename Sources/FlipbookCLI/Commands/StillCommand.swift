import Flipbook

extension Command {
  /// `flipbook still`.
  package static let still = Command(
    "still", "Render one moment of a transition or scene to a PNG.",
    examples: [
      Example(
        "a quarter of the way",
        "flipbook still circle-reveal --from a.png --to b.png --at 0.25 -o out.png"),
      Example("a scene", "flipbook still scene.json -o out.png"),
    ],
    arguments: [
      Argument(
        "name", "The transition, as 'flipbook list' names it, or the path of a scene (.json).")
    ],
    options: [.from, .to, .output.required(), .moment, .set, .duration, .timing, .scale, .size]
      + [.fit, .background, .assets, .preset]
  ) { invocation, console in
    let moment = try invocation.value(
      of: .moment, expected: "a part of the duration from 0 to 1, or a time such as 0.2s"
    ) { Moment($0) }
    let preset = try invocation.preset
    let production = try Production(invocation)
    if moment == nil, production.subject.transition != nil {
      throw Failure.usage("still needs --at for a transition", "write --at 0.5, or --at 0.2s")
    }
    let performance = try production.putOn()
    performance.begin()
    let time = (moment ?? .part(0)).time(
      within: production.timing.length(of: performance.duration))
    Timeline.current.advance(
      to: production.timing.moment(at: time, duration: performance.duration))
    for warning in Timeline.current.warnings { console.warning(warning) }
    let frame = try production.renderer(preset: preset).render(performance.displayList())
    let output = invocation[.output] ?? "-"
    try PictureOutput.write(frame.bytes, to: output)
    if output != "-" {
      console.note("\(output): \(production.canvas.width)×\(production.canvas.height)")
    }
    return .done
  }
}

/// A moment as a command line names it.
private enum Moment {
  /// A part of the duration.
  case part(Double)
  /// A time in seconds.
  case time(Double)

  /// Reads `0.25` or `0.2s`.
  init?(_ text: String) {
    if text.hasSuffix("s") {
      guard let time = Double(text.dropLast()), time >= 0, time <= 3600 else { return nil }
      self = .time(time)
    } else {
      guard let part = Double(text), part >= 0, part <= 1 else { return nil }
      self = .part(part)
    }
  }

  func time(within duration: Double) -> Double {
    switch self {
    case .part(let part): part * duration
    case .time(let time): time
    }
  }
}
