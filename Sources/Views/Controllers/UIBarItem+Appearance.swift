import Foundation

extension UIBarItem {
  /// Returns an item that stands for all of them; what is set on it changes none.
  public class func appearance() -> Self {
    Journal.warn("what is set on appearance() changes no item")
    guard let item = UIBarItem.make(self) as? Self else {
      preconditionFailure("an item of this class cannot be made by its init()")
    }
    return item
  }

  private class func make(_ kind: UIBarItem.Type) -> UIBarItem {
    kind == UITabBarItem.self
      ? UITabBarItem() : kind == UIBarButtonItem.self ? UIBarButtonItem() : UIBarItem()
  }
}
