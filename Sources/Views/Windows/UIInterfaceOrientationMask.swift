import Foundation

/// Ways in which a device can be held, with the platform's numbers.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// On its side, the top to the left.
  case landscapeLeft = 3
  /// On its side, the top to the right.
  case landscapeRight = 4
  /// Lying on its back.
  case faceUp = 5
  /// Lying on its face.
  case faceDown = 6

  /// Whether the device is upright, either way.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the device is on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the orientation is one of a screen.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Several ways in which a screen can be turned, with the platform's bits.
public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
  /// The platform's bits.
  public let rawValue: UInt

  /// Creates a set from the platform's bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Upright.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, the button to the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, the button to the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Any way.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// Any way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}

extension UIDevice {
  /// How the device is held: on its side if the screen is wider than high, otherwise upright.
  public var orientation: UIDeviceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
}

extension UIApplication {
  /// How the screen is turned: on its side if it is wider than high, otherwise upright.
  public var statusBarOrientation: UIInterfaceOrientation {
    let size = UIScreen.main.bounds.size
    return size.width > size.height ? .landscapeRight : .portrait
  }

  /// Whether the status bar is hidden: yes, as there is none.
  public var isStatusBarHidden: Bool {
    get { true }
    set {}
  }
}
