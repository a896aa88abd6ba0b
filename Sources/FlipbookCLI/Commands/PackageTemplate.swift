/// The files of a package that tests an animator.
package struct PackageTemplate: Sendable {
  /// The name of the package and its module.
  package var name: String
  /// Where the Flipbook package is, as the manifest names it.
  package var package: String

  /// Creates a template.
  package init(name: String, package: String) {
    self.name = name
    self.package = package
  }

  /// The files: paths within the package, and what they hold.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/\(name)/SlideUp.swift", Self.animator),
      ("Tests/\(name)Tests/SlideUpTests.swift", test), ("Tests/\(name)Tests/Goldens/.gitkeep", ""),
      (".github/workflows/goldens.yml", workflow), (".gitignore", ".build/\n.failures/\n"),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    // Where Flipbook is, seen from here; elsewhere, as in CI, the environment says it.
    let flipbook = Context.environment["FLIPBOOK_PACKAGE"] ?? \(package.literal)

    let package = Package(
      name: "\(name)",
      products: [.library(name: "\(name)", targets: ["\(name)"])],
      dependencies: [.package(name: "flipbook", path: flipbook)],
      targets: [
        .target(
          name: "\(name)",
          dependencies: [.product(name: "FlipbookShims", package: "flipbook")],
          swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: [
            "\(name)", .product(name: "FlipbookShims", package: "flipbook"),
            .product(name: "FlipbookTesting", package: "flipbook"),
          ],
          exclude: ["Goldens"],
          swiftSettings: [.swiftLanguageMode(.v5)]),
      ]
    )

    """
  }

  private static let animator = """
    import UIKit

    /// The new screen comes up from below; the old one grows dim behind it.
    class SlideUp: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
      ) -> TimeInterval {
        return 0.5
      }

      func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        guard let toView = transitionContext.view(forKey: .to),
          let fromView = transitionContext.view(forKey: .from)
        else {
          transitionContext.completeTransition(false)
          return
        }
        let container = transitionContext.containerView
        container.addSubview(toView)
        toView.frame = container.bounds.offsetBy(dx: 0, dy: container.bounds.height)
        UIView.animate(
          withDuration: transitionDuration(using: transitionContext),
          animations: {
            toView.frame = container.bounds
            fromView.alpha = 0.5
          },
          completion: { _ in
            fromView.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
          })
      }
    }

    """

  private var test: String {
    """
    import FlipbookTesting
    import Testing
    import UIKit

    @testable import \(name)

    @MainActor
    @Suite struct SlideUpTests {
      @Test func `the new screen slides up over the old one`() {
        let recording = FrameSequence.recording(
          SlideUp(), of: .push, from: screen(.orange), to: screen(.purple),
          size: CGSize(width: 390, height: 844))
        expectGolden(recording, named: "slide-up")
      }

      @Test func `the transition keeps the rules`() {
        var lint = TransitionLint()
        lint.opening = .outgoing  // .other: the first frame is meant to show something else
        #expect(
          lint.findings(SlideUp(), of: .push, from: screen(.orange), to: screen(.purple)) == [])
      }

      private func screen(_ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        return controller
      }
    }

    """
  }

  private var workflow: String {
    """
    name: Goldens
    on: [push, pull_request]
    jobs:
      goldens:
        runs-on: ubuntu-latest
        container: swift:6.2
        env:
          FLIPBOOK_PACKAGE: ../flipbook
        steps:
          - uses: actions/checkout@v4
            with:
              path: \(name)
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.FLIPBOOK_REPOSITORY }}
              path: flipbook
          - run: flipbook/scripts/setup
          - run: |
              mkdir -p ../differences
              swift test --attachments-path ../differences
            working-directory: \(name)
          - uses: actions/upload-artifact@v4
            if: failure()
            with:
              name: differences
              path: differences

    """
  }
}

extension PackageTemplate {
  /// Names that a module beside these cannot have.
  private static let taken: Set<String> = [
    "CoreGraphics", "Flipbook", "FlipbookShims", "FlipbookTesting", "Foundation", "QuartzCore",
    "SlideUp", "Swift", "Testing", "UIKit", "XCTest",
  ]

  /// Returns the name of a package in a directory of this name: its words as one, beginning with
  /// capitals.
  package static func name(for directory: String) -> String {
    let words = directory.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = name.first, first.isLetter, !taken.contains(name) else {
      return name.first?.isLetter == true ? name + "Transition" : "Transition" + name
    }
    return name
  }
}

extension String {
  /// The text as a literal of Swift.
  fileprivate var literal: String {
    "\"" + replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
