import Foundation
import Layers

/// A view of a collection view that shows one element at a time, and later another one.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The name under which views like this one are kept.
  open package(set) var reuseIdentifier: String?
  /// The attributes that the view has been given last.
  package var attributes: UICollectionViewLayoutAttributes?

  /// Creates a view with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Called before the view shows another element.
  open func prepareForReuse() {}

  /// Called with the attributes when the view has taken their place and look.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before another layout moves the view.
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called when another layout has moved the view.
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Returns the attributes that the view would like; it is not asked here.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }

  /// Takes the place and look of attributes, in the animation block that is open, if one is.
  package func take(_ attributes: UICollectionViewLayoutAttributes) {
    self.attributes = attributes.kept
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    layer.transform = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    apply(attributes)
  }
}
