import Foundation
import Layers

/// A class whose initialiser with a frame every subclass must have.
///
/// Swift refuses to construct an object through a class value unless the initialiser is `required`,
/// and `UIView.init(frame:)` cannot be: subclasses in ordinary client code say `override init`.
open class UIViewMade: UIView {
  /// Creates a view.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a view of no size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

extension UIView {
  /// Creates a view of the class `kind`, by its `init(frame:)`; a plain view if it is no view's.
  ///
  /// The bit cast only changes what the compiler believes about the class value. Constructing
  /// through `UIViewMade.Type` calls the entry for `UIView.init(frame:)` in the class's own table of
  /// methods: both classes inherit that entry from `UIView`. A subclass that has no `init(frame:)`
  /// has an entry that stops with a sentence.
  static func make(_ kind: AnyClass) -> UIView {
    guard let viewKind = kind as? UIView.Type, viewKind != UIView.self else {
      return UIView(frame: .zero)
    }
    let made = unsafeBitCast(viewKind, to: UIViewMade.Type.self).init(frame: .zero)
    // Through an opaque pointer: the optimiser takes a cast between two classes that it believes
    // unrelated for one that always fails.
    return Unmanaged<UIView>.fromOpaque(Unmanaged.passRetained(made).toOpaque())
      .takeRetainedValue()
  }
}
