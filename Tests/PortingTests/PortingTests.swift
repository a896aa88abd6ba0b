import Porting
import Testing

@Suite struct PortingTests {
  private func port(_ text: String) -> PortedFile {
    SourcePort.port([("A.swift", text)])[0]
  }

  @Test func `a file that Linux compiles is left as it is`() {
    let text = """
      import UIKit

      // @objc in a comment stays
      let text = "and #selector(in: a string) \\(1 + "@objc".count) too"
      """
    let file = port(text)
    #expect(file.text == text)
    #expect(file.changes.isEmpty)
    #expect(file.report.isEmpty)
  }

  @Test func `attributes of Objective-C go, with their line if they have one`() {
    let file = port(
      """
      import UIKit
      @objcMembers
      class A: NSObject {
        @objc(makeIt:) dynamic func make(_ it: Int) {}
        @IBOutlet weak var label: UILabel!
        @objc
        func other() {}
      }
      """)
    #expect(
      file.text == """
        import UIKit
        class A: NSObject {
          dynamic func make(_ it: Int) {}
          weak var label: UILabel!
          func other() {}
        }
        """)
    #expect(file.changes.map(\.line) == [2, 4, 5, 6])
  }

  @Test func `what is for iOS only is compiled, and nothing else changes`() {
    let file = port(
      """
      import UIKit
      #if os(iOS) || os(tvOS) // not os(iOS)
      let a = 1
      #elseif !os(iOS) && swift(>=5)
      let b = os(iOS)
      #endif
      """)
    #expect(
      file.text == """
        import UIKit
        #if true || os(tvOS) // not os(iOS)
        let a = 1
        #elseif !true && swift(>=5)
        let b = os(iOS)
        #endif
        """)
  }

  @Test func `an action is looked for in its own file first`() {
    let files = SourcePort.port([
      ("A.swift", "import UIKit\nclass A {\n  func update(_ step: CGFloat) {}\n}"),
      (
        "B.swift",
        """
        import UIKit
        protocol C {
          func update(by step: CGFloat)
        }
        class B: NSObject {
          func start() { link = CADisplayLink(target: self, selector: #selector(update)) }
          @objc func update() {}
        }
        """
      ),
    ])
    #expect(files[1].text.contains("selector: { [weak self] _ in self?.update() })"))
  }

  @Test func `the report shows lines before and after, with their numbers`() {
    let file = port("import UIKit\nclass A {\n  @objc func go() {}\n}\n")
    #expect(
      file.report == """
        A.swift:3: @objc means something to Objective-C only
        -   @objc func go() {}
        +   func go() {}

        """)
  }

  @Test func `an action of a recogniser becomes a closure with the parameter's type`() {
    let file = port(
      """
      import UIKit
      class A {
        func begin() {
          let pan = UIPanGestureRecognizer(target: self, action: #selector(A.pan(gesture:)))
        }
        func pan(gesture: UIPanGestureRecognizer) {}
      }
      """)
    #expect(
      file.text.contains(
        "action: { [weak self] in if let sender = $0 as? UIPanGestureRecognizer "
          + "{ self?.pan(gesture: sender) } })"))
    #expect(!file.needsHands)
  }

  @Test(arguments: [
    ("handle", "self?.handle()"), ("handle(_:)", "self?.handle($0)"),
    ("self.handle(for:)", "self?.handle(for: $0)"),
  ])
  func `an action of any recogniser is called with what it takes`(name: String, call: String) {
    let parameters = name.contains("_") ? "_ r: UIGestureRecognizer" : "for r: UIGestureRecognizer"
    let file = port(
      """
      import UIKit
      class A {
        func f() { view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(\(name)))) }
        func handle(\(name == "handle" ? "" : parameters)) {}
      }
      """)
    #expect(file.text.contains(call))
  }

  @Test func `actions of controls, timers, display links and observers become closures`() {
    let file = port(
      """
      import UIKit
      class A {
        func f() {
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          Timer.scheduledTimer(timeInterval: 0.5, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
          link = CADisplayLink(target: self, selector: #selector(step(_:)))
          NotificationCenter.default.addObserver(self, selector: #selector(tap), name: .changed, object: nil)
          pan.removeTarget(self, action: #selector(tap))
        }
        func tap() {}
        func tick() {}
        func step(_ link: CADisplayLink) {}
      }
      """)
    #expect(
      file.text.contains(
        "button.addAction(UIAction { [weak self] _ in self?.tap() }, for: .touchUpInside)"))
    #expect(
      file.text.contains(
        "Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true, block: "
          + "{ [weak self] _ in MainActor.assumeIsolated { self?.tick() } })"))
    #expect(file.text.contains("selector: { [weak self] in self?.step($0) })"))
    #expect(
      file.text.contains(
        "addObserver(forName: .changed, object: nil, queue: nil, "
          + "using: { [weak self] _ in MainActor.assumeIsolated { self?.tap() } })"))
    #expect(file.text.contains("pan.removeTarget(self, action: nil)"))
    #expect(!file.needsHands)
  }

  @Test func `a selector that nothing is known about is left to people`() {
    let file = port("import UIKit\nlet a = responds(to: #selector(go))\n")
    #expect(file.needsHands)
    #expect(file.text.contains("responds(to: Selector(\"go\"))"))
    #expect(file.report.contains("A.swift:2: by hand:"))
  }

  @Test func `key paths of Objective-C become their text`() {
    #expect(
      port("import UIKit\nlet a = #keyPath(CALayer.bounds.size)\n").text
        == "import UIKit\nlet a = \"bounds.size\"\n")
  }

  @Test func `imports that only the platform has are put right`() {
    #expect(
      port("import UIKit.UIGestureRecognizerSubclass\n").text == "import UIKit\n")
    #expect(port("import Darwin\n").text == "import Foundation\n")
    #expect(
      port("// head\nimport Foundation\n\nlet view = UIView()\n").text
        == "// head\nimport UIKit\nimport Foundation\n\nlet view = UIView()\n")
    #expect(port("let width: CGFloat = 2\n").text == "import UIKit\nlet width: CGFloat = 2\n")
    #expect(port("import QuartzCore\nlet a = CALayer()\n").changes.isEmpty)
    #expect(port("import Combine\nimport UIKit\n").needsHands)
  }

  @Test func `members of an extension that are overridden move into the class`() {
    let files = SourcePort.port([
      (
        "Base.swift",
        """
        import UIKit
        public class Base : NSObject {
          let a = 1
        }

        extension Base : UIViewControllerAnimatedTransitioning {
          @objc public func animateTransition(using c: Context) {
            c.complete()
          }
        }
        """
      ),
      (
        "Sub.swift",
        """
        import UIKit
        class Sub: Base {
          override public func animateTransition(using c: Context) {}
        }
        """
      ),
    ])
    #expect(
      files[0].text.hasPrefix(
        """
        import UIKit
        public class Base : NSObject, UIViewControllerAnimatedTransitioning {
          let a = 1

          public func animateTransition(using c: Context) {
            c.complete()
          }
        }
        """))
    #expect(!files[0].text.contains("extension"))
    #expect(files[1].changes.isEmpty)
  }

  @Test func `an extension whose members nobody overrides stays`() {
    #expect(
      port("import UIKit\nclass A {}\nextension A {\n  func go() {}\n}\n").changes.isEmpty)
  }

  @Test func `an optional requirement gets a default implementation`() {
    let file = port(
      """
      import UIKit
      @objc protocol P {
        @objc optional func went(_ way: Int)
        @objc optional func view(at place: Int) -> UIView?
      }
      func f(p: P?) { p?.went?(1) }
      """)
    #expect(file.text.contains("protocol P: AnyObject {\n  func went(_ way: Int)\n"))
    #expect(file.text.contains("extension P {\n  func went(_ way: Int) {}\n}"))
    #expect(file.text.contains("func view(at place: Int) -> UIView? { nil }"))
    #expect(file.text.contains("p?.went(1)"))
  }

  @Test func `broken source is read to its end`() {
    for text in [
      "", "\"", "\"\"\"", "/* a", "#selector(", "@objc(", "extension A {", "import", "x \\(\"(",
    ] {
      _ = port(text)
    }
    #expect(port("\"\\(").text == "\"\\(")
  }
}
