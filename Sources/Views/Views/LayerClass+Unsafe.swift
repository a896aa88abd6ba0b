import Foundation
import Layers

/// A class whose parameterless initialiser every subclass must have.
///
/// Swift refuses to construct an object through a class value unless the initialiser is `required`,
/// and `CALayer.init()` cannot be: subclasses in ordinary client code say `override init()`.
open class NSObjectMade: NSObject {
  /// Creates an object.
  public required override init() {
    super.init()
  }
}

extension CALayer {
  /// Creates a layer of the class `kind`, by its `init()`.
  ///
  /// The bit cast only changes what the compiler believes about the class value. Constructing
  /// through `NSObjectMade.Type` calls the entry for `NSObject.init()` in the class's own table of
  /// methods, and a `CALayer` subclass has its own `init()` there: both classes inherit that entry
  /// from `NSObject`. A subclass that has no `init()` has an entry that stops with a sentence.
  static func make(_ kind: CALayer.Type) -> CALayer {
    if kind == CALayer.self { return CALayer() }
    let made = unsafeBitCast(kind, to: NSObjectMade.Type.self).init()
    // Through an opaque pointer: the optimiser takes a cast between two classes that it believes
    // unrelated for one that always fails.
    return Unmanaged<CALayer>.fromOpaque(Unmanaged.passRetained(made).toOpaque())
      .takeRetainedValue()
  }
}
