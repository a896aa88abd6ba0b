import Layers

/// Writes what happens to screens into the timeline's log, in plain words.
@MainActor
package enum Journal {
  /// What can happen.
  package enum Kind: String, Sendable, Hashable {
    case viewDidLoad
    case viewWillAppear
    case viewDidAppear
    case viewWillDisappear
    case viewDidDisappear
    case willMoveToParent
    case didMoveToParent
    case delegateQuestion
    case delegateCall
    case presentationController
    case transitionDuration
    case animateTransition
    case interaction
    case completeTransition
    case animationEnded
    case completion
    case transitionOverdue
    case interactionOverdue
    case segue
  }

  /// Notes that something of this kind happened to `subject`.
  package static func note(_ kind: Kind, of subject: AnyObject, _ detail: String = "") {
    Timeline.current.log(
      Event.Kind(rawValue: kind.rawValue), subject: name(of: subject), detail: detail)
  }

  /// Notes what a delegate was asked and what it answered.
  package static func question(_ question: String, to delegate: AnyObject, answer: AnyObject?) {
    note(.delegateQuestion, of: delegate, "\(question) → \(answer.map { name(of: $0) } ?? "nil")")
  }

  /// Says something that the developer should know.
  package static func warn(_ sentence: String) {
    Timeline.current.warn(sentence)
  }

  /// Returns a controller's title, or else the name of the object's type.
  package static func name(of subject: AnyObject) -> String {
    if let title = (subject as? UIViewController)?.title { return title }
    return String(describing: type(of: subject))
  }
}
