import Foundation

/// One change of pages, by itself or under a finger.
@MainActor
package final class PageChange {
  private weak var owner: UIPageViewController?
  private let from: UIViewController?
  private let to: UIViewController
  private let direction: UIPageViewController.NavigationDirection
  private var isOver = false
  private var completion: ((Bool) -> Void)?
  private var listeners: [(Bool) -> Void] = []

  init(
    in owner: UIPageViewController, from: UIViewController?, to: UIViewController,
    _ direction: UIPageViewController.NavigationDirection
  ) {
    self.owner = owner
    self.from = from
    self.to = to
    self.direction = direction
  }

  /// Puts the new page beside the old one; it is told first that it will appear.
  func begin(_ motion: TransitionMotion) {
    guard let owner else { return }
    owner.turn = self
    owner.adopt(to)
    if owner.isOnScreen {
      to.beginAppearance(.appearing, motion)
      from?.beginAppearance(.disappearing, motion)
    }
    owner.view.addSubview(to.view)
    to.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    move(by: 0)
  }

  /// Plays the whole change.
  func play(_ motion: TransitionMotion, completion: @escaping (Bool) -> Void) {
    self.completion = completion
    begin(motion)
    guard motion == .animated else { return finish(.finished) }
    settle(.finished, over: UIPageViewController.duration)
  }

  /// Places both pages after the finger has gone `distance` points.
  func move(by distance: CGFloat) {
    guard let owner else { return }
    let bounds: CGRect = owner.view.bounds
    let length = length(of: bounds)
    let held =
      direction == .forward ? max(min(distance, 0), -length) : min(max(distance, 0), length)
    from?.view.stand(at: offset(bounds, by: held))
    to.view.stand(at: offset(bounds, by: held + (direction == .forward ? length : -length)))
  }

  /// Lets the pages go: on beyond the middle or after a flick, back otherwise.
  func letGo(at distance: CGFloat, speed: CGFloat) {
    guard let owner else { return }
    let length = length(of: owner.view.bounds)
    let way = direction == .forward ? -distance : distance
    let pace = direction == .forward ? -speed : speed
    let finishes = abs(pace) >= 300 ? pace > 0 : way > length / 2
    let rest = length > 0 ? min(max(finishes ? 1 - way / length : way / length, 0), 1) : 0
    settle(finishes ? .finished : .cancelled, over: UIPageViewController.duration * Double(rest))
  }

  /// Whether the change brings this page.
  func leads(to page: UIViewController?) -> Bool { page === to }

  /// Calls `completion` when the change is over.
  func whenOver(_ completion: @escaping (Bool) -> Void) {
    listeners.append(completion)
  }

  /// Ends the change where it leads, for another one to begin.
  func finishAtOnce() {
    finish(.finished)
  }

  private func settle(_ outcome: TransitionOutcome, over seconds: TimeInterval) {
    guard let owner else { return }
    let length = length(of: owner.view.bounds)
    UIView.animate(withDuration: seconds, delay: 0, options: .curveEaseOut) {
      self.move(by: outcome == .cancelled ? 0 : self.direction == .forward ? -length : length)
    } completion: { _ in
      self.finish(outcome)
    }
  }

  private func finish(_ outcome: TransitionOutcome) {
    guard let owner, !isOver else { return }
    isOver = true
    owner.turn = nil
    let (stays, goes) = outcome == .finished ? (to, from) : (from ?? to, to)
    owner.page = stays
    stays.view.stand(at: owner.view.bounds)
    goes?.viewIfLoaded?.removeFromSuperview()
    if owner.isOnScreen { AppearancePair(from: from, to: to).settle(outcome) }
    goes?.announceMove(to: nil)
    goes?.leaveParent()
    if outcome == .finished { to.finishMove(to: owner) }
    if completion == nil {
      owner.delegate?.pageViewController(
        owner, didFinishAnimating: true, previousViewControllers: from.map { [$0] } ?? [],
        transitionCompleted: outcome == .finished)
    }
    completion?(outcome == .finished)
    for listener in listeners { listener(outcome == .finished) }
  }

  private func length(of bounds: CGRect) -> CGFloat {
    owner?.navigationOrientation == .vertical ? bounds.height : bounds.width
  }

  private func offset(_ bounds: CGRect, by distance: CGFloat) -> CGRect {
    owner?.navigationOrientation == .vertical
      ? bounds.offsetBy(dx: 0, dy: distance) : bounds.offsetBy(dx: distance, dy: 0)
  }
}
