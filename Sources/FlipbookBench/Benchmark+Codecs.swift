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
          let encoder = try PNGEncoder(
            width: image.width, height: image.height, channels: .rgb, options: options)
          var file: [UInt8] = []
          let cost = Cost.of(1) {
            let pixels = image.pixels.span.bytes
            file = encoder.assemble(encoder.bands.map { encoder.encode($0, of: pixels) })
          }
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

  /// Reading the screens, and comparing two equal files, two equal pictures, and two that differ.
  @MainActor
  static func reading(_ screens: Screens) -> [Benchmark] {
    let path = screens.paths.outgoing
    let files = [("flat", screens.paths.outgoing), ("photo", screens.paths.incoming)]
    return files.map { kind, path in
      Benchmark(name: "decode/\(kind)") {
        Sample(try Cost.of(1) { _ = try ImageReader().read(path: path) })
      }
    } + [
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
      Benchmark(name: "compare/different") {
        let pictures = try files.map { try ImageReader().read(path: $0.1) }
        return Sample(
          Cost.of(1) { _ = FrameVerdict(expected: pictures[0], actual: pictures[1]) })
      },
    ]
  }

  private static func check(_ verdict: FrameVerdict) throws {
    guard case .same = verdict else { throw Fault("a picture is not equal to itself") }
  }
}
