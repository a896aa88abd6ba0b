extension UIView {
  /// Runs `work` with linear curves in every animation block that it opens; springs stay.
  ///
  /// A percentage then means the same part of the movement throughout.
  static func animateLinearly(_ work: () -> Void) {
    let blocks = Stage.current.blocks
    let kept = blocks.replacesCurves
    blocks.replacesCurves = true
    work()
    blocks.replacesCurves = kept
  }
}
