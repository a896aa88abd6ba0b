import Foundation

/// Something began or ceased to touch.
package struct ContactEvent: Sendable, Hashable {
  /// What has happened.
  package enum Kind: Sendable, Hashable {
    /// Both touch now.
    case began
    /// Both touched before, and no longer do.
    case ended
  }

  /// What has happened.
  package let kind: Kind
  /// Who touches.
  package let parties: Parties
  /// Where, in the plane.
  package let point: PlaneVector

  /// A body, and what it touches.
  package struct Parties: Sendable, Hashable {
    /// The group in which they collide.
    package let group: Int
    /// The body.
    package let first: Int
    /// The other body; 0 for a boundary.
    package let second: Int
    /// The boundary; −1 for a body.
    package let boundary: Int
  }
}
