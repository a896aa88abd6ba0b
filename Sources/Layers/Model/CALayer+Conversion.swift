import Foundation
import Geometry

extension CALayer {
  /// Returns where a point of `layer` lies in this layer; nil: of the space around the root.
  ///
  /// A point that no point of this layer maps to, because a layer between is seen edge-on or the
  /// point lies behind the eye, becomes zero.
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    Conversion(from: layer, to: self)(point)
  }

  /// Returns where a point of this layer lies in `layer`; nil: in the space around the root.
  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    Conversion(from: self, to: layer)(point)
  }

  /// Returns the bounding box in this layer of a rectangle of `layer`.
  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    Conversion(from: layer, to: self)(rect)
  }

  /// Returns the bounding box in `layer` of a rectangle of this layer.
  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    Conversion(from: self, to: layer)(rect)
  }

  /// Returns the map from this layer's plane to the space of `ancestor`; nil: around the root.
  ///
  /// Every layer on the way projects what is in it onto its plane, unless it keeps depth.
  func projection(to ancestor: CALayer?) -> Projection {
    var matrix = CATransform3D.identity
    var layer = self
    while layer !== ancestor {
      let parent = layer.parent
      matrix = matrix.concatenating(
        layer.properties.matrix(inSuperlayer: layer.isMask ? nil : parent?.properties))
      guard let parent else { break }
      if parent.properties.depth == .flattened { matrix = matrix.flattened }
      layer = parent
    }
    return Projection(flattening: matrix)
  }

  private var isMask: Bool {
    let layer = presented ?? self
    return layer.container?.maskLayer === layer
  }
}

extension CATransform3D {
  /// This matrix with images projected onto the plane z = 0; w is kept, so the division by it can
  /// wait.
  package var flattened: CATransform3D {
    var matrix = self
    matrix.m13 = 0
    matrix.m23 = 0
    matrix.m43 = 0
    matrix.m31 = 0
    matrix.m32 = 0
    matrix.m34 = 0
    matrix.m33 = 1
    return matrix
  }
}

/// The way from one layer's coordinates up to a common ancestor, and down to another's.
@MainActor
private struct Conversion {
  let up: Projection
  let down: Projection?

  init(from source: CALayer?, to target: CALayer?) {
    let common = source?.commonAncestor(with: target)
    up = source?.projection(to: common) ?? .identity
    down = target.map { $0.projection(to: common) }?.inverted() ?? (target == nil ? .identity : nil)
  }

  func callAsFunction(_ point: CGPoint) -> CGPoint {
    guard let middle = up(point), let down, let image = down(middle) else { return .zero }
    return image
  }

  func callAsFunction(_ rect: CGRect) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    return CGRect(boundsOf: [
      self(CGPoint(x: rect.minX, y: rect.minY)), self(CGPoint(x: rect.maxX, y: rect.minY)),
      self(CGPoint(x: rect.maxX, y: rect.maxY)), self(CGPoint(x: rect.minX, y: rect.maxY)),
    ])
  }
}

extension CALayer {
  /// Returns the lowest layer that both are in; nil when they are in different trees.
  fileprivate func commonAncestor(with other: CALayer?) -> CALayer? {
    var above: [ObjectIdentifier: CALayer] = [:]
    var layer: CALayer? = self
    while let current = layer {
      above[ObjectIdentifier(current)] = current
      layer = current.parent
    }
    layer = other
    while let current = layer {
      if let shared = above[ObjectIdentifier(current)] { return shared }
      layer = current.parent
    }
    return nil
  }
}
