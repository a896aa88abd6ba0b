import ImageCodecs
import Raster
import Synchronization

/// A band of a frame, encoded and hashed, with what the band below needs of it.
struct FinishedBand: Sendable {
  /// The band as part of a PNG.
  var encoded: EncodedBand
  /// The digest of its pixels.
  var digest: Digest
  /// The last row of its pixels, as straight RGBA.
  var lastRow: [Pixel]
}

/// Bands of recent frames, for frames that show the same again.
///
/// What is found here is what drawing and encoding would give, so the frames are the same whether a
/// band is found or not.
final class BandStore: Sendable {
  /// What a band's bytes depend on: what it shows, and what the band above shows.
  struct Key: Sendable, Hashable {
    var above: Digest?
    var band: Digest
    var channels: PNGChannels
  }

  /// How many versions of each band are kept.
  private let depth: Int
  private let bands: Mutex<[[(key: Key, band: FinishedBand)]]>

  /// Creates an empty store for frames of a number of bands.
  init(bandCount: Int, depth: Int) {
    self.depth = depth
    bands = Mutex(Array(repeating: [], count: bandCount))
  }

  /// Returns the band that has a key, if it was seen lately.
  func find(_ key: Key, at index: Int) -> FinishedBand? {
    bands.withLock { bands in
      guard let place = bands[index].firstIndex(where: { $0.key == key }) else { return nil }
      let found = bands[index].remove(at: place)
      bands[index].append(found)
      return found.band
    }
  }

  /// Keeps a band, in the place of the one that was not asked for longest.
  func keep(_ band: FinishedBand, as key: Key, at index: Int) {
    bands.withLock { bands in
      bands[index].removeAll { $0.key == key }
      bands[index].append((key, band))
      if bands[index].count > depth { bands[index].removeFirst() }
    }
  }
}
