import Layers

/// Where a controller stands between appearing and disappearing.
package enum AppearanceState: Sendable, Hashable {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

extension UIViewController {
  /// Announces that the controller appears or disappears, to itself and then to its children.
  ///
  /// What is already so, or already announced, is not announced again. An announcement may be
  /// taken back half way: a transition that is cancelled says that an appearing screen disappears.
  package func beginAppearance(_ change: AppearanceState, _ motion: TransitionMotion) {
    let animated = motion == .animated
    switch (change, appearance) {
    case (.appearing, .disappeared), (.appearing, .disappearing):
      loadViewIfNeeded()
      appearance = .appearing
      appearanceMotion = motion
      awaitsPlace = true
      Journal.note(.viewWillAppear, of: self, motion.word)
      Timeline.current.tell { viewWillAppear(animated) }
    case (.disappearing, .appeared), (.disappearing, .appearing):
      appearance = .disappearing
      appearanceMotion = motion
      awaitsPlace = false
      Journal.note(.viewWillDisappear, of: self, motion.word)
      Timeline.current.tell { viewWillDisappear(animated) }
    default:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { child.beginAppearance(change, motion) }
  }

  /// Says that what was announced has happened, to the controller and then to its children.
  package func endAppearance() {
    let motion = appearanceMotion
    switch appearance {
    case .appearing:
      appearance = .appeared
      announcePlace()
      Journal.note(.viewDidAppear, of: self, motion.word)
      Timeline.current.tell { viewDidAppear(motion == .animated) }
    case .disappearing:
      appearance = .disappeared
      Journal.note(.viewDidDisappear, of: self, motion.word)
      Timeline.current.tell { viewDidDisappear(motion == .animated) }
    case .appeared, .disappeared:
      return
    }
    guard shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in visibleChildren { child.endAppearance() }
  }

  /// Says, once in each appearance, that the view has its place and size.
  package func announcePlace() {
    guard awaitsPlace else { return }
    awaitsPlace = false
    Timeline.current.tell { viewIsAppearing(appearanceMotion == .animated) }
  }

  /// Lets a controller appear or disappear whose view was put into a window, or taken out, by hand.
  ///
  /// Containers and presentations announce the change before they move the view; then there is
  /// nothing left to say here.
  package func viewDidMoveToWindow() {
    guard let window = viewIfLoaded?.window else {
      if appearance == .appeared { changeAppearance(.disappearing) }
      return
    }
    guard appearance == .disappeared, !window.isHidden, parent?.passesAppearanceOn ?? true else {
      return
    }
    changeAppearance(.appearing)
  }

  /// Whether children that come onto the screen by themselves appear.
  private var passesAppearanceOn: Bool {
    shouldAutomaticallyForwardAppearanceMethods && appearance == .appeared
  }

  /// Announces and says both, for a change without motion.
  package func changeAppearance(_ change: AppearanceState) {
    beginAppearance(change, .immediate)
    endAppearance()
  }
}

extension TransitionMotion {
  /// How the log spells it.
  var word: String { self == .animated ? "animated" : "immediate" }
}
