import Foundation
import Geometry
import Raster

extension CALayer {
  /// Returns the value for a key: that of a property, or one that was kept for another key.
  ///
  /// Numbers and truth values come as `NSNumber`, points, sizes, rectangles and transforms as
  /// themselves.
  public func value(forKey key: String) -> Any? {
    value(forKeyPath: key)
  }

  /// Keeps a value for a key; that of a property becomes the property's, where it has its type.
  public func setValue(_ value: Any?, forKey key: String) {
    setValue(value, forKeyPath: key)
  }

  /// Returns the value that a key path such as "transform.rotation.y" leads to.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let object = specialObject(forKey: keyPath) { return object }
    if let frameValue = frameValue(forKeyPath: keyPath) { return frameValue.keyValueObject }
    guard let target = AnimationTarget(keyPath: keyPath) else { return extraValues[keyPath] }
    return properties[target].keyValueObject
  }

  /// Sets what a key path such as "transform.rotation.y" leads to.
  ///
  /// It shows as the property's change does. A path that leads to no property keeps the value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    if setSpecialObject(value, forKey: keyPath) { return }
    if let frameTarget = Self.frameTarget(of: keyPath) {
      setFrame(value, target: frameTarget)
      return
    }
    guard let target = AnimationTarget(keyPath: keyPath) else {
      willChange()
      extraValues[keyPath] = value
      return
    }
    guard let new = LayerValue(value, like: target.example) else {
      Timeline.current.warn(
        "“\(keyPath)” of \(subject) was set to a value of the wrong type; it keeps its value.")
      return
    }
    var changed = properties
    changed[target] = new
    if target.property == .bounds {
      bounds = changed.bounds
    } else {
      let whole = changed[target.property]
      assign(whole, to: \.[target.property], as: target.property)
    }
  }
}

extension CALayer {
  /// Returns the value of what has a key but is no animatable property; nil if it is none of these.
  private func specialObject(forKey key: String) -> Any? {
    switch key {
    case "name": name
    case "contents": contents
    case "mask": mask
    case "sublayers": sublayers
    case "superlayer": superlayer
    case "delegate": delegate
    case "actions": actions
    case "style": style
    case "compositingFilter": compositingFilter
    case "beginTime": NSNumber(value: beginTime)
    case "timeOffset": NSNumber(value: timeOffset)
    case "speed": NSNumber(value: speed)
    default: nil
    }
  }

  /// Sets what has a key but is no animatable property; returns whether it was one of these.
  private func setSpecialObject(_ value: Any?, forKey key: String) -> Bool {
    let number = value.flatMap { LayerValue($0, like: .number(0)) }
    switch (key, number) {
    case ("name", _): name = value as? String
    case ("contents", _): contents = value
    case ("mask", _): mask = value as? CALayer
    case ("sublayers", _): sublayers = value as? [CALayer]
    case ("actions", _): actions = value as? [String: any CAAction]
    case ("style", _): style = value as? [AnyHashable: Any]
    case ("compositingFilter", _): compositingFilter = value
    case ("beginTime", .number(let seconds)?): beginTime = seconds
    case ("timeOffset", .number(let seconds)?): timeOffset = seconds
    case ("speed", .number(let speed)?): self.speed = Float(speed)
    default: return false
    }
    return true
  }

  /// The part of the frame that a key path names; nil for other key paths.
  private static func frameTarget(of keyPath: String) -> AnimationTarget? {
    guard keyPath == "frame" || keyPath.hasPrefix("frame.") else { return nil }
    return AnimationTarget(keyPath: "bounds" + keyPath.dropFirst("frame".count))
  }

  private func frameValue(forKeyPath keyPath: String) -> LayerValue? {
    guard let target = Self.frameTarget(of: keyPath) else { return nil }
    let whole = LayerValue.rect(frame)
    guard let component = target.component else { return whole }
    return whole[component]
  }

  private func setFrame(_ value: Any?, target: AnimationTarget) {
    guard let new = LayerValue(value, like: target.example) else { return }
    var whole = LayerValue.rect(frame)
    if let component = target.component { whole[component] = new } else { whole = new }
    if case .rect(let rect) = whole { frame = rect }
  }
}

extension LayerValue {
  /// The value as key-value coding passes it.
  fileprivate var keyValueObject: Any? {
    switch self {
    case .number(let number): NSNumber(value: number)
    case .flag(let flag): NSNumber(value: flag)
    default: object
    }
  }
}
