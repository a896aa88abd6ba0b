import Foundation
import Geometry
import Raster

/// A rectangle of a picture that is composed of such: where it lies, what it shows, how it changes.
///
/// A layer holds the model, the values that were set. What it shows at a time follows from the
/// model, its animations and the time: see `presentationProperties(atSuperlayerTime:)`.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming {
  /// The values that were set, or in a presentation layer those shown.
  package final var properties = LayerProperties()
  /// The layer's clock; its parent's is the superlayer's.
  package final var timing = MediaTiming.layer
  /// The animations, in the order added, those that have ended but stay included.
  final var attached: [RunningAnimation] = []
  final var children: [CALayer] = []
  final var maskLayer: CALayer?
  /// The layer that this one presents; nil for a model layer.
  package final var presented: CALayer?
  /// Whether the layer belongs to a tree that a window shows.
  package final var isDisplayed = false
  /// Whether a commit has shown the layer since it came on display.
  package final var hasBeenCommitted = false
  /// The course that takes the clock's place; nil: the clock runs.
  final var passage: TimePassage?
  /// The state at the last commit, kept from the first change after it on.
  final var committed: CommittedState?
  weak var container: CALayer?
  /// Values for keys that are no properties.
  var extraValues: [String: Any] = [:]
  var contentsObject: Any?
  var compositingFilterObject: Any?
  var layoutIsNeeded = false
  /// Whether the delegate is asked, when layout comes by, if the sublayers are to be placed.
  var layoutIsInDoubt = false
  var displayIsNeeded = false

  /// The name, for whoever looks at records.
  open var name: String?
  /// Who decides about contents, layout and actions.
  open weak var delegate: (any CALayerDelegate)?
  /// What happens when the value for a key changes, where the delegate does not say.
  open var actions: [String: any CAAction]?
  /// Further values by key; under `actions` one more dictionary of actions.
  open var style: [AnyHashable: Any]?
  /// Filters for the layer and its sublayers; not drawn.
  open var filters: [Any]?
  /// Filters for what lies behind the layer; not drawn.
  open var backgroundFilters: [Any]?
  /// Whether the contents are drawn on other threads; makes no difference here.
  open var drawsAsynchronously = false
  /// Whether a change of the bounds calls for new contents.
  open var needsDisplayOnBoundsChange = false

  /// Creates a layer with the platform's defaults.
  public override init() {
    super.init()
  }

  /// Creates a copy of a layer's values, as presentation layers are made.
  ///
  /// A subclass with values of its own copies them here.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    properties = other.properties
    timing = other.timing
    passage = other.passage
    name = other.name
    contentsObject = other.contentsObject
    extraValues = other.extraValues
  }

  /// Creates nothing: layers are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Geometry

  /// The rectangle of the layer's own coordinates that it occupies, in points.
  open var bounds: CGRect {
    get { properties.bounds }
    set { assignBounds(newValue.standardized) }
  }

  /// Where the anchor point lies in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { properties.position }
    set { assign(newValue, to: \.position, as: .position) }
  }

  /// The rectangle of the superlayer's coordinates that the layer covers.
  ///
  /// It is the bounding box of the bounds under the affine part of `transform`; setting it sets
  /// `bounds` and `position`.
  open var frame: CGRect {
    get { properties.frame }
    set { assignFrame(newValue) }
  }

  /// The point that `position` places and `transform` turns about, in units of the bounds.
  open var anchorPoint: CGPoint {
    get { properties.anchorPoint }
    set { assign(newValue, to: \.anchorPoint, as: .anchorPoint) }
  }

  /// Applied to the layer about its anchor point.
  open var transform: CATransform3D {
    get { properties.transform }
    set { assign(newValue, to: \.transform, as: .transform) }
  }

  /// How opaque the layer is with everything in it, 0 to 1.
  open var opacity: Float {
    get { Float(properties.opacity) }
    set { assign(Double(newValue), to: \.opacity, as: .opacity) }
  }

  /// Whether the layer and everything in it is left out.
  open var isHidden: Bool {
    get { properties.isHidden }
    set { assign(newValue, to: \.isHidden, as: .hidden) }
  }

  // MARK: Tree

  /// The layer that this one is a sublayer of.
  open var superlayer: CALayer? {
    presented == nil ? container : presentedSuperlayer
  }

  /// The sublayers, back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get {
      let layers = presented == nil ? children : presentedSublayers
      return layers.isEmpty ? nil : layers
    }
    set { replaceSublayers(with: newValue ?? []) }
  }

  /// The layer whose alpha this one is multiplied by; it lies in this layer's bounds space.
  open var mask: CALayer? {
    get { presented == nil ? maskLayer : presentedMask }
    set { replaceMask(with: newValue) }
  }

  /// Makes `layer` the frontmost sublayer, taking it from where it was.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Takes the layer out of its superlayer, or from the layer that it masks.
  open func removeFromSuperlayer() {
    leaveContainer()
  }

  // MARK: Contents

  /// Provides the contents: the delegate's, or else what ``draw(in:)`` draws.
  open func display() {
    delegate?.display(self)
    drawContents()
  }

  /// Draws the contents, in the layer's coordinates, in points, y pointing down; by default the
  /// delegate does.
  ///
  /// The sheet has `contentsScale` pixels a point. A layer that draws nothing keeps the contents
  /// that it has.
  open func draw(in ctx: CGContext) {
    delegate?.draw(self, in: ctx)
  }

  /// Calls for new contents at the next commit.
  open func setNeedsDisplay() {
    markForDisplay()
  }

  // MARK: Layout

  /// Calls for the sublayers to be placed at the next commit.
  open func setNeedsLayout() {
    markForLayout()
  }

  /// Places the sublayers of this layer and of all in its tree that have called for it.
  open func layoutIfNeeded() {
    layOutTree()
  }

  /// Places the sublayers; by default the delegate does.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  /// Returns the size that the layer would like to have: that of its bounds.
  open func preferredFrameSize() -> CGSize {
    bounds.size
  }

  // MARK: Actions

  /// Returns what happens when the value for `event` changes and nothing else says so; nil: what
  /// the property does by itself.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns whether a change of the value for `key` calls for new contents.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the value that a new layer has for `key`.
  open class func defaultValue(forKey key: String) -> Any? {
    LayerProperty(key: key).flatMap { LayerProperties()[$0].object }
  }

  /// Returns what happens when the value for `event` changes.
  ///
  /// Asked in turn: the delegate, `actions`, `actions` in `style`, `defaultAction(forKey:)`; last,
  /// on a layer that is on display, the property itself.
  open func action(forKey event: String) -> (any CAAction)? {
    findAction(forKey: event)
  }

  // MARK: Animations

  /// Adds a copy of `animation`, in place of the one with the same key.
  ///
  /// A transition has the key "transition", whatever is passed.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    attach(animation, forKey: key)
  }

  /// Removes the animation with the given key; its delegate is told that it did not finish.
  open func removeAnimation(forKey key: String) {
    detachAnimations { $0.key == key }
  }

  /// Removes all animations; their delegates are told that they did not finish.
  open func removeAllAnimations() {
    detachAnimations { _ in true }
  }

  // MARK: Hits

  /// Returns whether a point of the layer's own coordinates lies in its bounds.
  open func contains(_ point: CGPoint) -> Bool {
    bounds.contains(point)
  }

  /// Returns the frontmost layer in this tree that contains a point of the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    findHit(point)
  }

  // MARK: Presentation

  /// Returns a copy of the layer with the values that it shows now; nil before the first commit
  /// on display.
  open func presentation() -> CALayer? {
    presentationLayer()
  }

  /// Returns the layer whose presentation this one is, or itself.
  open func model() -> Self {
    presented as? Self ?? self
  }

  /// Returns a copy of the values as a layer of the platform's class that this one is or inherits.
  package func makePresentation() -> CALayer {
    CALayer(layer: self)
  }
}
