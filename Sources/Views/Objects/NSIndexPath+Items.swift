import Foundation

extension NSIndexPath {
  /// Creates the place of an item in a section of a collection.
  public convenience init(item: Int, section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the place of a row in a section of a table.
  public convenience init(row: Int, section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// The section; the path must have two numbers.
  public var section: Int { index(atPosition: 0) }

  /// The item in the section; the path must have two numbers.
  public var item: Int { index(atPosition: 1) }

  /// The row in the section; the path must have two numbers.
  public var row: Int { index(atPosition: 1) }
}
