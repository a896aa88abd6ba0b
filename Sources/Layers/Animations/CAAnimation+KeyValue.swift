import Foundation
import Geometry

extension CAAnimation {
  /// Returns the value for a key: that of a property of the animation, or one kept for another key.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "duration": NSNumber(value: duration)
    case "beginTime": NSNumber(value: beginTime)
    case "timeOffset": NSNumber(value: timeOffset)
    case "speed": NSNumber(value: speed)
    case "keyPath": (self as? CAPropertyAnimation)?.keyPath
    case "fromValue": (self as? CABasicAnimation)?.fromValue
    case "toValue": (self as? CABasicAnimation)?.toValue
    case "byValue": (self as? CABasicAnimation)?.byValue
    default: extraValues[key]
    }
  }

  /// Keeps a value for a key; that of a property becomes the property's.
  public func setValue(_ value: Any?, forKey key: String) {
    let number = value.flatMap { LayerValue($0, like: .number(0)) }
    switch (key, number, self) {
    case ("duration", .number(let seconds)?, _): duration = seconds
    case ("beginTime", .number(let seconds)?, _): beginTime = seconds
    case ("timeOffset", .number(let seconds)?, _): timeOffset = seconds
    case ("speed", .number(let speed)?, _): self.speed = Float(speed)
    case ("keyPath", _, let property as CAPropertyAnimation): property.keyPath = value as? String
    case ("fromValue", _, let basic as CABasicAnimation): basic.fromValue = value
    case ("toValue", _, let basic as CABasicAnimation): basic.toValue = value
    case ("byValue", _, let basic as CABasicAnimation): basic.byValue = value
    case ("type", _, let transition as CATransition):
      transition.type = (value as? String).map(CATransitionType.init) ?? transition.type
    case ("subtype", _, let transition as CATransition):
      transition.subtype = (value as? String).map(CATransitionSubtype.init)
    default: extraValues[key] = value
    }
  }
}
