import Documents
import Files
import Foundation
import Raster

/// A page before it is written: what both kinds of pages have.
struct PageDocument {
  /// What kind of page it is.
  enum Kind: String {
    case preview
    case report
  }

  var kind: Kind
  var title: String
  /// What holds for all frames, in a line.
  var facts: String
  /// Whether all is as it should be, and a sentence about it.
  var verdict: (isGood: Bool, text: String)?
  var frames: [PageFrame]
  var curve: PageTiming.Curve?
  var ignored: [PixelRect] = []
  /// What else is to be said: findings, limits, warnings.
  var notes: [String]
  var commands: [PageCommand]
}

extension PageDocument {
  /// Returns the whole page.
  func html(_ shelf: PictureShelf, _ folder: PageFolder) -> String {
    PageTemplate(ViewerSource.page).filled(with: [
      "kind": kind.rawValue,
      "generator": "flipbook",
      "policy": policy(shelf),
      "title": PageText.escaped(title),
      "style": ViewerSource.style,
      "verdict": verdictElement,
      "facts": PageText.escaped(facts),
      "notice": notice(shelf, folder),
      "sections": sections,
      "book": PageText.script(book(shelf, folder)),
      "pictures": pictureElements(shelf),
      "script": ViewerSource.script,
    ])
  }

  /// What the browser lets the page do: nothing comes from anywhere but the page and its folder.
  private func policy(_ shelf: PictureShelf) -> String {
    let files = shelf.fileNames.isEmpty ? "" : " 'self' file:"
    return "default-src 'none'; img-src data:\(files); style-src 'unsafe-inline'; "
      + "script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"
  }

  private func book(_ shelf: PictureShelf, _ folder: PageFolder) -> JSONValue {
    let pictures = shelf.pictures.map { picture -> JSONValue in
      var members: [(String, JSONValue)] = [
        ("width", .number(picture.width)), ("height", .number(picture.height)),
      ]
      if case .file(let name) = picture.place {
        members.append(("file", .string(folder.address(of: name))))
      }
      return .object(members)
    }
    let timing = curve.map { curve -> JSONValue in
      [
        "name": .string(curve.name), "points": .array(curve.points.map { .number($0) }),
        "duration": .number(curve.duration),
      ]
    }
    return [
      "kind": .string(kind.rawValue), "timing": timing ?? nil,
      "ignored": .array(ignored.map(\.json)), "pictures": .array(pictures),
      "frames": .array(frames.map(\.json)),
    ]
  }

  /// The pictures' files, each in an element of its own that no browser runs.
  private func pictureElements(_ shelf: PictureShelf) -> String {
    var text = ""
    for (number, picture) in shelf.pictures.enumerated() {
      guard case .page(let bytes) = picture.place else { continue }
      text += "<script type=\"image/png;base64\" id=\"picture-\(number)\">"
      text += Data(bytes).base64EncodedString()
      text += "</script>\n"
    }
    return text
  }
}

extension PageDocument {
  private var verdictElement: String {
    guard let verdict else { return "" }
    let style = verdict.isGood ? "good" : "bad"
    return "<p class=\"verdict \(style)\">\(PageText.escaped(verdict.text))</p>"
  }

  /// Says what does not work for pictures that lie beside the page.
  private func notice(_ shelf: PictureShelf, _ folder: PageFolder) -> String {
    let count = shelf.fileNames.count
    guard count > 0 else { return "" }
    return """
      <aside class="notice" aria-label="Where the pictures are">\(count) of \(shelf.pictures.count) pictures are files in the folder \
      <code>\(PageText.escaped(folder.name))</code>, which has to stay beside this page. They are \
      read when they are shown; their pixel values are not shown, and differences are subtracted \
      by the browser.</aside>
      """
  }

  private var sections: String {
    [notesSection, commandsSection, framesSection].joined(separator: "\n")
  }

  private var notesSection: String {
    guard !notes.isEmpty else { return "" }
    let items = notes.map { "    <li>\(PageText.escaped($0))</li>" }
    return """
      <section aria-labelledby="notes-title">
        <h2 id="notes-title">Sequence</h2>
        <ul class="findings">
      \(items.joined(separator: "\n"))
        </ul>
      </section>
      """
  }

  private var commandsSection: String {
    guard !commands.isEmpty else { return "" }
    let items = commands.map { command in
      let purpose = PageText.escaped(command.purpose)
      let words = command.line.quotedWords.map { "<span>\(PageText.escaped($0))</span>" }
      let line = words.joined(separator: " ")
      return """
          <div class="command">
            <div><span>\(purpose)</span><button type="button" aria-label="Copy: \(purpose)">Copy</button></div>
            <pre><code>\(line)</code></pre>
          </div>
        """
    }
    return """
      <section aria-labelledby="commands-title">
        <h2 id="commands-title">Commands</h2>
      \(items.joined(separator: "\n"))
      </section>
      """
  }

  /// All frames as a table, which also works without scripts.
  private var framesSection: String {
    let rows = frames.enumerated().map { index, frame in
      let cells = [
        "<td class=\"number\"><a href=\"#frame=\(index)\">\(index)</a></td>",
        "<td class=\"number\">\(Self.milliseconds(frame.time))</td>",
        "<td>\(PageText.escaped(frame.name))</td>",
        "<td>\(PageText.escaped(frame.verdict?.text ?? ""))</td>",
      ]
      let style = frame.isFailing ? " class=\"bad\"" : ""
      return "      <tr data-frame=\"\(index)\"\(style)>\(cells.joined())</tr>"
    }
    return """
      <section>
        <details>
          <summary>All frames</summary>
          <div class="frames" tabindex="0" role="group" aria-label="All frames"><table>
            <thead><tr><th scope="col" class="number">No.</th><th scope="col" class="number">ms</th><th scope="col">File</th><th scope="col">\(kind == .report ? "Verdict" : "<span class=\"hidden\">Remark</span>")</th></tr></thead>
            <tbody>
      \(rows.joined(separator: "\n"))
            </tbody>
          </table></div>
        </details>
      </section>
      """
  }

  /// A time in whole milliseconds.
  private static func milliseconds(_ seconds: Double) -> String {
    "\(Int((seconds * 1000).rounded()))"
  }
}
