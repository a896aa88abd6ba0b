// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import Geometry
import Raster

/// Returns the context that drawing goes to; nil outside all drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  Stage.current.sheets.last?.context
}

/// Lets drawing go to a context until ``UIGraphicsPopContext()``.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  Stage.current.sheets.append(DrawingSheet(around: context))
}

/// Lets drawing go where it went before ``UIGraphicsPushContext(_:)``.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = Stage.current.sheets.popLast()
}

/// Begins drawing on a clear sheet with one pixel a point.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing on a sheet, black if it is opaque; a scale of 0 stands for the screen's.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  Stage.current.sheets.append(
    DrawingSheet(size: size, scale: scale, background: opaque ? .black : .clear))
}

/// Returns what has been drawn on the present sheet; nil outside all drawing.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Stage.current.sheets.last?.image
}

/// Ends drawing on the present sheet.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  _ = Stage.current.sheets.popLast()
}

/// Fills a rectangle of the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a line of one point inside a rectangle of the current context.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

/// Draws only inside a rectangle of the current context from now on.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
