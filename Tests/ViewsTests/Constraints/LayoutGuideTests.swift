import Foundation
import Layers
import Testing
import Views

@MainActor
@Suite struct LayoutGuideTests {
  /// A view with a size of its own.
  private final class Block: UIView {
    var size = CGSize(width: 50, height: 20)
    var insets = UIEdgeInsets.zero

    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: UIEdgeInsets { insets }
  }

  private let room = CGRect(x: 0, y: 0, width: 200, height: 100)

  private func parent() -> UIView {
    Timeline.current = Timeline()
    return UIView(frame: room)
  }

  private func scrollView() -> UIScrollView {
    Timeline.current = Timeline()
    return UIScrollView(frame: room)
  }

  @Test func `a client's guide keeps two views apart`() {
    let parent = parent()
    let (left, right, gap) = (Block(), Block(), UILayoutGuide())
    parent.addSubview(left)
    parent.addSubview(right)
    parent.addLayoutGuide(gap)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      gap.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.leadingAnchor.constraint(equalTo: gap.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      gap.topAnchor.constraint(equalTo: parent.topAnchor, constant: 8),
      gap.heightAnchor.constraint(equalToConstant: 12),
    ])
    parent.layoutIfNeeded()
    #expect(left.frame.minX == 0 && left.frame.width == 50)
    #expect(right.frame.minX == 150 && right.frame.width == 50)
    #expect(gap.layoutFrame == CGRect(x: 50, y: 8, width: 100, height: 12))
    #expect(parent.layoutGuides == [gap] && gap.owningView === parent)
    parent.removeLayoutGuide(gap)
    #expect(parent.layoutGuides.isEmpty && gap.owningView == nil)
    #expect(parent.constraints.count == 2)
  }

  @Test(arguments: [(251.0, 250.0, 50.0), (250.0, 251.0, 150.0)])
  func `of two views the one that hugs its content less grows`(
    left: Double, right: Double, width: Double
  ) {
    let parent = parent()
    let (first, second) = (Block(), Block())
    for view in [first, second] { parent.addSubview(view) }
    first.setContentHuggingPriority(UILayoutPriority(Float(left)), for: .horizontal)
    second.setContentHuggingPriority(UILayoutPriority(Float(right)), for: .horizontal)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(first.frame.width == CGFloat(width) && second.frame.width == CGFloat(200 - width))
  }

  @Test(arguments: [(749.0, 50.0), (751.0, 30.0)])
  func `content resists what matters less than it`(priority: Double, width: Double) {
    let parent = parent()
    let view = Block()
    parent.addSubview(view)
    let narrow = view.widthAnchor.constraint(equalToConstant: 30)
    narrow.priority = UILayoutPriority(Float(priority))
    narrow.isActive = true
    parent.layoutIfNeeded()
    #expect(view.frame.width == CGFloat(width))
  }

  @Test func `constraints align the rectangle inside the frame`() {
    let parent = parent()
    let view = Block()
    view.insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    parent.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: 10),
    ])
    parent.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 9, width: 56, height: 24))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(x: 10, y: 10, width: 50, height: 20))
    #expect(view.frame(forAlignmentRect: CGRect(x: 10, y: 10, width: 50, height: 20)) == view.frame)
  }

  /// A card with a block inside, 16 points from each edge.
  private func card(_ block: UIView) -> UIView {
    let card = UIView()
    card.addSubview(block)
    NSLayoutConstraint.activate([
      block.topAnchor.constraint(equalTo: card.topAnchor, constant: 16),
      block.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      block.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      block.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
    ])
    return card
  }

  @Test func `a view fits the constraints that it holds`() {
    let card = card(Block())
    #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 82, height: 52))
    #expect(
      card.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 52))
    #expect(card.systemLayoutSizeFitting(CGSize(width: 300, height: 10)).width == 82)
    #expect(UIView().systemLayoutSizeFitting(.zero) == .zero)
  }

  @Test func `a card is as high as what is tied to its edges`() {
    let parent = parent()
    let card = card(Block())
    parent.addSubview(card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      card.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(card.frame == CGRect(x: 0, y: 48, width: 200, height: 52))
    #expect(card.subviews[0].frame == CGRect(x: 16, y: 16, width: 168, height: 20))
  }

  @Test func `a label is as high as its lines at the width that it is given`() {
    let parent = parent()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "Several words that do not all fit into one line of a narrow label"
    let card = card(label)
    parent.addSubview(card)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: parent.topAnchor),
      card.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      card.widthAnchor.constraint(equalToConstant: 132),
    ])
    parent.layoutIfNeeded()
    let wanted = label.sizeThatFits(CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
      .height
    let line = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0)).height
    #expect(wanted > 2 * line)
    #expect(abs(card.frame.height - wanted - 32) < 0.01)
    let fresh = self.card(label)
    let size = fresh.systemLayoutSizeFitting(
      CGSize(width: 132, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 132 && abs(size.height - wanted - 32) < 0.01)
  }

  @Test func `views tied to a scroll view's edges give its content a size`() {
    let scroll = scrollView()
    let content = Block()
    content.size = CGSize(width: 80, height: 400)
    scroll.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor, constant: 5),
      content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -5),
      content.topAnchor.constraint(equalTo: scroll.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
    ])
    scroll.layoutIfNeeded()
    #expect(content.frame == CGRect(x: 5, y: 0, width: 80, height: 400))
    #expect(scroll.contentSize == CGSize(width: 90, height: 410))
  }

  @Test func `the guides of content and frame part what moves from what stays`() {
    let scroll = scrollView()
    let (content, badge) = (UIView(), UIView())
    scroll.addSubview(content)
    scroll.addSubview(badge)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 600),
      badge.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 4),
      badge.heightAnchor.constraint(equalToConstant: 10),
    ])
    scroll.contentOffset.y = 30
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 200, height: 600))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 200, height: 600))
    #expect(badge.frame.minY == 34 && badge.frame.height == 10)
  }

  @Test(arguments: [(400.0, 8.0, 384.0), (1000.0, 164.0, 672.0)])
  func `lines of text stay readable on wide views`(width: Double, start: Double, length: Double) {
    let parent = parent()
    parent.frame.size.width = CGFloat(width)
    let frame = parent.readableContentGuide.layoutFrame
    #expect(frame.minX == CGFloat(start) && frame.width == CGFloat(length))
  }
}
