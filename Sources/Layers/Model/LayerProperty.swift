import Foundation

/// The properties of layers that have a key.
package enum LayerProperty: String, Sendable, Hashable, CaseIterable {
  case bounds
  case position
  case zPosition
  case anchorPoint
  case anchorPointZ
  case transform
  case sublayerTransform
  case hidden
  case doubleSided
  case geometryFlipped
  case masksToBounds

  case contents
  case contentsRect
  case contentsCenter
  case contentsScale
  case contentsGravity
  case minificationFilter
  case magnificationFilter
  case minificationFilterBias

  case opacity
  case allowsGroupOpacity
  case backgroundColor
  case cornerRadius
  case maskedCorners
  case cornerCurve
  case borderWidth
  case borderColor
  case shadowColor
  case shadowOpacity
  case shadowOffset
  case shadowRadius
  case shadowPath
  case opaque
  case shouldRasterize
  case rasterizationScale
  case edgeAntialiasingMask
  case allowsEdgeAntialiasing
  case compositingFilter
  case backdropBlurRadius
  case backdropSaturation

  case path
  case fillColor
  case fillRule
  case strokeColor
  case strokeStart
  case strokeEnd
  case lineWidth
  case miterLimit
  case lineCap
  case lineJoin
  case lineDashPhase
  case lineDashPattern

  case colors
  case locations
  case startPoint
  case endPoint
  case type

  case instanceCount
  case preservesDepth
  case instanceDelay
  case instanceTransform
  case instanceColor
  case instanceRedOffset
  case instanceGreenOffset
  case instanceBlueOffset
  case instanceAlphaOffset

  case string
  case font
  case fontSize
  case foregroundColor
  case wrapped
  case alignmentMode
  case truncationMode
}

extension LayerProperty {
  /// How a change of a property shows when nothing else is said.
  package enum ImplicitAnimation: Sendable, Hashable {
    /// By a basic animation from the value shown before.
    case basic
    /// At once; only explicit animations change it gradually.
    case none
  }

  /// How a change of the property shows when nothing else is said.
  ///
  /// Properties that hold a path are animatable, but never by themselves.
  package var implicitAnimation: ImplicitAnimation {
    switch self {
    case .path, .shadowPath, .geometryFlipped, .contentsGravity, .contentsScale, .cornerCurve,
      .minificationFilter, .magnificationFilter, .allowsGroupOpacity, .maskedCorners, .opaque,
      .shouldRasterize, .rasterizationScale, .edgeAntialiasingMask, .allowsEdgeAntialiasing,
      .compositingFilter, .fillRule, .lineCap, .lineJoin, .type, .preservesDepth, .string, .font,
      .wrapped, .alignmentMode, .truncationMode:
      .none
    default:
      .basic
    }
  }

  /// Finds a property by its key, or by the name that it has in Swift.
  package init?(key: String) {
    if let property = LayerProperty(rawValue: key) {
      self = property
      return
    }
    switch key {
    case "isHidden": self = .hidden
    case "isDoubleSided": self = .doubleSided
    case "isGeometryFlipped": self = .geometryFlipped
    case "isOpaque": self = .opaque
    case "isWrapped": self = .wrapped
    default: return nil
    }
  }
}
