import Foundation
import Layers
import Views

/// Two screens in a window, and one transition from the first to the second.
///
/// Everything goes the way it goes in an app: a controller is presented, dismissed, pushed, popped
/// or selected, and the delegates supply the animator.
///
/// | trigger | before                          | run                        |
/// |---------|---------------------------------|----------------------------|
/// | present | outgoing at the root            | presents incoming          |
/// | dismiss | outgoing presented by incoming  | dismisses outgoing         |
/// | push    | outgoing in a navigation stack  | pushes incoming            |
/// | pop     | outgoing pushed onto incoming   | pops outgoing              |
/// | tab     | outgoing selected               | selects incoming           |
/// | segue   | outgoing at the root            | performs the segue         |
/// | unwind  | outgoing presented by incoming  | performs the unwind segue  |
@preconcurrency @MainActor
public final class TransitionStage {
  /// The window that shows everything.
  public let window: UIWindow
  /// The screen before.
  public let outgoing: UIViewController
  /// The screen afterwards.
  public let incoming: UIViewController
  /// The change of screens.
  public let trigger: Catalogue.Entry.Trigger
  private let casting: Casting
  private let segue: (@MainActor (UIViewController, UIViewController) -> UIStoryboardSegue?)?
  private var transition: ScreenTransition?
  private var driver: DragDriver?
  private var cue: CueDriver?
  /// What brings touches to the window.
  package private(set) lazy var touches = TouchArena(window: window)

  /// Puts the screens up, ready to run.
  ///
  /// - Parameters:
  ///   - outgoing: The screen before.
  ///   - incoming: The screen afterwards.
  ///   - trigger: The change of screens.
  ///   - animator: The animator; nil for the system's look.
  ///   - interaction: What drives the transition by hand, if anything does.
  ///   - segue: Makes the segue, when the change is one.
  ///   - presentation: Makes the presentation controller of a sheet.
  ///   - size: The window's size, in points.
  public init(
    from outgoing: UIViewController, to incoming: UIViewController,
    trigger: Catalogue.Entry.Trigger,
    animator: (any UIViewControllerAnimatedTransitioning)?,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil,
    segue: (@MainActor (UIViewController, UIViewController) -> UIStoryboardSegue?)? = nil,
    presentation: (@MainActor (UIViewController, UIViewController?) -> UIPresentationController)? =
      nil,
    size: CGSize = UIScreen.main.bounds.size
  ) {
    self.outgoing = outgoing
    self.incoming = incoming
    self.trigger = trigger
    self.segue = segue
    casting = Casting(animator: animator, interaction: interaction)
    casting.presentation = presentation
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.backgroundColor = .black
    setTheStage()
    watch()
  }

  /// Puts two pictures up as screens, ready to run an entry of the catalogue.
  ///
  /// - Parameters:
  ///   - entry: The transition.
  ///   - values: The entry's parameters; their size is the window's.
  ///   - outgoing: The picture before.
  ///   - incoming: The picture afterwards.
  ///   - trigger: The change of screens; nil: the entry's usual one.
  ///   - interaction: What drives the transition by hand, if anything does.
  public convenience init(
    _ entry: Catalogue.Entry, _ values: ParameterValues, from outgoing: UIImage,
    to incoming: UIImage,
    trigger: Catalogue.Entry.Trigger? = nil,
    interaction: (any UIViewControllerInteractiveTransitioning)? = nil
  ) {
    let screens = entry.screens(with: values, from: outgoing, to: incoming)
    self.init(
      from: screens?.outgoing ?? PictureController(outgoing, title: "outgoing"),
      to: screens?.incoming ?? PictureController(incoming, title: "incoming"),
      trigger: trigger ?? entry.trigger,
      animator: entry.animator(with: values), interaction: interaction,
      segue: { entry.segue(with: values, from: $0, to: $1) },
      presentation: entry.presentationMaker(with: values), size: values.size)
    if let style = entry.systemStyle {
      self.outgoing.modalTransitionStyle = style
      self.incoming.modalTransitionStyle = style
    }
  }

  /// Whether the transition has begun and is over.
  public var isComplete: Bool { transition?.isOver ?? false }

  /// Whether the transition was taken back.
  public var wasCancelled: Bool { transition?.context.transitionWasCancelled ?? false }

  /// Whether the animator said in the end that the transition was taken back.
  package var wasTakenBack: Bool {
    Timeline.current.events.contains {
      $0.kind.rawValue == Journal.Kind.completeTransition.rawValue && $0.detail == "false"
    }
  }

  /// Whether a hand has moved the transition from its beginning.
  package var isInteractive: Bool { transition?.startedInteractively ?? false }

  /// The view in which the transition happens, once it has begun.
  package var container: UIView? { transition?.context.containerView }

  /// Whether nobody has completed the transition a second after its declared end.
  public var isOverdue: Bool { transition?.isOverdue ?? false }

  /// Whether a gesture moves the transition.
  public var isHeld: Bool { transition?.context.isInteractive ?? false }

  /// The animator's declared duration in seconds, once the transition has begun.
  public var declaredDuration: TimeInterval { transition?.duration ?? 0 }

  /// Lets a finger on the outgoing screen begin the transition, instead of ``run()``.
  public func follow(_ drag: Drag) {
    driver = DragDriver(drag, on: self)
  }

  /// Lets a swipe or a tap on the outgoing screen begin what cannot be moved by hand.
  package func followCue() {
    cue = CueDriver(on: self)
  }

  /// Whether no transition is under way.
  var isAtRest: Bool { transition?.isOver ?? true }

  /// Whether the change of screens has been set off.
  package private(set) var hasBegun = false

  /// Notes every transition to the incoming screen, whoever sets it off: the stage, or what the
  /// screens themselves listen to.
  private func watch() {
    incoming.transitionObserver = { [weak self] transition in
      self?.transition = transition
      self?.hasBegun = true
    }
  }

  /// Begins the transition, at the timeline's present time.
  public func run() {
    precondition(transition?.isOver ?? true, "a stage runs one transition at a time")
    hasBegun = true
    Timeline.current.perform { makeChange() }
  }

  private func makeChange() {
    switch trigger {
    case .present: outgoing.present(incoming, animated: true)
    case .dismiss: outgoing.dismiss(animated: true)
    case .push: outgoing.navigationController?.pushViewController(incoming, animated: true)
    case .pop: outgoing.navigationController?.popViewController(animated: true)
    case .tab: outgoing.tabBarController?.selectedViewController = incoming
    case .segue, .unwind: segue?(outgoing, incoming)?.perform()
    }
  }

  /// Makes the change of screens without animation.
  package func runWithoutAnimation() {
    switch trigger {
    case .present, .segue: outgoing.present(incoming, animated: false)
    case .dismiss, .unwind: outgoing.dismiss(animated: false)
    case .push: outgoing.navigationController?.pushViewController(incoming, animated: false)
    case .pop: outgoing.navigationController?.popViewController(animated: false)
    case .tab:
      let tabs = outgoing.tabBarController
      tabs?.delegate = nil
      tabs?.selectedViewController = incoming
    }
  }

  /// Begins the transition in the hands of `interaction`.
  func run(drivenBy interaction: any UIViewControllerInteractiveTransitioning) {
    guard transition?.isOver ?? true else { return }
    casting.interaction = interaction
    run()
  }

  private func setTheStage() {
    switch trigger {
    case .segue:
      show(outgoing)
    case .unwind:
      show(incoming)
      incoming.present(outgoing, animated: false)
    case .present:
      show(outgoing)
      cast(incoming)
    case .dismiss:
      show(incoming)
      if casting.presentation != nil { cast(outgoing) }
      incoming.present(outgoing, animated: false)
      cast(outgoing)
    case .push:
      let navigation = UINavigationController(rootViewController: outgoing)
      show(navigation)
      navigation.delegate = casting
    case .pop:
      let navigation = UINavigationController(rootViewController: incoming)
      show(navigation)
      navigation.pushViewController(outgoing, animated: false)
      navigation.delegate = casting
    case .tab:
      let tabs = UITabBarController()
      tabs.viewControllers = [outgoing, incoming]
      show(tabs)
      tabs.delegate = casting
    }
  }

  /// Lets the stage's cast present and dismiss a screen.
  private func cast(_ presented: UIViewController) {
    presented.transitioningDelegate = casting
    if casting.presentation != nil { presented.modalPresentationStyle = .custom }
  }

  private func show(_ root: UIViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }
}
