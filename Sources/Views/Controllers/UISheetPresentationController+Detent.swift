import Foundation

/// What a height of a sheet is found from.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: AnyObject {
  /// What is known about where the sheet is shown.
  var containerTraitCollection: UITraitCollection { get }
  /// The greatest height, the safe area at the bottom not included, in points.
  var maximumDetentValue: CGFloat { get }
}

/// What a height of a sheet is found from here.
final class DetentContext: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
  /// The medium height.
  let half: CGFloat

  init(containerTraitCollection: UITraitCollection, maximumDetentValue: CGFloat, half: CGFloat) {
    self.containerTraitCollection = containerTraitCollection
    self.maximumDetentValue = maximumDetentValue
    self.half = half
  }
}

extension UISheetPresentationController {
  /// A height at which a sheet can rest.
  @preconcurrency @MainActor
  open class Detent: NSObject {
    /// A height's name.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      /// The name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) {
        self.rawValue = rawValue
      }

      /// Creates a name.
      public init(_ rawValue: String) {
        self.rawValue = rawValue
      }

      /// Half the container.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// All that there is.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name; the same one means the same height.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// Half the container.
    open class func medium() -> Detent {
      Detent(.medium) { ($0 as? DetentContext)?.half ?? $0.maximumDetentValue / 2 }
    }

    /// All that there is.
    open class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height that `resolver` finds, in points above the safe area; nil: it cannot be had.
    open class func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Detent {
      Stage.current.detentCount += 1
      return Detent(identifier ?? Identifier("custom \(Stage.current.detentCount)"), resolver)
    }

    /// Returns the height, in points above the safe area and not negative; nil: it cannot be had.
    open func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      guard let value = resolver(context), value.isFinite else { return nil }
      return min(max(value, 0), context.maximumDetentValue)
    }
  }
}

/// Hears of a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// A finger has brought the sheet to another height.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Does nothing.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
