import Foundation

/// What a cell shows, as a value that makes the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// Returns a view that shows this content.
  func makeContentView() -> any UIView & UIContentView
  /// Returns the content as it is for a state.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@preconcurrency @MainActor
public protocol UIContentView: UIView {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration; without an answer of its own, any of the kind
  /// that it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the view can show a configuration: any of the kind that it shows.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
