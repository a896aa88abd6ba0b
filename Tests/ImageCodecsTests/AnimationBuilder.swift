/// Animated PNG files put together chunk by chunk, so that any rule can be broken.
struct AnimationBuilder {
  /// A frame: its area, its operations and its straight RGBA pixels.
  struct Frame {
    var x = 0
    var y = 0
    var width: Int
    var height: Int
    var delay = [1, 60]
    var disposal = 0
    var blending = 0
    var pixels: [UInt8]

    /// A frame of one colour.
    init(
      _ width: Int, _ height: Int, x: Int = 0, y: Int = 0, disposal: Int = 0, blending: Int = 0,
      _ pixel: [UInt8]
    ) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
      self.disposal = disposal
      self.blending = blending
      pixels = (0..<width * height).flatMap { _ in pixel }
    }

    /// The pixels as a zlib stream of rows without filters.
    var packed: [UInt8] {
      var rows: [UInt8] = []
      for row in 0..<height {
        rows.append(0)
        rows += pixels[4 * row * width..<4 * (row + 1) * width]
      }
      return PNGBuilder.stored(rows)
    }
  }

  /// A chunk: its name, its contents, and its checksum where that is wrong.
  typealias Chunk = (name: String, contents: [UInt8], checksum: UInt32?)

  var chunks: [Chunk] = []
  private var nextNumber: UInt32 = 0

  /// Starts an animation; the picture's own pixels are a frame if `picture` is nil.
  init(
    width: Int, height: Int, frames: [Frame], plays: UInt32 = 0, picture: [UInt8]? = nil,
    pieces: Int = 1
  ) {
    add(
      "IHDR",
      PNGBuilder.big32(UInt32(width)) + PNGBuilder.big32(UInt32(height)) + [8, 6, 0, 0, 0])
    add("acTL", PNGBuilder.big32(UInt32(frames.count)) + PNGBuilder.big32(plays))
    if let picture {
      add("IDAT", Frame(width, height, picture).packed)
    }
    for (index, frame) in frames.enumerated() {
      add("fcTL", control(of: frame))
      let packed = frame.packed
      let step = (packed.count + pieces - 1) / pieces
      for start in stride(from: 0, to: packed.count, by: step) {
        let piece = Array(packed[start..<min(start + step, packed.count)])
        if index == 0, picture == nil { add("IDAT", piece) } else { add("fdAT", number() + piece) }
      }
    }
    add("IEND", [])
  }

  private mutating func add(_ name: String, _ contents: [UInt8]) {
    chunks.append((name, contents, nil))
  }

  private mutating func number() -> [UInt8] {
    defer { nextNumber += 1 }
    return PNGBuilder.big32(nextNumber)
  }

  private mutating func control(of frame: Frame) -> [UInt8] {
    var contents = number()
    for side in [frame.width, frame.height, frame.x, frame.y] {
      contents += PNGBuilder.big32(UInt32(side))
    }
    for part in frame.delay { contents += [UInt8(part >> 8), UInt8(part & 255)] }
    contents += [UInt8(frame.disposal), UInt8(frame.blending)]
    return contents
  }

  /// The file.
  var bytes: [UInt8] {
    var file = PNGBuilder()
    for chunk in chunks { file.append(chunk.name, chunk.contents, checksum: chunk.checksum) }
    return file.bytes
  }

  /// Returns the place of the `count`th chunk of a name, from 0.
  func place(_ name: String, _ count: Int = 0) -> Int {
    chunks.indices.filter { chunks[$0].name == name }[count]
  }
}
