import Foundation
import Layers

/// The linear equations that constraints make along the axes of a view, and their solution.
///
/// Every view that has constraints, and every one between it and the view that is laid out, has
/// two unknowns an axis: the start of its box in its superview, and its length. The axes are solved
/// each by itself, unless a constraint ties one to the other, as that of an aspect ratio does.
/// Equations are taken in the
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

  private let axes: [Axis]
  private let root: UIView
  private var views: [UIView] = []
  private var rules: [(constraint: NSLayoutConstraint, form: LinearForm)] = []
  /// Whether a constraint ties one of the axes to another that is not looked at.
  private var isTied = false

  /// Returns the systems that place the views inside `root` one after the other.
  static func systems(of root: UIView) -> [LayoutSystem] {
    let single = [Axis.horizontal, .vertical].map { LayoutSystem(of: root, along: [$0]) }
    guard single.contains(where: \.isTied) else { return single }
    return [LayoutSystem(of: root, along: [.horizontal, .vertical])]
  }

  /// Reads the constraints that `root` holds, and those that views inside it hold for themselves.
  private init(of root: UIView, along axes: [Axis]) {
    self.root = root
    self.axes = axes
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
    guard let axis = Axis(constraint.firstAttribute), axes.contains(axis),
      let first = form(of: constraint.firstItem, constraint.firstAttribute)
    else { return }
    var second = LinearForm(constant: 0)
    if let item = constraint.secondItem {
      if let other = Axis(constraint.secondAttribute), !axes.contains(other) { isTied = true }
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
      for axis in axes {
        let place = unknown(index, axis)
        view.take(start: solution[place], length: solution[place + 1], along: axis)
      }
    }
  }

  /// Whether the views have the boxes that solve the equations already.
  var isSatisfied: Bool {
    guard !views.isEmpty else { return true }
    let solution = solve()
    return views.enumerated().allSatisfy { index, view in
      axes.allSatisfy { axis in
        let (box, place) = (view.box(along: axis), unknown(index, axis))
        return abs(box.start - solution[place]) < 1e-9
          && abs(box.length - max(solution[place + 1], 0)) < 1e-9
      }
    }
  }

  /// The number of the unknown that is the start of a view's box along an axis; its length is next.
  private func unknown(_ index: Int, _ axis: Axis) -> Int {
    2 * (axes.count * index + (axes.firstIndex(of: axis) ?? 0))
  }

  private func solve() -> [Double] {
    let ordered = rules.enumerated().sorted {
      ($1.element.constraint.priority.rawValue, $0.offset)
        < ($0.element.constraint.priority.rawValue, $1.offset)
    }.map(\.element)
    var tight: Set<Int> = []
    while true {
      var elimination = Elimination(unknowns: 2 * axes.count * views.count)
      for (index, rule) in ordered.enumerated()
      where rule.constraint.relation == .equal || tight.contains(index) {
        elimination.add(rule.form)
      }
      for (index, view) in views.enumerated() {
        for axis in axes { elimination.addWishes(of: view, unknown(index, axis), axis) }
      }
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
    guard let axis = Axis(attribute), let view = item as? UIView ?? guide?.owningView,
      var box = box(of: view, along: axis)
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

  private mutating func box(
    of view: UIView, along axis: Axis
  ) -> (start: LinearForm, length: LinearForm)? {
    if view === root {
      let bounds = root.bounds
      let (start, length) =
        axis == .horizontal ? (bounds.minX, bounds.width) : (bounds.minY, bounds.height)
      return (LinearForm(constant: Double(start)), LinearForm(constant: Double(length)))
    }
    guard let parent = view.superview, var outer = box(of: parent, along: axis)?.start else {
      return nil
    }
    if parent === root { outer = LinearForm(constant: 0) }
    let index = views.firstIndex { $0 === view } ?? views.count
    if index == views.count { views.append(view) }
    let place = unknown(index, axis)
    return (outer + LinearForm(unknown: place), LinearForm(unknown: place + 1))
  }
}

extension LayoutSystem.Axis {
  /// The axis along which an attribute lies; nil: it is none.
  fileprivate init?(_ attribute: NSLayoutConstraint.Attribute) {
    switch attribute {
    case .left, .right, .leading, .trailing, .width, .centerX: self = .horizontal
    case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline: self = .vertical
    case .notAnAttribute: return nil
    }
  }
}

extension Elimination {
  /// Adds what a view would like if nothing else decides: its content's size, then its box.
  @MainActor
  fileprivate mutating func addWishes(
    of view: UIView, _ unknown: Int, _ axis: LayoutSystem.Axis
  ) {
    let content = view.intrinsicContentSize
    let box = view.box(along: axis)
    let length = axis == .horizontal ? content.width : content.height
    if length >= 0 {
      add(LinearForm(unknown: unknown + 1) - LinearForm(constant: Double(length)))
    }
    add(LinearForm(unknown: unknown + 1) - LinearForm(constant: box.length))
    add(LinearForm(unknown: unknown) - LinearForm(constant: box.start))
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
