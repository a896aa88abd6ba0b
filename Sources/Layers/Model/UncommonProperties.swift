import Foundation
import Geometry
import Raster

/// What few layers have, or few set, kept apart from the other properties so that copying those of
/// a plain layer is cheap.
struct UncommonProperties: Sendable, Hashable {
  var backdrop: BackdropProperties?
  var shape: ShapeProperties?
  var gradient: GradientProperties?
  var replicator: ReplicatorProperties?
  var text: TextProperties?
  var transition: LayerTransition?
  var contentsFade: LayerProperties.ContentsFade?
  var shadowPath: Path?
  var contentsGravity = CALayerContentsGravity.resize
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var cornerCurve = CALayerCornerCurve.circular

  /// Those of a plain layer.
  static let standard = UncommonProperties()
}

extension UncommonProperties {
  /// Values that copies of a layer's properties have in common.
  final class Shared: Sendable, Hashable {
    let values: UncommonProperties

    /// Creates shared values; nil where there is nothing uncommon about them.
    init?(_ values: UncommonProperties) {
      guard values != .standard else { return nil }
      self.values = values
    }

    static func == (left: Shared, right: Shared) -> Bool {
      left === right || left.values == right.values
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(values)
    }
  }
}

extension LayerProperties {
  /// How what lies behind the layer is blurred; nil: not at all.
  package var backdrop: BackdropProperties? {
    get { uncommon?.values.backdrop }
    set { change { $0.backdrop = newValue } }
  }

  /// What a shape layer adds; nil for all others.
  package var shape: ShapeProperties? {
    get { uncommon?.values.shape }
    set { change { $0.shape = newValue } }
  }

  /// What a gradient layer adds; nil for all others.
  package var gradient: GradientProperties? {
    get { uncommon?.values.gradient }
    set { change { $0.gradient = newValue } }
  }

  /// What a replicator layer adds; nil for all others.
  package var replicator: ReplicatorProperties? {
    get { uncommon?.values.replicator }
    set { change { $0.replicator = newValue } }
  }

  /// What a text layer adds; nil for all others.
  package var text: TextProperties? {
    get { uncommon?.values.text }
    set { change { $0.text = newValue } }
  }

  /// How far a transition from an earlier state has come; nil while none runs.
  package var transition: LayerTransition? {
    get { uncommon?.values.transition }
    set { change { $0.transition = newValue } }
  }

  /// Two pictures on the way from one to the other; replaces `contents` while it is not nil.
  package var contentsFade: ContentsFade? {
    get { uncommon?.values.contentsFade }
    set { change { $0.contentsFade = newValue } }
  }

  /// The shadow's silhouette in bounds space; nil: that of what the layer shows.
  package var shadowPath: Path? {
    get { uncommon?.values.shadowPath }
    set { change { $0.shadowPath = newValue } }
  }

  /// Where the contents lie in the bounds.
  package var contentsGravity: CALayerContentsGravity {
    get { uncommon?.values.contentsGravity ?? .resize }
    set { change { $0.contentsGravity = newValue } }
  }

  /// How the contents are reduced.
  package var minificationFilter: CALayerContentsFilter {
    get { uncommon?.values.minificationFilter ?? .linear }
    set { change { $0.minificationFilter = newValue } }
  }

  /// How the contents are enlarged.
  package var magnificationFilter: CALayerContentsFilter {
    get { uncommon?.values.magnificationFilter ?? .linear }
    set { change { $0.magnificationFilter = newValue } }
  }

  /// How the round corners curve.
  package var cornerCurve: CALayerCornerCurve {
    get { uncommon?.values.cornerCurve ?? .circular }
    set { change { $0.cornerCurve = newValue } }
  }

  private mutating func change(_ change: (inout UncommonProperties) -> Void) {
    var values = uncommon?.values ?? .standard
    change(&values)
    uncommon = UncommonProperties.Shared(values)
  }
}
