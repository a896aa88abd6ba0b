import Goldens
import ImageCodecs
import Raster

extension Benchmark {
  /// Writing PNG in memory: five kinds of frames through each preset.
  @MainActor
  static func encoding(_ screens: Screens) -> [Benchmark] {
    let frames = Self.frames(screens)
    return PNGOptions.Preset.allCases.flatMap { preset in
      frames.map { kind, bitmap in
        Benchmark(name: "encode/\(preset.rawValue)/\(kind)") {
          let image = StraightImage(bitmap)
          var options = PNGOptions()
          options.preset = preset
          var file: [UInt8] = []
          let cost = try Cost.of(1) { file = try PNGEncoder.encode(image, options: options) }
          return Sample(cost, bytes: file.count)
        }
      }
    }
  }

  /// The five frames that encoders are tried on: the screens, and three moments of motions.
  @MainActor
  static func frames(_ screens: Screens) -> [(kind: String, bitmap: Bitmap)] {
    [
      ("flat", screens.outgoing.bitmap), ("photo", screens.incoming.bitmap),
      ("mix", drawn(.crossfade, screens)), ("circle", drawn(.circle, screens)),
      ("flip", drawn(.flip, screens)),
    ]
  }

  @MainActor
  private static func drawn(_ motion: Motion, _ screens: Screens) -> Bitmap {
    Rasterizer(threads: 1).render(motion.displayList(of: screens, at: 0.4))
  }

  /// Reading the screens, and comparing two equal files and two equal pictures.
  @MainActor
  static func reading(_ screens: Screens) -> [Benchmark] {
    let path = screens.paths.outgoing
    return [
      Benchmark(name: "decode/screen") {
        Sample(try Cost.of(1) { _ = try ImageReader().read(path: path) })
      },
      Benchmark(name: "compare/files") {
        Sample(
          try Cost.of(1) {
            let pictures = try [path, path].map { try ImageReader().read(path: $0) }
            try check(FrameVerdict(expected: pictures[0], actual: pictures[1]))
          })
      },
      Benchmark(name: "compare/memory") {
        let picture = try ImageReader().read(path: path)
        let other = try ImageReader().read(path: path)
        return Sample(
          try Cost.of(1) { try check(FrameVerdict(expected: picture, actual: other)) })
      },
    ]
  }

  private static func check(_ verdict: FrameVerdict) throws {
    guard case .same = verdict else { throw Fault("a picture is not equal to itself") }
  }
}
