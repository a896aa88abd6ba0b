/// Which renderer made some frames.
public struct RendererVersion: Sendable, Hashable {
  /// The release: three numbers.
  public var release: String
  /// A number that rises whenever pixels may have changed, so that a difference between two runs
  /// after an upgrade explains itself.
  public var revision: Int

  /// This renderer.
  public static let current = RendererVersion(release: "0.1.0", revision: 1)

  /// Creates a version.
  public init(release: String, revision: Int) {
    self.release = release
    self.revision = revision
  }
}

extension RendererVersion {
  /// What pictures say about the program that wrote them: `flipbook 0.1.0`.
  public var software: String { "flipbook \(release)" }

  /// What `flipbook --version` prints.
  public var sentence: String { "\(software) (render revision \(revision))" }
}
