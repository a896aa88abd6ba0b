import ImageCodecs
import Pages
import TestSupport
import Testing

/// Where pictures go.
struct PictureShelfTests {
  /// What a shelf wrote beside the page.
  private final class Files {
    var contents: [String: [UInt8]] = [:]
  }

  private let files = Files()

  private func shelf(limit: Int) -> PictureShelf {
    PictureShelf(limit: limit) { [files] in files.contents[$0] = $1 }
  }

  @Test func equalPicturesAreHeldOnce() throws {
    var shelf = shelf(limit: 1 << 20)
    let numbers = try [1, 2, 1, 2, 3].map { try shelf.add(.noise(8, 8, seed: $0), .ordinary) }
    #expect(numbers == [0, 1, 0, 1, 2])
    #expect(shelf.pictures.count == 3)
    #expect(shelf.fileNames.isEmpty)
  }

  @Test func profilesTellPicturesApart() throws {
    var shelf = shelf(limit: 1 << 20)
    let first = try shelf.add(StraightImage(4, 4, [1, 2, 3, 255]), .ordinary)
    let second = try shelf.add(StraightImage(4, 4, [1, 2, 3, 255], profile: .sRGB), .ordinary)
    #expect(first != second)
  }

  @Test func whatIsBeyondTheLimitGoesIntoFiles() throws {
    var shelf = shelf(limit: 10_000)
    for seed: UInt64 in 0..<10 { _ = try shelf.add(.noise(20, 20, seed: seed), .ordinary) }
    #expect(shelf.byteCount <= 10_000)
    #expect((1...9).contains(shelf.fileNames.count))
    #expect(Set(files.contents.keys) == Set(shelf.fileNames))
    for (number, picture) in shelf.pictures.enumerated() {
      let bytes: [UInt8] =
        switch picture.place {
        case .page(let bytes): bytes
        case .file(let name): files.contents[name] ?? []
        }
      let image = try ImageReader().read(bytes: bytes)
      #expect(image.pixels == StraightImage.noise(20, 20, seed: UInt64(number)).pixels)
    }
  }

  @Test func whatMattersPushesOthersOut() throws {
    var shelf = shelf(limit: 5_000)
    for seed: UInt64 in 0..<4 { _ = try shelf.add(.noise(20, 20, seed: seed), .ordinary) }
    let important = try shelf.add(.noise(20, 20, seed: 99), .important)
    guard case .page = shelf.pictures[important].place else {
      Issue.record("a picture that matters is in the page")
      return
    }
    for seed: UInt64 in 100..<104 { _ = try shelf.add(.noise(20, 20, seed: seed), .ordinary) }
    guard case .page = shelf.pictures[important].place else {
      Issue.record("a picture that matters stays in the page")
      return
    }
    #expect(shelf.byteCount <= 5_000)
  }

  @Test func withoutRoomAllAreFiles() throws {
    var shelf = shelf(limit: 0)
    _ = try shelf.add(.noise(4, 4, seed: 1), .important)
    #expect(shelf.byteCount == 0)
    #expect(shelf.fileNames.count == 1)
  }
}
