import Foundation

/// A rectangle inside a view that constraints can refer to.
///
/// A guide that a client makes is placed by constraints, as a view is that is not drawn. Those that
/// views have by themselves follow from the view's bounds.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  /// The view that the guide lies in.
  open package(set) weak var owningView: UIView?
  /// A name to find the guide by.
  open var identifier = ""
  /// The distances from the view's edges; nil: constraints place the guide.
  private let insets: ((UIView) -> UIEdgeInsets)?
  /// Where constraints have placed the guide.
  private var placedFrame = CGRect.zero

  /// Creates a guide that constraints place, in no view yet.
  public override init() {
    insets = nil
    super.init()
  }

  /// Creates a guide whose distances from its view's edges are `insets`.
  package init(in view: UIView, insets: @escaping (UIView) -> UIEdgeInsets) {
    owningView = view
    self.insets = insets
    super.init()
  }

  /// The rectangle, in the view's coordinates, in points.
  open var layoutFrame: CGRect {
    guard let owningView, let currentInsets else { return placedFrame }
    return owningView.bounds.inset(by: currentInsets)
  }

  /// The distances from the view's edges, in points; nil: constraints place the guide.
  package var currentInsets: UIEdgeInsets? {
    guard let insets else { return nil }
    return owningView.map(insets) ?? .zero
  }

  /// Whether the guide stays at the origin of its view, whatever constraints say.
  package var startsAtOrigin: Bool { false }

  /// Takes the place that constraints give the guide, in the view's coordinates, in points.
  package func place(in frame: CGRect) {
    placedFrame = frame
  }

  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where reading starts.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle between left and right.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
}

/// The rectangles inside a view that constraints can refer to.
package struct LayoutGuides {
  /// Those that the view has by itself and that have been asked for, by name.
  package var byName: [String: UILayoutGuide] = [:]
  /// Those that a client has added, in their order.
  package var added: [UILayoutGuide] = []
}

extension UIView {
  /// The guides that a client has added, in their order.
  public var layoutGuides: [UILayoutGuide] { guides.added }

  /// Adds a guide, which constraints then place in this view.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    guides.added.append(layoutGuide)
  }

  /// Removes a guide, and the constraints that this view holds about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutGuide.owningView = nil
    guides.added.removeAll { $0 === layoutGuide }
    removeConstraints(
      heldConstraints.filter { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide })
  }
}
