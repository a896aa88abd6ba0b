import Foundation
import Geometry
import Raster
import Typesetting

extension PresentedLayer {
  /// Which values of a layer are drawn.
  package enum Moment: Sendable, Hashable {
    /// Those that animations give them at a time of the superlayer, in seconds.
    case presentation(CFTimeInterval)
    /// Those that were set, whatever animations make of them.
    case model
  }

  /// Takes down what `layer`, and everything below it, shows at `moment`.
  @MainActor
  package convenience init(_ layer: CALayer, at moment: Moment) {
    self.init(layer, at: moment, copy: nil, depth: 0)
  }

  @MainActor
  private convenience init(_ layer: CALayer, at moment: Moment, copy: Copy?, depth: Int) {
    var properties = layer.properties
    var local = moment
    if case .presentation(let time) = moment {
      local = .presentation(layer.animate(&properties, atSuperlayerTime: time))
    }
    let isDrawn = !properties.isHidden && depth < Self.depthLimit
    let sublayers =
      isDrawn && !layer.children.isEmpty
      ? Self.sublayers(of: layer, showing: properties, at: local, depth: depth) : []
    let mask =
      isDrawn
      ? layer.maskLayer.map { PresentedLayer($0, at: local, copy: nil, depth: depth + 1) } : nil
    properties.setText(for: layer.properties.bounds.size)
    self.init(
      name: layer.name, properties: consume properties, sublayers: sublayers, mask: mask,
      copy: copy)
    if isDrawn, let text { Timeline.current.note(text.layout) }
  }

  @MainActor
  private static func sublayers(
    of layer: CALayer, showing properties: LayerProperties, at moment: Moment, depth: Int
  ) -> [PresentedLayer] {
    let sublayers = layer.children
    guard let replicator = properties.replicator else {
      return sublayers.map { PresentedLayer($0, at: moment, copy: nil, depth: depth + 1) }
    }
    return replicator.copies(in: properties.bounds).enumerated().flatMap { index, copy in
      let time = moment.delayed(by: Double(index) * replicator.instanceDelay)
      return sublayers.map { PresentedLayer($0, at: time, copy: copy, depth: depth + 1) }
    }
  }
}

extension PresentedLayer.Moment {
  /// Returns the moment `delay` seconds earlier.
  fileprivate func delayed(by delay: Double) -> PresentedLayer.Moment {
    switch self {
    case .model: .model
    case .presentation(let time): .presentation(delay.isFinite ? time - delay : time)
    }
  }
}

extension ReplicatorProperties {
  /// How many copies are drawn at most, whatever is asked for.
  private static let copyLimit = 10_000

  /// What is done to each copy, the first one first.
  fileprivate func copies(in bounds: CGRect) -> [PresentedLayer.Copy] {
    let toCentre = CATransform3DMakeTranslation(-bounds.midX, -bounds.midY, 0)
    let back = CATransform3DMakeTranslation(bounds.midX, bounds.midY, 0)
    var power = CATransform3D.identity
    var copies: [PresentedLayer.Copy] = []
    let color = instanceColor ?? .white
    for index in 0..<max(0, min(instanceCount, Self.copyLimit)) {
      let steps = Double(index)
      let tint = Color(
        red: (color.red + steps * instanceRedOffset).unitClamped,
        green: (color.green + steps * instanceGreenOffset).unitClamped,
        blue: (color.blue + steps * instanceBlueOffset).unitClamped,
        alpha: (color.alpha + steps * instanceAlphaOffset).unitClamped)
      copies.append(
        PresentedLayer.Copy(
          transform: toCentre.concatenating(power).concatenating(back), tint: tint))
      power = power.concatenating(instanceTransform)
    }
    return copies
  }
}
