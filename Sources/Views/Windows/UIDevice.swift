import Foundation

/// What kind of device a screen belongs to, with the platform's numbers.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// None in particular.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
}

/// The device: told from the size of its screen.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current timeline.
  open class var current: UIDevice { UIDevice() }

  /// A tablet if the screen's shorter side has 600 points or more, otherwise a phone.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// The kind of device in words.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// The name of the system whose behaviour is followed.
  open var systemName: String { "iOS" }

  /// The version of the system whose behaviour is followed.
  open var systemVersion: String { "17.0" }
}
