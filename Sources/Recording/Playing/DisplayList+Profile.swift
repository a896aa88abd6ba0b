import ImageCodecs
import Raster

extension DisplayList {
  /// Returns the list with its colours converted, its pictures left as they are.
  ///
  /// Pictures that came from files are in the target's profile already. Colours of layers are
  /// sRGB; those of masks do not show, and stay.
  func converted(by conversion: ColorConversion) -> DisplayList {
    guard conversion.method != .none else { return self }
    var list = self
    list.background = conversion.convert(background)
    list.items = items.map { $0.converted(by: conversion) }
    return list
  }
}

extension DisplayList.Item {
  fileprivate func converted(by conversion: ColorConversion) -> DisplayList.Item {
    switch self {
    case .draw(var draw):
      draw.paint = draw.paint.converted(by: conversion)
      return .draw(draw)
    case .group(var group):
      group.children = group.children.map { $0.converted(by: conversion) }
      return .group(group)
    case .sheet(var sheet):
      sheet.children = sheet.children.map { $0.converted(by: conversion) }
      sheet.tint = sheet.tint.map(conversion.convert)
      return .sheet(sheet)
    case .backdrop:
      return self
    }
  }
}

extension Paint {
  fileprivate func converted(by conversion: ColorConversion) -> Paint {
    switch self {
    case .color(let color):
      return .color(conversion.convert(color))
    case .gradient(var gradient):
      gradient.stops = gradient.stops.map {
        Gradient.Stop(location: $0.location, color: conversion.convert($0.color))
      }
      return .gradient(gradient)
    case .picture:
      return self
    }
  }
}
