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
