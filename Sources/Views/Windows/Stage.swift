import Layers

/// What views share beside the timeline they run on: the screen, the windows, the application.
///
/// Every timeline has one of its own, so that a recording never sees another one's windows.
@MainActor
package final class Stage {
  /// The stage of the current timeline.
  package static var current: Stage {
    Timeline.current.companion { Stage() }
  }

  /// The screen that windows are shown on.
  package let screen = UIScreen()
  /// The application that the windows belong to.
  package let application = UIApplication()
  /// The scene that the windows are in.
  package let scene = UIWindowScene()
  /// The windows that are shown, in the order in which they came.
  package var windows: [UIWindow] = []
  /// The window that events without a place go to.
  package weak var keyWindow: UIWindow?
  /// How many animated transitions between screens have begun.
  package var transitionCount = 0
  /// How many heights of sheets have been made.
  package var detentCount = 0
  /// The animated transitions that have begun and are not over.
  package var openTransitions: [ScreenTransition] = []
  /// What makes the screens that can be had by name.
  package var screens: [String: @MainActor () -> UIViewController] = [:]
  /// The pictures that can be had by name.
  package var namedImages: [String: UIImage] = [:]
  /// The colours that can be had by name.
  package var namedColors: [String: UIColor] = [:]
  /// The sheets that are being drawn on, the current one last.
  package var sheets: [DrawingSheet] = []
  /// The animation blocks that are open, outermost first, and what holds for all of them.
  package let blocks = BlockStack()

  /// Creates an empty stage.
  package init() {}
}

extension Timeline {
  /// Returns a new timeline on which the screens and pictures that have been registered on this one
  /// are known as well.
  @MainActor
  package func successor() -> Timeline {
    let next = Timeline()
    let (stage, nextStage) = (companion { Stage() }, next.companion { Stage() })
    nextStage.screens = stage.screens
    nextStage.namedImages = stage.namedImages
    nextStage.namedColors = stage.namedColors
    return next
  }
}
