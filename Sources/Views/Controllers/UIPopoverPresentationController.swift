import Foundation
import Layers

/// The sides on which a popover's arrow may be, with the platform's bits.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: UInt

  /// Above the popover.
  public static let up = Self(rawValue: 1 << 0)
  /// Below it.
  public static let down = Self(rawValue: 1 << 1)
  /// At its left.
  public static let left = Self(rawValue: 1 << 2)
  /// At its right.
  public static let right = Self(rawValue: 1 << 3)
  /// Anywhere.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known.
  public static let unknown = Self(rawValue: .max)

  /// Creates a set from the platform's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

/// The presentation of popovers.
///
/// A screen narrower than 600 points shows a sheet in its place, as the platform does, unless the
/// delegate answers ``UIModalPresentationStyle/none`` for it. Else it is a card with round corners,
/// as large as the presented screen would like to be, beside the view or the rectangle that it is
/// about, below it if there is room and above it otherwise; arrows are not drawn. A tap beside it
/// dismisses it.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  private static let cornerRadius: CGFloat = 13
  private static let usualSize = CGSize(width: 320, height: 480)

  /// The view that the popover is about.
  open weak var sourceView: UIView?
  /// The part of the view that the popover is about; null: all of it.
  open var sourceRect = CGRect.null
  /// The button that the popover is about; bars are not drawn, so that it is the top right corner.
  open var barButtonItem: UIBarButtonItem?
  /// Where the arrow may be.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow is.
  open var arrowDirection: UIPopoverArrowDirection {
    guard let container = containerView, let room = anchor(in: container) else { return .unknown }
    return frameOfPresentedViewInContainerView.minY >= room.maxY ? .up : .down
  }
  /// Whether the popover may cover what it is about.
  open var canOverlapSourceViewRect = false
  /// The popover's colour; nil: its screen's.
  open var backgroundColor: UIColor?
  /// The views outside that still take touches; kept, not used.
  open var passthroughViews: [UIView]?
  /// The distances from the edges that the popover keeps, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)

  open override var presentationStyle: UIModalPresentationStyle { .popover }

  /// The sheet that takes the popover's place on a narrow screen.
  open var adaptiveSheetPresentationController: UISheetPresentationController {
    if let sheet = shownSheet ?? plannedSheet { return sheet }
    let sheet = UISheetPresentationController(
      presentedViewController: presentedViewController, presenting: nil)
    plannedSheet = sheet
    return sheet
  }
  private lazy var outsideTap = OutsideTap(of: self)
  private var plannedSheet: UISheetPresentationController?
  private weak var shownSheet: UISheetPresentationController?

  /// Returns the sheet that is shown in the popover's place, which keeps the popover from now on.
  package func giveWay() -> UISheetPresentationController {
    let sheet = adaptiveSheetPresentationController
    (shownSheet, plannedSheet) = (sheet, nil)
    sheet.original = self
    return sheet
  }

  /// Whether the screen is so narrow that a sheet takes the popover's place.
  package func isSheet(on width: CGFloat) -> Bool {
    width < 600 && delegate?.adaptivePresentationStyle(for: self) != UIModalPresentationStyle.none
  }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView else { return .zero }
    let limits = container.bounds.inset(by: popoverLayoutMargins)
    let wish = presentedViewController.preferredContentSize
    let wanted = wish.width > 0 && wish.height > 0 ? wish : Self.usualSize
    let size = CGSize(
      width: min(wanted.width, limits.width), height: min(wanted.height, limits.height))
    guard let anchor = anchor(in: container) else {
      return CGRect(
        x: limits.midX - size.width / 2, y: limits.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let fitsBelow =
      permittedArrowDirections.contains(.up) && anchor.maxY + size.height <= limits.maxY
    let fitsAbove =
      permittedArrowDirections.contains(.down) && anchor.minY - size.height >= limits.minY
    let below = fitsBelow || !fitsAbove
    let x = min(max(anchor.midX - size.width / 2, limits.minX), limits.maxX - size.width)
    let y = below ? min(anchor.maxY, limits.maxY - size.height) : anchor.minY - size.height
    return CGRect(x: x, y: max(y, limits.minY), width: size.width, height: size.height)
  }

  open override func presentationTransitionWillBegin() {
    guard let card = presentedView else { return }
    Journal.warn("popovers have no arrow")
    card.layer.cornerRadius = Self.cornerRadius
    card.clipsToBounds = true
    if let backgroundColor { card.backgroundColor = backgroundColor }
    if outsideTap.recognizer.view == nil {
      containerView?.addGestureRecognizer(outsideTap.recognizer)
    }
    (delegate as? any UIPopoverPresentationControllerDelegate)?
      .prepareForPopoverPresentation(self)
  }

  open override func containerViewWillLayoutSubviews() {
    guard presentedViewController.activeTransition == nil else { return }
    presentedView?.frame = frameOfPresentedViewInContainerView
  }

  /// What the popover is about, in the container's coordinates.
  private func anchor(in container: UIView) -> CGRect? {
    if let view = sourceView {
      return container.convert(sourceRect.isNull ? view.bounds : sourceRect, from: view)
    }
    guard barButtonItem != nil else { return nil }
    let bar = UINavigationBar.height
    return CGRect(x: container.bounds.maxX - bar, y: 0, width: bar, height: bar)
  }
}

/// Decides about a popover.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The popover is about to come.
  func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController)

  /// Returns whether a touch outside may dismiss the popover; not asked here.
  func popoverPresentationControllerShouldDismissPopover(
    _ controller: UIPopoverPresentationController
  ) -> Bool

  /// A touch outside has dismissed the popover; not called here.
  func popoverPresentationControllerDidDismissPopover(
    _ controller: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(_ controller: UIPopoverPresentationController) {}

  /// Lets it be dismissed.
  public func popoverPresentationControllerShouldDismissPopover(
    _ controller: UIPopoverPresentationController
  ) -> Bool { true }

  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ controller: UIPopoverPresentationController
  ) {}
}

extension UIViewController {
  /// What manages, or will manage, this controller as a popover; nil unless it is to be one.
  public var popoverPresentationController: UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else { return nil }
    if let presentation = incomingPresentation {
      return presentation.controller as? UIPopoverPresentationController
        ?? (presentation.controller as? UISheetPresentationController)?.original
        as? UIPopoverPresentationController
    }
    return presentationControllerToCome as? UIPopoverPresentationController
  }
}
