import Porting
import Testing

@Suite struct DeclarationPortingTests {
  private func port(_ text: String) -> PortedFile {
    SourcePort.port([("A.swift", "import UIKit\n" + text)])[0]
  }

  @Test func `an action of a control is given the control`() {
    let file = port(
      """
      class A {
        func f() { b.addTarget(self, action: #selector(tap(_:)), for: .touchUpInside) }
        func tap(_ sender: UIButton) {}
      }
      """)
    #expect(
      file.text.contains(
        "UIAction { [weak self] in if let sender = $0.sender as? UIButton { self?.tap(sender) } }"))
  }

  @Test func `an observer hands its notification on by name`() {
    let file = port(
      """
      class A {
        func f() {
          c.addObserver(self, selector: #selector(came(_:)), name: .came, object: nil)
          c.addObserver(self, selector: #selector(went(note:)), name: .went, object: nil)
        }
        func came(_ n: Notification) {}
        func went(note: NSNotification) {}
      }
      """)
    #expect(
      file.text.contains(
        "{ [weak self] notification in MainActor.assumeIsolated { self?.came(notification) } }"))
    #expect(file.text.contains("self?.went(note: NSNotification(name: notification.name,"))
  }

  @Test func `calls after a delay take closures, and are called off by their target`() {
    let file = port(
      """
      class A: NSObject {
        func f() {
          perform(#selector(hide), with: nil, afterDelay: 2)
          NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(hide), object: nil)
        }
        @objc func hide() {}
      }
      """)
    #expect(
      file.text.contains("perform({ [weak self] in self?.hide() }, with: nil, afterDelay: 2)"))
    #expect(file.text.contains("NSObject.cancelPreviousPerformRequests(withTarget: self)"))
    #expect(!file.needsHands)
  }

  @Test func `a selector of another class calls the target as that class`() {
    let file = port(
      """
      class A {
        func f() { t = UITapGestureRecognizer(target: other, action: #selector(Menu.tap(r:))) }
      }
      class Menu { @objc func tap(r: UIGestureRecognizer) {} }
      """)
    #expect(file.text.contains("{ [weak target = other] in (target as? Menu)?.tap(r: $0) }"))
  }

  @Test func `parameters for actions of recognisers take closures`() {
    let file = port(
      """
      extension UITapGestureRecognizer {
        convenience init(on view: UIView, target: Any, action: Selector) {
          self.init(target: target, action: action)
        }
      }
      """)
    #expect(file.text.contains("action: UIGestureRecognizer.Action?) {"))
  }

  @Test func `protocols of Objective-C are of classes, and their optional parts have defaults`() {
    let file = port(
      """
      @objc public protocol P {
        @objc optional func went()
        @objc optional var place: CGRect { get }
        @objc optional var mood: String? { get set }
      }
      """)
    #expect(file.text.contains("public protocol P: AnyObject {"))
    #expect(file.text.contains("extension P {\n  public func went() {}\n}"))
    #expect(file.text.contains("var place: CGRect? { get }"))
    #expect(file.text.contains("public var place: CGRect? { nil }"))
    #expect(file.text.contains("public var mood: String? {\n    get { nil }\n    set {}\n  }"))
    #expect(file.report.contains("by hand: declare place as CGRect? where a type has it"))
    #expect(!file.report.contains("declare mood"))
  }

  @Test func `actions of storyboards lose their attribute where the compiler refuses it`() {
    let file = port("class A {\n  @IBAction func one(_ s: Any) {}\n  @IBAction func none() {}\n}\n")
    #expect(file.text.contains("  @IBAction func one"))
    #expect(file.text.contains("  func none() {}"))
  }

  @Test func `properties that something else stored are stored`() {
    let file = port(
      "class A {\n  @NSManaged var radius: CGFloat\n  @NSManaged var a: B?\n  @NSManaged var c: B\n}\n"
    )
    #expect(file.text.contains("  var radius: CGFloat = 0\n  var a: B?\n  @NSManaged var c: B"))
    #expect(file.needsHands)
  }

  @Test func `an application's beginning goes`() {
    #expect(
      port("@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}\n").text
        == "import UIKit\nclass A: UIResponder, UIApplicationDelegate {}\n")
    #expect(port("@main struct Tool { static func main() {} }\n").changes.isEmpty)
  }

  @Test func `foreign modules go where nothing of them is used`() {
    #expect(
      port("import AVFoundation\nlet AVERAGE = 1\n").text == "import UIKit\nlet AVERAGE = 1\n")
    #expect(port("import os.log\nlet a = 1\n").text == "import UIKit\nlet a = 1\n")
    let file = port("import AVFoundation\nlet p = AVPlayer()\n")
    #expect(file.report.contains("such as AVPlayer"))
    #expect(port("let t = URLSession.shared\n").text.contains("import FoundationNetworking\n"))
  }

  @Test func `members of an extension move to a class in another file, with their access`() {
    let files = SourcePort.port([
      ("A.swift", "import UIKit\nclass A: UIViewController {\n}\n"),
      (
        "B.swift",
        """
        import UIKit
        private extension A {
          override func viewDidLoad() {}
          public var a: Int { if true { return 1 } }
        }
        """
      ),
    ])
    #expect(files[0].text.contains("  override func viewDidLoad() {}\n  public var a: Int"))
    #expect(!files[1].text.contains("extension"))
    #expect(files[0].report.contains("moved here from B.swift"))
  }
}
