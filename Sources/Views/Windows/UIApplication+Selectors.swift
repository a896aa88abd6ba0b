import Foundation

/// How code that may not name `shared` asks for it.
extension UIApplication {
  private static let sharedName = Selector("sharedApplication")

  /// Calls no method, as none can be called by its name, and returns false; taking the keyboard away
  /// is the usual reason for it, and there is none.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { false }

  /// Whether the class has a method that can be called by its name: `sharedApplication` only.
  public class func responds(to aSelector: Selector?) -> Bool { aSelector == sharedName }

  /// Calls `sharedApplication`; others cannot be called by their names, which it says.
  @discardableResult
  public class func perform(_ aSelector: Selector) -> Unmanaged<AnyObject>! {
    guard aSelector == sharedName else {
      Journal.warn("the method “\(aSelector)” was not called: there are no calls by name")
      return nil
    }
    return Unmanaged.passUnretained(shared)
  }
}
