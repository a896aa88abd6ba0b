// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The name of a method.
///
/// Methods cannot be called by their names here: where the platform's source has `#selector(step)`,
/// pass the method or a closure. Names can be kept and compared.
public struct Selector: Sendable, Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name, with a colon for each argument.
  public let description: String

  /// Creates a name.
  public init(_ name: String) {
    description = name
  }

  /// Creates a name.
  public init(stringLiteral name: String) {
    description = name
  }
}

/// Creates the name of a method.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

/// Returns the name of a method as text.
public func NSStringFromSelector(_ aSelector: Selector) -> String { aSelector.description }

extension NSObjectProtocol {
  /// Whether the object has a method that can be called by its name: no.
  public func responds(to aSelector: Selector?) -> Bool { false }

  /// The object that calls of unknown methods go to: none, as nothing is called by its name.
  public func forwardingTarget(for aSelector: Selector?) -> Any? { nil }

  /// Calls no method, as none can be called by its name, and says so.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector) -> AnyObject? {
    Journal.warn("the method “\(aSelector)” was not called: there are no calls by name")
    return nil
  }

  /// Calls no method, as none can be called by its name, and says so.
  @preconcurrency @MainActor @discardableResult
  public func perform(_ aSelector: Selector, with object: Any?) -> AnyObject? {
    perform(aSelector)
  }
}

extension UIScrollViewDelegate {
  /// Whether the delegate has a method that can be called by its name: no.
  public func responds(to aSelector: Selector?) -> Bool { false }
}

extension UIViewControllerContextTransitioning {
  /// Whether the context has a method: all of the platform's.
  public func responds(to aSelector: Selector?) -> Bool { aSelector != nil }
}

/// A method, as something to be exchanged for another: there is none here.
public struct Method: Sendable {}

/// Returns a method of a class's objects by its name: there are none.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Returns a method of a class by its name: there are none.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { nil }

/// Exchanges two methods, of which there are none here.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {}
