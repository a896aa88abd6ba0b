import Foundation

extension CALayer {
  /// Gives the layer of a view another text; it shows at once, as contents that are drawn anew do.
  package func setText(_ text: TextProperties?) {
    guard properties.text != text else { return }
    if presented == nil { willChange() }
    properties.text = text
  }

  /// The model's values, the text as it is set for the bounds.
  var textProperties: LayerProperties {
    var properties = properties
    properties.setText(for: properties.bounds.size)
    return properties
  }
}

extension LayerProperties {
  /// Notes the size that was set, which a label's text is made for, as a view's contents are.
  mutating func setText(for size: CGSize) {
    if text?.setting != nil { text?.setting?.size = size }
  }
}

extension CALayer {
  /// Takes down the fonts of all texts in this layer's tree, and tells what is not as it was asked
  /// for, whether or not a frame shows it.
  package func noteTexts() {
    if properties.text != nil, let text = TextDrawing(textProperties) {
      Timeline.current.note(text.layout)
    }
    maskLayer?.noteTexts()
    for layer in children { layer.noteTexts() }
  }
}
