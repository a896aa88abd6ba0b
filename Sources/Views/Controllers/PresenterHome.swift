import Foundation

/// Where a presenting view was before it was moved into a presentation's container.
@MainActor
struct PresenterHome {
  private weak var superview: UIView?
  private var index = 0

  init() {}

  init(of view: UIView) {
    superview = view.superview
    index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
  }

  /// Whether what the view was in is in a window.
  var isInWindow: Bool { superview?.window != nil }

  /// Puts the view back where it was, on the same place of the screen, behind `container`.
  ///
  /// Without a superview to go back to, it goes behind the container in the container's own. It
  /// stays away while the container is away itself.
  func takeBack(_ view: UIView, below container: UIView?) {
    guard let place = container?.superview, case let target = superview ?? place,
      view.superview !== target
    else { return }
    let frame = container.map { target.convert(view.frame, from: $0) } ?? view.frame
    target.insertSubview(view, at: min(index, target.subviews.count))
    view.stand(at: frame)
  }
}
