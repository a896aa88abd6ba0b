import Foundation
import Layers

/// How much a constraint matters when not all can be met, with the platform's numbers.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The weight: 1000 has to be met, less is met if possible, the larger first.
  public var rawValue: Float

  /// Has to be met.
  public static let required = UILayoutPriority(1_000)
  /// Content resists being made smaller than it is.
  public static let defaultHigh = UILayoutPriority(750)
  /// Content resists being made larger than it is.
  public static let defaultLow = UILayoutPriority(250)
  /// As small as fits.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Creates a priority.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority.
  public init(_ rawValue: Float) {
    self.rawValue = rawValue
  }
}

/// A rule that ties an edge, a centre or a size of a view to one of another, or to a number.
///
/// What is understood: edges, centres and sizes of views and of their layout guides, equalities
/// and inequalities, multipliers, constants and priorities.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// How the two sides compare, with the platform's numbers.
  public enum Relation: Int, Sendable, Hashable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// They are equal.
    case equal = 0
    /// The first is at least the second.
    case greaterThanOrEqual = 1
  }

  /// What of an item is meant, with the platform's numbers.
  public enum Attribute: Int, Sendable, Hashable {
    /// Nothing.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading starts: the left one here.
    case leading = 5
    /// The edge where reading ends: the right one here.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle between left and right.
    case centerX = 9
    /// The middle between top and bottom.
    case centerY = 10
    /// The last line of text: the bottom edge here.
    case lastBaseline = 11
    /// The first line of text: the top edge here.
    case firstBaseline = 12
  }

  /// The item on the left side.
  public private(set) weak var firstItem: AnyObject?
  /// What of it is meant.
  public let firstAttribute: Attribute
  /// How the two sides compare.
  public let relation: Relation
  /// The item on the right side; nil: a number stands there alone.
  public private(set) weak var secondItem: AnyObject?
  /// What of it is meant.
  public let secondAttribute: Attribute
  /// What the right side is multiplied with.
  public let multiplier: CGFloat
  /// What is added to the right side, in points.
  @HeardProperty open var constant: CGFloat {
    didSet { holder?.constraintsDidChange() }
  }
  /// How much the constraint matters.
  open var priority = UILayoutPriority.required
  /// A name to find the constraint by.
  open var identifier: String?
  /// Called once everything is read from a nib; there are none here.
  open func awakeFromNib() {}

  /// The view that holds the constraint while it is active.
  package weak var holder: UIView?

  /// Creates the rule `view1.attr1 = view2.attr2 · multiplier + c`, or one with another relation.
  public init(
    item view1: AnyObject, attribute attr1: Attribute, relatedBy relation: Relation,
    toItem view2: AnyObject?, attribute attr2: Attribute, multiplier: CGFloat,
    constant c: CGFloat
  ) {
    firstItem = view1
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2
    secondAttribute = attr2
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Creates a rule about nothing, for a variable to begin with.
  public convenience override init() {
    self.init(
      item: NSNull(), attribute: .notAnAttribute, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 0)
  }

  /// Whether the rule is kept to; setting it puts the rule into the views' nearest common ancestor.
  open var isActive: Bool {
    get { holder != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { hold() } else { release() }
    }
  }

  /// Makes all of `constraints` active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes none of `constraints` active.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Whether the rule is about the view that holds it and no other.
  package var isAboutItself: Bool {
    firstItem === holder && (secondItem == nil || secondItem === holder)
  }

  private func hold() {
    let views = [firstItem, secondItem].compactMap { item in
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    guard let first = views.first else { return }
    let ancestor = views.dropFirst().reduce(first) { common, view in
      var candidate: UIView? = common
      while let current = candidate, !view.isDescendant(of: current) {
        candidate = current.superview
      }
      return candidate ?? common
    }
    ancestor.addConstraint(self)
  }

  private func release() {
    holder?.removeConstraint(self)
  }
}
