import Foundation
import Layers
import Views

/// Screen B as a sheet over screen A, most often on a phone of 393 × 852 points, and a finger.
@MainActor
struct DraggedSheet {
  let screens: TestScreens
  let guide = SheetListener()
  let finger: Finger

  /// Presents B, or a navigation controller that shows it.
  init(
    inNavigation: Bool = false, style: UIModalPresentationStyle = .pageSheet,
    size: CGSize = CGSize(width: 393, height: 852),
    prepare: (UISheetPresentationController) -> Void = { _ in }
  ) {
    screens = TestScreens(size: size)
    finger = Finger(on: screens.window)
    screens.show(screens.a)
    let presented = inNavigation ? UINavigationController(rootViewController: screens.b) : screens.b
    presented.modalPresentationStyle = style
    presented.presentationController?.delegate = guide
    if let sheet = presented.sheetPresentationController { prepare(sheet) }
    screens.a.present(presented, animated: false)
    Timeline.current.commit()
    guide.mark = Timeline.current.events.count
    guide.subject = inNavigation ? nil : screens.b
  }

  /// The sheet's own view.
  private var view: UIView? { screens.a.presentedViewController?.view }

  /// Where the top edge of the sheet is seen, in points.
  var top: Double {
    guard let layer = view?.layer else { return .nan }
    let shown = layer.presentation() ?? layer
    return Double(shown.position.y - shown.bounds.height * shown.anchorPoint.y)
  }

  /// What the sheet's layer shows.
  var shown: LayerProperties? { view?.layer.presentationPropertiesNow() }
}

/// A finger that is reported sixty times a second.
@MainActor
final class Finger {
  private let touches: TouchArena
  private(set) var x = 200.0
  private(set) var y = 0.0

  init(on window: UIWindow) {
    touches = TouchArena(window: window)
  }

  func down(x: Double = 200, y: Double) {
    (self.x, self.y) = (x, y)
    report(.began)
  }

  /// Moves evenly, and stays at the end if that takes more than half a second.
  func move(to y: Double, x: Double? = nil, over seconds: Double) {
    let start = (time: Timeline.current.now, x: self.x, y: self.y)
    let steps = max(Int((seconds * 60).rounded()), 1)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      Timeline.current.advance(to: start.time + seconds * part)
      self.x = start.x + ((x ?? start.x) - start.x) * part
      self.y = start.y + (y - start.y) * part
      report(.moved)
    }
  }

  func lift() {
    report(.ended)
  }

  private func report(_ phase: UITouch.Phase) {
    touches.deliver(
      TouchSample(
        time: Timeline.current.now, location: CGPoint(x: x, y: y), phase: phase))
  }
}

/// Takes down what a sheet's delegate is told, in order with the screen's own callbacks.
@MainActor
final class SheetListener: NSObject, UISheetPresentationControllerDelegate {
  var allows = true
  var mark = 0
  weak var subject: UIViewController?
  weak var presenter: UIViewController?
  var alongside: (() -> Void)?

  /// The delegate's calls, and the screen's callbacks, since the sheet was shown.
  var calls: [String] {
    Timeline.current.events[mark...].compactMap { event in
      let kind = event.kind.rawValue
      if kind.hasPrefix("delegate") {
        let call = event.detail.split(separator: " ")[0]
        let short = call.replacingOccurrences(of: "presentationController", with: "")
        return short.prefix(1).lowercased() + short.dropFirst()
      }
      return kind.hasSuffix("Disappear") && event.subject == subject?.title ? kind : nil
    }
  }

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { allows }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    guard let alongside else { return }
    _ = presenter?.transitionCoordinator?.animate(alongsideTransition: { _ in alongside() })
  }
}
