import ImageCodecs
import Testing

/// Files of eight bits a channel, RGB or RGBA, which take a path of their own.
@Suite struct PlainPNGTests {
  /// Rows of seeded bytes behind filters in turn, and the pixels that they stand for by the standard.
  private func rows(width: Int, height: Int, channels: Int) -> (filtered: [UInt8], pixels: [UInt8])
  {
    var random = SplitMix(state: UInt64(width * 10 + channels))
    let length = width * channels
    var above = [UInt8](repeating: 0, count: length)
    var (filtered, pixels): ([UInt8], [UInt8]) = ([], [])
    for y in 0..<height {
      let bytes = (0..<length).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      filtered += [UInt8(y % 5)] + bytes
      var row = bytes
      for index in row.indices {
        let a = index < channels ? 0 : Int(row[index - channels])
        let b = Int(above[index])
        let c = index < channels ? 0 : Int(above[index - channels])
        let p = a + b - c
        let nearest = [a, b, c].min { abs(p - $0) < abs(p - $1) } ?? a
        row[index] &+= UInt8([0, a, b, (a + b) / 2, nearest][y % 5])
      }
      for start in stride(from: 0, to: length, by: channels) {
        pixels += row[start..<start + channels] + (channels == 3 ? [255] : [])
      }
      above = row
    }
    return (filtered, pixels)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 16, 33, 1000], [3, 4])
  func `every filter is undone`(width: Int, channels: Int) throws {
    let (filtered, pixels) = rows(width: width, height: 23, channels: channels)
    let colorType: UInt8 = channels == 3 ? 2 : 6
    let file = PNGBuilder.file(
      width: width, height: 23, depth: 8, colorType: colorType, rows: filtered)
    #expect(try ImageReader().read(bytes: file).pixels == pixels)
    // The same data in many pieces.
    var pieces = PNGBuilder()
    let sides = PNGBuilder.big32(UInt32(width)) + PNGBuilder.big32(23)
    pieces.append("IHDR", sides + [8, colorType, 0, 0, 0])
    let stream = PNGBuilder.stored(filtered)
    for start in stride(from: 0, to: stream.count, by: 100) {
      pieces.append("IDAT", Array(stream[start..<min(start + 100, stream.count)]))
    }
    pieces.append("IEND", [])
    #expect(try ImageReader().read(bytes: pieces.bytes).pixels == pixels)
  }

  @Test(arguments: [3, 4])
  func `faults are found and named`(channels: Int) throws {
    var (filtered, _) = rows(width: 7, height: 9, channels: channels)
    let colorType: UInt8 = channels == 3 ? 2 : 6
    func fault(_ data: [UInt8]) -> ImageReadingError.Fault? {
      var file = PNGBuilder()
      file.append("IHDR", PNGBuilder.big32(7) + PNGBuilder.big32(9) + [8, colorType, 0, 0, 0])
      file.append("IDAT", data)
      file.append("IEND", [])
      do {
        _ = try ImageReader().read(bytes: file.bytes)
        return nil
      } catch {
        return error.fault
      }
    }
    let sound = PNGBuilder.stored(filtered)
    #expect(fault(sound) == nil)
    var wrong = sound
    wrong[wrong.count - 1] ^= 1
    #expect(fault(wrong) == .pixelChecksum)
    #expect(fault(sound.dropLast(5 + 7 * channels + 1)) != nil)
    // More rows than the picture has, and bytes after the stream, harm nothing.
    #expect(fault(PNGBuilder.stored(filtered + filtered)) == nil)
    #expect(fault(sound + [1, 2, 3]) == nil)
    filtered[3 * (1 + 7 * channels)] = 5
    #expect(fault(PNGBuilder.stored(filtered)) == .filter(row: 3))
  }
}
