import Documents
import Foundation
import Raster
import Testing

@MainActor
@Suite struct `Scenes beside reference pictures` {
  @Test(arguments: Oracle.names)
  func `rendering is within the scene's limits`(name: String) throws {
    let metrics = try metrics(of: name)
    let limits = try limits(of: name, "tolerance")
    let violations = metrics.violations(of: limits)
    #expect(violations.isEmpty, "\(name): \(violations.joined(separator: ", "))")
  }

  @Test func `three quarters of the renderings keep the narrow limits too`() throws {
    var strained: [(name: String, strain: Double)] = []
    for name in Oracle.names {
      strained.append((name, try metrics(of: name).strain(within: limits(of: name, "tight"))))
    }
    let passing = strained.filter { $0.strain <= 1 }.count
    let worst = strained.sorted { $0.strain > $1.strain }.prefix(10)
      .map { "\($0.name) \(($0.strain * 100).rounded() / 100)" }
    print("tight: \(passing) of \(strained.count); worst: \(worst.joined(separator: ", "))")
    #expect(4 * passing >= 3 * Oracle.names.count, "only \(passing) of \(Oracle.names.count)")
  }

  @Test(arguments: Oracle.names)
  func `probed pixels have the colours of their surroundings`(name: String) throws {
    let planes = ColorPlanes(try Oracle.bitmap(name))
    for probe in try Oracle.expectation(name).value["probes"]?.elements ?? [] {
      let place = ["x", "y"].compactMap { probe[$0]?.number?.integer }
      let color = (probe["rgb"]?.elements ?? []).compactMap { $0.number?.integer }
      try #require(place.count == 2 && color.count == 3)
      let index = 3 * (place[1] * planes.width + place[0])
      let found = planes.values[index..<index + 3].map { Int($0) }
      // The references soften what a picture shown pixel by pixel keeps; a probe in a dissolve
      // of two such pictures is 4 levels off for it.
      let isNear = zip(found, color).allSatisfy { abs($0 - $1) <= 4 }
      #expect(isNear, "\(name) at \(place): \(found), not \(color)")
    }
  }

  private func metrics(of name: String) throws -> PictureMetrics {
    PictureMetrics(of: ColorPlanes(try Oracle.bitmap(name)), against: try Oracle.reference(name))
  }

  private func limits(of name: String, _ kind: String) throws -> PictureMetrics {
    let limits = try #require(try Oracle.expectation(name).value[kind])
    let numbers = try PictureMetrics.names.map { try #require(limits[$0]?.number?.double) }
    return PictureMetrics(
      mae: numbers[0], inner16: numbers[1], edge64: numbers[2], block8: numbers[3],
      flat99: numbers[4])
  }
}
