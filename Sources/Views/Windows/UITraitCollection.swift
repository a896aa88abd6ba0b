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

  /// Creates the traits of the current screen.
  public override convenience init() {
    let screen = UIScreen.main
    self.init(size: screen.bounds.size, displayScale: screen.scale)
  }

  /// Creates the traits of the current screen; the style is not kept.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
  }

  /// Creates the traits of the current screen; the class is not kept.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
  }

  /// Creates the traits of the current screen; the class is not kept.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
  }

  /// Creates the traits of the current screen.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
  }

  /// The traits of the current screen.
  open class var current: UITraitCollection { UITraitCollection() }

  /// Which way texts run: from left to right.
  open var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// How large texts are to be: as usual.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// Whether colours would look otherwise than in other traits: never.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    false
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
