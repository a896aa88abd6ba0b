import Foundation
import Geometry
import Layers
import Raster
import Recording

/// The motions that drawing is timed with, as layer trees that show a moment.
///
/// They are the jobs that the peers are given as well: the same pictures, in the same places.
enum Motion: String, CaseIterable {
  case crossfade
  case circle
  case slide
  case door
  case flip
  case zoom
  case pageturn
}

extension Motion {
  /// Returns the display list at `progress`, which is between 0 and 1.
  @MainActor
  func displayList(of screens: Screens, at progress: Double) -> DisplayList {
    let root = CALayer()
    root.frame = CGRect(origin: .zero, size: screens.canvas.points)
    let tree = Tree(screens, root: root)
    arrange(tree, at: CGFloat(progress))
    return root.displayList(
      at: 0, scale: screens.canvas.scale, size: screens.canvas.points, background: .black)
  }

  @MainActor
  private func arrange(_ tree: Tree, at t: CGFloat) {
    let width = tree.size.width
    let height = tree.size.height
    switch self {
    case .crossfade:
      tree.add(.outgoing)
      tree.add(.incoming).opacity = Float(t)
    case .circle:
      tree.add(.outgoing)
      let center = CGPoint(x: width * 0.5, y: height * 0.4)
      let radius = t * (center.x * center.x + height * height * 0.36).squareRoot()
      let mask = CAShapeLayer()
      mask.path = CGPath(
        ellipseIn: CGRect(
          x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
        transform: nil)
      tree.add(.incoming).mask = mask
    case .slide:
      tree.add(.outgoing).position.x -= tree.whole(t * width / 3)
      tree.add(.incoming).position.x += tree.whole((1 - t) * width)
    case .door:
      tree.add(.incoming)
      for side in [CGFloat(0), 1] {
        let half = CALayer()
        half.masksToBounds = true
        half.frame = CGRect(x: side * width / 2, y: 0, width: width / 2, height: height)
        half.position.x += (2 * side - 1) * tree.whole(t * width / 2)
        half.addSublayer(tree.layer(.outgoing))
        half.sublayers?.first?.position.x -= side * width / 2
        tree.root.addSublayer(half)
      }
    case .flip:
      let angle = t * .pi
      let isFront = angle <= .pi / 2
      var matrix = CATransform3D.identity
      matrix.m34 = -1 / 500
      let card = tree.add(isFront ? .outgoing : .incoming)
      card.transform = CATransform3DRotate(matrix, isFront ? angle : angle - .pi, 0, 1, 0)
    case .zoom:
      tree.add(.outgoing)
      let card = tree.add(.incoming)
      let scale = 0.3 + 0.7 * t
      card.anchorPoint = .zero
      card.position = CGPoint(x: (1 - t) * 24, y: (1 - t) * 0.7 * height)
      card.cornerRadius = (12 + 27 * t) / scale
      card.masksToBounds = true
      card.transform = CATransform3DMakeScale(scale, scale, 1)
    case .pageturn:
      tree.add(.incoming)
      let angle = -t * .pi / 2
      var matrix = CATransform3D.identity
      matrix.m34 = -1 / 1500
      let turn = CATransform3DRotate(matrix, angle, 0, 1, 0)
      let edge = Projection(flattening: turn)(CGPoint(x: width, y: 0))?.x ?? 0
      let shade = CAGradientLayer()
      shade.frame = CGRect(x: edge, y: 0, width: 90, height: height)
      shade.startPoint = .zero
      shade.endPoint = CGPoint(x: 1, y: 0)
      shade.colors = [
        CGColor(gray: 0, alpha: 0.5 * (1 - t)), CGColor(gray: 0, alpha: 0),
      ]
      tree.root.addSublayer(shade)
      let page = tree.add(.outgoing)
      page.anchorPoint = CGPoint(x: 0, y: 0.5)
      page.position = CGPoint(x: 0, y: height / 2)
      page.transform = turn
    }
  }
}

/// A tree under construction: layers that show the screens.
@MainActor
private struct Tree {
  let root: CALayer
  let size: CGSize
  private let scale: CGFloat
  private let pictures: [Side: CGImage]

  enum Side {
    case outgoing
    case incoming
  }

  init(_ screens: Screens, root: CALayer) {
    self.root = root
    size = screens.canvas.points
    scale = screens.canvas.scale
    pictures = [.outgoing: CGImage(screens.outgoing), .incoming: CGImage(screens.incoming)]
  }

  /// Returns a layer that fills the canvas with a screen.
  func layer(_ side: Side) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: size)
    layer.contents = pictures[side]
    layer.contentsScale = scale
    return layer
  }

  /// Puts a screen on top.
  @discardableResult
  func add(_ side: Side) -> CALayer {
    let layer = layer(side)
    root.addSublayer(layer)
    return layer
  }

  /// Returns a length of whole pixels, in points.
  func whole(_ length: CGFloat) -> CGFloat {
    (length * scale).rounded() / scale
  }
}
