import Documents
import Foundation
import Layers
import Scenes
import Testing

@MainActor
@Suite struct `Corners of the layers of scenes` {
  @Test(arguments: Oracle.names)
  func `corners lie where the reference has them`(name: String) throws {
    let root = PresentedLayer(try Oracle.scene(name).root, at: .presentation(0))
    let found = Dictionary(
      root.namedCorners.map { ($0.name, $0.corners) }, uniquingKeysWith: { first, _ in first })
    guard
      case .object(let members) = try #require(
        try Oracle.expectation(name).value["corners"]
      ).content
    else {
      Issue.record("\(name) has no corners")
      return
    }
    for member in members {
      let corners = try #require(found[member.key], "\(name) has no layer \(member.key)")
      let expected = (member.value.elements ?? []).map { point in
        (point.elements ?? []).compactMap { $0.number?.double }
      }
      try #require(expected.count == corners.count)
      for (corner, expected) in zip(corners, expected) {
        let corner = try #require(corner, "\(name): a corner of \(member.key) is behind the eye")
        let distance = max(abs(corner.x - expected[0]), abs(corner.y - expected[1]))
        #expect(distance <= 0.01, "\(name): a corner of \(member.key) is \(distance) off")
      }
    }
  }
}
