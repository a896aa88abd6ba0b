// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Raster

/// A typeface read from a file: kept, not used, as texts are not drawn with it.
public final class CGFont: Sendable {
  /// The bytes of the file.
  package let data: Data

  /// Creates a typeface of the bytes of a file; nil if they are none's.
  public init?(_ provider: CGDataProvider) {
    let starts: [[UInt8]] = [
      [0, 1, 0, 0], Array("OTTO".utf8), Array("true".utf8), Array("ttcf".utf8),
    ]
    guard let data = provider.data, starts.contains(Array(data.prefix(4))) else { return nil }
    self.data = data
  }
}

/// What went wrong in one of the platform's C libraries.
public final class CFError: Error, Sendable {
  /// What went wrong, as a sentence.
  public let localizedDescription: String

  /// Creates an error.
  init(_ sentence: String) {
    localizedDescription = sentence
  }
}

/// Makes a typeface known; it is not used.
@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }
