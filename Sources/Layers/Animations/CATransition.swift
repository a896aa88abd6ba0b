// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Raster

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

  override func makeContent(_ context: PlanContext) -> AnimationPlan.Content {
    let kind = LayerTransition.Kind(type)
    if kind == nil {
      context.timeline.warn(
        "There is no transition of the type “\(type.rawValue)”; \(context.layer.subject) fades.")
    }
    let start = Double(startProgress)
    return .transition(
      TransitionPlan(
        kind: kind ?? .fade, side: LayerTransition.Side(subtype), start: start,
        end: max(Double(endProgress), start), old: context.layer.stateBeforeTurn))
  }
}

extension CALayer {
  /// What draws the layer as it was before this turn's changes; nothing for one that has only come
  /// on display in this turn.
  fileprivate var stateBeforeTurn: [DisplayList.Item] {
    guard hasBeenCommitted || !isDisplayed else { return [] }
    let timeline = Timeline.current
    let time = superlayerTime(atMediaTime: timeline.now)
    return timeline.beforeChanges {
      PresentedLayer(self, at: .presentation(time)).drawnState
    }
  }
}

extension LayerTransition.Kind {
  /// Finds the kind of a type's name, names that the platform keeps to itself included; nil for
  /// those that are not drawn.
  init?(_ type: CATransitionType) {
    switch type.rawValue {
    case "fade": self = .fade
    case "moveIn": self = .moveIn
    case "push": self = .push
    case "reveal": self = .reveal
    case "cube": self = .cube
    case "flip", "oglFlip": self = .flip
    case "pageCurl": self = .curl
    case "pageUnCurl": self = .uncurl
    default: return nil
    }
  }
}

extension LayerTransition.Side {
  /// Finds the side on screen: vertical names count upwards, so the top is where y is largest.
  init(_ subtype: CATransitionSubtype?) {
    switch subtype {
    case .fromRight?: self = .right
    case .fromTop?: self = .bottom
    case .fromBottom?: self = .top
    default: self = .left
    }
  }
}
