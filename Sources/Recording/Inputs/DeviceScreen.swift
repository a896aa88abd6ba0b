/// The screens of well-known devices, which tell what a screenshot without `@3x` in its name is of.
public struct DeviceScreen: Sendable, Hashable {
  /// What devices have it.
  public let name: String
  /// Pixels to a point.
  public let scale: Double
  private let width: Int
  private let height: Int

  private init(_ name: String, _ width: Int, _ height: Int, scale: Double = 3) {
    self.name = name
    self.width = width
    self.height = height
    self.scale = scale
  }

  private static let all = [
    DeviceScreen("an iPhone 12, 13 or 14", 1170, 2532),
    DeviceScreen("an iPhone 15 or 16", 1179, 2556),
    DeviceScreen("an iPhone 16 Pro or 17", 1206, 2622),
    DeviceScreen("an iPhone Air", 1260, 2736),
    DeviceScreen("an iPhone 15 or 16 Plus", 1290, 2796),
    DeviceScreen("an iPhone 16 or 17 Pro Max", 1320, 2868),
    DeviceScreen("an iPhone 12 or 13 Pro Max", 1284, 2778),
    DeviceScreen("an iPhone X, XS or 11 Pro", 1125, 2436),
    DeviceScreen("an iPhone XS Max or 11 Pro Max", 1242, 2688),
    DeviceScreen("an iPhone 12 or 13 mini", 1080, 2340),
    DeviceScreen("an iPhone 6, 7 or 8 Plus", 1242, 2208),
    DeviceScreen("an iPhone XR or 11", 828, 1792, scale: 2),
    DeviceScreen("an iPhone 8 or SE", 750, 1334, scale: 2),
    DeviceScreen("an iPhone 5 or the first SE", 640, 1136, scale: 2),
    DeviceScreen("an iPad of 9.7 inches", 1536, 2048, scale: 2),
    DeviceScreen("an iPad mini", 1488, 2266, scale: 2),
    DeviceScreen("an iPad of 10.2 inches", 1620, 2160, scale: 2),
    DeviceScreen("an iPad or iPad Air", 1640, 2360, scale: 2),
    DeviceScreen("an iPad of 10.5 inches", 1668, 2224, scale: 2),
    DeviceScreen("an iPad Pro of 11 inches", 1668, 2388, scale: 2),
    DeviceScreen("an iPad Pro of 12.9 inches", 2048, 2732, scale: 2),
  ]

  /// The screen of this many pixels, upright or on its side; nil: none that is known.
  public static func showing(width: Int, height: Int) -> DeviceScreen? {
    all.first { ($0.width, $0.height) == (min(width, height), max(width, height)) }
  }
}
