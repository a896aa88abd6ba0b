import Documents
import Files
import Flipbook
import Foundation

/// Renders all of a batch, one render after the other.
@MainActor
struct BatchRendering {
  private let job: RenderJob
  private let invocation: Invocation
  private let console: Console
  private let path: String

  init(_ job: RenderJob, _ invocation: Invocation, _ console: Console) {
    self.job = job
    self.invocation = invocation
    self.console = console
    path = (invocation[.output] ?? "").withoutTrailingSlash
  }

  func run() async throws -> ExitStatus {
    let pictures = PictureReader()
    let isDry = invocation.has(.dryRun)
    guard invocation.has(.force) || BatchManifest.hasPlace(in: path) else {
      throw Failure(ShardDirectoryError.otherJob(path), directory: path)
    }
    if !isDry { unlink("\(path)/\(Manifest.fileName)") }
    var status = ExitStatus.done
    var renders: [BatchManifest.Render] = []
    for item in job.items {
      guard let selection = job.selection.frames(of: item.name) else { continue }
      var alone = item.invocation
      if selection != .all { alone.give(selection.description, for: .jobFrames) }
      do {
        let rendering = try Rendering(alone, console, pictures: pictures)
        guard !rendering.plan.selection.indices(below: rendering.plan.frameCount).isEmpty else {
          console.warning("--frames \(selection) names no frame of \(item.name)")
          continue
        }
        if try await rendering.run() == .found { status = .found }
      } catch let failure as Failure {
        throw item.blame(failure)
      }
      if !isDry { renders.append(try manifest(of: item.name)) }
    }
    guard !isDry else { return status }
    let text = BatchManifest(renders: renders).text
    do {
      try AtomicFile.write(Array(text.utf8), to: "\(path)/\(Manifest.fileName)")
    } catch {
      throw Failure(error)
    }
    if invocation.has(.json) { try console.result(text) }
    return status
  }

  /// What the batch's manifest says about a render that has been written.
  private func manifest(of name: String) throws(Failure) -> BatchManifest.Render {
    let path = "\(path)/\(name)/\(Manifest.fileName)"
    let bytes: [UInt8]
    do {
      bytes = try AtomicFile.read(path)
    } catch {
      throw Failure(error)
    }
    let value = try? JSONReader(document: path).read(bytes)
    return BatchManifest.Render(
      name: name, frameCount: value?["frames"]?.elements?.count ?? 0, manifest: bytes)
  }
}
