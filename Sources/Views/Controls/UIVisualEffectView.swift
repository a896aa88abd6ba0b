import Foundation
import Layers

/// An effect that a visual-effect view applies to what lies behind it.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {}

/// A blur of what lies behind a view.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
  /// How light and how strong a blur is, with the platform's numbers.
  public enum Style: Int, Sendable, Hashable {
    /// Very light.
    case extraLight = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
    /// As light or dark as the system's appearance.
    case regular = 4
    /// As light or dark as the system's appearance, and stronger.
    case prominent = 5
    /// Barely covers.
    case systemUltraThinMaterial = 6
    /// Covers a little.
    case systemThinMaterial = 7
    /// Covers halfway.
    case systemMaterial = 8
    /// Covers much.
    case systemThickMaterial = 9
    /// Covers as bars do.
    case systemChromeMaterial = 10
    /// Barely covers, light whatever the system's appearance.
    case systemUltraThinMaterialLight = 11
    /// Covers a little, light whatever the system's appearance.
    case systemThinMaterialLight = 12
    /// Covers halfway, light whatever the system's appearance.
    case systemMaterialLight = 13
    /// Covers much, light whatever the system's appearance.
    case systemThickMaterialLight = 14
    /// Covers as bars do, light whatever the system's appearance.
    case systemChromeMaterialLight = 15
    /// Barely covers, dark whatever the system's appearance.
    case systemUltraThinMaterialDark = 16
    /// Covers a little, dark whatever the system's appearance.
    case systemThinMaterialDark = 17
    /// Covers halfway, dark whatever the system's appearance.
    case systemMaterialDark = 18
    /// Covers much, dark whatever the system's appearance.
    case systemThickMaterialDark = 19
    /// Covers as bars do, dark whatever the system's appearance.
    case systemChromeMaterialDark = 20
  }

  /// How light and how strong the blur is.
  package let style: Style

  /// Creates a blur.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The standard deviation of the blur, in points.
  package var blurRadius: CGFloat {
    switch style {
    case .extraLight, .dark, .systemUltraThinMaterial, .systemUltraThinMaterialLight,
      .systemUltraThinMaterialDark:
      20
    default: 30
    }
  }

  /// How far colours are from grey behind the view, against how far they were.
  package var saturation: Double { 1.8 }

  /// The veil over what is blurred.
  package var veil: UIColor {
    switch style {
    case .extraLight: UIColor(white: 0.97, alpha: 0.82)
    case .light: UIColor(white: 1, alpha: 0.3)
    case .dark: UIColor(white: 0.11, alpha: 0.73)
    case .regular: UIColor(white: 0.97, alpha: 0.72)
    case .prominent: UIColor(white: 0.97, alpha: 0.82)
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight: UIColor(white: 0.97, alpha: 0.44)
    case .systemThinMaterial, .systemThinMaterialLight: UIColor(white: 0.97, alpha: 0.6)
    case .systemMaterial, .systemMaterialLight: UIColor(white: 0.97, alpha: 0.72)
    case .systemThickMaterial, .systemThickMaterialLight: UIColor(white: 0.97, alpha: 0.86)
    case .systemChromeMaterial, .systemChromeMaterialLight: UIColor(white: 0.97, alpha: 0.78)
    case .systemUltraThinMaterialDark: UIColor(white: 0.11, alpha: 0.44)
    case .systemThinMaterialDark: UIColor(white: 0.11, alpha: 0.6)
    case .systemMaterialDark: UIColor(white: 0.11, alpha: 0.72)
    case .systemThickMaterialDark: UIColor(white: 0.11, alpha: 0.86)
    case .systemChromeMaterialDark: UIColor(white: 0.11, alpha: 0.78)
    }
  }
}

/// A view that blurs what lies behind it, and lays a veil of the effect's colour on it.
///
/// What lies behind is everything painted before the view, as far as the nearest superview that is
/// rasterised. Set inside an animation block, an effect comes or goes gradually: the blur widens
/// from nothing while the veil fades in.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view that subviews go into.
  public let contentView = UIView()
  private let blurView = UIView()
  private let veilView = UIView()

  /// The effect; nil: none.
  @HeardProperty open var effect: UIVisualEffect? {
    didSet { showEffect() }
  }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addParts()
    self.effect = effect
    showEffect()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addParts()
  }

  /// Creates a view of no size; nothing is read, as there are no archives here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addParts()
  }

  private func addParts() {
    layer.isOpaque = false
    veilView.alpha = 0
    for view in [blurView, veilView, contentView] {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }

  private func showEffect() {
    let blur = effect as? UIBlurEffect
    blurView.layer.set(.backdropBlurRadius, to: .number(Double(blur?.blurRadius ?? 0)))
    blurView.layer.set(.backdropSaturation, to: .number(blur?.saturation ?? 1))
    if let blur {
      // A veil that cannot be seen yet has no colour to come from.
      if veilView.alpha == 0 {
        UIView.performWithoutAnimation { veilView.backgroundColor = blur.veil }
      } else {
        veilView.backgroundColor = blur.veil
      }
    }
    veilView.alpha = blur == nil ? 0 : 1
  }
}
