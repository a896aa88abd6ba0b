import Flipbook
import Foundation

extension Failure {
  /// A picture was refused.
  package init(_ error: ImageReadingError) {
    let source = error.source == "-" ? "standard input" : error.source ?? "the picture"
    if case .unreadable(let code) = error.fault {
      let reason = FileReason.sentence(for: code)
      self.init(
        .missingInput, "\(source) cannot be read, \(reason)", FileReason.remedy(for: code))
      return
    }
    let place = error.place.map { place in
      (place.piece.map { " in \($0)" } ?? "") + " at byte \(place.offset)"
    }
    self.init(
      .malformedInput, "\(source) was refused\(place ?? ""), \(error.fault.sentence)",
      error.fault.remedy)
  }
}

extension ImageReadingError.Fault {
  /// What is wrong, as a clause.
  fileprivate var sentence: String {
    switch self {
    case .unreadable(let code): FileReason.sentence(for: code)
    case .fileTooLarge(let count, let limit):
      "it has \(count) bytes and at most \(limit) are read"
    case .empty: "it is empty"
    case .unknownFormat(let lookalike?, _): "it is \(lookalike.name) and not a PNG"
    case .unknownFormat(nil, let first):
      "it is no picture that can be read; it begins with \(Self.hexadecimal(first))"
    case .truncated(let expected, let found):
      "it stops early: \(expected) bytes should follow and \(found) do"
    case .missingChunk(let name): "it stops before its \(name) chunk"
    case .checksum(let declared, let found):
      "the checksum is \(Self.hexadecimal(found)) and should be \(Self.hexadecimal(declared))"
    case .chunkName(let bytes): "\(Self.hexadecimal(bytes)) is no chunk name"
    case .chunkLength(let found, let allowed):
      "the chunk has \(found) bytes and may have \(allowed.lowerBound) to \(allowed.upperBound)"
    case .chunkOrder(let after):
      "the chunk must not stand here" + (after.map { ", behind \($0)" } ?? "")
    case .unknownCriticalChunk: "the chunk is needed to read the picture and is not known"
    case .pieceTooLarge(let count, let limit):
      "the chunk has \(count) bytes and at most \(limit) are read"
    case .tooManyPieces(let limit): "it has more than \(limit) chunks"
    case .sides(let width, let height): "it claims \(width)×\(height) pixels"
    case .tooManyPixels(let width, let height, let limit):
      "it claims \(width)×\(height) pixels and at most \(limit) are read"
    case .header(let field, let value): "\(field.rawValue) \(value) does not exist"
    case .depth(let bits, let colorType):
      "colour type \(colorType) has no bit depth \(bits)"
    case .unsupported(let kind): kind.sentence
    case .palette(let count): "\(count) bytes are no palette"
    case .damagedPixels(let row, let detail): "the pixels are damaged\(Self.at(row)): \(detail)"
    case .missingPixels(let row): "the pixels end too early\(Self.at(row))"
    case .filter(let row): "row \(row) names a filter that does not exist"
    case .pixelChecksum: "the checksum over all pixels differs"
    case .sequenceNumber(let expected, let found):
      "its sequence number is \(found) and should be \(expected)"
    case .frameArea(let area, let width, let height):
      "the frame's \(area.width)×\(area.height) pixels at (\(area.x), \(area.y)) are no part of "
        + "the \(width)×\(height) that it may have"
    case .frameOperation(let field, let value): "\(field.rawValue) \(value) does not exist"
    case .frameWithoutPixels(let index): "frame \(index) has no pixels"
    case .frameCount(let declared, let found):
      "it declares \(declared) frames and \(found) are there"
    case .tooManyFrames(let declared, let limit):
      "it declares \(declared) frames, and 1 to \(limit) are read"
    case .segment: "the segment makes no sense"
    case .outOfMemory(let count): "there is no memory for its \(count) bytes"
    }
  }

  /// What to do about it.
  fileprivate var remedy: String {
    switch self {
    case .unknownFormat(.cutPNG?, _), .truncated, .missingChunk, .missingPixels, .empty:
      "copy or export the file again"
    case .unknownFormat(.lineEndingPNG?, _), .unknownFormat(.sevenBitPNG?, _):
      "copy the file again, in binary mode"
    case .unknownFormat, .unsupported: "export it as a PNG"
    case .fileTooLarge: "use a smaller file, or allow more with --limit-bytes"
    case .tooManyPixels: "use a smaller picture, or allow more with --limit-pixels"
    case .pieceTooLarge: "export the file again, or allow more with --limit-chunk-bytes"
    case .tooManyFrames(let declared, let limit) where declared > limit:
      "use a shorter animation, or allow more with --limit-frames"
    case .tooManyPieces: "export the file again, or allow more with --limit-chunks"
    case .outOfMemory: "use a smaller picture"
    default: "export the file again"
    }
  }

  private static func at(_ row: Int?) -> String {
    row.map { " in row \($0)" } ?? ""
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    bytes.prefix(8).map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined(separator: " ")
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension ImageReadingError.Lookalike {
  /// What the file looks like, with its article.
  fileprivate var name: String {
    switch self {
    case .cutPNG: "the start of a PNG"
    case .lineEndingPNG: "a PNG whose line endings were converted"
    case .sevenBitPNG: "a PNG that lost every byte's highest bit"
    case .gif: "a GIF"
    case .webP: "a WebP"
    case .heic: "an HEIC"
    case .avif: "an AVIF"
    case .jpegXL: "a JPEG XL"
    case .tiff: "a TIFF"
    case .bmp: "a BMP"
    case .photoshop: "a Photoshop document"
    case .pdf: "a PDF"
    case .svg: "an SVG"
    case .json: "a JSON document"
    }
  }
}

extension ImageReadingError.Unsupported {
  /// What is not read, as a clause.
  fileprivate var sentence: String {
    switch self {
    case .cmyk: "it is a JPEG of four inks (CMYK), which is not read"
    case .jpegDepth(let bits): "it is a JPEG of \(bits) bits a sample, which is not read"
    case .jpegProcess(let marker):
      "it is a JPEG of a rare process (marker \(String(marker, radix: 16))), which is not read"
    case .jpegComponents(let count): "it is a JPEG of \(count) components, which is not read"
    case .phoneBuild(let bits, let colorType):
      "it is a phone-build PNG (CgBI) of colour type \(colorType) and \(bits) bits, "
        + "which is not read"
    case .hugeStream(let count): "its pixels take \(count) bytes, which is not read"
    }
  }
}
