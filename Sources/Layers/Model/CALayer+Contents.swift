import Foundation
import Raster

extension CALayer {
  /// What the layer shows: a `CGImage`, or anything else that stands for a picture.
  public var contents: Any? {
    get { contentsObject ?? properties.contents.map(CGImage.init) }
    set {
      contentsObject = newValue
      let picture: Picture? = newValue.flatMap { LayerValue($0, as: .contents)?.picture }
      assign(picture, to: \.contents, as: .contents)
    }
  }

  /// The part of the contents that is shown, in units of the picture.
  public var contentsRect: CGRect {
    get { properties.contentsRect }
    set { assign(newValue, to: \.contentsRect, as: .contentsRect) }
  }

  /// The part of `contentsRect` that stretches when the contents are resized, in units of the
  /// picture.
  public var contentsCenter: CGRect {
    get { properties.contentsCenter }
    set { assign(newValue, to: \.contentsCenter, as: .contentsCenter) }
  }

  /// Pixels of the contents per point.
  public var contentsScale: CGFloat {
    get { properties.contentsScale }
    set { assign(newValue, to: \.contentsScale, as: .contentsScale) }
  }

  /// Where the contents lie in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { properties.contentsGravity }
    set { assign(newValue, to: \.contentsGravity, as: .contentsGravity) }
  }

  /// How the contents are reduced.
  public var minificationFilter: CALayerContentsFilter {
    get { properties.minificationFilter }
    set { assign(newValue, to: \.minificationFilter, as: .minificationFilter) }
  }

  /// How the contents are enlarged.
  public var magnificationFilter: CALayerContentsFilter {
    get { properties.magnificationFilter }
    set { assign(newValue, to: \.magnificationFilter, as: .magnificationFilter) }
  }

  /// Which reduced version of the contents the trilinear filter takes; makes no difference here.
  public var minificationFilterBias: Float {
    get { Float(properties.minificationFilterBias) }
    set {
      assign(
        CGFloat(newValue), to: \.minificationFilterBias, as: .minificationFilterBias)
    }
  }
}
