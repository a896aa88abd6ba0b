extension Catalogue.Entry {
  /// How a finger moves the transition when `trigger` runs it, by the entry's own drag or by what the
  /// system's containers listen to; nil: no finger can, though one may set it off.
  public func drag(by trigger: Trigger) -> Drag? {
    drag ?? (trigger == .pop && isOfSystem ? .systemPop : nil)
  }

  /// Whether the system moves the transition when `trigger` runs it, by its own rules: a flick
  /// finishes it as well.
  public func isMovedBySystem(by trigger: Trigger) -> Bool {
    drag == nil && drag(by: trigger) != nil
  }
}

extension Catalogue.Entry.Trigger {
  /// Whether a screen comes, and does not go.
  public var comes: Bool { self == .segue || self == .present || self == .push }
}
