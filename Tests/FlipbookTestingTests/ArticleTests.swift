import FlipbookTesting
import Foundation
import Testing

/// What "Your animator on Linux in five minutes" shows of a window of one's own, as it stands there.
@MainActor
@Suite struct ArticleTests {
  // shown: presentation
  final class CardPresentation: UIPresentationController {
    private let dimming = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
      containerView?.bounds.insetBy(dx: 24, dy: 260) ?? .zero
    }

    override func presentationTransitionWillBegin() {
      guard let container = containerView else { return }
      dimming.frame = container.bounds
      dimming.backgroundColor = .black
      dimming.alpha = 0
      container.insertSubview(dimming, at: 0)
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = 0.4
      })
    }

    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
        self.dimming.alpha = 0
      })
    }
  }
  // end

  final class ListController: UIViewController {
    override func viewDidLoad() { view.backgroundColor = .white }
  }

  // shown: controller
  final class CardController: UIViewController, UIViewControllerTransitioningDelegate {
    init() {
      super.init(nibName: nil, bundle: nil)
      modalPresentationStyle = .custom
      transitioningDelegate = self
      view.backgroundColor = .orange
    }

    required init?(coder: NSCoder) { fatalError("there are no archives here") }

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      CardPresentation(presentedViewController: presented, presenting: presenting)
    }
  }
  // end

  @Test func `a card is recorded over a screen that it darkens`() throws {
    // shown: recording
    Timeline.current = Timeline()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let list = ListController()
    window.rootViewController = list
    window.makeKeyAndVisible()
    Timeline.current.commit()
    let recording = Recorder(window: window).record {
      list.present(CardController(), animated: true)
    }
    // end
    #expect(recording.state == .over && recording.frames.count > 10)
    let (first, last) = (
      recording.bitmap(ofFrame: 0), recording.bitmap(ofFrame: recording.frames.count - 1)
    )
    #expect(first.pixels.allSatisfy { $0.bits == 0xFFFF_FFFF })
    #expect(last.pixels[0].bits == 0xFF99_9999)
    let middle = last.pixels[last.height / 2 * last.width + last.width / 2]
    #expect(middle.red == 255 && middle.blue == 0)
    let way = Recorder(window: window).record { list.dismiss(animated: true) }
    #expect(way.state == .over)
    #expect(way.bitmap(ofFrame: way.frames.count - 1).pixels.allSatisfy { $0.bits == 0xFFFF_FFFF })
  }

  @Test func `the article shows it as it stands here`() throws {
    let file = URL(filePath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let article = try String(
      contentsOf: root.appending(path: "Sources/Flipbook/Flipbook.docc/YourAnimator.md"),
      encoding: .utf8)
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var shown: [String]?
    var count = 0
    for line in lines {
      let words = line.trimmingCharacters(in: .whitespaces)
      if words.hasPrefix("// shown: ") {
        shown = []
      } else if words == "// end", let text = shown {
        let margin = text.first?.prefix { $0 == " " }.count ?? 0
        let snippet = text.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
        #expect(article.contains(snippet), "\(snippet)")
        shown = nil
        count += 1
      } else {
        shown?.append(line)
      }
    }
    #expect(count == 3)
  }
}
