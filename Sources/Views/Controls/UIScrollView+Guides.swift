import Foundation

extension UIScrollView {
  /// The content: its size becomes the content's size where constraints decide it.
  ///
  /// Views inside that are tied to the scroll view's edges are tied to this guide's.
  public var contentLayoutGuide: UILayoutGuide {
    if let guide = guides.byName["content"] { return guide }
    let guide = ContentGuide()
    guide.owningView = self
    guides.byName["content"] = guide
    return guide
  }

  /// What of the scroll view is on display, wherever its content has been moved to.
  public var frameLayoutGuide: UILayoutGuide {
    UILayoutGuide.kept(in: self, "frame") { _ in .zero }
  }
}

/// The guide of a scroll view's content, which starts at the origin.
@MainActor
private final class ContentGuide: UILayoutGuide {
  override var startsAtOrigin: Bool { true }

  override var layoutFrame: CGRect {
    CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
  }

  override func place(in frame: CGRect) {
    guard let view = owningView as? UIScrollView, view.contentSize != frame.size else { return }
    view.contentSize = frame.size
  }
}
