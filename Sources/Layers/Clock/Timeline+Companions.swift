extension Timeline {
  /// Returns the one object of its class that belongs to this timeline, made when first asked for.
  ///
  /// What modules above keep for a recording lives here, so that another recording never sees it.
  package func companion<Companion: AnyObject>(_ make: () -> Companion) -> Companion {
    let type = ObjectIdentifier(Companion.self)
    if let known = companions[type] as? Companion { return known }
    let made = make()
    companions[type] = made
    return made
  }
}
