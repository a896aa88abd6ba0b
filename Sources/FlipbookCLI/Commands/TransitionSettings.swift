import Documents
import Flipbook
import Foundation

/// An entry of the catalogue, found by the name that a command line gives it.
enum CatalogueEntry {
  /// Returns the entry of an id.
  static func named(_ id: String) throws(Failure) -> Catalogue.Entry {
    do {
      return try Catalogue.entry(id)
    } catch {
      throw Failure(error)
    }
  }
}

extension RelativePoint {
  /// Whether it is written as parts of something and is none: `0.5,0.5`.
  fileprivate var isBelowOnePoint: Bool {
    let isNear = x.isBelowOnePoint && y.isBelowOnePoint
    return isNear && (x.points != 0 || y.points != 0)
  }
}

extension Extent {
  fileprivate var isBelowOnePoint: Bool { ofWidth == 0 && ofHeight == 0 && abs(points) < 1 }
}

/// The parameters of a transition as a command line sets them.
struct TransitionSettings {
  private let entry: Catalogue.Entry
  private var given: [String: ParameterValue] = [:]
  /// How time goes by.
  ///
  /// What has no duration of its own to set, such as the system's looks, is played at another speed.
  private(set) var timing: PlaybackTiming
  /// What is probably not meant.
  private(set) var hints: [String] = []

  /// Reads `--set`, `--timing` and `--duration`; the last wins over `--set duration=…`.
  init(_ entry: Catalogue.Entry, _ invocation: Invocation) throws(Failure) {
    self.entry = entry
    timing = try invocation.playbackTiming
    for text in invocation.list(.set) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw .usage("--set \(text) has no value", "write --set \(text)=<value>")
      }
      try set(String(parts[0]), to: String(parts[1]))
    }
    guard let duration = try invocation.givenDuration else { return }
    if entry.parameters.contains(where: { $0.name == "duration" }) {
      try set("duration", to: JSONNumber(duration).literal)
    } else {
      timing.duration = duration
    }
  }

  private mutating func set(_ name: String, to text: String) throws(Failure) {
    do {
      let value = try entry.parameter(name).value(parsing: text)
      given[name] = value
      if case .point(let point) = value, point.isBelowOnePoint {
        hints.append(
          "\(name)=\(text) is less than a point from the corner: write parts of the screen as "
            + "0.5W,0.5H")
      }
    } catch {
      throw Failure(error)
    }
  }

  /// All parameters with their values, as the manifest lists them.
  var parameters: [Manifest.Parameter] {
    entry.parameters.map { parameter in
      Manifest.Parameter(
        parameter.name, Self.json(given[parameter.name] ?? parameter.standard))
    }
  }

  /// The values in a container of a size, in points.
  func values(in size: CGSize) throws(Failure) -> ParameterValues {
    do {
      return try entry.values(given, in: size)
    } catch {
      throw Failure(error)
    }
  }

  /// A value as documents write it: numbers as numbers, everything else as on the command line.
  static func json(_ value: ParameterValue) -> JSONValue {
    if case .number(let number) = value { return .number(number) }
    return .string(value.description)
  }
}
