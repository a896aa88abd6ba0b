import Foundation
import Layers
import Raster
import Testing
import Views

/// One state of a view replaced by another: flips and dissolves.
@MainActor
struct ViewTransitionTests {
  /// A red view of 40 points square in the corner of a white window.
  private func rig() -> Rig {
    let rig = Rig()
    rig.window.backgroundColor = .white
    rig.view.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    rig.view.backgroundColor = .red
    rig.timeline.commit()
    return rig
  }

  /// Red, green and blue of pixels in the window's upper left corner at a time.
  private func colors(_ rig: Rig, at time: Double, _ places: [(x: Int, y: Int)]) -> [[Int]] {
    rig.timeline.advance(to: time)
    let list = rig.window.layer.displayList(
      at: time, scale: 1, size: CGSize(width: 40, height: 40))
    let bitmap = Rasterizer(threads: 1).render(list)
    return places.map { place in
      let bits = bitmap.pixels[place.y * bitmap.width + place.x].bits
      return [0, 8, 16].map { Int(bits >> $0 & 0xFF) }
    }
  }

  private func expect(
    _ rig: Rig, at time: Double, _ places: [(x: Int, y: Int)], are expected: [[Int]],
    _ location: SourceLocation = #_sourceLocation
  ) {
    let found = colors(rig, at: time, places)
    let isNear = zip(found.joined(), expected.joined()).allSatisfy { abs($0 - $1) <= 2 }
    #expect(isNear, "\(found) at \(time)", sourceLocation: location)
  }

  private func flip(_ rig: Rig, _ options: UIView.AnimationOptions) {
    UIView.transition(
      with: rig.view, duration: 1, options: [options, .curveLinear],
      animations: { rig.view.backgroundColor = .blue })
  }

  // A card of 40 points turned by 45°, the eye 1000 points away: its near edge stays in the plane,
  // 20·cos 45° = 14.14 from the middle, as long as the card; its far edge is 28.28 behind, 13.75
  // from the middle and 38.9 long. Black of 0.2·sin 45° lies over it: 255 becomes 219.

  @Test func `a flip from the left brings the left side forward and over to the right`() {
    let rig = rig()
    flip(rig, .transitionFlipFromLeft)
    expect(
      rig, at: 0.25, [(4, 20), (7, 20), (7, 1), (33, 20), (35, 20)],
      are: [[255, 255, 255], [219, 0, 0], [219, 0, 0], [228, 63, 63], [255, 255, 255]])
    expect(
      rig, at: 0.75, [(5, 20), (8, 20), (33, 1), (33, 20), (35, 20)],
      are: [[255, 255, 255], [0, 0, 219], [0, 0, 219], [0, 0, 219], [255, 255, 255]])
    expect(rig, at: 1, [(0, 0), (39, 39)], are: [[0, 0, 255], [0, 0, 255]])
  }

  @Test func `flips bring forward the side that they are named after`() {
    for (options, near, far) in [
      (UIView.AnimationOptions.transitionFlipFromRight, (32, 1), (7, 0)),
      (.transitionFlipFromTop, (1, 7), (0, 32)), (.transitionFlipFromBottom, (1, 32), (0, 7)),
    ] {
      let rig = rig()
      flip(rig, options)
      let found = colors(rig, at: 0.25, [near, far])
      #expect(found[0][0] < 225 && found[0][1] < 6, "\(options.rawValue >> 20): \(found)")
      #expect(found[1][1] > 100, "\(options.rawValue >> 20): \(found)")
    }
  }

  @Test func `a dissolve mixes both states`() {
    let rig = rig()
    flip(rig, .transitionCrossDissolve)
    expect(rig, at: 0, [(20, 20)], are: [[255, 0, 0]])
    expect(rig, at: 0.25, [(20, 20)], are: [[191, 0, 64]])
    expect(rig, at: 1, [(20, 20)], are: [[0, 0, 255]])
  }

  @Test func `without a transition the change is made at once`() {
    let rig = rig()
    var finished: [Bool] = []
    UIView.transition(
      with: rig.view, duration: 1, options: [],
      animations: { rig.view.backgroundColor = .blue }, completion: { finished.append($0) })
    expect(rig, at: 0.25, [(20, 20)], are: [[0, 0, 255]])
    #expect(finished == [true])
  }

  @Test func `changes are animated as well when the options allow it`() {
    for (options, quarter) in [
      (UIView.AnimationOptions.transitionCrossDissolve, 30.0),
      ([.transitionCrossDissolve, .allowAnimatedContent], 15.0),
    ] {
      let rig = rig()
      let inner = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      rig.view.addSubview(inner)
      rig.timeline.commit()
      UIView.transition(
        with: rig.view, duration: 1, options: [options, .curveLinear],
        animations: { inner.frame.origin.x = 30 })
      rig.timeline.advance(to: 0.25)
      #expect(isClose(inner.layer.presentationPropertiesNow().position.x, quarter + 5))
    }
  }

  @Test func `a view that was not on screen before shows its new state at once`() {
    let rig = rig()
    let fresh = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    rig.window.addSubview(fresh)
    var finished = 0
    UIView.transition(
      with: fresh, duration: 1, options: .transitionFlipFromLeft,
      animations: { fresh.backgroundColor = .green }, completion: { _ in finished += 1 })
    expect(rig, at: 0.25, [(1, 1)], are: [[0, 255, 0]])
    #expect(finished == 1)
  }

  @Test func `a view takes another's place, and the superview turns with all that is in it`() {
    let rig = rig()
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 40))
    old.backgroundColor = .green
    let sibling = UIView(frame: CGRect(x: 20, y: 0, width: 20, height: 40))
    sibling.backgroundColor = .black
    rig.view.addSubview(old)
    rig.view.addSubview(sibling)
    rig.timeline.commit()
    let new = UIView(frame: old.frame)
    new.backgroundColor = .blue
    var log: [String] = []
    UIView.transition(
      from: old, to: new, duration: 1, options: [.transitionFlipFromLeft, .curveLinear]
    ) { finished in
      log.append("\(finished) at \(rig.timeline.now), \(old.superview == nil)")
    }
    #expect(rig.view.subviews == [new, sibling])
    // Turned by 45°: left of the middle the old view, right of it the sibling, both moved.
    expect(
      rig, at: 0.25, [(4, 20), (10, 20), (30, 20), (36, 20)],
      are: [[255, 255, 255], [0, 219, 0], [0, 0, 0], [255, 255, 255]])
    expect(rig, at: 0.75, [(10, 20)], are: [[0, 0, 219]])
    rig.timeline.advance(to: 2)
    #expect(log == ["true at 1.0, true"])
  }

  @Test func `views that stay are hidden and shown instead`() {
    let rig = rig()
    let old = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    let new = UIView(frame: old.frame)
    new.isHidden = true
    rig.view.addSubview(old)
    rig.view.addSubview(new)
    rig.timeline.commit()
    UIView.transition(
      from: old, to: new, duration: 1,
      options: [.transitionCrossDissolve, .showHideTransitionViews])
    rig.timeline.advance(to: 2)
    #expect(rig.view.subviews == [old, new])
    #expect(old.isHidden && !new.isHidden)
  }

  @Test func `older calls turn a view within their block`() {
    let rig = rig()
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    UIView.setAnimationTransition(.flipFromLeft, for: rig.view, cache: false)
    rig.view.backgroundColor = .blue
    UIView.commitAnimations()
    expect(rig, at: 0.25, [(7, 20)], are: [[219, 0, 0]])
  }
}
