import Foundation

/// How much room there is along an axis, with the platform's numbers.
public enum UIUserInterfaceSizeClass: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// As much as usual.
  case regular = 2
}

/// Whether colours are light or dark, with the platform's numbers.
public enum UIUserInterfaceStyle: Int, Sendable, Hashable {
  /// Not known.
  case unspecified = 0
  /// Light.
  case light = 1
  /// Dark.
  case dark = 2
}

/// What a view may want to know about where it is shown: told from the screen's size.
@preconcurrency @MainActor
open class UITraitCollection: NSObject {
  private let size: CGSize
  /// The pixels that a point has.
  public let displayScale: CGFloat

  /// Creates the traits of a screen.
  package init(size: CGSize, displayScale: CGFloat) {
    self.size = size
    self.displayScale = displayScale
    super.init()
  }

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    min(size.width, size.height) >= 600 ? .pad : .phone
  }

  /// How much room there is across: as usual on tablets, otherwise little.
  open var horizontalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .pad ? .regular : .compact
  }

  /// How much room there is downwards: as usual, but little on phones that lie on their side.
  open var verticalSizeClass: UIUserInterfaceSizeClass {
    userInterfaceIdiom == .pad || size.height >= size.width ? .regular : .compact
  }

  /// Whether colours are light or dark: light.
  open var userInterfaceStyle: UIUserInterfaceStyle { .light }
}

extension UIScreen {
  /// What a view may want to know about the screen.
  public var traitCollection: UITraitCollection {
    UITraitCollection(size: bounds.size, displayScale: scale)
  }
}

extension UIView {
  /// What the view may want to know about where it is shown.
  public var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
}
