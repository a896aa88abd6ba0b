import Foundation
import Geometry
import Raster
import Typesetting

extension LayerProperties {
  /// Coordinates beyond this count as no numbers.
  private static let farthest: CGFloat = 1e15

  /// Whether everything can be drawn with the numbers as they are.
  var isDrawable: Bool { hasPlace && !hasOddNumbers }

  /// The same properties with numbers that nothing can be drawn with replaced.
  ///
  /// A layer whose place or size is no number is hidden, with everything in it. Elsewhere what is no
  /// number counts as not set.
  var drawable: LayerProperties {
    guard hasPlace else {
      var nothing = LayerProperties()
      nothing.isHidden = true
      return nothing
    }
    var drawable = self
    for color in Self.colors where self[keyPath: color]?.isNumber == false {
      drawable[keyPath: color] = nil
    }
    if gradient?.colors?.allSatisfy(\.isNumber) == false { drawable.gradient?.colors = nil }
    if text?.hasOddNumbers == true { drawable.text = nil }
    if !contentsRect.isFinite { drawable.contentsRect = LayerProperties().contentsRect }
    if !contentsCenter.isFinite { drawable.contentsCenter = LayerProperties().contentsCenter }
    if !shadowOffset.width.isFinite || !shadowOffset.height.isFinite { drawable.shadowOpacity = 0 }
    if let path = shape?.path, !path.isDrawable { drawable.shape?.path = nil }
    if let path = shadowPath, !path.isDrawable { drawable.shadowOpacity = 0 }
    return drawable
  }

  private var hasPlace: Bool {
    bounds.isFinite && position.isFinite && anchorPoint.isFinite && zPosition.isFinite
      && anchorPointZ.isFinite && transform.isFinite
      && uncommon?.values.sublayerTransform.isFinite != false
      && abs(bounds.minX) < Self.farthest && abs(bounds.minY) < Self.farthest
      && bounds.width < Self.farthest && bounds.height < Self.farthest
      && abs(position.x) < Self.farthest && abs(position.y) < Self.farthest
  }

  /// The colours that are drawn.
  private static var colors: [WritableKeyPath<LayerProperties, Color?>] {
    [
      \.backgroundColor, \.borderColor, \.shadowColor, \.shapeValues.fillColor,
      \.shapeValues.strokeColor,
    ]
  }

  private var hasOddNumbers: Bool {
    backgroundColor?.isNumber == false || uncommon?.values.hasOddNumbers == true
  }
}

extension UncommonProperties {
  /// Whether something cannot be drawn with the numbers as they are.
  fileprivate var hasOddNumbers: Bool {
    borderColor?.isNumber == false || shadowColor?.isNumber == false
      || !contentsRect.isFinite || !contentsCenter.isFinite
      || !shadowOffset.width.isFinite || !shadowOffset.height.isFinite
      || shape?.fillColor?.isNumber == false || shape?.strokeColor?.isNumber == false
      || gradient?.colors?.allSatisfy(\.isNumber) == false || shape?.path?.isDrawable == false
      || shadowPath?.isDrawable == false || text?.hasOddNumbers == true
  }
}

extension TextProperties {
  /// Whether a size or a colour cannot be drawn with as it is.
  fileprivate var hasOddNumbers: Bool {
    switch content {
    case .plain:
      return !fontSize.isFinite || foregroundColor?.isNumber == false
    case .styled(let text):
      return text.spans.contains { !$0.size.isFinite }
        || (text.colors + text.backgrounds).contains { $0?.isNumber == false }
    }
  }
}

extension Path {
  /// Whether all coordinates are numbers that can be calculated with.
  fileprivate var isDrawable: Bool {
    let box = controlBounds
    return isEmpty || (!box.isNull && box.isFinite && box.width < 1e15 && box.height < 1e15)
  }
}

extension Color {
  /// Whether every component is a number.
  fileprivate var isNumber: Bool {
    red.isFinite && green.isFinite && blue.isFinite && alpha.isFinite
  }
}
