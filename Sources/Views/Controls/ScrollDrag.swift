import Foundation
import Layers

/// Moves a scroll view's content with a finger, and lets it come to rest.
@MainActor
final class ScrollDrag {
  /// The speed that turns a page however short the way was, in points a second.
  private static let flick: CGFloat = 300

  private weak var view: UIScrollView?
  /// The content's offset when the finger began, as if no end had held it back.
  private var origin = CGPoint.zero
  private var link: CADisplayLink?
  private var motions: (x: ScrollMotion, y: ScrollMotion)?
  private var releaseTime: TimeInterval = 0

  /// Whether a finger moves the content.
  private(set) var isDragging = false
  /// Whether the content comes to rest after a finger.
  var isDecelerating: Bool { link != nil }

  init(of view: UIScrollView) {
    self.view = view
  }

  /// Returns whether a finger that moves by `way` may move the content.
  func mayBegin(along way: CGPoint) -> Bool {
    guard let view, view.isScrollEnabled else { return false }
    return abs(way.y) >= abs(way.x) ? view.scrollsDownwards : view.scrollsSideways
  }

  /// Does what the recogniser has seen.
  func follow(_ recognizer: UIGestureRecognizer) {
    guard let view, let pan = recognizer as? UIPanGestureRecognizer else { return }
    switch pan.state {
    case .began: begin(view, pan)
    case .changed: move(view, pan)
    case .ended: release(view, pan)
    case .cancelled: release(view, nil)
    default: break
    }
  }

  private func begin(_ view: UIScrollView, _ pan: UIPanGestureRecognizer) {
    halt()
    isDragging = true
    let limits = view.offsetLimits
    let offset = view.contentOffset
    let way = pan.translation(in: view.superview)
    let size = view.bounds.size
    origin = CGPoint(
      x: Self.unheld(offset.x, limits.x, size.width) + way.x,
      y: Self.unheld(offset.y, limits.y, size.height) + way.y)
    view.delegate?.scrollViewWillBeginDragging(view)
  }

  private func move(_ view: UIScrollView, _ pan: UIPanGestureRecognizer) {
    guard isDragging else { return }
    let way = pan.translation(in: view.superview)
    let (limits, size) = (view.offsetLimits, view.bounds.size)
    var offset = view.contentOffset
    if view.scrollsSideways {
      offset.x = Self.held(origin.x - way.x, limits.x, size.width, view.bounces)
    }
    if view.scrollsDownwards {
      offset.y = Self.held(origin.y - way.y, limits.y, size.height, view.bounces)
    }
    if offset != view.contentOffset { view.contentOffset = offset }
  }

  private func release(_ view: UIScrollView, _ pan: UIPanGestureRecognizer?) {
    guard isDragging else { return }
    if let pan { move(view, pan) }
    var speed = pan?.velocity(in: view.superview) ?? .zero
    speed = CGPoint(
      x: view.scrollsSideways ? -speed.x : 0, y: view.scrollsDownwards ? -speed.y : 0)
    let offset = view.contentOffset
    let rate = view.decelerationRate.rawValue
    let limits = view.offsetLimits
    var motions = (
      x: ScrollMotion(
        from: offset.x, speed: speed.x, rate: rate, limits: limits.x, springs: view.bounces),
      y: ScrollMotion(
        from: offset.y, speed: speed.y, rate: rate, limits: limits.y, springs: view.bounces)
    )
    if view.isPagingEnabled {
      let size = view.bounds.size
      motions.x = page(offset.x, speed.x, size.width, limits.x)
      motions.y = page(offset.y, speed.y, size.height, limits.y)
    }
    let target = CGPoint(x: motions.x.end, y: motions.y.end)
    var wanted = view.restingOffset(
      proposed: target, velocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000))
    withUnsafeMutablePointer(to: &wanted) { pointer in
      unsafe view.delegate?.scrollViewWillEndDragging(
        view, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000),
        targetContentOffset: pointer)
    }
    if wanted.x != target.x {
      motions.x = ScrollMotion(from: offset.x, speed: speed.x, springingTo: wanted.x)
    }
    if wanted.y != target.y {
      motions.y = ScrollMotion(from: offset.y, speed: speed.y, springingTo: wanted.y)
    }
    isDragging = false
    let goesOn = max(motions.x.duration, motions.y.duration) > 0 && wanted != offset
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: goesOn)
    guard goesOn else { return }
    view.delegate?.scrollViewWillBeginDecelerating(view)
    self.motions = motions
    releaseTime = CACurrentMediaTime()
    let link = CADisplayLink { [weak self] in self?.glide(at: $0.timestamp) }
    self.link = link
    link.add(to: .main, forMode: .common)
  }

  private func page(
    _ offset: CGFloat, _ speed: CGFloat, _ size: CGFloat, _ limits: ClosedRange<CGFloat>
  ) -> ScrollMotion {
    var page = size > 0 ? (offset / size).rounded() : 0
    if size > 0, abs(speed) >= Self.flick {
      page = speed > 0 ? (offset / size).rounded(.up) : (offset / size).rounded(.down)
    }
    let end = min(max(page * size, limits.lowerBound), limits.upperBound)
    return ScrollMotion(from: offset, speed: speed, springingTo: end)
  }

  private func glide(at time: TimeInterval) {
    guard let view, let motions else { return halt() }
    let since = CGFloat(max(time - releaseTime, 0))
    view.contentOffset = CGPoint(x: motions.x.position(at: since), y: motions.y.position(at: since))
    guard since >= max(motions.x.duration, motions.y.duration) else { return }
    halt()
    view.delegate?.scrollViewDidEndDecelerating(view)
  }

  /// Leaves the content where it is.
  func halt() {
    link?.invalidate()
    link = nil
    motions = nil
  }

  /// Returns the offset that a finger brings about, held back beyond the ends of the content.
  private static func held(
    _ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ size: CGFloat, _ bounces: Bool
  ) -> CGFloat {
    let band = RubberBand(over: size)
    if offset < limits.lowerBound {
      return limits.lowerBound - (bounces ? band.follow(limits.lowerBound - offset) : 0)
    }
    if offset > limits.upperBound {
      return limits.upperBound + (bounces ? band.follow(offset - limits.upperBound) : 0)
    }
    return offset
  }

  /// Returns the offset that a finger would have brought about if nothing had held it back.
  private static func unheld(
    _ offset: CGFloat, _ limits: ClosedRange<CGFloat>, _ size: CGFloat
  ) -> CGFloat {
    let band = RubberBand(over: size)
    if offset < limits.lowerBound {
      return limits.lowerBound - band.way(following: limits.lowerBound - offset)
    }
    if offset > limits.upperBound {
      return limits.upperBound + band.way(following: offset - limits.upperBound)
    }
    return offset
  }
}

extension UIScrollView {
  /// Between which offsets content is at rest, in points.
  var offsetLimits: (x: ClosedRange<CGFloat>, y: ClosedRange<CGFloat>) {
    let inset = adjustedContentInset
    let (left, top) = (-inset.left, -inset.top)
    return (
      left...max(left, contentSize.width + inset.right - bounds.width),
      top...max(top, contentSize.height + inset.bottom - bounds.height)
    )
  }

  /// Whether a finger moves the content sideways.
  var scrollsSideways: Bool {
    offsetLimits.x.upperBound > offsetLimits.x.lowerBound || bounces && alwaysBounceHorizontal
  }

  /// Whether a finger moves the content downwards.
  var scrollsDownwards: Bool {
    offsetLimits.y.upperBound > offsetLimits.y.lowerBound || bounces && alwaysBounceVertical
  }
}
