import Foundation
import ImageCodecs
import Layers
import Raster
import Recording

extension Benchmark {
  /// Sixty frames of each motion, drawn and encoded, with bands of earlier frames used again.
  @MainActor
  static func pipeline(_ screens: Screens, threads: Int) -> [Benchmark] {
    Motion.allCases.map { motion in
      Benchmark(name: "pipeline/\(motion.rawValue)", threads: threads) {
        let frames = 60
        let renderer = try FrameRenderer(
          width: screens.canvas.width, height: screens.canvas.height, alpha: .keptIfNeeded,
          options: PNGOptions())
        var index = 0
        var bytes = 0
        let start = Cost.now
        try await FramePipeline(renderer: renderer, jobs: threads).run {
          guard index < frames else { return nil }
          defer { index += 1 }
          return motion.displayList(of: screens, at: Double(index) / Double(frames))
        } deliver: { frame in
          bytes += frame.bytes.count
        }
        return Sample(Cost.now.since(start).divided(by: frames), bytes: bytes / frames)
      }
    }
  }

  /// The whole job for a circle reveal, to files in a temporary directory, one thread: reading the
  /// two screens, and sixty frames that are drawn, encoded and written; with bands of earlier frames
  /// used again, and with every frame made anew.
  @MainActor
  static func files(_ screens: Screens) -> [Benchmark] {
    [("circle", FrameRenderer.Reuse.bands), ("circle-anew", .nothing)].map { name, reuse in
      Benchmark(name: "files/\(name)") {
        let frames = 60
        let directory = FileManager.default.temporaryDirectory
          .appendingPathComponent("flipbook-bench-\(ProcessInfo.processInfo.processIdentifier)")
        try FileManager.default.createDirectory(
          at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        var index = 0
        var bytes = 0
        let start = Cost.now
        let screens = try screens.readAgain()
        let renderer = try FrameRenderer(
          width: screens.canvas.width, height: screens.canvas.height, alpha: .keptIfNeeded,
          options: PNGOptions(), reuse: reuse)
        try await FramePipeline(renderer: renderer, jobs: 1).run {
          guard index < frames else { return nil }
          defer { index += 1 }
          return Motion.circle.displayList(of: screens, at: Double(index) / Double(frames))
        } deliver: { frame in
          try Data(frame.bytes).write(to: directory.appendingPathComponent("\(bytes).png"))
          bytes += frame.bytes.count
        }
        return Sample(Cost.now.since(start).divided(by: frames), bytes: bytes / frames)
      }
    }
  }

  /// One frame's display list of layers that each carry three animations.
  @MainActor
  static func evaluation() -> [Benchmark] {
    [500, 1000, 2000, 4000].map { count in
      Benchmark(name: "evaluate/\(count)") {
        Timeline.current = Timeline()
        let root = CALayer()
        root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        for index in 0..<count { root.addSublayer(animatedLayer(index)) }
        Timeline.current.advance(to: 0.1)
        let frames = 10
        return Sample(
          Cost.of(frames) {
            for frame in 0..<frames {
              _ = root.displayList(
                at: 0.1 + Double(frame) / 60, scale: 3, size: root.bounds.size)
            }
          })
      }
    }
  }

  @MainActor
  private static func animatedLayer(_ index: Int) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: index % 40 * 9, y: index / 40 * 8, width: 8, height: 7)
    layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
    for (keyPath, value) in [("opacity", 0.2), ("transform.rotation.z", 1), ("position.x", 200)] {
      let animation = CABasicAnimation(keyPath: keyPath)
      animation.toValue = value
      animation.duration = 1
      layer.add(animation, forKey: keyPath)
    }
    return layer
  }
}
