// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Geometry

/// Returns the present time of the current timeline, in seconds.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  Timeline.current.now
}
