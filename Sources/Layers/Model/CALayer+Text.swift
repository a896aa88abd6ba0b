import Foundation

extension CALayer {
  /// Gives the layer of a view another text; it shows at once, as contents that are drawn anew do.
  package func setText(_ text: TextProperties?) {
    guard properties.text != text else { return }
    if presented == nil { willChange() }
    properties.text = text
  }
}
