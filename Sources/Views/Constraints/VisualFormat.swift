import Foundation

/// What a line of the visual format says: `H:|-8-[title]-(>=4)-[icon(24@750)]|`.
///
/// ```
/// line      ::= ("H:" | "V:")? ("|" gap?)? view (gap? view)* (gap? "|")?
/// gap       ::= "-" | "-" number "-" | "-(" predicates ")-"
/// view      ::= "[" name ("(" predicates ")")? "]"
/// predicate ::= ("==" | ">=" | "<=")? (number | name) ("@" number)?
/// ```
struct VisualFormat {
  /// A length and how it compares.
  struct Predicate {
    var relation: NSLayoutConstraint.Relation
    /// A number, or the name of a metric or view.
    var value: String
    var priority: Float
  }

  /// Something on the line.
  enum Part {
    case edge
    case gap([Predicate])
    case view(String, [Predicate])
  }

  private(set) var axis = NSLayoutConstraint.Axis.horizontal
  private(set) var parts: [Part] = []

  /// Reads a line; nil if it is none.
  init?(_ text: String) {
    var rest = Substring(text.filter { !$0.isWhitespace })
    if rest.hasPrefix("V:") { axis = .vertical }
    if rest.hasPrefix("V:") || rest.hasPrefix("H:") { rest = rest.dropFirst(2) }
    while let first = rest.first {
      switch first {
      case "|":
        parts.append(.edge)
        rest = rest.dropFirst()
      case "[":
        guard let end = rest.firstIndex(of: "]") else { return nil }
        let inside = rest[rest.index(after: rest.startIndex)..<end]
        let name = inside.prefix { $0 != "(" }
        let given = inside.dropFirst(name.count).dropFirst().dropLast()
        guard let predicates = Self.predicates(given) else { return nil }
        parts.append(.view(String(name), predicates))
        rest = rest[rest.index(after: end)...]
      case "-":
        rest = rest.dropFirst()
        var inside = rest.prefix(0)
        if rest.first == "(" {
          guard let end = rest.firstIndex(of: ")") else { return nil }
          inside = rest[rest.index(after: rest.startIndex)..<end]
          rest = rest[rest.index(after: end)...].dropFirst()
        } else if rest.first != "[", rest.first != "|" {
          inside = rest.prefix { $0 != "-" }
          rest = rest.dropFirst(inside.count).dropFirst()
        }
        guard let predicates = Self.predicates(inside) else { return nil }
        parts.append(.gap(predicates))
      default: return nil
      }
    }
  }

  private static func predicates(_ text: Substring) -> [Predicate]? {
    var found: [Predicate] = []
    for part in text.split(separator: ",") {
      var value = part
      var relation = NSLayoutConstraint.Relation.equal
      if value.hasPrefix(">=") { relation = .greaterThanOrEqual }
      if value.hasPrefix("<=") { relation = .lessThanOrEqual }
      if value.hasPrefix("==") || relation != .equal { value = value.dropFirst(2) }
      let pieces = value.split(separator: "@")
      guard let length = pieces.first else { return nil }
      let priority = pieces.count > 1 ? Float(pieces[1]) ?? 1_000 : 1_000
      found.append(Predicate(relation: relation, value: String(length), priority: priority))
    }
    return found
  }
}

extension NSLayoutConstraint {
  /// How the views of a line are aligned, with the platform's bits.
  public struct FormatOptions: OptionSet, Sendable, Hashable {
    /// The platform's bits.
    public let rawValue: UInt

    /// Creates a set from the platform's bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// By their left edges.
    public static let alignAllLeft = Self(rawValue: 1 << 1)
    /// By their right edges.
    public static let alignAllRight = Self(rawValue: 1 << 2)
    /// By their top edges.
    public static let alignAllTop = Self(rawValue: 1 << 3)
    /// By their bottom edges.
    public static let alignAllBottom = Self(rawValue: 1 << 4)
    /// By the edges where lines begin.
    public static let alignAllLeading = Self(rawValue: 1 << 5)
    /// By the edges where lines end.
    public static let alignAllTrailing = Self(rawValue: 1 << 6)
    /// By their middles, across.
    public static let alignAllCenterX = Self(rawValue: 1 << 9)
    /// By their middles, downwards.
    public static let alignAllCenterY = Self(rawValue: 1 << 10)
    /// From where lines begin to where they end.
    public static let directionLeadingToTrailing: Self = []
  }

  /// Returns the rules that a line of the visual format states.
  ///
  /// - Precondition: The line can be read, and its names are among `views` and `metrics`.
  public class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [],
    metrics: [String: Any]? = nil, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    guard let line = VisualFormat(format) else {
      preconditionFailure("the visual format “\(format)” cannot be read")
    }
    return FormatReader(line: line, metrics: metrics ?? [:], views: views).constraints
      + alignments(of: line, opts, views)
  }

  private class func alignments(
    of line: VisualFormat, _ options: FormatOptions, _ views: [String: Any]
  ) -> [NSLayoutConstraint] {
    let named = line.parts.compactMap { part -> UIView? in
      if case .view(let name, _) = part { return views[name] as? UIView }
      return nil
    }
    let wanted: [(FormatOptions, Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
      (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
      (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    ]
    return wanted.filter { options.contains($0.0) }.flatMap { _, attribute in
      zip(named, named.dropFirst()).map {
        NSLayoutConstraint(
          item: $1, attribute: attribute, relatedBy: .equal, toItem: $0, attribute: attribute,
          multiplier: 1, constant: 0)
      }
    }
  }
}

/// The older name of the alignments of a line.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions

/// Makes rules of a line.
@MainActor
private struct FormatReader {
  let line: VisualFormat
  let metrics: [String: Any]
  let views: [String: Any]

  private var start: NSLayoutConstraint.Attribute {
    line.axis == .horizontal ? .leading : .top
  }
  private var end: NSLayoutConstraint.Attribute {
    line.axis == .horizontal ? .trailing : .bottom
  }
  private var length: NSLayoutConstraint.Attribute {
    line.axis == .horizontal ? .width : .height
  }

  var constraints: [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var before: (item: UIView, attribute: NSLayoutConstraint.Attribute, isEdge: Bool)?
    var gap: [VisualFormat.Predicate]?
    let container = firstView?.superview
    for part in line.parts {
      switch part {
      case .gap(let predicates): gap = predicates
      case .edge:
        guard let container else { continue }
        if let former = before {
          found += join(former, (container, end, true), gap)
        } else {
          before = (container, start, true)
        }
        gap = nil
      case .view(let name, let predicates):
        let view = view(name)
        if let former = before { found += join(former, (view, start, false), gap) }
        found += predicates.map { sized(view, $0) }
        before = (view, end, false)
        gap = nil
      }
    }
    return found
  }

  private var firstView: UIView? {
    for case .view(let name, _) in line.parts { return view(name) }
    return nil
  }

  private func view(_ name: String) -> UIView {
    guard let view = views[name] as? UIView else {
      preconditionFailure("the visual format names a view “\(name)” that there is not")
    }
    return view
  }

  private func join(
    _ former: (item: UIView, attribute: NSLayoutConstraint.Attribute, isEdge: Bool),
    _ next: (item: UIView, attribute: NSLayoutConstraint.Attribute, isEdge: Bool),
    _ gap: [VisualFormat.Predicate]?
  ) -> [NSLayoutConstraint] {
    // A dash without a length stands for the system's: 8 points between views, 20 at edges.
    let usual = former.isEdge || next.isEdge ? "20" : "8"
    let bare = VisualFormat.Predicate(
      relation: .equal, value: gap == nil ? "0" : usual, priority: 1_000)
    let predicates = gap?.isEmpty == false ? gap ?? [] : [bare]
    return predicates.map { predicate in
      let rule = NSLayoutConstraint(
        item: next.item, attribute: next.attribute, relatedBy: predicate.relation,
        toItem: former.item, attribute: former.attribute, multiplier: 1,
        constant: number(predicate.value) ?? 0)
      // At the far edge the container's edge lies behind the view's.
      rule.priority = UILayoutPriority(predicate.priority)
      return rule
    }
  }

  private func sized(_ view: UIView, _ predicate: VisualFormat.Predicate) -> NSLayoutConstraint {
    let other = views[predicate.value] as? UIView
    let rule = NSLayoutConstraint(
      item: view, attribute: length, relatedBy: predicate.relation, toItem: other,
      attribute: other == nil ? .notAnAttribute : length, multiplier: 1,
      constant: other == nil ? number(predicate.value) ?? 0 : 0)
    rule.priority = UILayoutPriority(predicate.priority)
    return rule
  }

  private func number(_ text: String) -> CGFloat? {
    switch metrics[text] {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: Double(text).map { CGFloat($0) }
    }
  }
}
