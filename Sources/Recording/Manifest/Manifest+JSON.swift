import Documents
import Typesetting

extension Manifest {
  /// The manifest as the file holds it.
  public var text: String { JSONWriter().text(of: json) }

  /// The manifest as a JSON value.
  public var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("schema", .string(Self.schema)),
      ("renderer", renderer.json),
    ]
    // Only where there is text: all else does not depend on fonts.
    if !fonts.isEmpty {
      members.append(
        (
          "fonts",
          .array(fonts.map { ["name": .string($0.name), "hash": .string($0.hash)] })
        ))
    }
    members += [
      (subject.transition == nil ? "scene" : "transition", subject.json),
      ("inputs", .array(inputs.map(\.json))),
      ("output", output.json),
      ("timing", timing.json),
      ("frames", .array(frames.map { json(of: $0) })),
      ("events", .array(events.map(\.json))),
      ("warnings", .array(warnings.map { .string($0) })),
    ]
    return .object(members)
  }

  private func json(of frame: Frame) -> JSONValue {
    [
      "index": .number(frame.index),
      "file": .string(frame.file),
      "time": .number(timing.rate.time(ofFrame: frame.index)),
      "delay": .string(timing.delay(ofFrame: frame.index).description),
      "pixelHash": .string(frame.pixelHash),
    ]
  }
}

extension Manifest.Subject {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = []
    if let transition { members.append(("id", .string(transition))) }
    if let scene { members.append(("file", .string(scene))) }
    members += [
      ("parameters", .object(parameters.map { ($0.name, $0.value) })),
      ("timing", .string(timing)),
      ("direction", .string(direction.rawValue)),
    ]
    if !documents.isEmpty {
      members.append(
        (
          "documents",
          .array(
            documents.map {
              ["role": .string($0.role), "file": .string($0.file), "hash": .string($0.hash)]
            })
        ))
    }
    return .object(members)
  }
}

extension Manifest.Input {
  fileprivate var json: JSONValue {
    [
      "role": .string(role), "file": .string(file), "width": .number(width),
      "height": .number(height), "pixelHash": .string(pixelHash),
    ]
  }
}

extension Manifest.Output {
  fileprivate var json: JSONValue {
    [
      "pattern": .string(pattern), "width": .number(width), "height": .number(height),
      "scale": .number(scale), "background": .string(background),
      "colorProfile": .string(colorProfile), "compression": .string(compression),
    ]
  }
}

extension Manifest.Timing {
  fileprivate var json: JSONValue {
    [
      "fps": .string(rate.description), "frameCount": .number(frameCount),
      "duration": .number(duration), "holdFirst": .number(holdFirst.value),
      "holdLast": .number(holdLast.value),
    ]
  }
}

extension Manifest.Event {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("time", .number(time)), ("kind", .string(kind)), ("subject", .string(subject)),
    ]
    if !detail.isEmpty { members.append(("detail", .string(detail))) }
    return .object(members)
  }
}
