/// What a dynamic item is like.
struct ItemTraits: Sendable, Hashable {
  var elasticity = 0.0
  var friction = 0.0
  var density = 1.0
  var resistance = 0.0
  var angularResistance = 0.0
  var allowsRotation = true
  var isAnchored = false

  /// What a behaviour has been told of its items.
  struct Partial: Sendable, Hashable {
    var elasticity: Double?
    var friction: Double?
    var density: Double?
    var resistance: Double?
    var angularResistance: Double?
    var allowsRotation: Bool?
    var isAnchored: Bool?
  }

  /// Takes over what has been told.
  mutating func take(_ partial: Partial) {
    elasticity = partial.elasticity.map { min(max($0, 0), 1) } ?? elasticity
    friction = partial.friction.map { max($0, 0) } ?? friction
    density = partial.density.map { max($0, 0) } ?? density
    resistance = partial.resistance.map { max($0, 0) } ?? resistance
    angularResistance = partial.angularResistance.map { max($0, 0) } ?? angularResistance
    allowsRotation = partial.allowsRotation ?? allowsRotation
    isAnchored = partial.isAnchored ?? isAnchored
  }
}

extension RigidBody {
  /// Makes the body what an item is like; no velocities are lost by what stays the same.
  mutating func take(_ traits: ItemTraits) {
    elasticity = traits.elasticity
    friction = traits.friction
    if density != traits.density { density = traits.density }
    if resistance != traits.resistance { resistance = traits.resistance }
    if angularResistance != traits.angularResistance {
      angularResistance = traits.angularResistance
    }
    if allowsRotation != traits.allowsRotation { allowsRotation = traits.allowsRotation }
    if isAnchored != traits.isAnchored { isAnchored = traits.isAnchored }
  }
}
