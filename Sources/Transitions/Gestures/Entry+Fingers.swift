import Foundation

extension Catalogue.Entry {
  /// How a finger drives the transition by its usual trigger and with its defaults; nil: no finger
  /// can, but for what the system's containers listen to.
  public var drag: Drag? { ownDrag(by: trigger, with: nil) }

  /// How a finger moves the transition when `trigger` runs it, by the entry's own drag or by what the
  /// system's containers listen to; nil: no finger can, though one may set it off.
  ///
  /// The finger goes the way the screens move, which parameters may decide; without `values`, the
  /// defaults do.
  public func drag(by trigger: Trigger, with values: ParameterValues? = nil) -> Drag? {
    ownDrag(by: trigger, with: values) ?? (trigger == .pop && isOfSystem ? .systemPop : nil)
  }

  /// Whether the system moves the transition when `trigger` runs it, by its own rules: a flick
  /// finishes it as well.
  public func isMovedBySystem(by trigger: Trigger) -> Bool {
    drag == nil && drag(by: trigger) != nil
  }

  /// The parameter that decides which way a finger goes, and how it drives the transition with each
  /// of the parameter's words; nil: none does.
  package func steering(by trigger: Trigger) -> (parameter: String, drags: [(word: String, Drag)])?
  {
    guard let name = course.parameter,
      case .choice(let words)? = parameters.first(where: { $0.name == name })?.kind
    else { return nil }
    let drags = words.compactMap { word -> (String, Drag)? in
      var values = standardValues(in: .zero)
      values.values[name] = .choice(word)
      return ownDrag(by: trigger, with: values).map { (word, $0) }
    }
    return (name, drags)
  }

  private func ownDrag(by trigger: Trigger, with values: ParameterValues?) -> Drag? {
    grip?.along(course.heading(by: trigger, with: values ?? standardValues(in: .zero)))
  }
}

extension Catalogue.Entry.Trigger {
  /// Whether a screen comes, and does not go.
  public var comes: Bool { self == .segue || self == .present || self == .push }

  /// Whether a screen goes, and the one below is seen again.
  var goesBack: Bool { self == .unwind || self == .dismiss || self == .pop }
}
