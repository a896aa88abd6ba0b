import Foundation
import Geometry
import Layers
import Raster
import Transitions
import Views

/// What a transition's screens look like when nothing is animated.
@MainActor
struct LintReference {
  /// The window before.
  let outgoing: DisplayList
  /// The window afterwards.
  let incoming: DisplayList
  /// Whether the screens change by themselves.
  let isRestless: Bool
  /// How the views stand afterwards.
  let settled: Standing
  /// How the views stand before.
  let begun: Standing

  init(_ lint: TransitionLint, _ make: TransitionLint.StageMaker) rethrows {
    Timeline.current = Timeline.current.successor()
    let stage = try make(nil)
    outgoing = lint.picture(of: stage)
    let before = Standing(stage)
    stage.runWithoutAnimation()
    Timeline.current.advance(to: 1)
    incoming = lint.picture(of: stage)
    settled = Standing(stage)
    Timeline.current.advance(to: 1.1)
    isRestless = lint.picture(of: stage) != incoming
    begun = before.inContainer(of: settled)
  }
}

/// How the views of a stage's screens stand.
@MainActor
struct Standing {
  private var views: [Pose]
  private var containerCount: Int

  /// What an animator may have changed of a view.
  private struct Pose {
    var name: String
    var alpha: CGFloat
    var isHidden: Bool
    var transform: CATransform3D
    var sublayerTransform: CATransform3D
    var anchorPoint: CGPoint
    var hasMask: Bool
    var subviewCount: Int
    var zPosition: CGFloat
    var cornerRadius: CGFloat
    var listens: Bool

    @MainActor
    init(_ view: UIView, _ name: String) {
      self.name = name
      alpha = view.alpha
      isHidden = view.isHidden
      transform = view.layer.transform
      sublayerTransform = view.layer.sublayerTransform
      anchorPoint = view.layer.anchorPoint
      hasMask = view.layer.mask != nil
      subviewCount = view.subviews.count
      zPosition = view.layer.zPosition
      cornerRadius = view.layer.cornerRadius
      listens = view.isUserInteractionEnabled
    }

    /// What differs from how it should be, in words.
    func differences(from right: Pose) -> [String] {
      var words: [String] = []
      if alpha != right.alpha { words.append("has alpha \(alpha)") }
      if isHidden != right.isHidden { words.append(isHidden ? "is hidden" : "is not hidden") }
      if transform != right.transform { words.append("has a transform") }
      if sublayerTransform != right.sublayerTransform { words.append("has a sublayerTransform") }
      if anchorPoint != right.anchorPoint {
        words.append("has its anchor point at (\(anchorPoint.x), \(anchorPoint.y))")
      }
      if hasMask != right.hasMask { words.append(hasMask ? "has a mask" : "has lost its mask") }
      if zPosition != right.zPosition { words.append("has zPosition \(zPosition)") }
      if cornerRadius != right.cornerRadius {
        words.append("has corners of \(cornerRadius) points")
      }
      if listens != right.listens {
        words.append(listens ? "listens to touches" : "does not listen to touches")
      }
      if subviewCount > right.subviewCount {
        words.append(
          "has \(subviewCount - right.subviewCount) more subview"
            + (subviewCount - right.subviewCount == 1 ? "" : "s"))
      }
      return words
    }
  }

  init(_ stage: TransitionStage) {
    views = [
      Pose(stage.outgoing.view, "outgoing view"), Pose(stage.incoming.view, "incoming view"),
      Pose(stage.window, "window"),
    ]
    if let container = stage.container { views.append(Pose(container, "container")) }
    containerCount = stage.container?.window == nil ? 0 : 1
  }

  /// Returns the same views in the container of `other`, which has come in between.
  func inContainer(of other: Standing) -> Standing {
    var standing = self
    standing.views += other.views.dropFirst(views.count)
    standing.containerCount = other.containerCount
    return standing
  }

  /// Returns what has stayed behind in a stage that should stand like this.
  func leftovers(in stage: TransitionStage, _ rule: LintFinding.Rule) -> [LintFinding] {
    let found = Standing(stage)
    var findings: [LintFinding] = []
    for (pose, right) in zip(found.views, views) {
      // A container that has left the window takes everything with it.
      if pose.name == "container", found.containerCount == 0 || containerCount == 0 { continue }
      findings += pose.differences(from: right).map {
        LintFinding(rule, "the \(pose.name) \($0) afterwards: put it back as it was")
      }
    }
    return findings
  }
}
