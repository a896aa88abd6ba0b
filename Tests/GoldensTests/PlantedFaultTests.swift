import Goldens
import ImageCodecs
import Raster
import TestSupport
import Testing

/// A fault planted in a copy of twelve frames.
enum PlantedFault: String, CaseIterable, Sendable {
  case none
  case oneLevelUp
  case oneLevelDown
  case shifted
  case swapped
  case missing
  case leftOut
  case extra
  case inserted
  case repeated
  case resized
  case otherRate
  case otherProfile
  case backwards

  /// The frames with the fault in them; nil where there is no file.
  func planted(in frames: [StraightImage]) -> [StraightImage?] {
    var frames: [StraightImage?] = frames
    switch self {
    case .none, .otherRate: break
    case .oneLevelUp: frames[3] = frames[3]?.changed(by: 1)
    case .oneLevelDown: frames[3] = frames[3]?.changed(by: -1)
    case .shifted: frames = [frames[0]] + frames.dropLast()
    case .swapped: frames.swapAt(3, 8)
    case .missing: frames[4] = nil
    case .leftOut: frames.remove(at: 4)
    case .extra: frames.append(StraightImage(24, 16, [200, 0, 99, 255]))
    case .inserted: frames.insert(StraightImage(24, 16, [200, 0, 99, 255]), at: 6)
    case .repeated: frames.insert(frames[5], at: 6)
    case .resized: frames[7] = StraightImage(25, 16, [1, 2, 3, 255])
    case .otherProfile:
      frames = frames.map {
        $0.map {
          StraightImage(
            width: $0.width, height: $0.height, pixels: $0.pixels, profile: PlantedFault.profile)
        }
      }
    case .backwards: frames.reverse()
    }
    return frames
  }

  static let profile: ColorProfile = {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let path = "/\(folder)/Fixtures/profiles/red-and-green-swapped.icc"
    let bytes = (try? InputBytes(path: path, limit: 1 << 20).bytes) ?? []
    return ICCProfile(bytes: bytes, name: "Swapped").map { .icc($0) } ?? .untagged
  }()

  /// What a report must say of the sequence.
  func findings(withNames hasNames: Bool) -> [SequenceFinding] {
    switch self {
    case .none, .oneLevelUp, .oneLevelDown, .resized: []
    case .shifted: [.late(places: 1...11, frames: 1), .repeated(1)]
    case .swapped: [.swapped(3, 8)]
    case .missing where hasNames: [.count(expected: 12, actual: 11)]
    case .missing, .leftOut:
      [
        .count(expected: 12, actual: 11), .late(places: 4...10, frames: -1), .dropped(4...4),
      ]
    case .extra: [.count(expected: 12, actual: 13)]
    case .inserted:
      [.count(expected: 12, actual: 13), .inserted(6...6), .late(places: 7...12, frames: 1)]
    case .repeated:
      [.count(expected: 12, actual: 13), .late(places: 6...12, frames: 1), .repeated(6)]
    case .otherRate: [.rate(expected: "60/1", actual: "30/1")]
    case .otherProfile: [.profile(expected: "sRGB", actual: "Swapped")]
    case .backwards: [.backwards]
    }
  }

  /// The frames that must not pass.
  func failures(withNames hasNames: Bool) -> [Int] {
    switch self {
    case .none, .otherRate: []
    case .oneLevelUp, .oneLevelDown: [3]
    case .shifted: Array(1...11)
    case .swapped: [3, 8]
    case .missing where hasNames: [4]
    case .missing, .leftOut: Array(4...11)
    case .extra: [12]
    case .inserted, .repeated: Array(6...12)
    case .resized: [7]
    case .otherProfile, .backwards: Array(0...11)
    }
  }
}

extension StraightImage {
  /// The picture with one channel of one pixel changed.
  fileprivate func changed(by levels: Int) -> StraightImage {
    let offset = 4 * (9 * width + 17)
    var pixel = Array(pixels[offset..<offset + 4])
    pixel[1] = UInt8(Int(pixel[1]) + levels)
    return with(pixel, x: 17..<18, y: 9..<10)
  }
}

struct PlantedFaultTests {
  /// Twelve frames: a square moves over a ground that brightens.
  static let frames = (0..<12).map { index in
    StraightImage(24, 16, [UInt8(10 + 5 * index), 90, 120, 255])
      .with([200, UInt8(20 * index), 40, 255], x: index..<index + 6, y: 5..<10)
  }

  struct Forms: Sendable, CustomTestStringConvertible {
    var golden: StoredForm
    var actual: StoredForm
    var testDescription: String { "\(actual.rawValue) by \(golden.rawValue)" }

    static let all = StoredForm.allCases.flatMap { golden in
      [StoredForm.directory, .animation, .manifest].map { Forms(golden: golden, actual: $0) }
    }
  }

  @Test(arguments: PlantedFault.allCases, Forms.all)
  func `a planted fault is named, whatever the forms`(fault: PlantedFault, forms: Forms)
    async throws
  {
    // The frames of an animation have one size, and a manifest says nothing of profiles of ours.
    let isPossible =
      (fault != .resized || forms.actual != .animation)
      && (fault != .otherProfile || forms.actual == .directory)
    guard isPossible else { return }
    let scratch = Scratch()
    let golden = try forms.golden.write(Self.frames, as: "golden", in: scratch)
    let actual = try forms.actual.write(
      fault.planted(in: Self.frames), rate: fault == .otherRate ? "30/1" : "60/1", as: "actual",
      in: scratch)
    let comparison = SequenceComparison(
      expected: try StoredSequence(opening: golden), actual: try StoredSequence(opening: actual))
    let report = await comparison.report(jobs: 3)
    let hasNames = forms.golden != .animation && forms.actual != .animation
    #expect(report.findings == fault.findings(withNames: hasNames))
    #expect(
      report.frames.indices.filter { !report.frames[$0].verdict.passes }
        == fault.failures(withNames: hasNames))
    #expect(report.passes == (fault == .none))
    #expect(report == comparison.report())
    checkFrames(of: report, fault, forms, hasNames)
  }

  private func checkFrames(
    of report: SequenceReport, _ fault: PlantedFault, _ forms: Forms, _ hasNames: Bool
  ) {
    switch fault {
    case .oneLevelUp, .oneLevelDown:
      // Frame 3 is no key frame, so that of a golden document only its hash is there.
      guard forms.golden != .hash, forms.golden != .key else {
        #expect(report.frames[3].verdict == .unmeasured)
        return
      }
      guard case .different(let difference) = report.frames[3].verdict else {
        Issue.record("\(report.frames[3].verdict)")
        return
      }
      #expect(difference.differentPixels == 1)
      #expect(difference.greatestDifference == 1)
      #expect(difference.box == PixelRect(x: 17, y: 9, width: 1, height: 1))
      #expect(report.worst?.frame.name == report.frames[3].name)
      #expect(report.values(of: .differentPixels).compactMap(\.self).reduce(0, +) == 1)
    case .missing where hasNames: #expect(report.frames[4].verdict == .missing)
    case .missing, .leftOut: #expect(report.frames[11].verdict == .missing)
    case .extra: #expect(report.frames[12].verdict == .extra)
    case .resized:
      let sizes = [PixelSize(width: 24, height: 16), PixelSize(width: 25, height: 16)]
      // A manifest has one size for all frames.
      guard forms.actual != .manifest else { return }
      #expect(report.frames[7].verdict == .sizes(expected: sizes[0], actual: sizes[1]))
    case .otherProfile:
      #expect(report.frames[7].verdict == .profiles(expected: "sRGB", actual: "Swapped"))
    default: break
    }
  }
}
