import Files
import Foundation
import Raster
import Synchronization

/// Where text finds its fonts.
///
/// By default that is the folders in which the system keeps its fonts. Inter is taken for the
/// platform's own letters, which are not free, and DejaVu Sans Mono for letters of one width. The
/// environment variable `FLIPBOOK_FONT` names another folder, or one file that all text is set in.
///
/// No other fonts are looked for: what a machine happens to have would change the pixels.
public final class FontBook: Sendable {
  /// What is searched.
  private enum Source: Sendable {
    case folder(FontFolder)
    case file(String)
  }

  /// The font for a request, and what is not as it was asked for.
  struct Match: Sendable {
    let face: FontFace
    /// Sentences, if any.
    let shortfalls: [String]
  }

  /// What has been found so far.
  private struct Findings: Sendable {
    var files: [String: OpenedFile] = [:]
    var faces: [FontFolder.Hit: FontFace] = [:]
    var matches: [FontRequest: Match] = [:]
  }

  /// A file's bytes and their fingerprint, or why it could not be read.
  private enum OpenedFile: Sendable {
    case read([UInt8], hash: String)
    case failed(String)
  }

  private static let chosen = Mutex<FontBook?>(nil)

  private let source: Source
  private let findings = Mutex(Findings())
  private let layouts = Mutex(LayoutMemo())

  /// The fonts that everything is set in.
  public static var current: FontBook {
    get {
      chosen.withLock { book in
        if let book { return book }
        let standard = FontBook(environment: ProcessInfo.processInfo.environment)
        book = standard
        return standard
      }
    }
    set { chosen.withLock { $0 = newValue } }
  }

  /// Creates the book of the fonts in some folders, the system's if none are named.
  public init(folders: [String] = []) {
    source = .folder(FontFolder(folders.isEmpty ? FontFolder.standard : folders))
  }

  /// Creates the book of a font file that all text is set in; a variable font gives every weight.
  public init(file: String) {
    source = .file(file)
  }

  /// Creates the book that an environment asks for.
  package convenience init(environment: [String: String]) {
    guard let path = environment["FLIPBOOK_FONT"], !path.isEmpty else {
      self.init()
      return
    }
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      self.init(folders: [path])
    } else {
      self.init(file: path)
    }
  }

  /// Returns the text set in lines.
  ///
  /// The same question has the same answer, and is answered from memory if it was asked lately.
  public func layout(of block: TextBlock) -> TextLayout {
    if let known = layouts.withLock({ $0[block] }) { return known }
    let layout = Typesetter(block, fonts: self).layout()
    layouts.withLock { $0[block] = layout }
    return layout
  }

  /// Returns the measures of the font that a request finds, as shares of its size.
  public func metrics(of request: FontRequest) -> FontMetrics { match(request).face.metrics }

  /// Returns the font that a request finds.
  public func face(for request: FontRequest) -> FontFace { match(request).face }

  func match(_ request: FontRequest) -> Match {
    findings.withLock { findings in
      if let known = findings.matches[request] { return known }
      let match = find(request, &findings)
      findings.matches[request] = match
      return match
    }
  }

  // MARK: Finding

  private func find(_ request: FontRequest, _ findings: inout Findings) -> Match {
    switch source {
    case .file(let path):
      return findFile(path, request, &findings)
    case .folder(let folder):
      let system = folder.system(weight: request.weight, isItalic: request.isItalic)
      var hit = system
      if request.family.isMonospaced {
        hit = folder.monospaced(weight: request.weight, isItalic: request.isItalic) ?? system
      }
      guard let hit else {
        return Match(
          face: .missing,
          shortfalls: [
            """
            No font was found to draw text with, which takes room by estimate: install Inter \
            (Debian's fonts-inter), or name a font's file in FLIPBOOK_FONT.
            """
          ])
      }
      return open(hit, request, &findings)
    }
  }

  private func findFile(
    _ path: String, _ request: FontRequest, _ findings: inout Findings
  ) -> Match {
    guard case .read(let bytes, _) = file(path, &findings) else {
      return open(FontFolder.Hit(path: path), request, &findings)
    }
    var hit = FontFolder.Hit(path: path)
    let axes = HarfBuzzFont(bytes)?.axes ?? [:]
    if let range = axes["wght"] {
      hit.axes.append(FontAxis(tag: "wght", value: range.clamped(Double(request.weight))))
    }
    if request.isItalic {
      if let range = axes["ital"] {
        hit.axes.append(FontAxis(tag: "ital", value: range.clamped(1)))
      } else if let range = axes["slnt"] {
        hit.axes.append(FontAxis(tag: "slnt", value: range.clamped(-10)))
      }
    }
    return open(hit, request, &findings)
  }

  /// Returns the face that a file has, and what differs from the request.
  private func open(
    _ hit: FontFolder.Hit, _ request: FontRequest, _ findings: inout Findings
  ) -> Match {
    let face: FontFace
    if let known = findings.faces[hit] {
      face = known
    } else {
      switch file(hit.path, &findings) {
      case .failed(let reason):
        return Match(
          face: .missing,
          shortfalls: [
            "\(hit.path) could not be read as a font (\(reason)): text takes room by estimate."
          ])
      case .read(let bytes, let hash):
        guard let font = HarfBuzzFont(bytes, axes: hit.axes) else {
          return Match(
            face: .missing,
            shortfalls: ["\(hit.path) is not a font: text takes room by estimate."])
        }
        face = FontFace(font, axes: hit.axes, hash: hash)
        findings.faces[hit] = face
      }
    }
    return Match(face: face, shortfalls: Self.shortfalls(of: face, for: request))
  }

  private static func shortfalls(of face: FontFace, for request: FontRequest) -> [String] {
    switch request.family {
    case .named(let name) where name.lowercased() != face.familyName.lowercased():
      [
        """
        The font family "\(name)" is not here: its texts are drawn in \(face.familyName), and are \
        wider or narrower.
        """
      ]
    case .system, .monospaced, .named: []
    }
  }

  private func file(_ path: String, _ findings: inout Findings) -> OpenedFile {
    if let known = findings.files[path] { return known }
    let opened: OpenedFile
    do {
      let bytes = try AtomicFile.read(path, limit: 1 << 28)
      opened = .read(bytes, hash: bytes.withUnsafeBytes { Digest(of: $0) }.labelled)
    } catch {
      opened = .failed(error.reason)
    }
    findings.files[path] = opened
    return opened
  }
}

extension ClosedRange<Double> {
  /// The number in the range that is nearest to `value`.
  fileprivate func clamped(_ value: Double) -> Double {
    Swift.min(Swift.max(value, lowerBound), upperBound)
  }
}
