import Documents
import Files
import Flipbook

/// Everything that an invocation of `render` is to render: one thing, or those of a batch.
struct RenderJob {
  /// The renders, in their order.
  let items: [Item]
  /// Whether it is a batch.
  let isBatch: Bool
  /// The frames that are wanted.
  let selection: JobSelection

  /// One render.
  struct Item {
    /// Its name; `ShardManifest.soleRender` if it is no batch.
    let name: String
    /// The invocation that renders it alone, with all its frames.
    let invocation: Invocation
    /// Where its batch names it.
    let place: String?
  }

  /// What is written in a batch, and not on the command line.
  private static let described: [Option] = [
    .from, .to, .set, .duration, .rate, .timing, .scale, .size, .fit, .background, .trigger,
    .gesture, .reverse, .holdFirst, .holdLast, .assets,
  ]

  /// Finds out what is to be rendered, by reading the batch if it is one.
  init(_ invocation: Invocation) throws(Failure) {
    let name = invocation.required(argument: "name")
    let output = invocation[.output] ?? ""
    _ = (try invocation.jobs, try invocation.preset, try invocation.progressStyle)
    let batch = try Self.batch(at: name)
    if output == "-", batch != nil || invocation.has(.shard) {
      throw .usage("--output must be a directory", "write -o <directory>")
    }
    guard let batch else {
      isBatch = false
      items = [Item(name: ShardManifest.soleRender, invocation: invocation, place: nil)]
      selection = try invocation.jobSelection
      if let named = selection.parts.first(where: { $0.render != nil }) {
        throw .usage(
          "--frames \(named) names a render and this is no batch", "leave the name out")
      }
      return
    }
    for option in Self.described where invocation.has(option) {
      throw .usage(
        "\(option.spelling) is not for a batch", "write it in \(name), for a render or for all")
    }
    isBatch = true
    selection = try invocation.jobSelection
    let names = batch.entries.map(\.name)
    for part in selection.parts {
      guard let render = part.render, !names.contains(render) else { continue }
      throw .usage(
        "\(name) has no render \"\(render)\"",
        Spelling.suggestion(for: render, among: names).map { "did you mean \($0)?" }
          ?? "its names are \(names.prefix(5).joined(separator: ", "))")
    }
    items = batch.entries.map { entry in
      Item(name: entry.name, invocation: invocation.alone(entry, output), place: entry.place)
    }
  }

  /// Reads the batch at `path`, or returns nil if it is none.
  static func batch(at path: String) throws(Failure) -> Batch? {
    guard path.hasSuffix(".json") else { return nil }
    let bytes: [UInt8]
    do {
      bytes = try AtomicFile.read(path, limit: 64 << 20)
    } catch {
      throw Failure(error)
    }
    guard BatchReader.isBatch(bytes) else { return nil }
    do {
      return try BatchReader.read(bytes, document: path)
    } catch {
      throw Failure(.malformedInput, "\(error)")
    }
  }
}

extension RenderJob.Item {
  /// Runs `body`, whose failures then say which render of the batch they are about.
  @MainActor
  func attempt<Result>(_ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let failure as Failure {
      throw blame(failure)
    }
  }

  /// A failure that says which render of the batch it is about.
  func blame(_ failure: Failure) -> Failure {
    guard let place else { return failure }
    return Failure(
      failure.status == .usage ? .malformedInput : failure.status,
      "\(place): \(name): \(failure.event)", failure.remedy)
  }
}

extension Invocation {
  /// The invocation that renders one entry of a batch, to its directory below the output.
  fileprivate func alone(_ entry: Batch.Entry, _ output: String) -> Invocation {
    var alone = Invocation(of: command)
    switch entry.subject {
    case .transition(let id): alone.give(id)
    case .scene(let path): alone.give(path)
    }
    for setting in entry.settings { alone.give(setting.text, for: setting.key.option) }
    for parameter in entry.parameters {
      alone.give("\(parameter.name)=\(parameter.text)", for: .set)
    }
    alone.give("\(output.withoutTrailingSlash)/\(entry.name)", for: .output)
    let shared: [Option] = [
      .lint, .strictFrames, .preset, .jobs, .progress, .resume, .force, .dryRun, .quiet,
      .verbose,
    ]
    for option in shared where has(option) { alone.give(self[option], for: option) }
    return alone
  }
}

extension Batch.Key {
  /// The option that sets the same.
  fileprivate var option: Option {
    switch self {
    case .from: .from
    case .to: .to
    case .assets: .assets
    case .duration: .duration
    case .timing: .timing
    case .fps: .rate
    case .scale: .scale
    case .size: .size
    case .fit: .fit
    case .background: .background
    case .trigger: .trigger
    case .gesture: .gesture
    case .reverse: .reverse
    case .holdFirst: .holdFirst
    case .holdLast: .holdLast
    }
  }
}

extension String {
  /// The path of a directory without slashes at its end.
  var withoutTrailingSlash: String {
    var path = self
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }
}
