import Foundation

/// The way on which a transition's screens move, for a finger to take them along.
struct Course: Sendable {
  /// What the way depends on.
  typealias Rule =
    @Sendable (_ values: ParameterValues, _ trigger: Catalogue.Entry.Trigger) -> Heading

  /// The parameter that decides it, if one does.
  let parameter: String?
  private let rule: Rule

  private init(by parameter: String? = nil, _ rule: @escaping Rule) {
    self.parameter = parameter
    self.rule = rule
  }

  /// Returns the way when `trigger` runs the transition with these values.
  func heading(by trigger: Catalogue.Entry.Trigger, with values: ParameterValues) -> Heading {
    rule(values, trigger)
  }
}

extension Course {
  /// One way, and the opposite one where a screen goes: a pop or a dismissal.
  static func to(_ heading: Heading) -> Course {
    Course { _, trigger in trigger.turns(heading) }
  }

  /// One way, whichever screen comes.
  static func always(_ heading: Heading) -> Course {
    Course { _, _ in heading }
  }

  /// The way that a parameter's word stands for.
  static func following(_ parameter: String, _ rule: @escaping Rule) -> Course {
    Course(by: parameter, rule)
  }

  /// The way that the direction says, and the opposite one where a screen goes.
  static let direction = Course(by: "direction") { values, trigger in
    trigger.turns(values.choice("direction", of: Heading.self))
  }

  /// The way that the direction says, whichever screen comes.
  static let alwaysDirection = Course(by: "direction") { values, _ in
    values.choice("direction", of: Heading.self)
  }

  /// To the side on which the corner is, whichever screen comes.
  static let toCorner = Course(by: "corner") { values, _ in
    values.choice("corner", of: Corner.self).side
  }

  /// Away from the side on which the corner is, whichever screen comes.
  static let fromCorner = Course(by: "corner") { values, _ in
    values.choice("corner", of: Corner.self).side.opposite
  }

  /// Along the axis: left or up where a screen comes.
  static let axis = Course(by: "axis") { values, trigger in
    trigger.turns(values.choice("axis", of: Axis.self) == .horizontal ? .left : .up)
  }

  /// Across the line of the axis: left or up where a screen comes.
  static let acrossAxis = Course(by: "axis") { values, trigger in
    trigger.turns(values.choice("axis", of: Axis.self) == .horizontal ? .up : .left)
  }
}

extension Catalogue.Entry.Trigger {
  /// Returns the way, or the opposite one where a screen goes.
  fileprivate func turns(_ heading: Heading) -> Heading { goesBack ? heading.opposite : heading }
}

extension Corner {
  /// The side of the screen on which it is.
  fileprivate var side: Heading { unit.x == 0 ? .left : .right }
}
