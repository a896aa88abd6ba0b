import ImageCodecs
import Testing

/// JPEG files, compared with another program's decoding and with what their tags promise.
@Suite struct JPEGCaseTests {
  @Test func `collection of cases is complete`() {
    #expect(JPEGCase.all.count == 41)
  }

  @Test(arguments: JPEGCase.all.filter { $0.expect == .decode })
  func `case file decodes to its pixels`(file: JPEGCase) throws {
    let image = try ImageReader().read(bytes: file.bytes)
    #expect(image.width == file.width)
    #expect(image.height == file.height)
    let expected = ImageCodecsTests.bytes(hex: file.rgba8Hex ?? "")
    try #require(image.pixels.count == expected.count)
    let worst = zip(image.pixels, expected).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(worst <= file.tolerance ?? 0)
    #expect(image.facts.format == .jpeg)
  }

  @Test(arguments: JPEGCase.all.filter { $0.expect == .reject })
  func `case file is refused for the right reason`(file: JPEGCase) throws {
    let error = try #require(throws: ImageReadingError.self) {
      try ImageReader().read(bytes: file.bytes)
    }
    #expect("\(error.fault)".contains(file.fault ?? "?"))
    #expect(error.place != nil)
  }

  @Test(arguments: Orientation.allCases)
  func `orientation is applied and reported`(orientation: Orientation) throws {
    let name = "jpeg-cases/orientation-\(orientation.rawValue).jpg"
    let image = try ImageReader().read(path: Fixtures.path(name))
    #expect(image.facts.orientation == orientation)
    #expect(image.width == 40 && image.height == 30)
    // Every file shows red and green above blue and white.
    let corners = [(2, 2), (37, 2), (2, 27), (37, 27)].map { x, y in
      Array(image.pixels[4 * (40 * y + x)..<4 * (40 * y + x) + 3])
    }
    #expect(corners[0][0] > 150 && corners[0][1] < 90 && corners[0][2] < 90)
    #expect(corners[1][1] > 140 && corners[1][0] < 90 && corners[1][2] < 90)
    #expect(corners[2][2] > 150 && corners[2][0] < 90 && corners[2][1] < 90)
    #expect(corners[3].allSatisfy { $0 > 180 })
  }

  @Test func `orientation nine is upright`() throws {
    let image = try ImageReader().read(path: Fixtures.path("jpeg-cases/orientation-9.jpg"))
    #expect(image.facts.orientation == .up)
  }

  @Test func `profile is joined from its parts in any order`() throws {
    let profile = ProfileBuilder(colorants: ProfileBuilder.displayP3).bytes
    func part(_ number: UInt8, _ bytes: ArraySlice<UInt8>) -> [UInt8] {
      let length = 16 + bytes.count
      return [0xFF, 0xE2, UInt8(length >> 8), UInt8(length & 255)] + Array("ICC_PROFILE\0".utf8)
        + [number, 2] + bytes
    }
    let picture = try Fixtures.bytes("jpeg-cases/baseline-420-17x9.jpg")
    let second = part(2, profile[200...])
    let whole = picture.prefix(2) + second + part(1, profile[..<200]) + picture.dropFirst(2)
    let image = try ImageReader().read(bytes: Array(whole))
    #expect(image.profile == ICCProfile(bytes: profile).map(ColorProfile.icc))
    #expect(image.profile.space == .displayP3)

    let half = try ImageReader().read(
      bytes: Array(picture.prefix(2) + second + picture.dropFirst(2)))
    #expect(half.profile == .untagged)
    #expect(half.facts.notices == [.ignoredChunk(name: "APP2", offset: 2, reason: .malformed)])
    #expect(half.pixels == image.pixels)
  }

  @Test func `progressive files say so`() throws {
    let progressive = "jpeg-cases/progressive-420-17x9.jpg"
    #expect(try ImageReader().read(path: Fixtures.path(progressive)).facts.isInterlaced)
    let baseline = "jpeg-cases/baseline-420-17x9.jpg"
    #expect(try !ImageReader().read(path: Fixtures.path(baseline)).facts.isInterlaced)
  }
}

/// A JPEG file together with what a reader must make of it.
struct JPEGCase: Decodable, Sendable, CustomTestStringConvertible {
  enum Expectation: String, Decodable {
    case decode
    case reject
  }

  let file: String
  let why: String
  let expect: Expectation
  let width: Int?
  let height: Int?
  let tolerance: Int?
  let rgba8Hex: String?
  let fault: String?

  var testDescription: String { "\(file): \(why)" }

  var bytes: [UInt8] {
    get throws { try Fixtures.bytes("jpeg-cases/\(file)") }
  }

  static let all: [JPEGCase] = Fixtures.cases("jpeg-cases")
}
