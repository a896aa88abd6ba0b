import ImageCodecs

/// Finds out which files of frames hold what they should.
struct FrameCheck: Sendable {
  /// Where the files are.
  let directory: String
  /// How many pixels a frame has.
  let pixelCount: Int
  /// How many files are read at the same time.
  let jobs: Int

  /// Returns the names of those frames whose files decode to pixels of their hash.
  func soundFrames(of frames: [(name: String, hash: PixelHash)]) async -> Set<String> {
    await withTaskGroup(of: String?.self) { group in
      var sound: Set<String> = []
      for (place, frame) in frames.enumerated() {
        if place >= jobs, let name = await group.next() ?? nil { sound.insert(name) }
        group.addTask { isSound(frame.name, frame.hash) ? frame.name : nil }
      }
      for await name in group {
        if let name { sound.insert(name) }
      }
      return sound
    }
  }

  private func isSound(_ name: String, _ hash: PixelHash) -> Bool {
    var limits = ImageLimits()
    limits.pixelCount = pixelCount
    guard let image = try? ImageReader(limits: limits).read(path: "\(directory)/\(name)") else {
      return false
    }
    return PixelHash(image) == hash
  }
}
