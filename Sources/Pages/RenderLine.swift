import Documents

/// The command that makes the frames of a manifest again.
package enum RenderLine {
  /// Returns the command; nil if the manifest does not say what was rendered.
  ///
  /// Manifests hold no paths: pictures are named as if the shell stood where they are.
  package static func line(by manifest: JSONValue, to directory: String) -> ShellLine? {
    let transition = manifest["transition"]
    guard let subject = transition ?? manifest["scene"],
      let name = subject[transition == nil ? "file" : "id"]?.text
    else { return nil }
    var words = ["flipbook", "render", name]
    for input in manifest["inputs"]?.elements ?? [] {
      guard let role = input["role"]?.text, let file = input["file"]?.text,
        transition != nil, role == "from" || role == "to"
      else { continue }
      words += ["--\(role)", file]
    }
    words += settings(of: subject)
    words += canvas(manifest["output"], like: manifest["inputs"]?.elements?.first)
    words += timing(manifest["timing"])
    return ShellLine(words + ["-o", directory])
  }

  /// What belongs to the transition: its parameters, its finger, how time goes by.
  private static func settings(of subject: JSONValue) -> [String] {
    var words: [String] = []
    if case .object(let parameters) = subject["parameters"]?.content {
      for parameter in parameters {
        guard let value = spelling(parameter.value) else { continue }
        let isOption = ["trigger", "gesture", "fit"].contains(parameter.key)
        words += isOption ? ["--\(parameter.key)", value] : ["--set", "\(parameter.key)=\(value)"]
      }
    }
    if let curve = subject["timing"]?.text, curve != "linear" { words += ["--timing", curve] }
    if subject["direction"]?.text == "backwards" { words.append("--reverse") }
    return words
  }

  /// What belongs to the screen; its size is said where it is not that of the first picture.
  private static func canvas(_ output: JSONValue?, like picture: JSONValue?) -> [String] {
    var words: [String] = []
    if let output, let scale = output["scale"]?.number {
      words += ["--scale", scale.literal]
      let sides = ["width", "height"].map { output[$0]?.number?.double ?? 0 }
      if let picture, ["width", "height"].map({ picture[$0]?.number?.double ?? 0 }) != sides,
        let factor = scale.double, factor > 0
      {
        let points = sides.map { JSONNumber($0 / factor).literal }
        words += ["--size", "\(points[0])x\(points[1])"]
      }
    }
    if let background = output?["background"]?.text, background.lowercased() != "#000000" {
      words += ["--background", background]
    }
    return words
  }

  private static func timing(_ timing: JSONValue?) -> [String] {
    var words: [String] = []
    if let rate = timing?["fps"]?.text {
      words += ["--fps", rate.hasSuffix("/1") ? String(rate.dropLast(2)) : rate]
    }
    for (key, option) in [("holdFirst", "--hold-first"), ("holdLast", "--hold-last")] {
      if let hold = timing?[key]?.number, hold.double != 0 { words += [option, hold.literal] }
    }
    return words
  }

  private static func spelling(_ value: JSONValue) -> String? {
    value.text ?? value.number?.literal
  }
}
