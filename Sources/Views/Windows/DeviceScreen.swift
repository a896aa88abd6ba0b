import Foundation

/// The screen of a well-known device, upright unless it is ``turned``.
///
/// It tells what a screenshot is of that says nothing of its scale, and gives a recording a device's
/// size, scale and safe area:
///
/// ```swift
/// Timeline.current = Timeline()
/// UIScreen.main.configure(as: .iPhone15)
/// let window = UIWindow()
/// ```
public struct DeviceScreen: Sendable, Hashable {
  /// A word for it, such as `iphone-15`.
  public let id: String
  /// What devices have it, in words.
  public let name: String
  /// The size, in points.
  public let size: CGSize
  /// Pixels to a point.
  public let scale: Double
  /// What notches, indicators and the status bar cover at the edges, in points.
  public let safeAreaInsets: UIEdgeInsets
  /// The same when the device lies on its side.
  private let turnedInsets: UIEdgeInsets
  /// The pixels of its screenshots, the shorter side first.
  private let pixels: [Int]

  /// What covers a screen's edges.
  private enum Edges {
    /// A notch so high, and the indicator of the home gesture.
    case notch(Double)
    /// A status bar, which goes when a phone lies on its side.
    case button
    /// The status bar of a tablet with a home button, or so high without one.
    case tablet(Double)
  }

  private init(
    _ id: String, _ name: String, _ width: Int, _ height: Int, scale: Double = 3, _ edges: Edges,
    points: CGSize? = nil
  ) {
    self.id = id
    self.name = name
    self.scale = scale
    pixels = [width, height]
    size =
      points ?? CGSize(width: Double(width) / scale, height: Double(height) / scale)
    switch edges {
    case .notch(let top):
      safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: 34, right: 0)
      turnedInsets = UIEdgeInsets(top: 0, left: top, bottom: 21, right: top)
    case .button:
      safeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
      turnedInsets = .zero
    case .tablet(let top):
      safeAreaInsets = UIEdgeInsets(top: top, left: 0, bottom: top > 20 ? 20 : 0, right: 0)
      turnedInsets = safeAreaInsets
    }
  }

  private init(turning screen: DeviceScreen) {
    id = screen.id
    name = screen.name
    scale = screen.scale
    pixels = screen.pixels
    size = CGSize(width: screen.size.height, height: screen.size.width)
    (safeAreaInsets, turnedInsets) = (screen.turnedInsets, screen.safeAreaInsets)
  }

  /// The same screen on its side; upright again if it is so already.
  public var turned: DeviceScreen { DeviceScreen(turning: self) }
}

extension DeviceScreen {
  /// An iPhone 8, or an SE of the second or third generation: 375 × 667 points.
  public static let iPhoneSE = DeviceScreen(
    "iphone-se", "an iPhone 8 or SE", 750, 1334, scale: 2, .button)
  /// An iPhone 5, or the first SE: 320 × 568 points.
  public static let iPhone5 = DeviceScreen(
    "iphone-5", "an iPhone 5 or the first SE", 640, 1136, scale: 2, .button)
  /// An iPhone 6, 7 or 8 Plus: 414 × 736 points.
  public static let iPhone8Plus = DeviceScreen(
    "iphone-8-plus", "an iPhone 6, 7 or 8 Plus", 1242, 2208, .button)
  /// An iPhone X, XS or 11 Pro: 375 × 812 points.
  public static let iPhoneX = DeviceScreen(
    "iphone-x", "an iPhone X, XS or 11 Pro", 1125, 2436, .notch(44))
  /// An iPhone XR or 11: 414 × 896 points.
  public static let iPhoneXR = DeviceScreen(
    "iphone-xr", "an iPhone XR or 11", 828, 1792, scale: 2, .notch(48))
  /// An iPhone XS Max or 11 Pro Max: 414 × 896 points.
  public static let iPhoneXSMax = DeviceScreen(
    "iphone-xs-max", "an iPhone XS Max or 11 Pro Max", 1242, 2688, .notch(44))
  /// An iPhone 12 or 13 mini: 375 × 812 points.
  public static let iPhone13Mini = DeviceScreen(
    "iphone-13-mini", "an iPhone 12 or 13 mini", 1080, 2340, .notch(50),
    points: CGSize(width: 375, height: 812))
  /// An iPhone 12, 13 or 14: 390 × 844 points.
  public static let iPhone14 = DeviceScreen(
    "iphone-14", "an iPhone 12, 13 or 14", 1170, 2532, .notch(47))
  /// An iPhone 12 or 13 Pro Max: 428 × 926 points.
  public static let iPhone13ProMax = DeviceScreen(
    "iphone-13-pro-max", "an iPhone 12 or 13 Pro Max", 1284, 2778, .notch(47))
  /// An iPhone 15 or 16: 393 × 852 points.
  public static let iPhone15 = DeviceScreen(
    "iphone-15", "an iPhone 15 or 16", 1179, 2556, .notch(59))
  /// An iPhone 15 or 16 Plus: 430 × 932 points.
  public static let iPhone15Plus = DeviceScreen(
    "iphone-15-plus", "an iPhone 15 or 16 Plus", 1290, 2796, .notch(59))
  /// An iPhone 16 Pro or 17: 402 × 874 points.
  public static let iPhone16Pro = DeviceScreen(
    "iphone-16-pro", "an iPhone 16 Pro or 17", 1206, 2622, .notch(62))
  /// An iPhone 16 or 17 Pro Max: 440 × 956 points.
  public static let iPhone16ProMax = DeviceScreen(
    "iphone-16-pro-max", "an iPhone 16 or 17 Pro Max", 1320, 2868, .notch(62))
  /// An iPhone Air: 420 × 912 points.
  public static let iPhoneAir = DeviceScreen(
    "iphone-air", "an iPhone Air", 1260, 2736, .notch(68))
  /// An iPad of 9.7 inches: 768 × 1024 points.
  public static let iPad9 = DeviceScreen(
    "ipad-9.7", "an iPad of 9.7 inches", 1536, 2048, scale: 2, .tablet(20))
  /// An iPad mini without a home button: 744 × 1133 points.
  public static let iPadMini = DeviceScreen(
    "ipad-mini", "an iPad mini", 1488, 2266, scale: 2, .tablet(24))
  /// An iPad of 10.2 inches: 810 × 1080 points.
  public static let iPad10 = DeviceScreen(
    "ipad-10.2", "an iPad of 10.2 inches", 1620, 2160, scale: 2, .tablet(20))
  /// An iPad of 10.5 inches: 834 × 1112 points.
  public static let iPadPro10 = DeviceScreen(
    "ipad-10.5", "an iPad of 10.5 inches", 1668, 2224, scale: 2, .tablet(20))
  /// An iPad or iPad Air of 10.9 inches: 820 × 1180 points.
  public static let iPadAir = DeviceScreen(
    "ipad-air", "an iPad or iPad Air", 1640, 2360, scale: 2, .tablet(24))
  /// An iPad Pro of 11 inches: 834 × 1194 points.
  public static let iPadPro11 = DeviceScreen(
    "ipad-pro-11", "an iPad Pro of 11 inches", 1668, 2388, scale: 2, .tablet(24))
  /// An iPad Pro of 12.9 inches: 1024 × 1366 points.
  public static let iPadPro12 = DeviceScreen(
    "ipad-pro-12.9", "an iPad Pro of 12.9 inches", 2048, 2732, scale: 2, .tablet(24))

  /// All that are known, those of phones first.
  public static let all = [
    iPhone14, iPhone15, iPhone16Pro, iPhoneAir, iPhone15Plus, iPhone16ProMax, iPhone13ProMax,
    iPhoneX, iPhoneXSMax, iPhone13Mini, iPhone8Plus, iPhoneXR, iPhoneSE, iPhone5, iPad9, iPadMini,
    iPad10, iPadAir, iPadPro10, iPadPro11, iPadPro12,
  ]

  /// The screen of a word such as `iphone-15`; nil: none that is known.
  public init?(id: String) {
    guard let known = Self.all.first(where: { $0.id == id }) else { return nil }
    self = known
  }

  /// The screen whose screenshots have this many pixels, upright or on its side; nil: none that is
  /// known.
  public static func showing(width: Int, height: Int) -> DeviceScreen? {
    all.first { $0.pixels == [min(width, height), max(width, height)] }
  }
}

extension UIScreen {
  /// Gives the screen a device's size, scale and safe area.
  ///
  /// Windows and views that exist keep theirs: call this before making any, on the timeline that is
  /// recorded.
  public func configure(as device: DeviceScreen) {
    configure(size: device.size, scale: device.scale, safeAreaInsets: device.safeAreaInsets)
  }
}
