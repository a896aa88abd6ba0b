import Foundation
import Layers

/// The two controllers that hear about a transition; one is missing when it stays where it is.
@MainActor
struct AppearancePair {
  let from: UIViewController?
  let to: UIViewController?

  /// Says that the one will disappear and the other will appear.
  func begin(_ motion: TransitionMotion) {
    from?.beginAppearance(.disappearing, motion)
    to?.beginAppearance(.appearing, motion)
  }

  /// Says that it has happened; or, after a cancel, that everything is as it was.
  ///
  /// | outcome   | calls                                                                        |
  /// |-----------|------------------------------------------------------------------------------|
  /// | finished  | from did disappear, to did appear                                            |
  /// | cancelled | to will disappear, to did disappear, from will appear, from did appear       |
  func settle(_ outcome: TransitionOutcome) {
    switch outcome {
    case .finished:
      from?.endAppearance()
      to?.endAppearance()
    case .cancelled:
      to?.beginAppearance(.disappearing, .animated)
      to?.endAppearance()
      from?.beginAppearance(.appearing, .animated)
      from?.endAppearance()
    }
  }
}

extension UIView {
  /// Gives the view the place and size of `frame`, whatever its transform.
  ///
  /// The frame itself is undefined under a transform that an animator has left behind; bounds and
  /// anchor are not.
  package func stand(at frame: CGRect) {
    bounds.size = frame.size
    let anchor = layer.anchorPoint
    center = CGPoint(
      x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }
}
