import Foundation
import Layers

/// The linear equations that constraints make along one axis of a view, and their solution.
///
/// Every view that has constraints, and every one between it and the view that is laid out, has
/// two unknowns: the start of its box in its superview, and its length. Equations are taken in the
/// order of their priorities; one that contradicts those before it is left out, as Gaussian
/// elimination finds. An inequality counts as an equation if the solution without it breaks it.
/// At the end come the sizes that contents have, and what the boxes were before.
@MainActor
struct LayoutSystem {
  /// A direction of the plane.
  enum Axis {
    case horizontal
    case vertical
  }

  private let axis: Axis
  private let root: UIView
  private var views: [UIView] = []
  private var rules: [(constraint: NSLayoutConstraint, form: LinearForm)] = []

  /// Reads the constraints that `root` holds, and those that views inside it hold for themselves.
  init(of root: UIView, along axis: Axis) {
    self.root = root
    self.axis = axis
    for constraint in root.constraints { add(constraint) }
    for view in root.subviews { addOwnConstraints(of: view) }
    var read = 0
    while read < views.count {
      if views[read].superview !== root { addOwnConstraints(of: views[read]) }
      read += 1
    }
  }

  private mutating func addOwnConstraints(of view: UIView) {
    for constraint in view.constraints where constraint.isAboutItself { add(constraint) }
  }

  private mutating func add(_ constraint: NSLayoutConstraint) {
    guard axis.contains(constraint.firstAttribute),
      let first = form(of: constraint.firstItem, constraint.firstAttribute)
    else { return }
    var second = LinearForm(constant: 0)
    if let item = constraint.secondItem {
      guard let form = form(of: item, constraint.secondAttribute) else { return }
      second = form
    }
    let difference = first - second * Double(constraint.multiplier)
    rules.append((constraint, difference - LinearForm(constant: Double(constraint.constant))))
  }

  /// Gives the views the boxes that solve the equations.
  func place() {
    guard !views.isEmpty else { return }
    let solution = solve()
    for (index, view) in views.enumerated() {
      view.take(start: solution[2 * index], length: solution[2 * index + 1], along: axis)
    }
  }

  private func solve() -> [Double] {
    let ordered = rules.enumerated().sorted {
      ($1.element.constraint.priority.rawValue, $0.offset)
        < ($0.element.constraint.priority.rawValue, $1.offset)
    }.map(\.element)
    var tight: Set<Int> = []
    while true {
      var elimination = Elimination(unknowns: 2 * views.count)
      for (index, rule) in ordered.enumerated()
      where rule.constraint.relation == .equal || tight.contains(index) {
        elimination.add(rule.form)
      }
      for (index, view) in views.enumerated() { elimination.addWishes(of: view, index, axis) }
      let solution = elimination.solution
      let broken = ordered.indices.first { index in
        guard !tight.contains(index) else { return false }
        let value = ordered[index].form.value(at: solution)
        switch ordered[index].constraint.relation {
        case .equal: return false
        case .lessThanOrEqual: return value > 1e-9
        case .greaterThanOrEqual: return value < -1e-9
        }
      }
      guard let broken else { return solution }
      tight.insert(broken)
    }
  }

  /// Returns an attribute of a view or guide as a form of the unknowns, in the root's coordinates;
  /// nil for what is not inside the root.
  private mutating func form(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearForm? {
    let guide = item as? UILayoutGuide
    guard let view = item as? UIView ?? guide?.owningView,
      var box = box(of: view)
    else { return nil }
    if let insets = guide?.currentInsets {
      let (before, after) =
        axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
      box.start = box.start + LinearForm(constant: Double(before))
      box.length = box.length - LinearForm(constant: Double(before + after))
    }
    switch attribute {
    case .left, .leading, .top, .firstBaseline: return box.start
    case .right, .trailing, .bottom, .lastBaseline: return box.start + box.length
    case .centerX, .centerY: return box.start + box.length * 0.5
    case .width, .height: return box.length
    case .notAnAttribute: return nil
    }
  }

  private mutating func box(of view: UIView) -> (start: LinearForm, length: LinearForm)? {
    if view === root {
      let bounds = root.bounds
      let (start, length) =
        axis == .horizontal ? (bounds.minX, bounds.width) : (bounds.minY, bounds.height)
      return (LinearForm(constant: Double(start)), LinearForm(constant: Double(length)))
    }
    guard let parent = view.superview, var outer = box(of: parent)?.start else { return nil }
    if parent === root { outer = LinearForm(constant: 0) }
    let index = views.firstIndex { $0 === view } ?? views.count
    if index == views.count { views.append(view) }
    return (outer + LinearForm(unknown: 2 * index), LinearForm(unknown: 2 * index + 1))
  }
}

extension LayoutSystem.Axis {
  /// Whether an attribute lies along the axis.
  fileprivate func contains(_ attribute: NSLayoutConstraint.Attribute) -> Bool {
    switch attribute {
    case .left, .right, .leading, .trailing, .width, .centerX: self == .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: self == .vertical
    case .notAnAttribute: false
    }
  }
}

extension Elimination {
  /// Adds what a view would like if nothing else decides: its content's size, then its box.
  @MainActor
  fileprivate mutating func addWishes(
    of view: UIView, _ index: Int, _ axis: LayoutSystem.Axis
  ) {
    let content = view.intrinsicContentSize
    let box = view.box(along: axis)
    let length = axis == .horizontal ? content.width : content.height
    if length >= 0 {
      add(LinearForm(unknown: 2 * index + 1) - LinearForm(constant: Double(length)))
    }
    add(LinearForm(unknown: 2 * index + 1) - LinearForm(constant: box.length))
    add(LinearForm(unknown: 2 * index) - LinearForm(constant: box.start))
  }
}

extension UIView {
  /// The box in the superview along one axis, the transform left out, in points.
  fileprivate func box(along axis: LayoutSystem.Axis) -> (start: Double, length: Double) {
    let anchor = layer.anchorPoint
    return axis == .horizontal
      ? (Double(center.x - anchor.x * bounds.width), Double(bounds.width))
      : (Double(center.y - anchor.y * bounds.height), Double(bounds.height))
  }

  /// Takes a box in the superview along one axis, the transform left as it is.
  fileprivate func take(start: Double, length: Double, along axis: LayoutSystem.Axis) {
    let length = CGFloat(max(length, 0))
    var bounds = bounds
    var center = center
    if axis == .horizontal {
      bounds.size.width = length
      center.x = CGFloat(start) + layer.anchorPoint.x * length
    } else {
      bounds.size.height = length
      center.y = CGFloat(start) + layer.anchorPoint.y * length
    }
    if bounds != self.bounds { self.bounds = bounds }
    if center != self.center { self.center = center }
  }
}
