/// Reading of numbers that lie in bytes; an offset outside is the caller's mistake.
extension Span where Element == UInt8 {
  /// Returns the two bytes at `offset`, the first one highest.
  func bigEndian16(at offset: Int) -> Int {
    Int(self[offset]) << 8 | Int(self[offset + 1])
  }

  /// Returns the four bytes at `offset`, the first one highest.
  func bigEndian32(at offset: Int) -> UInt32 {
    UInt32(bigEndian16(at: offset)) << 16 | UInt32(bigEndian16(at: offset + 2))
  }

  /// Returns the bytes of a range as an array.
  func array(_ range: Range<Int>) -> [UInt8] {
    extracting(range).withUnsafeBufferPointer { Array($0) }
  }

  /// Returns the bytes of a range as text, each byte one of Latin-1's characters.
  func latin1(_ range: Range<Int>) -> String {
    var text = ""
    for index in range {
      text.unicodeScalars.append(Unicode.Scalar(self[index]))
    }
    return text
  }

  /// Returns the first place of a byte in a range, or nothing.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    for index in range where self[index] == byte {
      return index
    }
    return nil
  }

  /// Returns whether the bytes from `offset` on are those of an ASCII text.
  func hasText(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= count else { return false }
    return text.withUTF8Buffer { wanted in
      wanted.indices.allSatisfy { self[offset + $0] == wanted[$0] }
    }
  }
}
