import Raster
import Recording

extension Benchmark {
  /// Drawing alone, a benchmark for each motion: the output is left in memory that is used again.
  @MainActor
  static func drawing(_ screens: Screens, threads: Int) -> [Benchmark] {
    Motion.allCases.map { motion in
      Benchmark(name: "draw/\(motion.rawValue)", threads: threads) {
        let frames = 30
        let lists = (0..<frames).map {
          motion.displayList(of: screens, at: (Double($0) + 0.5) / Double(frames))
        }
        var bitmap = Bitmap(width: screens.canvas.width, height: screens.canvas.height)
        let rasterizer = Rasterizer(threads: threads)
        rasterizer.render(lists[0], into: &bitmap)
        return Sample(
          Cost.of(frames) {
            for list in lists { rasterizer.render(list, into: &bitmap) }
          })
      }
    }
  }
}
