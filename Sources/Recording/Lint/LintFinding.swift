/// Something about a transition that users most often get wrong.
public struct LintFinding: Sendable, Hashable {
  /// What is looked at.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// The first frame shows the outgoing screen.
    case firstFrame = "first-frame"
    /// The last frame shows the incoming screen.
    case lastFrame = "last-frame"
    /// After a cancelled gesture the outgoing screen is seen as before.
    case cancel
    /// `completeTransition` is called, and once.
    case completion
    /// Nothing stays behind: no snapshot, mask, transform, alpha or moved anchor point.
    case leftover
    /// Perspective makes what is further away smaller: m34 is negative.
    case perspective
    /// The declared duration is that of the animations.
    case duration
    /// A transition that a finger moves has no animations of its own making.
    case explicitAnimation = "explicit-animation"
  }

  /// The rule that is broken.
  public var rule: Rule
  /// What was found, and what to do, as a sentence without a full stop.
  public var sentence: String

  /// Creates a finding.
  public init(_ rule: Rule, _ sentence: String) {
    self.rule = rule
    self.sentence = sentence
  }
}

extension LintFinding: CustomStringConvertible {
  /// The finding as people read it: the rule, then what was found.
  public var description: String { "\(rule.rawValue): \(sentence)" }
}
