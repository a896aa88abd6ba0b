import Foundation
import Geometry
import Raster

extension LayerProperties {
  /// The value of a property; one of another type than the property's is ignored when set.
  package subscript(property: LayerProperty) -> LayerValue {
    get { value(of: property) }
    set { set(property, to: newValue) }
  }

  private func value(of property: LayerProperty) -> LayerValue {
    switch property {
    case .bounds: .rect(bounds)
    case .position: .point(position)
    case .zPosition: .number(Double(zPosition))
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(Double(anchorPointZ))
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .hidden: .flag(isHidden)
    case .doubleSided: .flag(isDoubleSided)
    case .geometryFlipped: .flag(isGeometryFlipped)
    case .masksToBounds: .flag(masksToBounds)
    case .contents: .picture(contents)
    case .contentsRect: .rect(contentsRect)
    case .contentsCenter: .rect(contentsCenter)
    case .contentsScale: .number(Double(contentsScale))
    case .contentsGravity: .word(contentsGravity.rawValue)
    case .minificationFilter: .word(minificationFilter.rawValue)
    case .magnificationFilter: .word(magnificationFilter.rawValue)
    case .minificationFilterBias: .number(Double(minificationFilterBias))
    case .opacity: .number(opacity)
    case .allowsGroupOpacity: .flag(allowsGroupOpacity)
    case .backgroundColor: .color(backgroundColor)
    case .cornerRadius: .number(Double(cornerRadius))
    case .maskedCorners: .number(Double(maskedCorners.rawValue))
    case .cornerCurve: .word(cornerCurve.rawValue)
    case .borderWidth: .number(Double(borderWidth))
    case .borderColor: .color(borderColor)
    case .shadowColor: .color(shadowColor)
    case .shadowOpacity: .number(shadowOpacity)
    case .shadowOffset: .size(shadowOffset)
    case .shadowRadius: .number(Double(shadowRadius))
    case .shadowPath: .path(shadowPath)
    case .opaque: .flag(isOpaque)
    case .shouldRasterize: .flag(shouldRasterize)
    case .rasterizationScale: .number(Double(rasterizationScale))
    case .edgeAntialiasingMask: .number(Double(edgeAntialiasingMask.rawValue))
    case .allowsEdgeAntialiasing: .flag(allowsEdgeAntialiasing)
    case .compositingFilter: .word("\(blendMode)BlendMode")
    case .backdropBlurRadius: .number(Double(backdropValues.blurRadius))
    case .backdropSaturation: .number(backdropValues.saturation)
    case .path: .path(shapeValues.path)
    case .fillColor: .color(shapeValues.fillColor)
    case .fillRule: .word(shapeValues.fillRule.rawValue)
    case .strokeColor: .color(shapeValues.strokeColor)
    case .strokeStart: .number(Double(shapeValues.strokeStart))
    case .strokeEnd: .number(Double(shapeValues.strokeEnd))
    case .lineWidth: .number(Double(shapeValues.lineWidth))
    case .miterLimit: .number(Double(shapeValues.miterLimit))
    case .lineCap: .word(shapeValues.lineCap.rawValue)
    case .lineJoin: .word(shapeValues.lineJoin.rawValue)
    case .lineDashPhase: .number(Double(shapeValues.lineDashPhase))
    case .lineDashPattern: .numbers(shapeValues.lineDashPattern)
    case .colors: .colors(gradientValues.colors)
    case .locations: .numbers(gradientValues.locations)
    case .startPoint: .point(gradientValues.startPoint)
    case .endPoint: .point(gradientValues.endPoint)
    case .type: .word(gradientValues.type.rawValue)
    case .instanceCount: .number(Double(replicatorValues.instanceCount))
    case .preservesDepth: .flag(depth == .preserved)
    case .instanceDelay: .number(replicatorValues.instanceDelay)
    case .instanceTransform: .transform(replicatorValues.instanceTransform)
    case .instanceColor: .color(replicatorValues.instanceColor)
    case .instanceRedOffset: .number(replicatorValues.instanceRedOffset)
    case .instanceGreenOffset: .number(replicatorValues.instanceGreenOffset)
    case .instanceBlueOffset: .number(replicatorValues.instanceBlueOffset)
    case .instanceAlphaOffset: .number(replicatorValues.instanceAlphaOffset)
    case .string: .word(textValues.string)
    case .font: .word(textValues.fontName)
    case .fontSize: .number(Double(textValues.fontSize))
    case .foregroundColor: .color(textValues.foregroundColor)
    case .wrapped: .flag(textValues.isWrapped)
    case .alignmentMode: .word(textValues.alignmentMode.rawValue)
    case .truncationMode: .word(textValues.truncationMode.rawValue)
    }
  }

  private mutating func set(_ property: LayerProperty, to value: LayerValue) {
    switch (property, value) {
    case (.bounds, .rect(let rect)): self.bounds = rect
    case (.position, .point(let point)): self.position = point
    case (.zPosition, .number(let number)): zPosition = CGFloat(number)
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.anchorPointZ, .number(let number)): anchorPointZ = CGFloat(number)
    case (.transform, .transform(let transform)): self.transform = transform
    case (.sublayerTransform, .transform(let transform)): sublayerTransform = transform
    case (.hidden, .flag(let flag)): isHidden = flag
    case (.doubleSided, .flag(let flag)): isDoubleSided = flag
    case (.geometryFlipped, .flag(let flag)): isGeometryFlipped = flag
    case (.masksToBounds, .flag(let flag)): masksToBounds = flag
    case (.contents, .picture(let picture)):
      self.contents = picture
      contentsFade = nil
    case (.contents, .fade(let fade)): contentsFade = fade
    case (.contentsRect, .rect(let rect)): contentsRect = rect
    case (.contentsCenter, .rect(let rect)): contentsCenter = rect
    case (.contentsScale, .number(let number)): contentsScale = CGFloat(number)
    case (.contentsGravity, .word(let word)):
      contentsGravity = CALayerContentsGravity(rawValue: word)
    case (.minificationFilter, .word(let word)):
      minificationFilter = CALayerContentsFilter(rawValue: word)
    case (.magnificationFilter, .word(let word)):
      magnificationFilter = CALayerContentsFilter(rawValue: word)
    case (.minificationFilterBias, .number(let number)): minificationFilterBias = CGFloat(number)
    case (.opacity, .number(let number)): opacity = number
    case (.allowsGroupOpacity, .flag(let flag)): allowsGroupOpacity = flag
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .number(let number)): cornerRadius = CGFloat(number)
    case (.maskedCorners, .number(let number)):
      maskedCorners = CACornerMask(rawValue: UInt(clamping: Int(clamping: number)))
    case (.cornerCurve, .word(let word)): cornerCurve = CALayerCornerCurve(rawValue: word)
    case (.borderWidth, .number(let number)): borderWidth = CGFloat(number)
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowColor, .color(let color)): shadowColor = color
    case (.shadowOpacity, .number(let number)): shadowOpacity = number
    case (.shadowOffset, .size(let size)): shadowOffset = size
    case (.shadowRadius, .number(let number)): shadowRadius = CGFloat(number)
    case (.shadowPath, .path(let path)): shadowPath = path
    case (.opaque, .flag(let flag)): isOpaque = flag
    case (.shouldRasterize, .flag(let flag)): shouldRasterize = flag
    case (.rasterizationScale, .number(let number)): rasterizationScale = CGFloat(number)
    case (.edgeAntialiasingMask, .number(let number)):
      edgeAntialiasingMask = CAEdgeAntialiasingMask(
        rawValue: UInt32(clamping: Int(clamping: number)))
    case (.allowsEdgeAntialiasing, .flag(let flag)): allowsEdgeAntialiasing = flag
    case (.compositingFilter, .word(let word)):
      blendMode = DisplayList.BlendMode(filterName: word) ?? .normal
    case (.backdropBlurRadius, .number(let number)): backdropValues.blurRadius = CGFloat(number)
    case (.backdropSaturation, .number(let number)): backdropValues.saturation = number
    case (.path, .path(let path)): shapeValues.path = path
    case (.fillColor, .color(let color)): shapeValues.fillColor = color
    case (.fillRule, .word(let word)): shapeValues.fillRule = CAShapeLayerFillRule(rawValue: word)
    case (.strokeColor, .color(let color)): shapeValues.strokeColor = color
    case (.strokeStart, .number(let number)): shapeValues.strokeStart = CGFloat(number)
    case (.strokeEnd, .number(let number)): shapeValues.strokeEnd = CGFloat(number)
    case (.lineWidth, .number(let number)): shapeValues.lineWidth = CGFloat(number)
    case (.miterLimit, .number(let number)): shapeValues.miterLimit = CGFloat(number)
    case (.lineCap, .word(let word)): shapeValues.lineCap = CAShapeLayerLineCap(rawValue: word)
    case (.lineJoin, .word(let word)): shapeValues.lineJoin = CAShapeLayerLineJoin(rawValue: word)
    case (.lineDashPhase, .number(let number)): shapeValues.lineDashPhase = CGFloat(number)
    case (.lineDashPattern, .numbers(let numbers)): shapeValues.lineDashPattern = numbers
    case (.colors, .colors(let colors)): gradientValues.colors = colors
    case (.locations, .numbers(let numbers)): gradientValues.locations = numbers
    case (.startPoint, .point(let point)): gradientValues.startPoint = point
    case (.endPoint, .point(let point)): gradientValues.endPoint = point
    case (.type, .word(let word)): gradientValues.type = CAGradientLayerType(rawValue: word)
    case (.instanceCount, .number(let number)):
      replicatorValues.instanceCount = Int(clamping: number)
    case (.preservesDepth, .flag(let flag)): depth = flag ? .preserved : .flattened
    case (.instanceDelay, .number(let number)): replicatorValues.instanceDelay = number
    case (.instanceTransform, .transform(let transform)):
      replicatorValues.instanceTransform = transform
    case (.instanceColor, .color(let color)): replicatorValues.instanceColor = color
    case (.instanceRedOffset, .number(let number)): replicatorValues.instanceRedOffset = number
    case (.instanceGreenOffset, .number(let number)): replicatorValues.instanceGreenOffset = number
    case (.instanceBlueOffset, .number(let number)): replicatorValues.instanceBlueOffset = number
    case (.instanceAlphaOffset, .number(let number)): replicatorValues.instanceAlphaOffset = number
    case (.string, .word(let word)): textValues.string = word
    case (.font, .word(let word)): textValues.fontName = word
    case (.fontSize, .number(let number)): textValues.fontSize = CGFloat(number)
    case (.foregroundColor, .color(let color)): textValues.foregroundColor = color
    case (.wrapped, .flag(let flag)): textValues.isWrapped = flag
    case (.alignmentMode, .word(let word)):
      textValues.alignmentMode = CATextLayerAlignmentMode(rawValue: word)
    case (.truncationMode, .word(let word)):
      textValues.truncationMode = CATextLayerTruncationMode(rawValue: word)
    default: break
    }
  }
}
