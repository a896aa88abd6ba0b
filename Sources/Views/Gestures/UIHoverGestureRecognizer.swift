import Foundation

/// Would recognise a pointer above a view; there is none, so that it never does.
@preconcurrency @MainActor
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
