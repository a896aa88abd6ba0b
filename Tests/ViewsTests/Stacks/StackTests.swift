import Foundation
import Testing
import Views

@MainActor
@Suite struct StackTests {
  /// A view whose content is 40 × 20 points.
  final class Plate: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }
  }

  private func stack(_ count: Int, width: CGFloat = 200) -> (UIStackView, [UIView]) {
    _ = Rig()
    let plates = (0..<count).map { _ in Plate(frame: .zero) }
    let stack = UIStackView(arrangedSubviews: plates)
    stack.frame = CGRect(x: 0, y: 0, width: width, height: 60)
    return (stack, plates)
  }

  @Test func `views fill the axis, and the last one takes what is left`() {
    let (stack, plates) = stack(3)
    stack.spacing = 10
    stack.layoutIfNeeded()
    #expect(
      plates.map(\.frame) == [
        CGRect(x: 0, y: 0, width: 40, height: 60), CGRect(x: 50, y: 0, width: 40, height: 60),
        CGRect(x: 100, y: 0, width: 100, height: 60),
      ])
  }

  @Test func `a switch keeps its size at the beginning of the room it is given`() {
    _ = Rig()
    let toggle = UISwitch()
    let stack = UIStackView(arrangedSubviews: [toggle])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 350, height: 60)
    stack.layoutIfNeeded()
    #expect(toggle.frame == CGRect(x: 0, y: 0, width: 51, height: 31))
    toggle.frame = CGRect(x: 7, y: 9, width: 200, height: 100)
    #expect(toggle.frame == CGRect(x: 7, y: 9, width: 51, height: 31))
    let plate = Plate(frame: .zero)
    let row = UIStackView(arrangedSubviews: [plate, toggle])
    row.frame = CGRect(x: 0, y: 0, width: 350, height: 40)
    row.layoutIfNeeded()
    #expect(plate.frame.width == 299 && toggle.frame.minX == 299)
  }

  @Test func `a text view that does not scroll is as high as its text`() {
    _ = Rig()
    let text = UITextView()
    text.text = "A text that takes several lines in a column that is as narrow as this one is"
    text.isScrollEnabled = false
    let below = Plate(frame: .zero)
    let stack = UIStackView(arrangedSubviews: [text, below])
    stack.axis = .vertical
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 600))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    let fitting = text.sizeThatFits(CGSize(width: 120, height: 0))
    #expect(fitting.height > 60)
    #expect(text.frame == CGRect(x: 0, y: 0, width: 120, height: fitting.height))
    #expect(below.frame.minY == fitting.height)
    text.isScrollEnabled = true
    #expect(text.intrinsicContentSize.height == UIView.noIntrinsicMetric)
  }

  @Test func `the view that holds on to its length least takes what is left`() {
    let (stack, plates) = stack(2)
    plates[1].setContentHuggingPriority(.required, for: .horizontal)
    stack.layoutIfNeeded()
    #expect(plates.map(\.bounds.width) == [160, 40])
  }

  @Test(arguments: [
    (UIStackView.Distribution.fillEqually, [0.0, 100.0]),
    (.equalSpacing, [0, 160]), (.equalCentering, [0, 160]), (.fillProportionally, [0, 100]),
  ])
  func `views are distributed`(distribution: UIStackView.Distribution, starts: [CGFloat]) {
    let (stack, plates) = stack(2)
    stack.distribution = distribution
    stack.layoutIfNeeded()
    #expect(plates.map(\.frame.minX) == starts)
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0), (.center, 20), (.trailing, 40),
  ])
  func `views are aligned across the axis`(alignment: UIStackView.Alignment, top: CGFloat) {
    let (stack, plates) = stack(1)
    stack.alignment = alignment
    stack.layoutIfNeeded()
    #expect(plates[0].frame.minY == top)
    #expect(plates[0].bounds.height == 20)
  }

  @Test func `hidden views take no room, and come back`() {
    let (stack, plates) = stack(3)
    stack.distribution = .fillEqually
    plates[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(plates[2].frame.minX == 100)
    plates[1].isHidden = false
    stack.layoutIfNeeded()
    #expect(abs(plates[1].frame.minX - 200.0 / 3) < 1e-9)
  }

  @Test func `a column is as large as its content with its distances`() {
    let (stack, plates) = stack(3)
    stack.axis = .vertical
    stack.spacing = 5
    stack.setCustomSpacing(20, after: plates[0])
    #expect(stack.intrinsicContentSize == CGSize(width: 40, height: 85))
    plates[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [plates[1], plates[2]])
  }
}
