import Foundation
import Layers

/// A view that draws a background configuration within its bounds.
@MainActor
final class ConfiguredBackgroundView: UIView {
  /// What is drawn.
  var configuration = UIBackgroundConfiguration.clear() {
    didSet { show(replacing: oldValue) }
  }

  private let plate = UIView(frame: .zero)
  private let stroke = UIView(frame: .zero)
  private var effectView: UIVisualEffectView?
  private var imageView: UIImageView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    layer.isOpaque = false
    for view in [plate, stroke] {
      view.isUserInteractionEnabled = false
      view.layer.isOpaque = false
      addSubview(view)
    }
    stroke.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    plate.frame = bounds.inset(by: configuration.backgroundInsets.insets)
    plate.layer.cornerRadius = radius(in: plate.bounds, configuration.cornerRadius)
    for view in plate.subviews { view.frame = plate.bounds }
    // The edge lies inside of a background that it stands out from by its own width.
    stroke.frame = plate.frame.insetBy(
      dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    stroke.layer.cornerRadius = radius(
      in: stroke.bounds, configuration.cornerRadius + configuration.strokeOutset)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  private func radius(in bounds: CGRect, _ radius: CGFloat) -> CGFloat {
    max(0, min(radius, min(bounds.width, bounds.height) / 2))
  }

  private func show(replacing old: UIBackgroundConfiguration) {
    if old.customView !== configuration.customView { old.customView?.removeFromSuperview() }
    showEffect()
    showImage()
    if let view = configuration.customView { plate.addSubview(view) }
    plate.clipsToBounds = !plate.subviews.isEmpty
    showColors()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func showColors() {
    let tint = tintColor ?? .tintColor
    plate.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    stroke.isHidden = configuration.strokeWidth <= 0
    stroke.layer.borderWidth = max(0, configuration.strokeWidth)
    stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
  }

  private func showEffect() {
    guard let effect = configuration.visualEffect else {
      effectView?.removeFromSuperview()
      effectView = nil
      return
    }
    let view = effectView ?? UIVisualEffectView(effect: effect)
    view.effect = effect
    if view.superview == nil { plate.addSubview(view) }
    effectView = view
  }

  private func showImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(image: nil)
    view.image = image
    view.contentMode = configuration.imageContentMode
    if view.superview == nil { plate.addSubview(view) }
    imageView = view
  }
}
