import Foundation
import Layers
import Testing
import Views

@MainActor
struct ConstraintTests {
  /// A view of 200 × 100 with a subview, laid out after `constrain` has run.
  private func laidOut(_ constrain: (UIView, UIView) -> [NSLayoutConstraint]) -> CGRect {
    Timeline.current = Timeline()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    NSLayoutConstraint.activate(constrain(parent, child))
    parent.layoutIfNeeded()
    return child.frame
  }

  @Test func `edges fill a view up to constants`() {
    let frame = laidOut { parent, child in
      [
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -20),
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
        parent.bottomAnchor.constraint(equalTo: child.bottomAnchor, constant: 15),
      ]
    }
    #expect(frame == CGRect(x: 10, y: 5, width: 170, height: 80))
  }

  @Test func `centre and size place a view in the middle`() {
    let frame = laidOut { parent, child in
      [
        child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        child.centerYAnchor.constraint(equalTo: parent.centerYAnchor, constant: 10),
        child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.5),
        child.heightAnchor.constraint(equalToConstant: 30),
      ]
    }
    #expect(frame == CGRect(x: 50, y: 45, width: 100, height: 30))
  }

  @Test func `siblings lie beside each other with equal widths`() {
    Timeline.current = Timeline()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 210, height: 100))
    let (left, right) = (UIView(), UIView())
    parent.addSubview(left)
    parent.addSubview(right)
    NSLayoutConstraint.activate([
      left.leftAnchor.constraint(equalTo: parent.leftAnchor),
      right.leftAnchor.constraint(equalTo: left.rightAnchor, constant: 10),
      right.rightAnchor.constraint(equalTo: parent.rightAnchor),
      left.widthAnchor.constraint(equalTo: right.widthAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(left.frame.minX == 0 && left.frame.width == 100)
    #expect(right.frame.minX == 110 && right.frame.width == 100)
  }

  @Test func `inequalities hold only where they would be broken`() {
    let frame = laidOut { parent, child in
      let wide = child.widthAnchor.constraint(equalToConstant: 500)
      wide.priority = .defaultHigh
      return [
        child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 8),
        child.rightAnchor.constraint(lessThanOrEqualTo: parent.rightAnchor, constant: -8), wide,
        child.heightAnchor.constraint(equalToConstant: 30),
        child.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
      ]
    }
    #expect(frame.minX == 8 && frame.width == 184)
    #expect(frame.height == 30)
  }

  @Test func `contents keep their size when nothing else decides`() {
    Timeline.current = Timeline()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let label = UILabel()
    label.text = "Hello"
    parent.addSubview(label)
    label.centerXAnchor.constraint(equalTo: parent.centerXAnchor).isActive = true
    parent.layoutIfNeeded()
    #expect(label.frame.width == label.intrinsicContentSize.width)
    #expect(label.frame.midX == 100)
  }

  @Test func `an aspect ratio ties height to width, whichever of them is given`() {
    let byWidth = laidOut { parent, child in
      [
        child.widthAnchor.constraint(equalTo: parent.widthAnchor, multiplier: 0.8),
        child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.25),
        child.centerXAnchor.constraint(equalTo: parent.centerXAnchor),
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 5),
      ]
    }
    #expect(byWidth == CGRect(x: 20, y: 5, width: 160, height: 40))
    let byHeight = laidOut { parent, child in
      [
        child.heightAnchor.constraint(equalToConstant: 50),
        child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
        child.rightAnchor.constraint(equalTo: parent.rightAnchor),
        child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      ]
    }
    #expect(byHeight == CGRect(x: 100, y: 50, width: 100, height: 50))
  }

  @Test func `a changed constant moves the view at the next layout, also in a block`() {
    let rig = Rig()
    let child = UIView()
    rig.view.addSubview(child)
    let left = child.leftAnchor.constraint(equalTo: rig.view.leftAnchor)
    NSLayoutConstraint.activate([left, child.widthAnchor.constraint(equalToConstant: 10)])
    rig.timeline.commit()
    left.constant = 40
    #expect(child.frame.minX == 0)
    UIView.animate(withDuration: 1) { rig.view.layoutIfNeeded() }
    #expect(child.frame.minX == 40)
    #expect(child.layer.animation(forKey: "position") != nil)
    left.isActive = false
    #expect(rig.view.constraints.isEmpty && child.constraints.count == 1)
  }

  @Test func `constraints that move nothing call for no layout`() {
    let rig = Rig()
    let parent = Counting(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let child = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    rig.view.addSubview(parent)
    parent.addSubview(child)
    let rules = [
      child.leftAnchor.constraint(equalTo: parent.leftAnchor),
      child.topAnchor.constraint(equalTo: parent.topAnchor),
      child.widthAnchor.constraint(equalToConstant: 50),
    ]
    rig.timeline.commit()
    #expect(parent.layoutCount == 1)
    NSLayoutConstraint.activate(rules)
    rig.timeline.commit()
    #expect(parent.layoutCount == 1)
    rules[0].constant = 7
    rig.timeline.commit()
    #expect(parent.layoutCount == 2 && child.frame.minX == 7)
    NSLayoutConstraint.deactivate(rules)
    rig.timeline.commit()
    #expect(parent.layoutCount == 2 && child.frame.minX == 7)
  }

  @Test func `layout that makes its constraints anew comes to an end`() {
    let rig = Rig()
    let parent = Renewing(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    rig.view.addSubview(parent)
    rig.timeline.commit()
    #expect(parent.child.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(rig.timeline.warnings.isEmpty)
  }

  /// A view that counts how often it is laid out.
  private final class Counting: UIView {
    var layoutCount = 0

    override func layoutSubviews() {
      layoutCount += 1
      super.layoutSubviews()
    }
  }

  /// A view that ties its child to itself in every layout.
  private final class Renewing: UIView {
    let child = UIView()
    private var ties: [NSLayoutConstraint] = []

    override func layoutSubviews() {
      if child.superview == nil { addSubview(child) }
      NSLayoutConstraint.deactivate(ties)
      ties = [
        child.widthAnchor.constraint(equalTo: widthAnchor),
        child.heightAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
        child.topAnchor.constraint(equalTo: topAnchor),
      ]
      NSLayoutConstraint.activate(ties)
      super.layoutSubviews()
    }
  }

  @Test func `guides keep the safe area`() {
    Timeline.current = Timeline()
    UIScreen.main.configure(
      size: CGSize(width: 100, height: 200), scale: 1,
      safeAreaInsets: UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    let window = UIWindow()
    window.makeKeyAndVisible()
    let page = UIView(frame: window.bounds)
    window.addSubview(page)
    #expect(page.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    let child = UIView()
    page.addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
      child.bottomAnchor.constraint(equalTo: page.safeAreaLayoutGuide.bottomAnchor),
    ])
    Timeline.current.commit()
    #expect(child.frame.minY == 20 && child.frame.maxY == 190)
    page.frame.origin.y = 15
    #expect(page.safeAreaInsets.top == 5)
    #expect(page.safeAreaInsets.bottom == 25)
  }
}
