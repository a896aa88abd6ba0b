// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Foundation
import Geometry
import Layers
import Raster

/// A rectangle of the screen: a layer together with events, layout and animation blocks.
///
/// A view keeps no geometry or look of its own. Its layer does, and every property here that names
/// one of the layer's reads and writes it there.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate {
  /// The layer that draws the view.
  public let layer: CALayer

  /// The view this one is in.
  public package(set) weak var superview: UIView?
  /// The views inside this one, back to front.
  open var subviews: [UIView] { subviewList }
  /// The views inside this one, back to front, as they are kept.
  package var subviewList: [UIView] = []

  /// A number for finding the view again.
  open var tag = 0
  /// Whether touches reach the view and what is in it.
  open var isUserInteractionEnabled = true
  /// Whether several fingers may touch the view at once.
  open var isMultipleTouchEnabled = false
  /// Whether no other view may be touched while this one is.
  open var isExclusiveTouch = false
  /// Whether subviews follow when the view's size changes, as their masks say.
  open var autoresizesSubviews = true
  /// Which of the view's sizes and margins give way when its superview changes size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether the frame and the mask stand for constraints; kept, not used: constraints win.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// Whether the context is emptied before the view draws; kept, not used.
  open var clearsContextBeforeDrawing = true
  /// A name to find the view by when the application is started again; kept.
  open var restorationIdentifier: String?
  /// The distances from the view's edges that content keeps, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The recognisers that watch the view's touches, in the order they were added.
  package var attachedRecognizers: [NSObject] = []
  /// The controller whose view this is.
  package weak var owner: (any ViewOwner)?
  /// The tint set on this view; nil: its superview's.
  package var ownTintColor: UIColor?
  /// How much the view minds being larger or smaller than its content.
  package var contentPriorities: [ContentPriority: UILayoutPriority] = [:]
  /// The constraints that this view holds.
  package var heldConstraints: [NSLayoutConstraint] = []
  /// The rectangles inside the view that constraints can refer to.
  package var guides = LayoutGuides()
  /// What lets a person do more with the view.
  package var heldInteractions: [any UIInteraction] = []
  /// What would move the view if the device were tilted.
  package var heldMotionEffects: [UIMotionEffect] = []
  /// Those who are told of changes of the view's properties.
  package lazy var observers = ViewObservers()
  /// Whether the view has been asked for its drawing since it came into a window.
  package var hasBeenDisplayed = false

  /// The class of a view's layer: `CALayer` unless a subclass says otherwise.
  open class var layerClass: AnyClass { CALayer.self }

  /// Creates a view with a frame in its future superview's coordinates, in points.
  public init(frame: CGRect) {
    let kind = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = CALayer.make(kind)
    super.init()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.isOpaque = true
    layer.frame = frame
  }

  /// Creates a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    let kind = Self.layerClass as? CALayer.Type ?? CALayer.self
    layer = CALayer.make(kind)
    super.init()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.isOpaque = true
  }

  open override var next: UIResponder? {
    owner as? UIResponder ?? superview
  }

  // MARK: Geometry

  /// Whether the margins keep to the superview's; kept, not used.
  open var preservesSuperviewLayoutMargins = false
  /// Whether the margins keep clear of the safe area; kept, not used.
  open var insetsLayoutMarginsFromSafeArea = true
  /// The distances from the view's edges that content keeps, as texts run, in points.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = newValue.insets }
  }

  /// Where the view's box lies in its superview, transform included, in points.
  open var frame: CGRect {
    get { layer.frame }
    set {
      changingSize { layer.frame = newValue }
      tellObservers()
    }
  }

  /// The view's own coordinates: the origin is what shows at its top left corner.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      changingSize { layer.bounds = newValue }
      tellObservers()
    }
  }

  /// Where the anchor point lies in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set {
      layer.position = newValue
      tellObservers()
    }
  }

  /// What is done to the view about its anchor point, in the plane.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set {
      layer.setAffineTransform(newValue)
      tellObservers()
    }
  }

  /// What is done to the view about its anchor point, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point that `center` places, in the unit square of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The pixels a point has in what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// What of the view collides when a dynamic animator moves it.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The convex outline that collides if the type is `.path`, about the middle, in points.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Look

  /// How opaque the view and all that is in it are, 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set {
      layer.opacity = Float(newValue)
      tellObservers()
    }
  }

  /// Whether the view and all that is in it are left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard layer.isHidden != newValue else { return }
      layer.isHidden = newValue
      superview?.visibilityDidChange(of: self)
      tellObservers()
    }
  }

  /// Whether the view promises to fill its bounds with opaque content; nothing depends on it.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }

  /// What fills the bounds behind the content.
  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { UIColor(cgColor: $0) } }
    set { layer.backgroundColor = newValue?.cgColor }
  }

  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How the content is placed when its size is not the view's.
  @HeardProperty open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// A view whose alpha this view and all that is in it are multiplied with; it has no superview.
  @HeardProperty open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The colour of what can be touched: the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? UIColor.systemBlue }
    set {
      ownTintColor = newValue
      announceTintColor()
    }
  }

  /// Whether colours are light or dark from here on; kept: they are light.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// Whether the tint is paled, as behind an alert; kept, not used.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// What the content is; nothing is mirrored here.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified

  /// The tint of this view or of one above it has changed.
  open func tintColorDidChange() {}

  // MARK: Hierarchy

  /// The window the view is in.
  open var window: UIWindow? { superview?.window }

  /// Puts `view` in front of all other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) {
    insert(view, at: .front)
  }

  /// Puts `view` at `index` among the subviews, taking it from where it was.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: .index(index))
  }

  /// Puts `view` directly behind `sibling`.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: .below(sibling))
  }

  /// Puts `view` directly in front of `sibling`.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: .above(sibling))
  }

  /// Takes the view, and all that is in it, out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// A subview has come.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview has been hidden, or is seen again.
  package func visibilityDidChange(of subview: UIView) {}

  /// A subview is about to go.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// The view is about to get into another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has got into another window, or none.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Places the subviews; called before a frame when the size changed or layout was asked for.
  open func layoutSubviews() { satisfyConstraints() }

  /// Asks for `layoutSubviews()` before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what has been asked for, from the outermost view that needs it inwards.
  open func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  /// Returns the size the view would like when offered `size`: its own unless a subclass knows.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that fits, keeping the frame's origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size the content has by itself; `noIntrinsicMetric` on an axis where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// How far inside the frame lies what constraints align, in points.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The distances from the view's edges that bars and notches cover, in points.
  open var safeAreaInsets: UIEdgeInsets { inheritedSafeAreaInsets }

  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Adds or changes constraints; called before layout when asked for.
  open func updateConstraints() {}

  /// Looks at constraints now; layout does so here.
  open func updateConstraintsIfNeeded() {}

  /// Asks for constraints to be looked at again: the same as asking for layout here.
  open func setNeedsUpdateConstraints() {
    setNeedsLayout()
  }

  // MARK: Events

  /// Returns the frontmost view at `point` that takes touches: this one, one inside it, or none.
  ///
  /// Hidden views, views that are nearly transparent (alpha below 0.01) and views that take no
  /// touches are passed over with all that is in them. Geometry is the model's, not what is seen.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    frontmostView(at: point, with: event)
  }

  /// Returns whether `point`, in the view's own coordinates, is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// Returns whether a recogniser of the view's may recognise what it has seen.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Drawing

  /// Draws the view's content into the current context; `rect` is the bounds.
  ///
  /// A subclass that overrides this gets contents of its own, drawn once and again only when
  /// ``setNeedsDisplay()`` asks for it.
  open func draw(_ rect: CGRect) {}

  /// Asks for `draw(_:)` before the next frame.
  open func setNeedsDisplay() {
    layer.setNeedsDisplay()
  }

  /// Asks for `draw(_:)` before the next frame; the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) {
    layer.setNeedsDisplay()
  }

  // MARK: The layer's delegate

  /// Draws the layer's contents through ``draw(_:)``.
  open func display(_ layer: CALayer) {
    if layer === self.layer { drawContents() }
  }

  /// Draws the layer's contents into a context: nothing, as ``draw(_:)`` has drawn them.
  open func draw(_ layer: CALayer, in ctx: CGContext) {}

  /// Lays the subviews out, the controller being told before and after.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    owner?.announcePlace()
    owner?.viewWillLayoutSubviews()
    layoutSubviews()
    owner?.viewDidLayoutSubviews()
  }

  /// Returns the animation that the current block gives a change of `key`, `NSNull` outside blocks.
  open func action(for layer: CALayer, forKey key: String) -> (any CAAction)? {
    blockAction(for: layer, forKey: key)
  }
}
