import Foundation
import Layers

extension UIView {
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The edge where reading starts.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where reading ends.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The middle between left and right.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The middle between top and bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The first line of text: the top edge here.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The last line of text: the bottom edge here.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

  /// The part of the view that bars and notches leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    UILayoutGuide.kept(in: self, "safeArea") { $0.safeAreaInsets }
  }

  /// The part of the view within its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    UILayoutGuide.kept(in: self, "margins") { $0.layoutMargins }
  }

  /// The part of the view within its margins where lines of text are not too long: at most 672
  /// points wide, in the middle.
  public var readableContentGuide: UILayoutGuide {
    UILayoutGuide.kept(in: self, "readable") { view in
      var insets = view.layoutMargins
      let excess = view.bounds.width - insets.left - insets.right - 672
      insets.left += max(excess, 0) / 2
      insets.right += max(excess, 0) / 2
      return insets
    }
  }

  /// The part of the view that a keyboard leaves free: the safe area, as there is none.
  public var keyboardLayoutGuide: UILayoutGuide {
    UILayoutGuide.kept(in: self, "keyboard") { view in
      let insets = view.safeAreaInsets
      return UIEdgeInsets(
        top: view.bounds.height - insets.bottom, left: insets.left, bottom: insets.bottom,
        right: insets.right)
    }
  }

  /// Returns the rectangle that constraints align, for a frame, in points.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    frame.inset(by: alignmentRectInsets)
  }

  /// Returns the frame for a rectangle that constraints align, in points.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.minX - insets.left, y: alignmentRect.minY - insets.top,
      width: alignmentRect.width + insets.left + insets.right,
      height: alignmentRect.height + insets.top + insets.bottom)
  }

  /// The view whose first line of text stands for this one's: this one.
  public var forFirstBaselineLayout: UIView { self }

  /// The view whose last line of text stands for this one's: this one.
  public var forLastBaselineLayout: UIView { self }

  /// The constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { heldConstraints }

  /// Holds a constraint between views inside this one.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    heldConstraints.append(constraint)
    constraintsDidChange()
  }

  /// Holds constraints between views inside this one.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Lets go of a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    heldConstraints.removeAll { $0 === constraint }
    constraintsDidChange()
  }

  /// Lets go of constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Returns the size that the constraints held here ask for, as close to `targetSize` as they allow;
  /// without any the content's own size, or the one that fits.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, width: nil)
  }

  /// Returns the fitting size, at a width that is required if one is given.
  package func fittingSize(_ targetSize: CGSize, width required: CGFloat?) -> CGSize {
    let own = intrinsicContentSize
    let fitting = sizeThatFits(targetSize)
    let free = LayoutSystem.fittingLength(
      of: self, along: .horizontal, aim: Double(targetSize.width))
    let width =
      required ?? free.map { CGFloat($0) } ?? (own.width >= 0 ? own.width : fitting.width)
    var height: Double?
    // Lines break at the width.
    UIView.performWithoutAnimation {
      let before = bounds
      bounds.size.width = width
      height = LayoutSystem.fittingLength(
        of: self, along: .vertical, aim: Double(targetSize.height))
      bounds = before
    }
    return CGSize(
      width: width,
      height: height.map { CGFloat($0) } ?? (own.height >= 0 ? own.height : fitting.height))
  }

  /// Asks for layout of the views that the constraints held here may place: those inside this one,
  /// and this one itself; only where a view comes to lie elsewhere, as the platform does.
  package func constraintsDidChange() {
    askForPlacing()
    superview?.askForPlacing()
  }

  private func askForPlacing() {
    if self is UIStackView { setNeedsLayout() } else { layer.considerLayout() }
  }

  /// Places the views inside this one as the constraints have it that it and they hold.
  ///
  /// Constraints held further out have been kept to when this view was placed.
  package func satisfyConstraints() {
    guard !heldConstraints.isEmpty || subviewList.contains(where: { !$0.heldConstraints.isEmpty })
    else { return }
    for system in LayoutSystem.systems(of: self) { system.place() }
  }
}

extension UIView: LayoutJudge {
  /// Whether the constraints want a view inside this one to be elsewhere.
  package var sublayersAreMisplaced: Bool {
    LayoutSystem.systems(of: self).contains { !$0.isSatisfied }
  }
}

extension UILayoutGuide {
  /// Returns the guide that a view keeps under a name, made when first asked for.
  package static func kept(
    in view: UIView, _ name: String, insets: @escaping (UIView) -> UIEdgeInsets
  ) -> UILayoutGuide {
    if let guide = view.guides.byName[name] { return guide }
    let guide = UILayoutGuide(in: view, insets: insets)
    view.guides.byName[name] = guide
    return guide
  }
}
