import Foundation
import Geometry
import Layers
import Raster
import Testing

/// What a designer's blend modes make of one colour over another.
@MainActor
@Suite struct `Blend modes of layers` {
  /// A mode by the platform's name, with its formula for one channel of opaque colours.
  struct Mode: Sendable, CustomTestStringConvertible {
    var name: String
    var formula: @Sendable (_ source: Double, _ backdrop: Double) -> Double

    var testDescription: String { name }
  }

  nonisolated static let modes = [
    Mode(name: "normalBlendMode") { s, _ in s },
    Mode(name: "multiplyBlendMode") { $0 * $1 },
    Mode(name: "screenBlendMode") { $0 + $1 - $0 * $1 },
    Mode(name: "overlayBlendMode") { s, b in
      b <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    },
    Mode(name: "hardLightBlendMode") { s, b in
      s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    },
    Mode(name: "darkenBlendMode") { min($0, $1) },
    Mode(name: "lightenBlendMode") { max($0, $1) },
    Mode(name: "differenceBlendMode") { abs($0 - $1) },
    Mode(name: "exclusionBlendMode") { $0 + $1 - 2 * $0 * $1 },
    Mode(name: "colorDodgeBlendMode") { s, b in b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s)) },
    Mode(name: "colorBurnBlendMode") { s, b in
      b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
    },
    Mode(name: "plusLighterBlendMode") { min(1, $0 + $1) },
    Mode(name: "plusDarkerBlendMode") { max(0, $0 + $1 - 1) },
  ]

  private static let source = [0.8, 0.4, 0.2]
  private static let backdrop = [0.3, 0.6, 0.9]

  private func color(_ parts: [Double], alpha: CGFloat = 1) -> CGColor {
    CGColor(
      red: CGFloat(parts[0]), green: CGFloat(parts[1]), blue: CGFloat(parts[2]), alpha: alpha)
  }

  private func pixel(_ mode: Mode, opacity: Float) -> [Int] {
    let easel = Easel(20, 20)
    easel.root.addSublayer(CALayer(0, 0, 20, 20, color(Self.backdrop)))
    let layer = CALayer(0, 0, 10, 20, color(Self.source))
    layer.opacity = opacity
    layer.compositingFilter = mode.name
    easel.root.addSublayer(layer)
    let shot = easel.shot
    #expect(isNear(shot[15, 5], Self.backdrop.map { Int(($0 * 255).rounded()) } + [255]))
    return shot[5, 5]
  }

  @Test(arguments: modes)
  func `opaque colours mix by the mode's formula`(mode: Mode) {
    let expected = zip(Self.source, Self.backdrop).map {
      Int((255 * mode.formula($0, $1)).rounded())
    }
    #expect(isNear(pixel(mode, opacity: 1), expected + [255], within: 2))
  }

  @Test(arguments: modes)
  func `half opacity goes half the way`(mode: Mode) {
    let isSum = mode.name.hasPrefix("plus")
    let expected = zip(Self.source, Self.backdrop).map { s, b in
      // The sums add what there is of the source.
      let full = mode.formula(s, b)
      let half =
        isSum
        ? (mode.name == "plusLighterBlendMode" ? min(1, b + s / 2) : max(0, b - (1 - s) / 2))
        : (full + b) / 2
      return Int((255 * half).rounded())
    }
    #expect(isNear(pixel(mode, opacity: 0.5), expected + [255], within: 2))
  }

  @Test func `group mixes as one`() {
    let easel = Easel(20, 20)
    easel.root.addSublayer(CALayer(0, 0, 20, 20, color(Self.backdrop)))
    let group = CALayer(0, 0, 20, 20, nil)
    group.compositingFilter = "multiplyBlendMode"
    group.addSublayer(CALayer(0, 0, 10, 20, .pureRed))
    group.addSublayer(CALayer(0, 0, 10, 20, .pureWhite))
    easel.root.addSublayer(group)
    // White hides red in the group, and leaves the backdrop.
    #expect(easel.shot[5, 5] == easel.shot[15, 5])
  }

  @Test func `name that means nothing draws normally`() {
    let easel = Easel(10, 10)
    let layer = CALayer(0, 0, 10, 10, .pureRed)
    for filter in ["sparkleBlendMode", "multiply", 3] as [Any] {
      layer.compositingFilter = filter
      easel.root.sublayers = [layer]
      #expect(easel.shot[5, 5] == red)
    }
  }
}
