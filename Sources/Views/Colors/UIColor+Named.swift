import Foundation

extension UIColor {
  /// Creates the colour registered under `name` on the current timeline; nil if there is none.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    guard let color = Stage.current.namedColors[name] else {
      Journal.warn("there is no colour “\(name)”: register it with UIColor.register(_:named:)")
      return nil
    }
    self.init(cgColor: color.cgColor)
  }

  /// Creates the colour registered under `name`; bundle and traits make no difference.
  @preconcurrency @MainActor
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(named: name)
  }

  /// Lets `UIColor(named:)` find `color` under `name`; nil takes it away.
  ///
  /// Asset catalogues are not read here: code that takes their place registers what the screens ask
  /// for. It holds on the current timeline and in what is recorded from there.
  @preconcurrency @MainActor
  public static func register(_ color: UIColor?, named name: String) {
    Stage.current.namedColors[name] = color
  }
}
