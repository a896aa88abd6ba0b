import Foundation
import Layers

extension UIView {
  /// Replaces the state of `view` by the one that `animations` makes, with the transition that the
  /// options name.
  ///
  /// Only `view` with what is in it turns, curls or dissolves. The changes are made at once unless
  /// the options allow animated content, in which case they are animated as well. A view that has
  /// not been on screen before has no old state: nothing is seen of the transition.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let timing = BlockTiming(duration: duration, delay: 0, options: options.rawValue)
    let block = AnimationBlock(timing: timing, completion: completion)
    Stage.current.blocks.run(block, options: options.rawValue) {
      ViewTransition(options: options, of: view)?.begin(in: block)
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
    }
  }

  /// Replaces `fromView` by `toView` in its superview, with the transition that the options name.
  ///
  /// The superview turns, curls or dissolves, with everything in it. `toView` takes the place of
  /// `fromView` among the subviews; its frame is the caller's business. With
  /// `showHideTransitionViews` both stay, and are hidden and shown instead.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      Timeline.current.schedule(after: 0) { completion?(true) }
      return
    }
    transition(
      with: container, duration: duration, options: options,
      animations: { exchange(fromView, for: toView, options) }, completion: completion)
  }

  /// Puts `incoming` in the place of `outgoing` among the subviews, or hides and shows them.
  class func exchange(
    _ outgoing: UIView, for incoming: UIView, _ options: AnimationOptions
  ) {
    if options.contains(.showHideTransitionViews) {
      if incoming.superview == nil {
        outgoing.superview?.insertSubview(incoming, aboveSubview: outgoing)
      }
      outgoing.isHidden = true
      incoming.isHidden = false
    } else {
      outgoing.superview?.insertSubview(incoming, aboveSubview: outgoing)
      outgoing.removeFromSuperview()
    }
  }
}

extension UIView.AnimationOptions {
  /// The transition that the options name: bits 20 to 23, none of them for no transition.
  var transition: Self { Self(rawValue: rawValue & (0xF << 20)) }

  /// Whether the options name a transition.
  var namesTransition: Bool { transition.rawValue != 0 }
}

/// The transition that options name, applied to a view.
@MainActor
struct ViewTransition {
  private let view: UIView
  private let animation: CATransition

  /// Finds the transition that the options name; nil: none.
  init?(options: UIView.AnimationOptions, of view: UIView) {
    animation = CATransition()
    animation.type = CATransitionType(rawValue: "flip")
    switch options.transition {
    case .transitionFlipFromLeft: animation.subtype = .fromLeft
    case .transitionFlipFromRight: animation.subtype = .fromRight
    // Layers count vertical sides upwards.
    case .transitionFlipFromTop: animation.subtype = .fromBottom
    case .transitionFlipFromBottom: animation.subtype = .fromTop
    case .transitionCrossDissolve: animation.type = .fade
    // The page is lifted at the bottom, where the platform's layers have their top.
    case .transitionCurlUp:
      animation.type = CATransitionType(rawValue: "pageCurl")
      animation.subtype = .fromTop
    case .transitionCurlDown:
      animation.type = CATransitionType(rawValue: "pageUnCurl")
      animation.subtype = .fromTop
    default: return nil
    }
    self.view = view
  }

  /// Starts the transition from what the view's layer shows now, in the block's time.
  func begin(in block: AnimationBlock) {
    guard UIView.areAnimationsEnabled, !block.isInstant, view.layer.hasBeenCommitted else { return }
    block.timing.apply(to: animation, on: view.layer)
    if case .curve(let function) = block.timing.pace { animation.timingFunction = function }
    block.show(animation, on: view.layer, forKey: "transition")
  }
}
