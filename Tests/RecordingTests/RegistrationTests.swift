import Foundation
import Layers
import Recording
import Testing
import Transitions
import Views

@MainActor
@Suite struct RegistrationTests {
  private static let pictures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/screens")

  @Test func `a screenshot is read with the scale that its name states`() throws {
    let path = Self.pictures.appending(path: "home@3x.png").path
    let image = try UIImage(reading: path)
    #expect(image.size == CGSize(width: 390, height: 844) && image.scale == 3)
    #expect(try UIImage(reading: path, scale: 1).size == CGSize(width: 1170, height: 2532))
    #expect(throws: (any Error).self) { try UIImage(reading: path + ".missing") }
  }

  @Test func `what is registered before a recording is known in it`() throws {
    Timeline.current = Timeline()
    let image = try UIImage(reading: Self.pictures.appending(path: "home-half.png").path)
    UIImage.register(image, named: "home")
    UIStoryboard.register("Home") {
      let controller = UIViewController()
      controller.view = UIImageView(image: UIImage(named: "home"))
      return controller
    }
    let before = Timeline.current
    var found: [CGSize?] = []
    let recording = FrameSequence.recording(
      Fade(), of: .push,
      from: {
        let storyboard = UIStoryboard(name: "Main", bundle: nil)
        let screen = storyboard.instantiateViewController(withIdentifier: "Home")
        found.append((screen.view as? UIImageView)?.image?.size)
        return screen
      }(), to: UIViewController(), size: CGSize(width: 195, height: 422))
    #expect(found == [CGSize(width: 195, height: 422)])
    #expect(recording.state == .over && recording.warnings.isEmpty)
    #expect(Timeline.current === before)
    let findings = TransitionLint().findings(
      Fade(), of: .push,
      from: {
        let screen = UIViewController()
        screen.view = UIImageView(image: UIImage(named: "home"))
        found.append((screen.view as? UIImageView)?.image?.size)
        return screen
      }(), to: UIViewController(), size: CGSize(width: 195, height: 422))
    #expect(findings.isEmpty)
    #expect(found.count > 2 && found.allSatisfy { $0 == CGSize(width: 195, height: 422) })
  }
}

private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using context: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.25 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
    context.containerView.addSubview(view)
    view.alpha = 0
    UIView.animate(withDuration: 0.25) {
      view.alpha = 1
    } completion: { _ in
      view.alpha = 1
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
