import Foundation
import Geometry
import Layers
import Testing
import Typesetting
import Views

/// Alerts in a font whose glyphs are blocks: at 10 points a capital is 6 wide, and lines are 10 high
/// with half a point between them.
@MainActor
@Suite(.serialized)
struct AlertTests {
  private func withBlocks(_ body: () throws -> Void) rethrows {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Fixtures/fonts/blocks.ttf")
    let before = FontBook.current
    FontBook.current = FontBook(file: file.path)
    defer { FontBook.current = before }
    try body()
  }

  /// Shows a question over screen A, and returns its labels, the topmost first.
  private func show(_ alert: UIAlertController, on screens: TestScreens) -> [UILabel] {
    screens.show(screens.a)
    screens.a.present(alert, animated: false)
    Timeline.current.commit()
    func labels(in view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    return labels(in: alert.view)
  }

  private func place(of label: UILabel, in alert: UIViewController) -> CGRect {
    alert.view.convert(label.bounds, from: label)
  }

  @Test func `an alert shows its texts, and two choices side by side`() throws {
    try withBlocks {
      let screens = TestScreens()
      let alert = UIAlertController(title: "HH", message: "HH", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "AA", style: .destructive))
      alert.addAction(UIAlertAction(title: "BB", style: .cancel))
      let labels = show(alert, on: screens)
      #expect(labels.map(\.text) == ["HH", "HH", "BB", "AA"])
      #expect(labels.map(\.font.pointSize) == [17, 13, 17, 17])
      #expect(labels.map(\.textColor) == [.black, .black, .systemBlue, .systemRed])
      // 19.5 + 17 + 3 + 13 + 19.5 + 44 = 116 points in the middle of 320 × 480.
      let card = try #require(labels[0].superview)
      #expect(card.frame == CGRect(x: 25, y: 182, width: 270, height: 116))
      #expect(place(of: labels[0], in: alert) == CGRect(x: 41, y: 201.5, width: 238, height: 17))
      #expect(place(of: labels[1], in: alert) == CGRect(x: 41, y: 221.5, width: 238, height: 13))
      #expect(place(of: labels[2], in: alert) == CGRect(x: 33, y: 254, width: 119, height: 44))
      #expect(place(of: labels[3], in: alert) == CGRect(x: 168, y: 254, width: 119, height: 44))
      #expect(Timeline.current.warnings.isEmpty)
    }
  }

  @Test func `choices that are too wide, or many, stand below each other`() {
    withBlocks {
      for texts in [["AAAAAAAAAAAAAAA", "B"], ["A", "B", "C"]] {
        let screens = TestScreens()
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        for text in texts { alert.addAction(UIAlertAction(title: text, style: .default)) }
        let labels = show(alert, on: screens)
        let tops = labels.map { place(of: $0, in: alert).minY - 240 }
        let middle = Double(texts.count) * 22
        #expect(tops.map(Double.init) == texts.indices.map { Double($0) * 44 - middle })
      }
    }
  }

  @Test func `a sheet of choices keeps the one that cancels apart`() {
    withBlocks {
      let screens = TestScreens()
      let alert = UIAlertController(title: "HH", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "BB", style: .cancel))
      alert.addAction(UIAlertAction(title: "AA", style: .default))
      let labels = show(alert, on: screens)
      #expect(labels.map(\.text) == ["HH", "AA", "BB"])
      // From the bottom: 8, 57, 8, 57, and 39 points about a line of 13.
      #expect(labels.map { place(of: $0, in: alert).minY } == [317.5, 350, 415])
    }
  }

  @Test func `a tap on a choice dismisses the question, and then the choice is made`() throws {
    try withBlocks {
      let screens = TestScreens()
      var made: [String] = []
      let alert = UIAlertController(title: "HH", message: nil, preferredStyle: .alert)
      for name in ["A", "B"] {
        alert.addAction(
          UIAlertAction(title: name, style: .default) { action in
            made.append("\(action.title ?? "") \(screens.a.presentedViewController == nil)")
          })
      }
      let labels = show(alert, on: screens)
      let choice = place(of: try #require(labels.last), in: alert)
      let finger = Finger(on: screens.window)
      finger.down(x: choice.midX, y: choice.midY)
      finger.lift()
      #expect(made.isEmpty)
      screens.wait(1)
      #expect(made == ["B true"])
    }
  }
}
