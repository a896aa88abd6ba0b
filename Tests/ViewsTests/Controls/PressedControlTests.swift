import Foundation
import Testing
import Views

@MainActor
@Suite struct PressedControlTests {
  private func pressed(_ prepare: (UIButton) -> Void = { _ in }, _ move: (Finger) -> Void)
    -> [String]
  {
    let rig = Rig()
    let button = UIButton(frame: CGRect(x: 50, y: 50, width: 100, height: 40))
    rig.window.addSubview(button)
    var heard: [String] = []
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.touchUpInside, "up"), (.touchUpOutside, "up outside"),
      (.touchCancel, "cancelled"),
    ]
    for (event, name) in events {
      button.addAction(UIAction { _ in heard.append(name) }, for: event)
    }
    prepare(button)
    let finger = Finger(on: rig.window)
    finger.down(x: 100, y: 70)
    if button.isHighlighted { heard.append("highlighted") }
    move(finger)
    if button.isHighlighted { heard.append("stays") }
    return heard
  }

  @Test func `a finger presses a button`() {
    #expect(pressed { $0.lift() } == ["down", "highlighted", "up"])
  }

  @Test func `a finger that is lifted far away does not`() {
    let heard = pressed { finger in
      finger.move(to: 280, over: 0.2)
      finger.lift()
    }
    #expect(heard == ["down", "highlighted", "up outside"])
  }

  @Test func `a drag around it calls the press off`() {
    let heard = pressed { button in
      button.window?.addGestureRecognizer(UIPanGestureRecognizer())
    } _: { finger in
      finger.move(to: 100, over: 0.2)
      finger.lift()
    }
    #expect(heard == ["down", "highlighted", "cancelled"])
  }

  @Test func `a button that is not enabled hears nothing`() {
    #expect(
      pressed {
        $0.isEnabled = false
      } _: {
        $0.lift()
      } == [])
  }
}
