import Foundation
import Testing
import Views

@MainActor
@Suite struct VisualFormatTests {
  private func frames(_ formats: [String], metrics: [String: Any]? = nil) -> (CGRect, CGRect) {
    _ = Rig()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (one, two) = (UIView(frame: .zero), UIView(frame: .zero))
    box.addSubview(one)
    box.addSubview(two)
    for format in formats {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, options: [], metrics: metrics,
          views: ["one": one, "two": two]))
    }
    box.layoutIfNeeded()
    return (one.frame, two.frame)
  }

  @Test func `a line states edges, gaps and sizes`() {
    let (one, two) = frames(
      ["H:|-[one(50)]-(gap)-[two]|", "V:|[one]|", "V:|-8-[two(==one)]"], metrics: ["gap": 30])
    #expect(one == CGRect(x: 20, y: 0, width: 50, height: 100))
    #expect(two == CGRect(x: 100, y: 8, width: 100, height: 100))
  }

  @Test func `a dash between views is eight points, and nothing is none`() {
    let (one, two) = frames(["H:|[one(20)]-[two(20)]", "V:[one(10)][two(10)]|"])
    #expect(two.minX - one.maxX == 8)
    #expect(one.maxY == two.minY && two.maxY == 100)
  }
}
