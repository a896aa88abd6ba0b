import Foundation

extension Bundle {
  /// Reads nothing, as there are no nibs here, and says so.
  @preconcurrency @MainActor
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [AnyHashable: Any]? = nil
  ) -> [Any]? {
    Journal.warn("the nib “\(name)” was not read: there are none")
    return nil
  }
}
