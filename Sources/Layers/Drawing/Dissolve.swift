import Foundation
import Geometry
import Raster

/// One state giving way to another: old · (1 − p) + new · p, on premultiplied pixels.
struct Dissolve {
  let old: [DisplayList.Item]
  let new: [DisplayList.Item]
  /// How far the change has come, 0 to 1.
  let progress: Double

  /// Returns what draws the mixture of two states that both lie in `area`, a rectangle of the space
  /// that the items' projections lead to.
  func items(within area: CGRect) -> [DisplayList.Item] {
    let progress = progress.unitClamped
    if progress == 0 { return old }
    if progress == 1 { return new }
    let fading = Compositing(opacity: 1 - progress).applied(to: old)
    guard !new.isEmpty else { return fading }
    guard !old.isEmpty else { return Compositing(opacity: progress).applied(to: new) }
    let growing = DisplayList.Item.group(
      DisplayList.Group(new, opacity: progress, blendMode: .plusLighter))
    // The mask lets everything through; it makes the two meet each other before the rest.
    let all = DisplayList.Draw(
      .rect(area.isNull ? area : area.insetBy(dx: -2, dy: -2)), paint: .color(.black),
      projection: .identity)
    return [.group(DisplayList.Group(fading + [growing], mask: [.draw(all)]))]
  }
}
