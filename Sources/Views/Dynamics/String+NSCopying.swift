// swift-format-ignore-file: AvoidRetroactiveConformances

import Foundation

/// Names of boundaries are written as texts, `"floor" as NSCopying`, which the platform turns into
/// objects by itself.
extension String: @retroactive NSCopying {
  /// Returns the text.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
