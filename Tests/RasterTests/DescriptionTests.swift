import Foundation
import Geometry
import Raster
import Testing

@Suite struct DescriptionTests {
  @Test func `a display list is told line by line`() {
    var triangle = Path()
    triangle.move(to: CGPoint(x: 0, y: 0))
    triangle.addLine(to: CGPoint(x: 4, y: 0.5))
    triangle.addQuadCurve(to: CGPoint(x: 0, y: 4), control: CGPoint(x: 3, y: 3))
    triangle.closeSubpath()
    let gradient = Gradient(
      .radial, stops: [.init(location: 0, color: .white), .init(location: 1, color: .clear)],
      start: CGPoint(x: 0.5, y: 0.5), end: CGPoint(x: 1, y: 1), planeToUnit: .identity)
    let list = DisplayList(
      width: 30, height: 20, background: Color(red: 0.1, green: 0, blue: 0),
      items: [
        .fill(.rect(0, 0, 30, 20), .red, .translation(1.5, 0)),
        .group(
          [
            .draw(
              DisplayList.Draw(
                .path(triangle, .evenOdd), paint: .gradient(gradient),
                projection: .turn(degrees: 0, distance: 4), opacity: 0.25, edges: .hard))
          ], clips: [DisplayList.Clip(.polygon([(0, 0), (1, 0), (0, 1)]), projection: .identity)],
          opacity: 0.5, mask: [.fill(.rect(0, 0, 1, 1), .black)], blendMode: .multiply),
        .sheet(
          DisplayList.Sheet(
            [], bounds: CGRect(x: 0, y: 0, width: 2, height: 2), scale: 3, blurRadius: 1,
            tint: Color(red: 0, green: 0, blue: 0, alpha: 0.2), projection: .identity)),
      ])
    #expect(
      list.description == """
        canvas 30 × 20, background (0.1, 0, 0, 1)
        draw rect (0, 0, 30, 20)
          through [1 0 | 0 1 | 1.5 0]
          paint #ff0000
        group, opacity 0.5, blend multiply
          clip polygon 0 0, 1 0, 0 1
            through identity
          mask
            draw rect (0, 0, 1, 1)
              through identity
              paint #000000
          draw path, even-odd, M 0 0 L 4 0.5 Q 3 3 0 4 Z, hard edges, opacity 0.25
            through identity
            paint radial gradient from 0.5 0.5 to 1 1, plane to unit identity, stops 0 #ffffff, 1 #00000000
        sheet (0, 0, 2, 2), scale 3, blur 1, tint #00000033
          through identity
        """)
  }

  @Test func `equal pictures are named alike, different ones apart`() {
    func text(_ seed: UInt64) -> String {
      DisplayList(width: 4, height: 4, items: [.picture(PictureTests.noise(4, 4, seed: seed))])
        .description
    }
    #expect(text(1) == text(1))
    #expect(text(1) != text(2))
    #expect(text(1).contains("picture 4 × 4 "))
  }
}
