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
  var sublayerTransform = CATransform3D.identity
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilterBias: CGFloat = 0
  var borderColor: Color? = .black
  var shadowColor: Color? = .black
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: Path?
  var rasterizationScale: CGFloat = 1
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

  /// Gives what few layers set other values.
  fileprivate mutating func change(_ change: (inout UncommonProperties) -> Void) {
    var values = uncommon?.values ?? .standard
    change(&values)
    uncommon = UncommonProperties.Shared(values)
  }
}

extension LayerProperties {
  /// Applied to all sublayers, about this layer's anchor point.
  package var sublayerTransform: CATransform3D {
    get { uncommon?.values.sublayerTransform ?? .identity }
    set { change { $0.sublayerTransform = newValue } }
  }

  /// The part of the contents that is shown, in units of the picture.
  package var contentsRect: CGRect {
    get { uncommon?.values.contentsRect ?? UncommonProperties.standard.contentsRect }
    set { change { $0.contentsRect = newValue } }
  }

  /// The part of `contentsRect` that stretches, in units of the picture.
  package var contentsCenter: CGRect {
    get { uncommon?.values.contentsCenter ?? UncommonProperties.standard.contentsCenter }
    set { change { $0.contentsCenter = newValue } }
  }

  package var minificationFilterBias: CGFloat {
    get { uncommon?.values.minificationFilterBias ?? 0 }
    set { change { $0.minificationFilterBias = newValue } }
  }

  package var borderColor: Color? {
    get {
      guard let uncommon else { return .black }
      return uncommon.values.borderColor
    }
    set { change { $0.borderColor = newValue } }
  }

  package var shadowColor: Color? {
    get {
      guard let uncommon else { return .black }
      return uncommon.values.shadowColor
    }
    set { change { $0.shadowColor = newValue } }
  }

  package var shadowOffset: CGSize {
    get { uncommon?.values.shadowOffset ?? UncommonProperties.standard.shadowOffset }
    set { change { $0.shadowOffset = newValue } }
  }

  /// The standard deviation of the shadow's blur.
  package var shadowRadius: CGFloat {
    get { uncommon?.values.shadowRadius ?? UncommonProperties.standard.shadowRadius }
    set { change { $0.shadowRadius = newValue } }
  }

  /// The shadow's silhouette in bounds space; nil: that of what the layer shows.
  package var shadowPath: Path? {
    get { uncommon?.values.shadowPath }
    set { change { $0.shadowPath = newValue } }
  }

  package var rasterizationScale: CGFloat {
    get { uncommon?.values.rasterizationScale ?? 1 }
    set { change { $0.rasterizationScale = newValue } }
  }
}
