import Foundation

/// How a bar looks; changes are seen when the bar is laid out next.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// What shines through the bar.
  open var backgroundEffect: UIBlurEffect? = UIBlurEffect(style: .systemChromeMaterial)
  /// The bar's colour.
  open var backgroundColor: UIColor?
  /// The picture behind the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line beside the bar.
  open var shadowColor: UIColor? = UIColor(white: 0, alpha: 0.3)
  /// The picture in the place of the line beside the bar.
  open var shadowImage: UIImage?

  /// Creates the look that bars have when nobody changes it.
  public override init() {
    super.init()
  }

  /// Makes the bar look as usual.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  /// Makes the bar opaque.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .white
    shadowColor = UIColor(white: 0, alpha: 0.3)
  }

  /// Leaves nothing of the bar but what is on it.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title lies from its place, in points.
  open var titlePositionAdjustment = UIOffset.zero
}

/// How a bar with buttons looks.
open class UIToolbarAppearance: UIBarAppearance {}

/// How a bar with tabs looks.
open class UITabBarAppearance: UIBarAppearance {}
