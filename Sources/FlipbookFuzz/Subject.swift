import Documents
import Flipbook
import Foundation

/// A reader of files that come from anywhere, with files to begin from.
enum Subject: String, CaseIterable {
  case png
  case animation
  case jpeg
  case profile
  case json
  case scene
  case trace
  case gesture
  case manifest
  case batch
  case golden
  case journal

  /// Whether its files are PNG, whose chunks have checksums.
  var isPNG: Bool { self == .png || self == .animation }
}

extension Subject {
  /// Lets the reader read; whether it takes the bytes or refuses them is all one.
  ///
  /// What is taken is used as well, so that what a reader should have refused is found out.
  @MainActor
  func read(_ bytes: [UInt8]) {
    switch self {
    case .png, .jpeg:
      var reader = ImageReader()
      reader.limits.pixelCount = 1 << 22
      guard let image = try? reader.read(bytes: bytes) else { return }
      _ = PixelHash(image)
    case .animation:
      var reader = ImageReader()
      reader.limits.pixelCount = 1 << 16
      reader.limits.frameCount = 64
      guard let animation = try? reader.readAnimation(bytes: bytes) else { return }
      var images = animation.images
      while let image = try? images.next() { _ = PixelHash(image) }
      _ = animation.rate
    case .profile:
      guard let profile = ICCProfile(bytes: bytes) else { return }
      _ = profile.title
      let conversion = ColorConversion(from: .icc(profile), to: .sRGB)
      _ = conversion.convert(Color(red: 0.2, green: 0.5, blue: 0.9))
    case .json:
      _ = try? JSONReader(document: "fuzz.json").read(bytes)
    case .scene:
      Timeline.current = Timeline()
      _ = try? SceneReader { _ in throw CancellationError() }.read(bytes, document: "fuzz.json")
    case .trace:
      _ = try? GestureTrace(reading: bytes, document: "fuzz.json")
    case .gesture:
      _ = GestureTrace(parsing: String(decoding: bytes, as: UTF8.self))
    case .manifest: Self.readManifest(bytes)
    case .batch:
      guard BatchReader.isBatch(bytes) else { return }
      _ = try? BatchReader.read(bytes, document: "batches/fuzz.json")
    case .golden: Self.readGolden(bytes)
    case .journal:
      let record = JournalRecord(bytes)
      if let specification = record.specification {
        _ = specification.differences(from: Specification("frames"))
      }
      _ = record.finished.values.map(\.description)
    }
  }

  /// Reads bytes as everything that a `manifest.json` is read for.
  private static func readManifest(_ bytes: [UInt8]) {
    if let manifest = try? Manifest(reading: bytes, document: "fuzz.json") {
      _ = JSONWriter().text(of: manifest.json)
      _ = manifest.specification.differences(from: Specification("frames"))
    }
    if let shard = try? ShardManifest(reading: bytes, document: "fuzz.json") { _ = shard.text }
    if let value = try? JSONReader(document: "fuzz.json").read(bytes) {
      let manifest = SequenceManifest(value)
      let names = manifest.names
      if !names.isEmpty {
        let page = PreviewPage(
          title: manifest.subject ?? "", names: names, timing: manifest.timing(of: names))
        _ = manifest.commands(for: names, in: "frames", rate: page.timing.rate ?? "60")
      }
      _ = manifest.warnings
    }
    _ = try? StoredSequence.document(bytes, path: "/nowhere/manifest.json")
  }

  /// Reads bytes as a `golden.json`, and compares what it says with what another one says.
  private static func readGolden(_ bytes: [UInt8]) {
    guard let sequence = try? StoredSequence.document(bytes, path: "/nowhere/golden.json") else {
      return
    }
    let other = sequence.filtered { $0.name.utf8.count % 3 != 0 }
    for (expected, actual) in [(sequence, sequence), (sequence, other), (other, sequence)] {
      var criteria = ComparisonCriteria()
      criteria.limits = expected.limits
      let report = SequenceComparison(expected: expected, actual: actual).report(criteria)
      _ = (report.passes, report.failures.count, report.worst)
    }
  }

  /// Bytes that turn up in such files, which a change may put anywhere.
  var words: [[UInt8]] {
    switch self {
    case .png, .animation:
      [
        "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "iCCP", "sRGB", "gAMA", "eXIf", "acTL", "fcTL",
        "fdAT",
      ]
      .map { Array($0.utf8) }
    case .jpeg:
      [0xC0, 0xC2, 0xC4, 0xDA, 0xDB, 0xDD, 0xE1, 0xE2, 0xEE, 0xD0, 0xD9].map { [0xFF, $0] }
    case .profile:
      ["desc", "mluc", "rXYZ", "rTRC", "curv", "para", "RGB ", "GRAY", "wtpt", "A2B0"]
        .map { Array($0.utf8) }
    case .json, .scene, .trace:
      [
        "{", "}", "[", "]", ",", ":", "null", "true", "1e999", "-0", "1e-999", "\"\\u0000\"", "//",
        "\"values\":", "\"duration\":", "\"time\":", "99999999999999999999", "\"\\ud800\"", "[[[[",
      ].map { Array($0.utf8) }
    case .manifest, .batch, .golden, .journal:
      [
        "{", "}", "[", "]", ",", ":", "null", "true", "1e999", "-1", "0", "1e300", "0/0", "1/0",
        "\n",
        "9223372036854775807", "9223372036854775807/1", "1/9223372036854775807", "\"\"", "../",
        "\"delay\":", "\"time\":", "\"fps\":", "\"frames\":", "\"index\":", "\"frameCount\":",
        "frame_0000.png", "frame_99999999999999999999.png", "%04d", "xxh128:", "run ",
        "\"\\ud800\"",
      ].map { Array($0.utf8) }
    case .gesture:
      ["pan ", "tap ", "swipe ", "->", " in ", "s", "1e300", "nan", "-", ",", ", cancelled"]
        .map { Array($0.utf8) }
    }
  }

  /// What the mutations begin from: the files of `fixtures`, and a few texts.
  func corpus(in fixtures: String) throws -> [[UInt8]] {
    let names: [String]
    let suffix: String
    switch self {
    case .png: (names, suffix) = (["png-cases"], ".png")
    case .animation: (names, suffix) = (["fuzz/animations"], ".apng")
    case .manifest: (names, suffix) = (["fuzz/manifests"], ".json")
    case .batch: (names, suffix) = (["fuzz/batches"], ".json")
    case .golden: (names, suffix) = (["fuzz/goldens"], ".json")
    case .journal: (names, suffix) = (["fuzz/journals"], ".txt")
    case .jpeg: (names, suffix) = (["jpeg-cases"], ".jpg")
    case .profile: (names, suffix) = (["profiles"], ".icc")
    case .json, .scene: (names, suffix) = (["scenes", "oracle/scenes"], ".json")
    case .trace:
      return [
        #"[{"time": 0, "x": 1, "y": 2, "phase": "began"}, {"time": 0.2, "progress": 0.5}]"#,
        #"[{"time": 0, "progress": 0}, {"time": 0.4, "progress": 1, "phase": "ended"}]"#,
      ].map { Array($0.utf8) }
    case .gesture:
      return [
        "pan 0,400 -> 300,400 in 0.4s", "tap 20,30", "pan 0,4 -> 3,4 -> 4,4 in 6s, cancelled",
      ].map { Array($0.utf8) }
    }
    var files: [[UInt8]] = []
    for name in names {
      let directory = "\(fixtures)/\(name)"
      for file in try FileManager.default.contentsOfDirectory(atPath: directory).sorted()
      where file.hasSuffix(suffix) {
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: "\(directory)/\(file)")))
        // Small files make for many runs.
        if bytes.count <= 16_384 { files.append(bytes) }
      }
    }
    guard !files.isEmpty else { throw Fault("there is nothing to begin from in \(fixtures)") }
    return files
  }
}
