import Documents
import ImageCodecs

/// What a journal says, line by line.
///
/// | line                             | says                                                |
/// |----------------------------------|-----------------------------------------------------|
/// | `run {…}`                        | a run began, with its specification                 |
/// | `frame_0007.png`                 | a frame of an earlier run is still there            |
/// | `frame_0007.png xxh128:…`        | the run has finished a frame, of this hash          |
///
/// A last line without its end was being written when the run was cut short: its frame is not
/// finished, but it is ours.
package struct JournalRecord {
  /// The specification of the last run.
  package private(set) var specification: Specification?
  /// The frames that the last run has finished, with the hashes of their pixels.
  package private(set) var finished: [String: PixelHash] = [:]
  /// The frames that any run has listed.
  package private(set) var known: Set<String> = []
  /// The number of bytes up to the end of the last whole line.
  package let wholeByteCount: Int

  /// Reads a journal; lines that say nothing are passed over.
  package init(_ bytes: [UInt8]) {
    let end = bytes.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    wholeByteCount = end
    for line in String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\n") {
      add(line)
    }
    let torn = String(decoding: bytes[end...], as: UTF8.self).split(separator: " ")
    if torn.count > 1, FrameNaming.isFrameName(String(torn[0])) { known.insert(String(torn[0])) }
  }

  private mutating func add(_ line: Substring) {
    let words = line.split(separator: " ", maxSplits: 1)
    guard let first = words.first.map(String.init) else { return }
    if first == "run", words.count == 2,
      let value = try? JSONReader(document: "journal").read(String(words[1]))
    {
      specification = Specification(value)
      finished = [:]
    } else if FrameNaming.isFrameName(first) {
      known.insert(first)
      finished[first] = words.count == 2 ? PixelHash(String(words[1])) : nil
    }
  }

  /// The line that begins a run.
  static func line(beginning specification: Specification) -> String {
    "run \(JSONWriter().line(of: specification.json))\n"
  }

  /// The line about a frame that is there.
  static func line(listing name: String) -> String { "\(name)\n" }

  /// The line about a frame that is finished.
  static func line(finishing name: String, _ hash: PixelHash) -> String { "\(name) \(hash)\n" }
}
