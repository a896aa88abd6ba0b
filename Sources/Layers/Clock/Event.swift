import Foundation

/// Something that happened on a timeline, for the record.
public struct Event: Sendable, Hashable {
  /// What happened.
  public var kind: Kind
  /// When, in seconds of the timeline.
  public var time: Double
  /// To whom: the name or the type of a layer, view or controller.
  public var subject: String
  /// What else there is to say, such as a key path.
  public var detail: String

  /// Creates an entry of the record.
  public init(_ kind: Kind, time: Double, subject: String, detail: String = "") {
    self.kind = kind
    self.time = time
    self.subject = subject
    self.detail = detail
  }
}

extension Event {
  /// The kinds of events, by name; modules that know of more add theirs.
  public struct Kind: RawRepresentable, Sendable, Hashable {
    /// The name, as a manifest spells it.
    public var rawValue: String

    /// Creates a kind of the given name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}

extension Event.Kind {
  /// An animation was added to a layer.
  public static let animationAdded = Event.Kind(rawValue: "animationAdded")
  /// An animation reached its begin time.
  public static let animationStarted = Event.Kind(rawValue: "animationStarted")
  /// An animation reached the end of its active time.
  public static let animationFinished = Event.Kind(rawValue: "animationFinished")
  /// An animation was removed or replaced before its end.
  public static let animationRemoved = Event.Kind(rawValue: "animationRemoved")
}
