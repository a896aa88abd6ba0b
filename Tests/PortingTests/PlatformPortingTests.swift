import Porting
import Testing

/// What only the platform's Foundation and NSObject have.
@Suite struct PlatformPortingTests {
  private func port(_ text: String) -> PortedFile {
    SourcePort.port([("A.swift", text)])[0]
  }

  @Test func `an import is added in the very place where another one goes`() {
    let file = port("import MetalKit\n\nextension CGSize {}\nlet layer = CALayer()\n")
    #expect(file.text == "import UIKit\n\nextension CGSize {}\nlet layer = CALayer()\n")
  }

  @Test(arguments: ["NSEC_PER_SEC", "CFAbsoluteTimeGetCurrent()", "Selector(\"go\")"])
  func `what Foundation has on the platform only is imported`(word: String) {
    let file = port("import Foundation\n\nlet a = \(word)\n")
    #expect(file.text == "import UIKit\nimport Foundation\n\nlet a = \(word)\n")
  }

  @Test func `functions of CoreFoundation are Foundation's`() {
    let file = port("import UIKit\nlet golden = CoreFoundation.sqrt(5.0)\n")
    #expect(file.text == "import UIKit\nlet golden = Foundation.sqrt(5.0)\n")
  }

  @Test func `what NSObject has on the platform only is overridden by heirs only`() {
    let file = port(
      """
      import UIKit
      class Base: NSObject {
        override func awakeFromNib() {
          super.awakeFromNib()
          go()
        }
      }
      class Heir: Base {
        override func awakeFromNib() {
          super.awakeFromNib()
        }
      }
      class Cell: UITableViewCell {
        override func awakeFromNib() { super.awakeFromNib() }
      }
      """)
    #expect(
      file.text == """
        import UIKit
        class Base: NSObject {
          func awakeFromNib() {
            go()
          }
        }
        class Heir: Base {
          override func awakeFromNib() {
            super.awakeFromNib()
          }
        }
        class Cell: UITableViewCell {
          override func awakeFromNib() { super.awakeFromNib() }
        }
        """)
    #expect(!file.needsHands)
  }

  @Test func `calls that are forwarded are left to be done by hand`() {
    let file = port(
      """
      import UIKit
      class Proxy: NSObject {
        override func responds(to aSelector: Selector!) -> Bool { super.responds(to: aSelector) }
        override func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
      }
      """)
    #expect(!file.text.contains("override"))
    #expect(file.text.contains("super.responds(to: aSelector)"))
    #expect(file.needsHands)
  }

  @Test func `a value behind the calls of an optional requirement is its default`() {
    let file = port(
      """
      import UIKit
      @objc protocol Judge {
        @objc optional func allows(_ it: Int) -> Bool
        @objc optional func height(of it: Int) -> CGFloat
        @objc optional func color(of it: Int) -> UIColor
      }
      func ask(_ judge: Judge?) {
        if judge?.allows?(1) ?? true, judge?.allows?(2) ?? true {}
        let height = judge?.height?(of: 1) ?? 0.5
        let color = judge?.color?(of: 1) ?? .red
        let other = judge?.color?(of: 2) ?? .blue
      }
      """)
    #expect(file.text.contains("func allows(_ it: Int) -> Bool { true }"))
    #expect(file.text.contains("func height(of it: Int) -> CGFloat { 0.5 }"))
    #expect(file.text.contains("judge?.allows(1) ?? true"))
    let left = file.changes.filter { $0.kind == .byHand }.map(\.line)
    #expect(left == [5])
  }

  @Test func `members of any object become the number's or the value's`() {
    let file = port(
      """
      import UIKit
      let a = (info["a"] as AnyObject).doubleValue ?? 0.5
      let b = CGFloat((list.object(at: 1) as AnyObject).floatValue) - 1
      let c = (object as AnyObject).floatValue
      if rect.intersects((list[0] as AnyObject).cgRectValue) {}
      let e = (object as AnyObject).name
      """)
    #expect(
      file.text == """
        import UIKit
        let a = (info["a"] as? NSNumber)?.doubleValue ?? 0.5
        let b = CGFloat((list.object(at: 1) as? NSNumber)!.floatValue) - 1
        let c = (object as? NSNumber)?.floatValue
        if rect.intersects((list[0] as? NSValue)!.cgRectValue) {}
        let e = (object as AnyObject).name
        """)
  }

  @Test func `optional calls are ordinary ones, with closures behind them too`() {
    let file = port(
      """
      import UIKit
      animator.addAnimations? { go() }
      animator.animationEnded!(true)
      animator.other?(1)
      """)
    #expect(
      file.text == """
        import UIKit
        animator.addAnimations { go() }
        animator.animationEnded(true)
        animator.other?(1)
        """)
  }

  @Test func `actions are handed what they take`() {
    let file = port(
      """
      import UIKit
      class A: NSObject {
        func f() {
          perform(#selector(drop(_:)), with: shadow, afterDelay: 1)
          slider.addTarget(self, action: #selector(moved(_:event:)), for: .valueChanged)
          Timer.scheduledTimer(
            timeInterval: 1, target: self, selector: #selector(tick(_:)), userInfo: nil,
            repeats: true)
        }
        @objc func drop(_ view: UIView) {}
        @objc func moved(_ slider: UISlider, event: UIEvent) {}
        @objc func tick(_ timer: Timer) {}
      }
      """)
    #expect(
      file.text.contains(
        "{ [weak self, sender = shadow as Any] in if let sender = sender as? UIView "
          + "{ self?.drop(sender) } }"))
    #expect(file.text.contains("self?.moved(sender, event: UIEvent())"))
    #expect(
      file.text.contains("{ [weak self] timer in MainActor.assumeIsolated { self?.tick(timer) } }"))
  }

  @Test func `what classes override of extensions of the platform's classes is a protocol's`() {
    let file = port(
      """
      import UIKit
      extension UIViewController {
        @objc public func open() {}
        func other() {}
      }
      extension UIView { func plain() {} }
      class Menu: UIViewController {
        override open func open() {}
        override func viewDidLoad() {}
      }
      extension Menu {
        func plain() {}
      }
      """)
    #expect(
      file.text == """
        import UIKit
        public protocol UIViewControllerMembers0: AnyObject {}

        extension UIViewController: UIViewControllerMembers0 {}

        extension UIViewControllerMembers0 where Self: UIViewController {
          public func open() {}
          func other() {}
        }
        extension UIView { func plain() {} }
        class Menu: UIViewController {
          open func open() {}
          override func viewDidLoad() {}
        }
        extension Menu {
          func plain() {}
        }
        """)
  }

  @Test func `actions that recognisers keep are closures, and are called as such`() {
    let file = port(
      """
      import UIKit
      class Pan: UIPanGestureRecognizer {
        weak var kept: AnyObject?
        var keptAction: Selector?
        override init(target: Any?, action: Selector?) {
          keptAction = action
          super.init(target: target, action: action)
        }
        func go() {
          if let action = keptAction {
            kept?.performSelector(onMainThread: action, with: self, waitUntilDone: true)
          }
        }
      }
      let tap = UITapGestureRecognizer(target: self, action: Selector.tapped)
      """)
    #expect(file.text.contains("var keptAction: UIGestureRecognizer.Action?"))
    #expect(file.text.contains("init(target: Any?, action: UIGestureRecognizer.Action?)"))
    #expect(file.text.contains("    if let action = keptAction {\n      action(self)\n    }"))
    #expect(file.text.contains("action: Selector.tapped)"))
  }
}
