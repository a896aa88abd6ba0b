import Documents
import Foundation
import Geometry
import Layers
import Raster

extension SceneParser {
  /// The keys of what a layer shows.
  static let stateKeys = [
    "bounds", "position", "anchorPoint", "zPosition", "transform", "sublayerTransform", "hidden",
    "opacity", "allowsGroupOpacity", "doubleSided", "backgroundColor", "cornerRadius",
    "maskedCorners", "masksToBounds", "borderWidth", "borderColor", "contents",
    "contentsGravity", "contentsScale", "contentsRect", "contentsCenter", "magnificationFilter",
    "minificationFilter", "gradient", "shape", "text", "shadowOpacity", "shadowColor",
    "shadowOffset", "shadowRadius", "shadowPath", "backdropBlurRadius", "backdropSaturation",
    "mask",
    "sublayers",
  ]
  private static let keys = ["name", "isTransformLayer"] + stateKeys + ["animations", "clock"]

  /// What is meant by what people write who come from elsewhere.
  private static let meanings = [
    "frame": "bounds\" and \"position", "center": "position", "children": "sublayers",
    "layers": "sublayers", "subviews": "sublayers", "alpha": "opacity", "isHidden": "hidden",
    "color": "backgroundColor", "background": "backgroundColor", "image": "contents",
  ]

  /// Returns the layer that `node` describes, with everything below it.
  mutating func layer(_ node: DocumentNode) throws(DocumentError) -> CALayer {
    let object = try node.object(allowing: Self.keys, meaning: Self.meanings)
    let layer = try Self.makeLayer(for: object)
    layer.name = try claim(object.required("name"))
    try readState(of: layer, from: object)
    try Self.readClock(of: layer, from: object)
    try readAnimations(of: layer, from: object)
    return layer
  }

  /// Reads what a layer shows, with everything below it.
  mutating func readState(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    try Self.readGeometry(of: layer, from: object)
    try Self.readAppearance(of: layer, from: object)
    try readContents(of: layer, from: object)
    try Self.readShadow(of: layer, from: object)
    try Self.readBackdrop(of: layer, from: object)
    if let gradient = object["gradient"] {
      layer.properties.gradient = try GradientProperties(gradient)
    }
    if let shape = object["shape"] { layer.properties.shape = try ShapeProperties(shape) }
    if let text = object["text"] { layer.properties.text = try TextProperties(text) }
    if let mask = object["mask"] { layer.mask = try self.layer(mask) }
    for sublayer in try object.array("sublayers") {
      layer.addSublayer(try self.layer(sublayer))
    }
  }

  /// Returns a new layer of the class that what it draws asks for.
  private static func makeLayer(for object: DocumentObject) throws(DocumentError) -> CALayer {
    if try object.boolean("isTransformLayer", default: false) { return CATransformLayer() }
    if object["shape"] != nil { return CAShapeLayer() }
    if object["gradient"] != nil { return CAGradientLayer() }
    if object["text"] != nil { return CATextLayer() }
    return CALayer()
  }

  private static func readGeometry(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    if let bounds = object["bounds"] { layer.bounds = try bounds.rect() }
    if let position = object["position"] { layer.position = try position.point() }
    if let anchorPoint = object["anchorPoint"] { layer.anchorPoint = try anchorPoint.point() }
    layer.zPosition = CGFloat(try object.number("zPosition", default: 0))
    if let transform = object["transform"] { layer.transform = try transform.matrix() }
    if let transform = object["sublayerTransform"] {
      layer.sublayerTransform = try transform.matrix()
    }
    layer.isDoubleSided = try object.boolean("doubleSided", default: true)
    layer.masksToBounds = try object.boolean("masksToBounds", default: false)
    layer.isHidden = try object.boolean("hidden", default: false)
  }

  private static func readAppearance(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    layer.properties.opacity = try object.number("opacity", default: 1)
    layer.allowsGroupOpacity = try object.boolean("allowsGroupOpacity", default: true)
    layer.properties.backgroundColor = try object["backgroundColor"]?.optionalColor()
    layer.cornerRadius = CGFloat(try object.number("cornerRadius", default: 0))
    if let corners = object["maskedCorners"] { layer.maskedCorners = try corners.corners() }
    layer.borderWidth = CGFloat(try object.number("borderWidth", default: 0))
    if let color = object["borderColor"] {
      layer.properties.borderColor = try color.optionalColor()
    }
  }

  private mutating func readContents(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    if let contents = object["contents"], !contents.isNull {
      try wish(for: contents) { layer.contents = $0 }
    }
    layer.contentsGravity = try object.choice(
      "contentsGravity",
      of: [
        "resize": .resize, "resizeAspect": .resizeAspect, "resizeAspectFill": .resizeAspectFill,
        "center": .center, "left": .left, "right": .right, "top": .top, "bottom": .bottom,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft,
        "bottomRight": .bottomRight,
      ], default: .resize)
    layer.contentsScale = CGFloat(try object["contentsScale"]?.number(in: 1e-3...1e3) ?? 1)
    if let rect = object["contentsRect"] { layer.contentsRect = try rect.rect() }
    if let rect = object["contentsCenter"] { layer.contentsCenter = try rect.rect() }
    let filters: KeyValuePairs<String, CALayerContentsFilter> = [
      "linear": .linear, "nearest": .nearest,
    ]
    layer.magnificationFilter = try object.choice(
      "magnificationFilter", of: filters, default: .linear)
    layer.minificationFilter = try object.choice(
      "minificationFilter", of: filters, default: .linear)
  }

  private static func readShadow(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    layer.properties.shadowOpacity = try object.number("shadowOpacity", default: 0)
    if let color = object["shadowColor"] {
      layer.properties.shadowColor = try color.optionalColor()
    }
    if let offset = object["shadowOffset"] {
      let offset = try offset.point()
      layer.shadowOffset = CGSize(width: offset.x, height: offset.y)
    }
    layer.shadowRadius = CGFloat(try object.number("shadowRadius", default: 3))
    layer.properties.shadowPath = try object["shadowPath"]?.outline()
  }

  private static func readBackdrop(
    of layer: CALayer, from object: DocumentObject
  ) throws(DocumentError) {
    if let radius = object["backdropBlurRadius"] {
      layer.properties.backdropValues.blurRadius = CGFloat(try radius.number())
    }
    if let saturation = object["backdropSaturation"] {
      layer.properties.backdropValues.saturation = try saturation.number()
    }
  }
}
