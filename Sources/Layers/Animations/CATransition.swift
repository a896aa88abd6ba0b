// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The key that every transition is added under.
public let kCATransition = "transition"

/// A change from what a layer with everything in it showed before to what it shows now.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the new state replaces the old one.
  open var type = CATransitionType.fade
  /// The side from which the new state comes; nil: the left.
  open var subtype: CATransitionSubtype?
  /// Where in the change the animation begins, 0 to 1.
  open var startProgress: Float = 0
  /// Where in the change the animation ends, 0 to 1, not before `startProgress`.
  open var endProgress: Float = 1
  /// A filter that shows the change; makes no difference here.
  open var filter: Any?

  /// Creates a fade.
  public override init() {
    super.init()
  }

  /// Creates nothing: animations are not read from archives.
  public required init?(coder: NSCoder) {
    nil
  }

  override func duplicate() -> CAAnimation {
    guard Swift.type(of: self) == CATransition.self else { return self }
    let copy = CATransition()
    copyValues(to: copy)
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.filter = filter
    return copy
  }
}
