import Foundation
import Layers

/// A view that lays its subviews out in a row or a column.
///
/// A view's length along the axis is that of its own constraints, else that of its content, else the
/// one it has. Hidden views take no room.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How the views share the room along the axis, with the platform's numbers.
  public enum Distribution: Int, Sendable, Hashable {
    /// As long as their content; what is left goes to the one that holds on to its length least.
    case fill = 0
    /// Equally long.
    case fillEqually = 1
    /// In the ratio of their content.
    case fillProportionally = 2
    /// As long as their content, with equal distances between them.
    case equalSpacing = 3
    /// As long as their content, with equal distances between their middles.
    case equalCentering = 4
  }

  /// Where the views lie across the axis, with the platform's numbers.
  public enum Alignment: Int, Sendable, Hashable {
    /// From edge to edge.
    case fill = 0
    /// At the left or top edge.
    case leading = 1
    /// At the first lines of their texts: at the top here.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the right or bottom edge.
    case trailing = 4
    /// At the last lines of their texts: at the bottom here.
    case lastBaseline = 5

    /// At the top edge.
    public static var top: Self { .leading }
    /// At the bottom edge.
    public static var bottom: Self { .trailing }
  }

  /// The distance after a view that is left to the stack.
  public nonisolated static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The distance that the system would choose.
  public nonisolated static let spacingUseSystem: CGFloat = 8

  /// The views that are laid out, in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Which way they are laid out.
  @HeardProperty open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { contentDidChange() }
  }
  /// How they share the room along the axis.
  @HeardProperty open var distribution = Distribution.fill {
    didSet { contentDidChange() }
  }
  /// Where they lie across the axis.
  @HeardProperty open var alignment = Alignment.fill {
    didSet { contentDidChange() }
  }
  /// The distance from one to the next, in points.
  @HeardProperty open var spacing: CGFloat = 0 {
    didSet { contentDidChange() }
  }
  /// Whether distances go from text line to text line; kept, not used.
  open var isBaselineRelativeArrangement = false
  /// Whether the views stay within the margins.
  @HeardProperty open var isLayoutMarginsRelativeArrangement = false {
    didSet { contentDidChange() }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack with a frame in its future superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isOpaque = false
  }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Creates a stack of no size; nothing is read, as there are no archives here.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    layer.isOpaque = false
  }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at `stackIndex` among the arranged ones.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    contentDidChange()
  }

  /// Lays a view out no longer; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    contentDidChange()
  }

  /// Sets the distance after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    contentDidChange()
  }

  /// Returns the distance after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    if arrangedSubviews.contains(where: { $0 === subview }) { removeArrangedSubview(subview) }
  }

  open override var intrinsicContentSize: CGSize {
    guard !shownViews.isEmpty else { return super.intrinsicContentSize }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    let line = line
    return axis.size(
      along: line.naturalLength + axis.along(margins),
      across: line.naturalBreadth + axis.across(margins))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = intrinsicContentSize
    return content.width >= 0 ? content : size
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = isLayoutMarginsRelativeArrangement ? bounds.inset(by: layoutMargins) : bounds
    for (view, frame) in zip(shownViews, line.frames(in: room)) { view.take(layoutFrame: frame) }
  }

  package override func visibilityDidChange(of subview: UIView) {
    if arrangedSubviews.contains(where: { $0 === subview }) { contentDidChange() }
  }

  private var shownViews: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private var line: StackLine {
    StackLine(
      axis: axis, distribution: distribution, alignment: alignment,
      items: shownViews.map { view in
        StackLine.Item(
          size: view.wantedSize, hugging: view.huggingPriority(along: axis).rawValue,
          spacing: customSpacings[ObjectIdentifier(view)] ?? spacing)
      })
  }

  private func contentDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}

extension UIView {
  /// The size that the view would have by itself: by its own constraints, its content, or as it is.
  fileprivate var wantedSize: CGSize {
    let content = intrinsicContentSize
    var size = bounds.size
    if content.width >= 0 { size.width = content.width }
    if content.height >= 0 { size.height = content.height }
    for constraint in heldConstraints where constraint.isAboutItself {
      guard constraint.secondItem == nil else { continue }
      switch constraint.firstAttribute {
      case .width: size.width = constraint.relation.apply(constraint.constant, to: size.width)
      case .height: size.height = constraint.relation.apply(constraint.constant, to: size.height)
      default: break
      }
    }
    return size
  }

  /// Takes a place among others, the transform left as it is.
  fileprivate func take(layoutFrame frame: CGRect) {
    let anchor = layer.anchorPoint
    let size = CGRect(origin: bounds.origin, size: frame.size)
    if bounds != size { bounds = size }
    // Some views keep a size of their own.
    let middle = CGPoint(
      x: frame.minX + anchor.x * bounds.width, y: frame.minY + anchor.y * bounds.height)
    if center != middle { center = middle }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate func apply(_ constant: CGFloat, to length: CGFloat) -> CGFloat {
    switch self {
    case .equal: constant
    case .lessThanOrEqual: min(length, constant)
    case .greaterThanOrEqual: max(length, constant)
    }
  }
}
