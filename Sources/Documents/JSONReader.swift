/// Reads JSON that people write: RFC 8259, and also `//` comments to the end of a line and a comma
/// after the last element or member.
///
/// Strict where leniency hides mistakes: UTF-8 only (a byte order mark at the start is skipped), no
/// key twice in an object, no nesting beyond a limit, nothing after the value.
public struct JSONReader: Sendable {
  /// The name of the document in errors.
  public var document: String
  /// How deeply values may be nested.
  public var depthLimit: Int

  /// Creates a reader.
  public init(document: String, depthLimit: Int = 256) {
    self.document = document
    self.depthLimit = depthLimit
  }

  /// Reads the one value that `bytes` hold.
  public func read(_ bytes: [UInt8]) throws(DocumentError) -> JSONValue {
    var parser = JSONParser(text: try JSONText(bytes, document: document), depthLimit: depthLimit)
    return try parser.document()
  }

  /// Reads the one value that `text` holds.
  public func read(_ text: String) throws(DocumentError) -> JSONValue {
    try read(Array(text.utf8))
  }
}
