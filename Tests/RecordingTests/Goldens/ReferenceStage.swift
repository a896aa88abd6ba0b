import Foundation

/// The transitions of the goldens as geometry, from the description of each and nothing else.
///
/// W and H are the canvas's sides, a pixel a point; t is the fraction of the duration. The eye is
/// 500 points in front of the canvas's middle.
struct ReferenceStage {
  /// The screens before and afterwards, both of the canvas's size.
  let outgoing: ReferencePicture
  let incoming: ReferencePicture

  private var width: Double { outgoing.width }
  private var height: Double { outgoing.height }
  private var eye: ReferenceMatrix {
    .perspective(x: width / 2, y: height / 2, distance: 500)
  }
}

// MARK: - Flat ones

extension ReferenceStage {
  /// Both screens move by W, the new one ahead on the left, without a seam between them.
  func slideRight(_ t: Double) -> ReferenceScene {
    let way = width * ReferenceCurve.easeInEaseOut.progress(at: t)
    return ReferenceScene(groups: [
      [ReferenceSheet(outgoing, x: way), ReferenceSheet(incoming, x: way - width)]
    ])
  }

  /// One alpha falls from 1 while the other rises to 1, over black.
  func crossfade(_ t: Double) -> ReferenceScene {
    let progress = ReferenceCurve.easeInEaseOut.progress(at: t)
    var old = ReferenceSheet(outgoing)
    var new = ReferenceSheet(incoming)
    old.alpha = 1 - progress
    new.alpha = progress
    return ReferenceScene(groups: [[old], [new]])
  }

  /// The new screen comes from (W, H).
  func diagonal(_ t: Double) -> ReferenceScene {
    let rest = 1 - ReferenceCurve.easeInEaseOut.progress(at: t)
    return ReferenceScene(groups: [
      [ReferenceSheet(outgoing)], [ReferenceSheet(incoming, x: width * rest, y: height * rest)],
    ])
  }

  /// The new screen in a disc that grows from the one in (50, H − 50, 2, 2) to the one about the
  /// middle with the diagonal as its radius.
  func circleReveal(_ t: Double) -> ReferenceScene {
    let progress = ReferenceCurve.easeInEaseOut.progress(at: t)
    return ReferenceScene(groups: [
      [ReferenceSheet(outgoing)], [disc(of: incoming, openTo: progress)],
    ])
  }

  /// The old screen in the same disc, which shrinks until it is gone.
  func circleCollapse(_ t: Double) -> ReferenceScene {
    let rest = 1 - ReferenceCurve.easeInEaseOut.progress(at: t)
    return ReferenceScene(groups: [
      [ReferenceSheet(incoming)], t < 1 ? [disc(of: outgoing, openTo: rest)] : [],
    ])
  }

  private func disc(of picture: ReferencePicture, openTo progress: Double) -> ReferenceSheet {
    let radius = 1 + progress * ((width * width + height * height).squareRoot() - 1)
    let x = 51 + progress * (width / 2 - 51)
    let y = height - 49 + progress * (49 - height / 2)
    var sheet = ReferenceSheet(picture)
    sheet.contains = { ($0 - x) * ($0 - x) + ($1 - y) * ($1 - y) < radius * radius }
    return sheet
  }
}

// MARK: - Doors

extension ReferenceStage {
  /// The left and the right half of the old screen, each moved outwards by its width.
  func doorOpen(_ t: Double) -> ReferenceScene {
    let progress = ReferenceCurve.easeInEaseOut.progress(at: t)
    let half = (width / 2).rounded(.down)
    var left = ReferenceSheet(outgoing, x: 0, y: 0, width: half, height: height)
    var right = ReferenceSheet(outgoing, x: half, y: 0, width: width - half, height: height)
    left.matrix = .translation(-half * progress, 0) * left.matrix
    right.matrix = .translation((width - half) * progress, 0) * right.matrix
    return ReferenceScene(groups: [[ReferenceSheet(incoming)], [left], [right]])
  }

  /// The upper and the lower half, each moved outwards by its height.
  func doorOpenHorizontal(_ t: Double) -> ReferenceScene {
    let progress = ReferenceCurve.easeInEaseOut.progress(at: t)
    let half = (height / 2).rounded(.down)
    var top = ReferenceSheet(outgoing, x: 0, y: 0, width: width, height: half)
    var bottom = ReferenceSheet(outgoing, x: 0, y: half, width: width, height: height - half)
    top.matrix = .translation(0, -half * progress) * top.matrix
    bottom.matrix = .translation(0, (height - half) * progress) * bottom.matrix
    return ReferenceScene(groups: [[ReferenceSheet(incoming)], [top], [bottom]])
  }

  /// The left and the right half turned towards the eye by up to 90°, about x = 0 and x = W.
  ///
  /// At the end they are gone.
  func doorOpenHinged(_ t: Double) -> ReferenceScene {
    let angle = ReferenceCurve.easeInEaseOut.progress(at: t) * .pi / 2
    let half = (width / 2).rounded(.down)
    var left = ReferenceSheet(outgoing, x: 0, y: 0, width: half, height: height)
    var right = ReferenceSheet(outgoing, x: half, y: 0, width: width - half, height: height)
    left.matrix = eye * .turnAboutY(-angle) * left.matrix
    right.matrix =
      eye * .translation(width, 0) * .turnAboutY(angle) * .translation(-width, 0) * right.matrix
    return ReferenceScene(groups: [[ReferenceSheet(incoming)], t < 1 ? [left, right] : []])
  }
}

// MARK: - Pages

extension ReferenceStage {
  /// The old screen turns to the eye about x = 0, and a shadow comes up on it.
  ///
  /// At the end it is gone.
  func pageTurn(_ t: Double) -> ReferenceScene {
    let progress = ReferenceCurve.easeOut.progress(at: t)
    return ReferenceScene(groups: [
      [ReferenceSheet(incoming)], t < 1 ? [page(outgoing, turned: progress)] : [],
    ])
  }

  /// The new screen comes back the same way, and the shadow goes.
  func pageTurnBack(_ t: Double) -> ReferenceScene {
    let progress = ReferenceCurve.easeIn.progress(at: t)
    return ReferenceScene(groups: [
      [ReferenceSheet(outgoing)], [page(incoming, turned: 1 - progress)],
    ])
  }

  private func page(_ picture: ReferencePicture, turned: Double) -> ReferenceSheet {
    var sheet = ReferenceSheet(picture)
    sheet.matrix = eye * .turnAboutY(-turned * .pi / 2)
    let width = width
    sheet.color = { x, y in
      let shadow = Self.shadow(at: x / width)
      let alpha = shadow.alpha * turned
      return picture.color(x, y) * (1 - alpha) + SIMD3(repeating: shadow.gray) * alpha
    }
    return sheet
  }

  /// Black, half black and half white, at 0, ½ and 1.
  private static func shadow(at x: Double) -> (gray: Double, alpha: Double) {
    x < 0.5 ? (0, 1 - x) : (255 * (2 * x - 1), 0.5)
  }
}

// MARK: - Cards

extension ReferenceStage {
  /// The old screen turns away, a card with the new one turns up and grows.
  ///
  /// Three courses through keyframes, in a time that is eased as a whole. What is held before or
  /// after a movement stands still meanwhile.
  func cardFlip(_ t: Double) -> ReferenceScene {
    let time = ReferenceCurve.easeInEaseOut.progress(at: t)
    let away = ReferenceCourse(times: [0, 0.33, 1], values: [0, -.pi / 2, -.pi / 2])
    let up = ReferenceCourse(times: [0, 0.33, 0.66, 1], values: [.pi / 2, .pi / 2, 0, 0])
    let growth = ReferenceCourse(times: [0, 0.66, 0.99, 1], values: [0.8, 0.8, 1, 1])
    let corners = ReferenceCourse(times: growth.times, values: [25, 25, 0, 0])
    let card = card(
      incoming, size: growth.value(at: time), corner: corners.value(at: time),
      angle: up.angle(at: time))
    // At the end only the new screen is left.
    return ReferenceScene(groups: [
      t < 1 ? [screen(outgoing, angle: away.angle(at: time)), card] : [ReferenceSheet(incoming)]
    ])
  }

  /// The old screen shrinks to a card and turns away, the new one turns up.
  func cardFlipBack(_ t: Double) -> ReferenceScene {
    let time = ReferenceCurve.easeInEaseOut.progress(at: t)
    let shrinking = ReferenceCourse(times: [0, 0.33, 1], values: [1, 0.8, 0.8])
    let corners = ReferenceCourse(times: shrinking.times, values: [0, 25, 25])
    let away = ReferenceCourse(times: [0, 0.33, 0.66, 1], values: [0, 0, .pi / 2, .pi / 2])
    let up = ReferenceCourse(
      times: [0, 0.66, 0.99, 1], values: [-.pi / 2, -.pi / 2, 0, 0])
    let card = card(
      outgoing, size: shrinking.value(at: time), corner: corners.value(at: time),
      angle: away.angle(at: time))
    return ReferenceScene(groups: [
      t < 1 ? [screen(incoming, angle: up.angle(at: time)), card] : [ReferenceSheet(incoming)]
    ])
  }

  /// A screen turned about the canvas's middle.
  private func screen(_ picture: ReferencePicture, angle: Double) -> ReferenceSheet {
    var sheet = ReferenceSheet(picture)
    sheet.matrix = turned(angle) * .translation(-width / 2, -height / 2)
    return sheet
  }

  /// A picture in a round rectangle, a fraction of the canvas's size, turned about its middle.
  private func card(
    _ picture: ReferencePicture, size: Double, corner: Double, angle: Double
  ) -> ReferenceSheet {
    let (across, down) = (size * width, size * height)
    var sheet = ReferenceSheet(
      picture, width: across, height: down,
      matrix: turned(angle) * .translation(-across / 2, -down / 2))
    sheet.contains = { x, y in
      let dx = max(corner - x, x - (across - corner), 0)
      let dy = max(corner - y, y - (down - corner), 0)
      return dx == 0 || dy == 0 || dx * dx + dy * dy < corner * corner
    }
    return sheet
  }

  private func turned(_ angle: Double) -> ReferenceMatrix {
    eye * .translation(width / 2, height / 2) * .turnAboutY(angle)
  }
}
