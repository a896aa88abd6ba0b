import Foundation
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

  @Test func `an observer is not kept, unless somebody keeps what ends it`() {
    let file = port(
      """
      import UIKit
      class A: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          NotificationCenter.default
            .addObserver(self, selector: #selector(go), name: .changed, object: nil)
          if isLoud { center?.addObserver(self, selector: #selector(go), name: .changed, object: nil) }
        }
        @objc func go() {}
      }
      """)
    #expect(file.text.contains("\n    _ = NotificationCenter.default\n"), "\(file.text)")
    #expect(file.text.contains("if isLoud { _ = center?.addObserver(forName:"), "\(file.text)")
  }

  @Test func `changes of one line are one change`() {
    let file = port("import UIKit\n@objc protocol P {\n  @objc optional func go()\n}\n")
    let change = file.changes.filter { $0.line == 3 }
    #expect(change.count == 1 && change.first?.before == ["  @objc optional func go()"])
    #expect(file.text.contains(change.first?.after.first ?? "nothing"))
    #expect(
      change.first?.after.contains { $0.contains("@objc") || $0.contains("optional") } == false)
  }

  @Test(arguments: [
    ("import SnapKit\n", "there is no module SnapKit here"),
    ("let menu = UIMenuController.shared\n", "there is no UIMenuController here"),
    (
      "let a = b.responds(to: #selector(P.go))\n@objc protocol P { @objc optional func go() }\n",
      "take the check out"
    ),
    (
      "class A: NSObject {\n  @objc dynamic var progress = 0.0\n}\nlet o = a.observe(\\.progress) { _, _ in }\n",
      "observe(\\.progress) needs Objective-C"
    ),
    (
      "class A: UIViewController {\n  func f() { o = observe(\\.view.frame) { _, _ in } }\n}\n",
      "observe(\\.view) needs Objective-C"
    ),
  ])
  func `what cannot be rewritten is listed`(text: String, sentence: String) {
    let file = port("import UIKit\n" + text)
    let told = file.changes.filter { $0.kind == .byHand }.map(\.reason)
    #expect(told.count == 1 && told[0].contains(sentence), "\(told)")
  }

  @Test(arguments: [
    "@testable import Cards\n", "import struct Foundation.Date\n",
    "#if canImport(SnapKit)\nimport SnapKit\n#endif\n", "import Foundation\nimport Dispatch\n",
    "class UIMenuController {}\nlet menu = UIMenuController()\n",
    "let o = view.observe(\\.bounds) { _, _ in }\n",
    "class A: UIView {\n  func f() { o = observe(\\.alpha) { _, _ in } }\n}\n",
  ])
  func `what is here is not listed`(text: String) {
    #expect(port("import UIKit\n" + text).changes.isEmpty)
  }

  @Test func `taking the actions of events away says whose they are`() {
    let file = port(
      "import UIKit\nfunc f() { b.removeTarget(self, action: #selector(go), for: .touchUpInside) }\n"
    )
    #expect(file.changes.map(\.reason).contains { $0.contains("whoever added them") })
  }

  @Test func `the types that are listed are those of which the README says that they are not here`()
    throws
  {
    let readme = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "README.md")
    let text = try String(contentsOf: readme, encoding: .utf8)
    let section = try #require(text.components(separatedBy: "## Not here\n").last)
      .components(separatedBy: "\n## ")[0]
    let names = section.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
    #expect(Set(names) == AbsentType.names)
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
