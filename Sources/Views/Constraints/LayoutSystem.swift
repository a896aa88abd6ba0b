import Foundation
import Layers

/// The linear equations that constraints make along the axes of a view, and their solution.
///
/// Every view and guide that has constraints, and every one between it and the view that is laid out,
/// has two unknowns an axis: the start of its box in its surroundings, and its length. The axes are
/// solved each by itself, unless a constraint ties one to the other, as that of an aspect ratio does.
/// Equations are taken in the order of their priorities; one that contradicts those before it is
/// left out, as Gaussian elimination finds. An inequality counts as an equation if the solution
/// without it breaks it. At the end come the sizes that contents have, and then what the boxes were
/// before.
///
/// What is tied to the edges of a scroll view from inside is tied to those of its content.
@MainActor
struct LayoutSystem {
  /// A direction of the plane.
  enum Axis {
    case horizontal
    case vertical
  }

  /// That a form is zero, at least zero or at most zero, and how much that matters.
  private struct Rule {
    var form: LinearForm
    var relation: NSLayoutConstraint.Relation
    var priority: UILayoutPriority
  }

  private let axes: [Axis]
  private let root: UIView
  /// What stands for the root while its length is looked for; nil: it has its length.
  private let freeRoot: FreeRoot?
  private var boxes: [any LayoutBox] = []
  private var rules: [Rule] = []
  /// Whether a constraint ties one of the axes to another that is not looked at.
  private var isTied = false

  /// Returns the systems that place the views inside `root` one after the other.
  static func systems(of root: UIView) -> [LayoutSystem] {
    let single = [Axis.horizontal, .vertical].map { LayoutSystem(of: root, along: [$0]) }
    guard single.contains(where: \.isTied) else { return single }
    return [LayoutSystem(of: root, along: [.horizontal, .vertical])]
  }

  /// Returns the least length that the constraints between a view and those inside it ask for along
  /// an axis, `aim` or more where they leave a choice; nil: there are none.
  static func fittingLength(of view: UIView, along axis: Axis, aim: Double = 0) -> Double? {
    guard view.heldConstraints.contains(where: { !$0.isAboutItself }) else { return nil }
    if axis == .vertical { LayoutSystem(of: view, along: [.horizontal]).place() }
    let root = FreeRoot(aim: aim)
    let system = LayoutSystem(of: view, along: [axis], free: root)
    guard let index = system.boxes.firstIndex(where: { $0 === root }) else { return nil }
    let length = system.solve()[system.unknown(index, axis) + 1]
    return length.isFinite ? max(length, 0) : nil
  }

  /// Reads the constraints that `root` holds, and those that views inside it hold for themselves.
  private init(of root: UIView, along axes: [Axis], free: FreeRoot? = nil) {
    self.root = root
    self.axes = axes
    freeRoot = free
    for constraint in root.constraints { add(constraint) }
    for view in root.subviews { addOwnConstraints(of: view) }
    var read = 0
    while read < boxes.count {
      if let view = boxes[read] as? UIView, view.superview !== root { addOwnConstraints(of: view) }
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
    rules.append(
      Rule(
        form: difference - LinearForm(constant: Double(constraint.constant)),
        relation: constraint.relation, priority: constraint.priority))
  }

  /// Gives the views and guides the boxes that solve the equations.
  func place() {
    guard !boxes.isEmpty else { return }
    let solution = solve()
    for (index, box) in boxes.enumerated() {
      for axis in axes {
        let place = unknown(index, axis)
        box.take(start: solution[place], length: solution[place + 1], along: axis)
      }
    }
  }

  /// Whether the views and guides have the boxes that solve the equations already.
  var isSatisfied: Bool {
    guard !boxes.isEmpty else { return true }
    let solution = solve()
    return boxes.enumerated().allSatisfy { index, item in
      axes.allSatisfy { axis in
        let (box, place) = (item.box(along: axis), unknown(index, axis))
        return abs(box.start - solution[place]) < 1e-9
          && abs(box.length - max(solution[place + 1], 0)) < 1e-9
      }
    }
  }

  /// The number of the unknown that is the start of a box along an axis; its length is next.
  private func unknown(_ index: Int, _ axis: Axis) -> Int {
    2 * (axes.count * index + (axes.firstIndex(of: axis) ?? 0))
  }

  private func solve() -> [Double] {
    let contents = self.contents
    let ordered = (rules + contents.flatMap(\.rules)).enumerated().sorted {
      ($1.element.priority.rawValue, $0.offset) < ($0.element.priority.rawValue, $1.offset)
    }.map(\.element)
    var tight: Set<Int> = []
    while true {
      var elimination = Elimination(unknowns: 2 * axes.count * boxes.count)
      for (index, rule) in ordered.enumerated()
      where rule.relation == .equal || tight.contains(index) {
        elimination.add(rule.form)
      }
      for content in contents {
        elimination.add(
          LinearForm(unknown: content.unknown + 1) - LinearForm(constant: content.length))
      }
      for (index, box) in boxes.enumerated() {
        for axis in axes { elimination.addPresent(of: box, unknown(index, axis), axis) }
      }
      let solution = elimination.solution
      let broken = ordered.indices.first { index in
        guard !tight.contains(index) else { return false }
        let value = ordered[index].form.value(at: solution)
        switch ordered[index].relation {
        case .equal: return false
        case .lessThanOrEqual: return value > 1e-9
        case .greaterThanOrEqual: return value < -1e-9
        }
      }
      guard let broken else { return solution }
      tight.insert(broken)
    }
  }

  /// The length of a content, and how much its view minds being larger and smaller.
  private struct Content {
    var unknown: Int
    var length: Double
    var rules: [Rule]
  }

  private var contents: [Content] {
    boxes.enumerated().flatMap { index, box in
      axes.compactMap { axis -> Content? in
        guard let view = box as? UIView, let length = view.naturalLength(along: axis) else {
          return nil
        }
        let place = unknown(index, axis)
        let excess = LinearForm(unknown: place + 1) - LinearForm(constant: length)
        let way = axis == .horizontal ? NSLayoutConstraint.Axis.horizontal : .vertical
        let hugging = Rule(
          form: excess, relation: .lessThanOrEqual,
          priority: view.contentHuggingPriority(for: way))
        let resistance = Rule(
          form: excess, relation: .greaterThanOrEqual,
          priority: view.contentCompressionResistancePriority(for: way))
        return Content(unknown: place, length: length, rules: [hugging, resistance])
      }
    }
  }

  /// Returns an attribute of a view or guide as a form of the unknowns, in the root's coordinates;
  /// nil for what is not inside the root.
  private mutating func form(
    of item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> LinearForm? {
    guard let axis = Axis(attribute), let (item, insets) = target(item, attribute),
      var box = box(of: item, along: axis)
    else { return nil }
    let (before, after) =
      axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    if before != 0 || after != 0 {
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

  /// Returns whose box an attribute of an item is about, and how far inside that it lies.
  private func target(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
  ) -> (any LayoutBox, UIEdgeInsets)? {
    switch item {
    case let guide as UILayoutGuide:
      guard let view = guide.owningView, let insets = guide.currentInsets else {
        return (guide, .zero)
      }
      return (view, insets)
    case let view as UIScrollView
    where view === root && attribute != .width && attribute != .height:
      return (view.contentLayoutGuide, .zero)
    case let view as UIView: return (view, view.alignmentRectInsets)
    default: return nil
    }
  }

  private mutating func box(
    of item: any LayoutBox, along axis: Axis
  ) -> (start: LinearForm, length: LinearForm)? {
    if item === root, let freeRoot { return box(of: freeRoot, along: axis) }
    if item === root {
      let bounds = root.bounds
      let (start, length) =
        axis == .horizontal ? (bounds.minX, bounds.width) : (bounds.minY, bounds.height)
      return (LinearForm(constant: Double(start)), LinearForm(constant: Double(length)))
    }
    var outer = LinearForm(constant: 0)
    if item !== freeRoot {
      guard let parent = item.surroundings else { return nil }
      if parent !== root {
        guard let start = box(of: parent, along: axis)?.start else { return nil }
        outer = start
      }
    }
    if let index = boxes.firstIndex(where: { $0 === item }) {
      let place = unknown(index, axis)
      return (outer + LinearForm(unknown: place), LinearForm(unknown: place + 1))
    }
    boxes.append(item)
    let place = unknown(boxes.count - 1, axis)
    if item.startsAtOrigin {
      for axis in axes {
        let start = LinearForm(unknown: unknown(boxes.count - 1, axis))
        rules.append(Rule(form: start, relation: .equal, priority: .required))
      }
    }
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
  /// Adds where the box is already.
  @MainActor
  fileprivate mutating func addPresent(
    of box: any LayoutBox, _ unknown: Int, _ axis: LayoutSystem.Axis
  ) {
    let present = box.box(along: axis)
    add(LinearForm(unknown: unknown + 1) - LinearForm(constant: present.length))
    add(LinearForm(unknown: unknown) - LinearForm(constant: present.start))
  }
}
