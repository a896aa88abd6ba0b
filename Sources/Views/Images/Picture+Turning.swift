import Raster

extension UIImage.Orientation {
  /// Whether the stored width is the height that is seen.
  var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The orientation of which the picture is seen mirrored sideways.
  var flippedSideways: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    // Those that are mirrored are flipped top to bottom: with a half turn that is sideways.
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// Returns the stored pixel that is seen at (x, y) of a picture stored with this size.
  ///
  /// `left` and `right` say how the stored picture is turned to be seen. The mirrored ones are
  /// flipped after that: `up` and `down` sideways, `left` and `right` top to bottom.
  func source(x: Int, y: Int, width: Int, height: Int) -> (x: Int, y: Int) {
    switch self {
    case .up: (x, y)
    case .down: (width - 1 - x, height - 1 - y)
    case .left: (width - 1 - y, x)
    case .right: (y, height - 1 - x)
    case .upMirrored: (width - 1 - x, y)
    case .downMirrored: (x, height - 1 - y)
    case .leftMirrored: (y, x)
    case .rightMirrored: (width - 1 - y, height - 1 - x)
    }
  }
}

extension Picture {
  /// Returns the picture with its pixels where `orientation` says that they are seen.
  func turned(_ orientation: UIImage.Orientation) -> Picture {
    let stored = bitmap
    let swaps = orientation.swapsSides
    var seen = Bitmap(
      width: swaps ? stored.height : stored.width, height: swaps ? stored.width : stored.height)
    for y in 0..<seen.height {
      for x in 0..<seen.width {
        let source = orientation.source(x: x, y: y, width: stored.width, height: stored.height)
        seen.pixels[y * seen.width + x] = stored.pixels[source.y * stored.width + source.x]
      }
    }
    return Picture(seen)
  }
}

extension Picture {
  /// Returns the picture with every pixel filled with `color`, as far as it is covered.
  func stencilled(with color: Color) -> Picture {
    var filled = bitmap
    let pixel = color.pixel()
    for index in filled.pixels.indices {
      filled.pixels[index] = pixel.scaled(by: filled.pixels[index].alpha)
    }
    return Picture(filled)
  }
}
