/// The files of a package that tests an animator.
package struct PackageTemplate: Sendable {
  /// Where the Flipbook package is, as the manifest names it.
  package var package: String

  /// Creates a template.
  package init(package: String) {
    self.package = package
  }

  /// The files: paths within the package, and what they hold.
  package var files: [(path: String, text: String)] {
    [
      ("Package.swift", manifest), ("Sources/MyTransition/SlideUp.swift", Self.animator),
      ("Tests/MyTransitionTests/SlideUpTests.swift", Self.test),
      (".github/workflows/goldens.yml", Self.workflow),
    ]
  }

  private var manifest: String {
    """
    // swift-tools-version: 6.2

    import PackageDescription

    let package = Package(
      name: "MyTransition",
      products: [.library(name: "MyTransition", targets: ["MyTransition"])],
      dependencies: [.package(name: "flipbook", path: "\(package)")],
      targets: [
        .target(
          name: "MyTransition",
          dependencies: [.product(name: "FlipbookShims", package: "flipbook")],
          swiftSettings: [.swiftLanguageMode(.v5)]),
        .testTarget(
          name: "MyTransitionTests",
          dependencies: [
            "MyTransition", .product(name: "FlipbookShims", package: "flipbook"),
            .product(name: "FlipbookTesting", package: "flipbook"),
          ],
          swiftSettings: [.swiftLanguageMode(.v5)]),
      ]
    )

    """
  }

  private static let animator = """
    import UIKit

    /// The new screen comes up from below; the old one grows dim behind it.
    public class SlideUp: NSObject, UIViewControllerAnimatedTransitioning {
      public func transitionDuration(
        using transitionContext: UIViewControllerContextTransitioning?
      ) -> TimeInterval {
        return 0.5
      }

      public func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
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

  private static let test = """
    import FlipbookTesting
    import MyTransition
    import Testing
    import UIKit

    @MainActor
    @Suite struct SlideUpTests {
      @Test func `the new screen slides up over the old one`() {
        let recording = FrameSequence.recording(
          SlideUp(), of: .push, from: screen(.orange), to: screen(.purple),
          size: CGSize(width: 120, height: 200))
        expectGolden(recording, named: "slide-up")
      }

      @Test func `the transition keeps the rules`() {
        #expect(
          TransitionLint().findings(
            SlideUp(), of: .push, from: screen(.orange), to: screen(.purple)) == [])
      }

      private func screen(_ color: UIColor) -> UIViewController {
        let controller = UIViewController()
        controller.view.backgroundColor = color
        return controller
      }
    }

    """

  private static let workflow = """
    name: Goldens
    on: [push, pull_request]
    jobs:
      goldens:
        runs-on: ubuntu-latest
        container: swift:6.2
        steps:
          - uses: actions/checkout@v4
            with:
              path: MyTransition
          - uses: actions/checkout@v4
            with:
              repository: ${{ vars.FLIPBOOK_REPOSITORY }}
              path: flipbook
          - run: flipbook/scripts/setup
          - run: swift test --attachments-path ../differences
            working-directory: MyTransition
          - uses: actions/upload-artifact@v4
            if: failure()
            with:
              name: differences
              path: differences

    """
}
