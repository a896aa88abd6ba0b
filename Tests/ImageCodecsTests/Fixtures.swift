import Foundation
import ImageCodecs
import Testing

/// Files that tests read.
enum Fixtures {
  /// The folder of fixtures at the top of the package.
  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// Returns the path of a fixture.
  static func path(_ name: String) -> String {
    folder.appending(path: name).path(percentEncoded: false)
  }

  /// Returns the bytes of a fixture.
  static func bytes(_ name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: folder.appending(path: name)))
  }

  /// Returns the cases that a folder's `expected.json` lists; none if there is no such file.
  static func cases<Case: Decodable>(_ name: String) -> [Case] {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    let json = try? Data(contentsOf: folder.appending(path: "\(name)/expected.json"))
    let collection = json.flatMap { try? decoder.decode(Collection<Case>.self, from: $0) }
    return collection?.files ?? []
  }

  private struct Collection<Case: Decodable>: Decodable {
    let files: [Case]
  }
}

/// A PNG file together with what a reader must make of it.
struct PNGCase: Decodable, Sendable, CustomTestStringConvertible {
  enum Expectation: String, Decodable {
    case decode
    case reject
    case either
  }

  struct Sample: Decodable {
    let x: Int
    let y: Int
    let rgba: [UInt8]
  }

  let file: String
  let why: String
  let expect: Expectation
  let width: Int?
  let height: Int?
  let tolerance: Int?
  let rgba8Hex: String?
  let rgba16BeHex: String?
  let samples: [Sample]?

  var testDescription: String { "\(file): \(why)" }

  var bytes: [UInt8] {
    get throws { try Fixtures.bytes("png-cases/\(file)") }
  }

  /// Every case of the collection, in its order.
  static let all: [PNGCase] = Fixtures.cases("png-cases")
}

/// Returns the bytes that hexadecimal digits spell.
func bytes(hex: String) -> [UInt8] {
  let digits = Array(hex.utf8)
  return stride(from: 0, to: digits.count - 1, by: 2).compactMap {
    UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
  }
}
