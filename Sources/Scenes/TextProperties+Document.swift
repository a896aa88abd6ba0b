import Documents
import Foundation
import Layers
import Raster

extension TextProperties {
  /// Creates the properties that a document describes.
  init(_ node: DocumentNode) throws(DocumentError) {
    let object = try node.object(
      allowing: [
        "string", "font", "fontSize", "foregroundColor", "wrapped", "alignmentMode",
        "truncationMode",
      ],
      meaning: [
        "text": "string", "size": "fontSize", "color": "foregroundColor",
        "textColor": "foregroundColor", "alignment": "alignmentMode",
        "textAlignment": "alignmentMode", "truncation": "truncationMode", "isWrapped": "wrapped",
      ])
    self.init()
    content = .plain(try object.string("string"))
    if let name = object["font"] { font = TextFont(name: try name.string()) }
    if let size = object["fontSize"] {
      let points = try size.number()
      guard points > 0, points <= 10_000 else {
        throw size.error("must be above 0 and at most 10000")
      }
      fontSize = CGFloat(points)
    }
    if let color = object["foregroundColor"] { foregroundColor = try color.optionalColor() }
    isWrapped = try object.boolean("wrapped", default: false)
    alignmentMode = try object.choice(
      "alignmentMode",
      of: [
        "natural": .natural, "left": .left, "right": .right, "center": .center,
        "justified": .justified,
      ], default: .natural)
    truncationMode = try object.choice(
      "truncationMode",
      of: ["none": .none, "start": .start, "middle": .middle, "end": .end], default: .none)
  }
}
