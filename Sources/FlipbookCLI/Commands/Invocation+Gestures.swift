import Documents
import Files
import Flipbook
import Foundation

extension Invocation {
  /// The change of screens that was asked for; nil: the entry's usual one.
  package func trigger(of entry: Catalogue.Entry) throws(Failure) -> Catalogue.Entry.Trigger? {
    let names = entry.triggers.map(\.rawValue)
    return try value(of: .trigger, expected: "a change that \(entry.id) animates: \(names.listed)")
    {
      text -> Catalogue.Entry.Trigger? in
      guard let trigger = Catalogue.Entry.Trigger(rawValue: text),
        entry.triggers.contains(trigger)
      else { return nil }
      return trigger
    }
  }

  /// The finger that moves the transition, if one does, and the document that it was read from.
  package var gestureTrace: (trace: GestureTrace, document: Manifest.Document?)? {
    get throws(Failure) {
      guard let text = self[.gesture] else { return nil }
      if text.hasSuffix(".json") {
        let bytes: [UInt8]
        do {
          bytes = try AtomicFile.read(text, limit: 16 << 20)
        } catch {
          throw Failure(error)
        }
        do {
          return (
            try GestureTrace(reading: bytes, document: text),
            Manifest.Document(
              role: "gesture", file: PathParts(text).name, bytes: bytes)
          )
        } catch {
          throw Failure(.malformedInput, "\(error)")
        }
      }
      guard let trace = GestureTrace(parsing: text) else {
        throw .usage(
          "--gesture \(text) is not a gesture",
          "write \"pan 0,400 -> 300,400 in 0.4s\", with a time above 0 s and up to "
            + "\(Int(GestureTrace.longestTime)) s, \"tap 200,400\" or a JSON file")
      }
      return (trace, nil)
    }
  }

  /// What else decides what is seen, as the manifest lists it.
  var staging: [Manifest.Parameter] {
    [Option.trigger, .gesture, .fit].compactMap { option in
      guard let text = self[option] else { return nil }
      let isFile = option.name == Option.gesture.name && text.hasSuffix(".json")
      return Manifest.Parameter(
        option.name, .string(isFile ? PathParts(text).name : text))
    }
  }
}

extension [String] {
  /// The words in a row: `a`, `a or b`, `a, b or c`.
  var listed: String {
    guard let last, count > 1 else { return first ?? "" }
    return dropLast().joined(separator: ", ") + " or \(last)"
  }
}

extension TransitionLint {
  /// The rules for an entry of the catalogue, run by `trigger`, on a canvas.
  init(
    of entry: Catalogue.Entry, by trigger: Catalogue.Entry.Trigger, driving: Driving,
    on canvas: CanvasSize
  ) {
    self.init()
    (opening, closing) = entry.rules(by: trigger)
    self.driving = entry.drag == nil ? .none : driving
    scale = canvas.scale
  }
}
