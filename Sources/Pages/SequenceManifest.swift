import Documents

/// What pages take from the manifest of a sequence, and what they take instead where there is none.
public struct SequenceManifest: Sendable, Hashable {
  private let manifest: JSONValue?

  /// Creates the value of a manifest that was read, or of none.
  public init(_ manifest: JSONValue?) {
    self.manifest = manifest
  }

  /// What was rendered: the name of a transition or scene; nil if nothing is known.
  public var subject: String? {
    manifest?["transition"]?["id"]?.text ?? manifest?["scene"]?["file"]?.text
  }

  /// The names of the frames' files; empty if nothing is known.
  public var names: [String] {
    (manifest?["frames"]?.elements ?? []).compactMap { $0["file"]?.text }
  }

  /// What is probably not as it was meant.
  public var warnings: [String] {
    (manifest?["warnings"]?.elements ?? []).compactMap(\.text)
  }

  /// When the frames `names` show: as the manifest says, unless it does not know all of them or
  /// `rate` is given; then evenly.
  public func timing(of names: [String], rate: String? = nil) -> PageTiming {
    if rate == nil, let manifest, let timing = PageTiming(of: names, in: manifest) { return timing }
    return PageTiming(count: names.count, rate: rate ?? "60")
  }

  /// The command lines that make the frames of `directory` again and make a film of them; it is
  /// empty for the current directory.
  public func commands(
    for names: [String], in directory: String, rate: String
  ) -> [PageCommand] {
    let output = directory.isEmpty ? "." : directory
    let render = manifest.flatMap { RenderLine.line(by: $0, to: output) }
    return [
      render.map { PageCommand("Render again, beside the pictures", $0) },
      PageCommand("Make a film", FilmLine.line(of: names, in: directory, rate: rate)),
    ].compactMap(\.self)
  }
}
