import Foundation
import Raster
import Testing
import Views

struct ColorTests {
  @Test func `colours are equal when their components are`() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor.white)
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == UIColor.red)
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    #expect(UIColor(cgColor: UIColor.orange.cgColor) == UIColor.orange)
    #expect(Set([UIColor.red, UIColor.red, UIColor.blue]).count == 2)
  }

  @Test func `components come out as they went in`() {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [0.1, 0.2, 0.3, 0.4])
    #expect(!color.getWhite(&red, alpha: &alpha))
    #expect(UIColor(white: 0.6, alpha: 0.5).getWhite(&red, alpha: &alpha))
    #expect(red == 0.6 && alpha == 0.5)
  }

  @Test(
    arguments: [
      (0, 1, 1, "1.0 0.0 0.0"), (1, 1, 1, "1.0 0.0 0.0"), (0.5, 1, 1, "0.0 1.0 1.0"),
      (0.25, 1, 1, "0.5 1.0 0.0"), (0.75, 0.5, 1, "0.75 0.5 1.0"), (0.3, 0, 0.5, "0.5 0.5 0.5"),
      (0.3, 1, 0, "0.0 0.0 0.0"),
    ] as [(Double, Double, Double, String)])
  func `hue, saturation and brightness make the colours of the cone`(
    hue: Double, saturation: Double, brightness: Double, expected: String
  ) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    #expect(color.description == "UIColor \(expected) 1.0")
  }

  @Test func `hue, saturation and brightness are found again`() {
    for step in 0..<60 {
      let hue = Double(step) / 60
      let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
      var (h, s, b, a) = (CGFloat(9), CGFloat(9), CGFloat(9), CGFloat(9))
      color.getHue(&h, saturation: &s, brightness: &b, alpha: &a)
      #expect(isClose(h, hue, within: 1e-12) && isClose(s, 0.6, within: 1e-12))
      #expect(isClose(b, 0.8, within: 1e-12) && a == 0.5)
    }
  }

  @Test func `system colours have their documented light values`() {
    func bytes(_ color: UIColor) -> [Int] {
      let parts = color.cgColor.components ?? []
      return parts.prefix(3).map { Int(($0 * 255).rounded()) }
    }
    #expect(bytes(.systemBlue) == [0, 122, 255])
    #expect(bytes(.systemGreen) == [52, 199, 89])
    #expect(bytes(.systemGray6) == [242, 242, 247])
    #expect(UIColor.separator.cgColor.alpha == 0.29)
    #expect(bytes(.brown) == [153, 102, 51])
  }
}
