import Documents
import Flipbook

/// What there is to say about a picture, for people and for machines.
struct PictureDescription {
  private var members: [Member]

  private struct Member {
    var key: String
    var label: String
    var value: JSONValue
  }

  /// Describes a picture that was read from `path`.
  init(of image: StraightImage, at path: String) {
    let facts = image.facts
    var members = [
      Member(key: "file", label: "file", value: .string(path == "-" ? "standard input" : path)),
      Member(key: "format", label: "format", value: .string(facts.format.rawValue)),
      Member(key: "width", label: "width", value: .number(image.width)),
      Member(key: "height", label: "height", value: .number(image.height)),
      Member(key: "bitDepth", label: "bits a sample", value: .number(facts.bitDepth)),
      Member(key: "layout", label: "layout", value: .string(facts.layout.rawValue)),
      Member(
        key: "isInterlaced", label: "interlaced", value: JSONValue(.boolean(facts.isInterlaced))),
      Member(key: "isOpaque", label: "opaque", value: JSONValue(.boolean(image.isOpaque))),
      Member(
        key: "colorProfile", label: "colour profile", value: .string(image.profile.name)),
      Member(key: "byteCount", label: "bytes", value: .number(facts.byteCount)),
    ]
    if let density = facts.pixelsPerMetre {
      members.append(
        Member(
          key: "pixelsPerMetre", label: "pixels a metre", value: .number(density.horizontal)))
    }
    if let software = facts.software {
      members.append(Member(key: "software", label: "software", value: .string(software)))
    }
    if let animation = facts.animation {
      members.append(
        Member(
          key: "animationFrames", label: "animation frames", value: .number(animation.frameCount)))
    }
    if !facts.notices.isEmpty {
      members.append(
        Member(key: "notices", label: "passed over", value: .number(facts.notices.count)))
    }
    members.append(
      Member(
        key: "pixelHash", label: "pixel hash", value: .string(PixelHash(image).description)))
    self.members = members
  }

  /// How much is told of an animation's frames.
  enum FrameDetail {
    /// How many there are.
    case counted
    /// What each one is, with its pixels' hash.
    case described
  }

  /// Adds what an animation is.
  mutating func add(
    _ animation: AnimatedPNG, frames detail: FrameDetail
  ) throws(ImageReadingError) {
    var added = [
      Member(
        key: "plays", label: "plays",
        value: animation.playCount == 0 ? "forever" : .number(animation.playCount)),
      Member(
        key: "isFirstFramePicture", label: "picture is a frame",
        value: JSONValue(.boolean(!animation.hasSeparatePicture))),
    ]
    if let rate = animation.rate {
      added.append(Member(key: "fps", label: "frames a second", value: .string(rate)))
    }
    if detail == .described {
      var images = animation.images
      var frames: [JSONValue] = []
      for frame in animation.frames {
        guard let image = try images.next() else { break }
        frames.append(value(of: frame, image))
      }
      added.append(Member(key: "frames", label: "frames", value: .array(frames)))
    }
    let place = members.firstIndex { $0.key == "pixelHash" } ?? members.endIndex
    members.insert(contentsOf: added, at: place)
  }

  private func value(of frame: AnimatedPNG.Frame, _ image: StraightImage) -> JSONValue {
    let delay = frame.delay
    return [
      "delay": .string("\(delay.numerator)/\(delay.denominator)"),
      "x": .number(frame.area.x), "y": .number(frame.area.y),
      "width": .number(frame.area.width), "height": .number(frame.area.height),
      "pixelHash": .string(PixelHash(image).description),
    ]
  }

  /// One JSON object on a line.
  var json: String {
    JSONWriter().line(of: .object(members.map { ($0.key, $0.value) }))
  }

  /// A line a fact.
  var text: String {
    let width = members.map(\.label.count).max() ?? 0
    return members.map { member in
      let padding = String(repeating: " ", count: width - member.label.count)
      let value = member.value.text ?? JSONWriter().line(of: member.value)
      return "\(member.label)\(padding)  \(value)"
    }.joined(separator: "\n")
  }
}

extension ColorProfile {
  /// What people call the profile.
  package var name: String {
    switch self {
    case .untagged: "none"
    case .sRGB: "sRGB"
    case .icc(let profile): profile.name.isEmpty ? "ICC" : profile.name
    }
  }
}
