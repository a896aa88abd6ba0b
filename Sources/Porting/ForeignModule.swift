/// A module of the platform that has no counterpart here, and how what it declares can be told.
struct ForeignModule {
  /// What the names of its types and functions begin with; none: they cannot be told.
  let prefixes: [String]

  /// Whether a word is one of its names.
  func declares(_ word: String) -> Bool {
    prefixes.contains { prefix in
      guard word.hasPrefix(prefix) else { return false }
      // A type's prefix is followed by another capital: `AVPlayer`, not `AVERAGE` nor `AVision`.
      let rest = word.dropFirst(prefix.count)
      guard prefix.allSatisfy(\.isUppercase), let first = rest.first else { return true }
      return first.isUppercase && rest.dropFirst().first?.isLowercase == true
    }
  }

  /// Returns the module of a name; nil: it is none of these.
  static func named(_ name: String) -> ForeignModule? {
    table[name].map { ForeignModule(prefixes: $0) }
  }

  private static let table: [String: [String]] = [
    "AVFoundation": ["AV", "CMTime", "kCM"],
    "AVKit": ["AV"],
    "Accelerate": ["vDSP", "vImage", "cblas"],
    "AudioToolbox": ["Audio", "SystemSound", "kSystemSound", "kAudio"],
    "Combine": [],
    "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity"],
    "CoreImage": ["CI", "kCI"],
    "CoreLocation": ["CL", "kCL"],
    "CoreMotion": ["CM"],
    "CoreServices": ["kUT", "UTType"],
    "CoreText": ["CT", "kCT"],
    "GLKit": ["GLK", "EAGL", "gl"],
    "ImageIO": ["CGImageSource", "CGImageDestination", "kCGImage"],
    "LocalAuthentication": ["LA"],
    "MapKit": ["MK", "CL"],
    "MessageUI": ["MF"],
    "Metal": ["MTL"],
    "MetalKit": ["MTK", "MTL"],
    "MobileCoreServices": ["kUT", "UTType"],
    "ObjectiveC": ["objc_getClass", "class_add", "class_copy", "method_get", "object_setClass"],
    "Photos": ["PH"],
    "PhotosUI": ["PH"],
    "PlaygroundSupport": ["Playground"],
    "SafariServices": ["SF"],
    "SceneKit": ["SCN"],
    "SpriteKit": ["SK"],
    "StoreKit": ["SK"],
    "SwiftUI": [],
    "UserNotifications": ["UN"],
    "WebKit": ["WK"],
    "XCPlayground": ["XCP"],
    "os": ["os_", "OSLog", "OSSignpost", "Logger", "OSAllocatedUnfairLock"],
  ]
}
