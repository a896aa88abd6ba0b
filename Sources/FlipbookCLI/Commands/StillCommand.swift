import Documents
import Flipbook
import Foundation
import Geometry

extension Command {
  /// `flipbook still`.
  package static let still = Command(
    "still", "Render one moment of a transition or scene to a PNG.",
    examples: [
      Example(
        "a quarter of the way",
        "flipbook still circle-reveal --from a.png --to b.png --at 0.25 -o out.png"),
      Example("a scene", "flipbook still scene.json -o out.png"),
      Example("its layers drawn apart", "flipbook still scene.json --explode -o apart.png"),
      Example("what is drawn, as text", "flipbook still scene.json --dump"),
    ],
    arguments: [
      Argument(
        "name", "The transition, as 'flipbook list' names it, or the path of a scene (.json).")
    ],
    options: [
      .from, .to, .output, .moment, .explode, .dump, .set, .duration, .timing, .scale, .size,
    ]
      + [.fit, .background, .trigger, .gesture, .assets, .preset] + Option.limits
  ) { invocation, console in
    let moment = try invocation.value(
      of: .moment,
      expected: "a part of the duration from 0 to 1, or a time from 0s to 3600s such as 0.2s"
    ) { Moment($0) }
    let preset = try invocation.preset
    guard !invocation.has(.dump) || !invocation.has(.explode) else {
      throw Failure.usage("still writes either text or a picture", "leave --dump or --explode out")
    }
    guard let output = invocation[.output] ?? (invocation.has(.dump) ? "-" : nil) else {
      throw Failure.usage("still needs --output", "write -o out.png, or --dump for text")
    }
    let inputs = [invocation[.from], invocation[.to], invocation.required(argument: "name")]
    try PictureOutput.protect(inputs.compactMap { $0 }, from: output)
    let production = try Production(invocation)
    if moment == nil, production.subject.transition != nil {
      throw Failure.usage("still needs --at for a transition", "write --at 0.5, or --at 0.2s")
    }
    for hint in production.hints { console.note(hint) }
    // How long a finger takes is known when it has been lifted, and not before.
    let rehearsal = invocation.has(.gesture) ? try production.rehearse() : nil
    if let rehearsal { try production.check(rehearsal.state) }
    let performance = try production.putOn()
    performance.begin()
    let duration = rehearsal?.duration ?? performance.duration
    let length = production.timing.length(of: duration)
    let time = (moment ?? .part(0)).time(within: length)
    if time > length {
      console.warning(
        "--at \(invocation[.moment] ?? "") is behind the end, at \(JSONNumber(length).literal)s: "
          + "what is drawn is the finished state")
    }
    Timeline.current.advance(
      to: production.timing.moment(at: time, duration: duration))
    for warning in Timeline.current.warnings { console.warning(warning) }
    if invocation.has(.dump) {
      try TextOutput.write("\(performance.displayList())\n", to: output, console)
      return .done
    }
    var list = performance.displayList()
    if invocation.has(.explode), let layer = performance.layer {
      let view = layer.explodedView(
        at: Timeline.current.now, scale: production.canvas.scale, size: production.canvas.points,
        background: production.background)
      for (index, caption) in view.captions.enumerated() {
        console.note("\(index + 1)  \(caption)")
      }
      list = view.list
    }
    let frame = try production.renderer(preset: preset, width: list.width, height: list.height)
      .render(list)
    try PictureOutput.write(frame.bytes, to: output)
    if output != "-" { console.note("\(output): \(list.width)×\(list.height)") }
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
      guard let time = Double(decimal: text.dropLast()), time >= 0, time <= 3600 else { return nil }
      self = .time(time)
    } else {
      guard let part = Double(decimal: text), part >= 0, part <= 1 else { return nil }
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
