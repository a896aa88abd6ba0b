import ImageCodecs

/// The pictures of a page: in the page itself as long as there is room, in files beside it from
/// then on.
///
/// Pictures with equal pixels and profiles are held once. Where room is short, pictures that matter
/// push others out.
package struct PictureShelf {
  /// How much a picture matters.
  package enum Weight: Int, Comparable {
    case ordinary
    case important

    package static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// A picture, and where it is.
  package struct Picture {
    package let width: Int
    package let height: Int
    package fileprivate(set) var place: Place
    fileprivate let weight: Weight
  }

  /// Where a picture is.
  package enum Place {
    /// In the page: a PNG file.
    case page([UInt8])
    /// In a file beside the page.
    case file(name: String)
  }

  private struct Key: Hashable {
    var hash: PixelHash
    var profile: ColorProfile
  }

  /// The pictures; their places in this array are their numbers.
  package private(set) var pictures: [Picture] = []
  /// How many bytes the pictures in the page take there.
  package private(set) var byteCount = 0
  private let limit: Int
  private let store: (_ name: String, _ bytes: [UInt8]) throws -> Void
  private var numbers: [Key: Int] = [:]

  /// Creates a shelf with room for `limit` bytes in the page; `store` writes a file beside it.
  package init(limit: Int, store: @escaping (_ name: String, _ bytes: [UInt8]) throws -> Void) {
    self.limit = limit
    self.store = store
  }

  /// The names of the files beside the page.
  package var fileNames: [String] {
    pictures.compactMap { picture in
      if case .file(let name) = picture.place { name } else { nil }
    }
  }

  /// Adds a picture and returns its number.
  ///
  /// It is written as 8-bit red, green, blue and perhaps alpha, not interlaced: the kind that the
  /// page can take apart itself, to show the stored values whatever the profile is.
  package mutating func add(_ image: StraightImage, _ weight: Weight) throws -> Int {
    let key = Key(hash: PixelHash(image), profile: image.profile)
    if let number = numbers[key] { return number }
    var options = PNGOptions()
    options.preset = .default
    options.profile = image.profile
    let bytes = try PNGEncoder.encode(image, options: options)
    let number = pictures.count
    numbers[key] = number
    pictures.append(
      Picture(width: image.width, height: image.height, place: .page(bytes), weight: weight))
    byteCount += Self.cost(bytes)
    try makeRoom(for: weight)
    return number
  }

  /// Moves pictures out of the page until it keeps the limit: the last ones first, and those that
  /// weigh less than `weight` before those that weigh as much.
  private mutating func makeRoom(for weight: Weight) throws {
    let order =
      pictures.indices.reversed().filter { pictures[$0].weight < weight }
      + pictures.indices.reversed().filter { pictures[$0].weight >= weight }
    for number in order where byteCount > limit {
      guard case .page(let bytes) = pictures[number].place else { continue }
      let name = PageFolder.fileName(for: bytes)
      try store(name, bytes)
      pictures[number].place = .file(name: name)
      byteCount -= Self.cost(bytes)
    }
  }

  /// How many characters a file takes in the page.
  private static func cost(_ bytes: [UInt8]) -> Int { (bytes.count + 2) / 3 * 4 }
}
