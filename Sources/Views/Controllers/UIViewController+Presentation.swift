import Foundation

extension UIViewController {
  /// The controller that this one, or one it is inside of, presented.
  public var presentedViewController: UIViewController? {
    outgoingPresentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presented this one, or one it is inside of.
  public var presentingViewController: UIViewController? {
    incomingPresentation?.presenting ?? parent?.presentingViewController
  }

  /// Whether the controller appears because it is presented.
  public var isBeingPresented: Bool {
    incomingPresentation?.isPresenting ?? false
  }

  /// Whether the controller disappears because it is dismissed.
  public var isBeingDismissed: Bool {
    incomingPresentation?.isDismissing ?? false
  }

  /// Presents `presented`, if the platform would; otherwise says why not.
  func startPresenting(
    _ presented: UIViewController, _ motion: TransitionMotion, completion: (() -> Void)?
  ) {
    precondition(presented !== self, "a controller cannot present itself")
    precondition(presented.parent == nil, "a child of a container cannot be presented")
    let style = presented.modalPresentationStyle
    let presenter = presenter(inContext: style.staysInContext)
    if let busy = presenter.outgoingPresentation {
      guard busy.isDismissing else {
        return refuse(presented, "\(Journal.name(of: presenter)) is presenting already")
      }
      return busy.whenSettled {
        self.startPresenting(presented, motion, completion: completion)
      }
    }
    if let arrival = presenter.incomingPresentation, arrival.transition != nil {
      return arrival.whenSettled {
        self.startPresenting(presented, motion, completion: completion)
      }
    }
    guard presented.incomingPresentation == nil else {
      return refuse(presented, "it is presented already")
    }
    guard presenter.viewIfLoaded?.window != nil else {
      return refuse(presented, "the view of \(Journal.name(of: presenter)) is in no window")
    }
    let delegate = motion == .animated ? presented.transitioningDelegate : nil
    let controller = presentationController(for: presented, presenter: presenter)
    let participants = PresentationQuestions(delegate).participants(
      presenting: presented, by: presenter, source: self)
    let presentation = ModalPresentation(
      presenting: presenter, presented: presented, controller: controller)
    presentation.present(with: participants, motion, completion: completion)
  }

  /// Dismisses what this controller presented, or else the controller itself.
  func startDismissing(_ motion: TransitionMotion, completion: (() -> Void)?) {
    guard let presentation = outgoingPresentation else {
      if let parent { return parent.startDismissing(motion, completion: completion) }
      if let presenting = presentingViewController {
        return presenting.startDismissing(motion, completion: completion)
      }
      completion?()
      return
    }
    let chain = presentation.chain
    if let busy = chain.last(where: { $0.transition != nil }) {
      return busy.whenSettled { [weak self] in
        guard let self, outgoingPresentation === presentation else { return }
        startDismissing(motion, completion: completion)
      }
    }
    // Only the topmost is seen to go; those between it and this controller go with it.
    let top = chain.last ?? presentation
    let delegate = motion == .animated ? top.presented.transitioningDelegate : nil
    let participants = PresentationQuestions(delegate).participants(dismissing: top.presented)
    top.dismiss(
      with: participants, motion, takingAlong: Array(chain.dropLast()), completion: completion)
  }

  /// The presentation that covers this controller in its own place.
  package var presentationInPlace: ModalPresentation? {
    guard let presentation = outgoingPresentation,
      !presentation.controller.shouldPresentInFullscreen
    else { return nil }
    return presentation
  }

  /// The controller that is seen in this one's place: itself, or one that covers it there.
  package var seenInPlace: UIViewController {
    guard let presentation = presentationInPlace, presentation.standsForPresenter else {
      return self
    }
    return presentation.presented.seenInPlace
  }

  /// The view that stands in this controller's place: its own, or that of what covers it there.
  package var viewInPlace: UIView {
    guard let presentation = presentationInPlace, presentation.standsForPresenter,
      let container = presentation.container
    else { return view }
    return container
  }

  /// Ends at once all that was presented from this controller, or from one inside it.
  package func abandonPresentations() {
    outgoingPresentation?.abandon()
    for child in childList { child.abandonPresentations() }
  }

  private func presenter(inContext: Bool) -> UIViewController {
    var candidate = self
    while let parent = candidate.parent {
      if inContext, candidate.definesPresentationContext { break }
      candidate = parent
    }
    return candidate
  }

  private func presentationController(
    for presented: UIViewController, presenter: UIViewController
  ) -> UIPresentationController {
    if presented.modalPresentationStyle == .custom, let delegate = presented.transitioningDelegate {
      let answer = delegate.presentationController(
        forPresented: presented, presenting: presenter, source: self)
      Journal.question("presentationController(forPresented:)", to: delegate, answer: answer)
      if let answer {
        answer.bind(to: presenter)
        return answer
      }
    }
    let planned = presented.plannedPresentation
    presented.plannedPresentation = nil
    switch presented.modalPresentationStyle {
    case .popover:
      let popover =
        planned as? UIPopoverPresentationController
        ?? UIPopoverPresentationController(presentedViewController: presented, presenting: nil)
      popover.bind(to: presenter)
      let isSheet = popover.isSheet(on: presenter.view.window?.bounds.width ?? 0)
      guard isSheet else { return popover }
      let sheet = popover.giveWay()
      sheet.bind(to: presenter)
      return sheet
    case .automatic, .pageSheet, .formSheet:
      let sheet =
        planned as? UISheetPresentationController
        ?? UISheetPresentationController(presentedViewController: presented, presenting: nil)
      sheet.bind(to: presenter)
      return sheet
    default:
      return StylePresentationController(
        presentedViewController: presented, presenting: presenter)
    }
  }

  /// The presentation controller that will manage this controller, once it has been asked for.
  ///
  /// Popovers and sheets can be prepared before they are presented.
  var presentationControllerToCome: UIPresentationController? {
    switch modalPresentationStyle {
    case .popover:
      if plannedPresentation is UIPopoverPresentationController { break }
      plannedPresentation = UIPopoverPresentationController(
        presentedViewController: self, presenting: nil)
    case .automatic, .pageSheet, .formSheet:
      if plannedPresentation is UISheetPresentationController { break }
      plannedPresentation = UISheetPresentationController(
        presentedViewController: self, presenting: nil)
    default: return nil
    }
    return plannedPresentation
  }

  private func refuse(_ presented: UIViewController, _ reason: String) {
    Journal.warn("\(Journal.name(of: presented)) was not presented: \(reason)")
  }
}
