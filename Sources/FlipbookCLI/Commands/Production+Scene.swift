import Documents
import Files
import Flipbook
import Foundation

extension Production {
  /// Prepares a scene document.
  init(scene path: String, _ invocation: Invocation) throws {
    try invocation.refuse(
      [.from, .to, .set, .duration, .trigger, .gesture, .size, .fit], for: "a scene")
    let timing = try invocation.playbackTiming
    let text: [UInt8]
    do {
      text =
        path == "-"
        ? try AtomicFile.readStandardInput(limit: 64 << 20)
        : try AtomicFile.read(path, limit: 64 << 20)
    } catch {
      throw Failure(error)
    }
    let folder = invocation[.assets] ?? PathParts(path).directory
    let limits = try invocation.limits
    let shelf = PictureShelf(folder.isEmpty ? "." : folder, limits)
    let reader = SceneReader { try shelf.picture(named: $0) }
    let scene = try Production.read(text, path, reader)
    let scale = invocation.has(.scale) ? try invocation.scale(ofPicturesAt: []) : scene.scale
    let background = try invocation.givenBackground ?? scene.background
    guard let canvas = CanvasSize(points: scene.size, scale: scale, limit: limits.pixelCount) else {
      throw Failure(
        .malformedInput,
        "the canvas of \(path) has more than \(limits.pixelCount) pixels, or none",
        "change its width, height or scale, or allow more with --limit-pixels")
    }
    let rate = try Production.rate(of: scene, path, invocation)
    self.init(
      subject: Manifest.Subject(
        scene: PathParts(path).name, timing: timing.description,
        documents: [
          Manifest.Document(role: "scene", file: PathParts(path).name, bytes: text)
        ]),
      inputs: shelf.inputs, canvas: canvas, background: background, profile: .sRGB, rate: rate,
      timing: timing
    ) {
      ScenePerformance(
        try Production.read(text, path, reader), scale: scale, background: background)
    }
    sources = [path] + shelf.inputs.map { "\(shelf.directory)/\($0.file)" }
  }

  /// Frames a second: as asked for, or as the scene says.
  private static func rate(
    of scene: Scene, _ path: String, _ invocation: Invocation
  ) throws(Failure) -> FrameRate {
    if invocation.hasRate, invocation.has(.rate) { return try invocation.frameRate }
    guard let rate = FrameRate(Fraction(nearest: scene.framesPerSecond)) else {
      throw Failure(.malformedInput, "\(path) has an fps that is no frame rate", "use --fps")
    }
    return rate
  }

  private static func read(
    _ text: [UInt8], _ path: String, _ reader: SceneReader
  ) throws(Failure) -> Scene {
    do {
      return try reader.read(text, document: path == "-" ? "standard input" : path)
    } catch {
      throw Failure(error)
    }
  }
}

/// The pictures that a scene may show: those in one directory, each read once.
@MainActor
private final class PictureShelf {
  let directory: String
  private let limits: ImageLimits
  private var pictures: [String: Picture] = [:]
  /// The pictures that were taken from the shelf, in that order.
  private(set) var inputs: [Manifest.Input] = []

  init(_ directory: String, _ limits: ImageLimits) {
    self.directory = directory
    self.limits = limits
  }

  func picture(named name: String) throws(Failure) -> Picture {
    if let picture = pictures[name] { return picture }
    let image = try PictureSource.read("\(directory)/\(name)", limits: limits)
    let converted = ColorConversion(from: image.profile, to: .sRGB).convert(image)
    let picture = Picture(Bitmap(converted))
    pictures[name] = picture
    inputs.append(
      Manifest.Input(
        role: "asset", file: name, width: image.width, height: image.height,
        pixelHash: PixelHash(converted).description))
    return picture
  }
}
