import Foundation

extension UIButton {
  /// What brings a button's configuration up to its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// What a button is for, with the platform's numbers.
  public enum Role: Int, Sendable, Hashable {
    /// Nothing in particular.
    case normal = 0
    /// What is done most often.
    case primary = 1
    /// It calls off.
    case cancel = 2
    /// It takes something away.
    case destructive = 3
  }

  /// Creates a button that looks as a configuration says and does `primaryAction` when it is tapped,
  /// whose title and picture it shows where the configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    show(configuration)
  }

  /// Takes over a configuration as from outside: initialisers call no observers of properties.
  private func show(_ configuration: Configuration) {
    self.configuration = configuration
    sizeToFit()
  }
}
