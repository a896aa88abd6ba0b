import Foundation
import Layers
import Testing
import Views

/// A view that writes down what it is told.
@MainActor
private final class TalkingView: UIView {
  var log: [String] = []

  override func willMove(toSuperview newSuperview: UIView?) {
    log.append("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }

  override func didMoveToSuperview() { log.append("didMoveToSuperview") }

  override func willMove(toWindow newWindow: UIWindow?) {
    log.append("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }

  override func didMoveToWindow() { log.append("didMoveToWindow") }

  override func didAddSubview(_ subview: UIView) { log.append("didAddSubview \(subview.tag)") }

  override func willRemoveSubview(_ subview: UIView) {
    log.append("willRemoveSubview \(subview.tag)")
  }
}

@MainActor
struct HierarchyTests {
  /// A view with three subviews tagged 1 to 3, and a bare layer between the first and the second.
  private func family() -> (parent: UIView, children: [UIView], bare: CALayer) {
    Timeline.current = Timeline()
    let parent = UIView()
    let children = (1...3).map { number in
      let view = UIView()
      view.tag = number
      return view
    }
    let bare = CALayer()
    parent.addSubview(children[0])
    parent.layer.addSublayer(bare)
    parent.addSubview(children[1])
    parent.addSubview(children[2])
    return (parent, children, bare)
  }

  /// The tags of the subviews, and of the sublayers with 0 for a layer without a view.
  private func order(in parent: UIView) -> [[Int]] {
    let layers = (parent.layer.sublayers ?? []).map { ($0.delegate as? UIView)?.tag ?? 0 }
    return [parent.subviews.map(\.tag), layers]
  }

  @Test func `subviews and sublayers stand in one order`() {
    let (parent, children, _) = family()
    #expect(order(in: parent) == [[1, 2, 3], [1, 0, 2, 3]])
    parent.sendSubviewToBack(children[2])
    #expect(order(in: parent) == [[3, 1, 2], [3, 1, 0, 2]])
    parent.bringSubviewToFront(children[2])
    #expect(order(in: parent) == [[1, 2, 3], [1, 0, 2, 3]])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(order(in: parent) == [[3, 2, 1], [3, 0, 2, 1]])
    parent.sendSubview(toBack: children[0])
    #expect(order(in: parent) == [[1, 3, 2], [1, 3, 0, 2]])
    parent.bringSubview(toFront: children[2])
    #expect(order(in: parent) == [[1, 2, 3], [1, 0, 2, 3]])
  }

  @Test func `insertion goes below, above and at an index`() {
    let (parent, children, _) = family()
    let fourth = UIView()
    fourth.tag = 4
    parent.insertSubview(fourth, belowSubview: children[1])
    #expect(order(in: parent) == [[1, 4, 2, 3], [1, 0, 4, 2, 3]])
    parent.insertSubview(fourth, aboveSubview: children[1])
    #expect(order(in: parent) == [[1, 2, 4, 3], [1, 0, 2, 4, 3]])
    parent.insertSubview(fourth, at: 0)
    #expect(order(in: parent) == [[4, 1, 2, 3], [4, 1, 0, 2, 3]])
    parent.insertSubview(fourth, at: 99)
    #expect(order(in: parent) == [[1, 2, 3, 4], [1, 0, 2, 3, 4]])
  }

  @Test func `a view moves from one superview to another with its geometry`() {
    let (parent, children, _) = family()
    children[0].frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    let other = UIView(frame: CGRect(x: 50, y: 50, width: 10, height: 10))
    other.addSubview(children[0])
    #expect(order(in: parent) == [[2, 3], [0, 2, 3]])
    #expect(children[0].superview === other)
    #expect(children[0].frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    children[0].removeFromSuperview()
    #expect(children[0].superview == nil)
    #expect(other.subviews.isEmpty)
    #expect(other.layer.sublayers == nil)
  }

  @Test func `views are found by tag and by descent`() {
    let (parent, children, _) = family()
    let deep = UIView()
    deep.tag = 9
    children[1].addSubview(deep)
    #expect(parent.viewWithTag(9) === deep)
    #expect(parent.viewWithTag(8) == nil)
    #expect(deep.isDescendant(of: parent))
    #expect(deep.isDescendant(of: deep))
    #expect(!parent.isDescendant(of: deep))
  }

  @Test func `moves into and out of a window are told in order`() {
    let rig = Rig()
    let view = TalkingView()
    rig.window.addSubview(view)
    #expect(
      view.log == [
        "willMove(toWindow: window)", "willMove(toSuperview: view)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    view.log = []
    let child = UIView()
    child.tag = 7
    view.addSubview(child)
    child.removeFromSuperview()
    #expect(view.log == ["didAddSubview 7", "willRemoveSubview 7"])
    view.log = []
    view.removeFromSuperview()
    #expect(
      view.log == [
        "willMove(toWindow: nil)", "willMove(toSuperview: nil)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    #expect(view.window == nil)
  }

  @Test func `tint is the nearest one set above`() {
    let (parent, children, _) = family()
    #expect(children[0].tintColor == .systemBlue)
    parent.tintColor = .red
    #expect(children[0].tintColor == .red)
    children[0].tintColor = .green
    #expect(children[0].tintColor == .green)
    #expect(children[1].tintColor == .red)
  }

  @Test func `layers of a class that the view names are made`() {
    Timeline.current = Timeline()
    final class Shape: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    final class Mine: CALayer {
      var made = "no"
      override init() {
        super.init()
        made = "yes"
      }
      override init(layer: Any) { super.init(layer: layer) }
      required init?(coder: NSCoder) { nil }
    }
    final class Other: UIView {
      override class var layerClass: AnyClass { Mine.self }
    }
    #expect(Shape().layer is CAShapeLayer)
    let other = Other()
    #expect((other.layer as? Mine)?.made == "yes")
    #expect(other.layer.delegate === other)
  }
}
