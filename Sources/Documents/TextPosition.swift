/// A place in a text, as editors count: lines and columns from 1.
///
/// Columns count Unicode scalars, so a tab is one column and so is an accented letter.
public struct TextPosition: Sendable, Hashable {
  /// The line, from 1.
  public var line: Int
  /// The column, in Unicode scalars, from 1.
  public var column: Int

  /// Creates a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension TextPosition: Comparable {
  /// Whether `left` comes first in the text.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension TextPosition: CustomStringConvertible {
  /// The position as compilers print it: `7:12`.
  public var description: String { "\(line):\(column)" }
}
