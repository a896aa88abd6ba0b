import Foundation

/// Font files in folders and the folders in them, by their names.
struct FontFolder: Sendable {
  /// Where each file lies; of two that have one name, the one in the folder that is named first, and
  /// there the one whose path comes first.
  private let paths: [String: String]

  /// How deep folders may lie in one another.
  private static let deepest = 6

  /// The folders in which systems keep the fonts that all users have.
  static let standard = ["/usr/local/share/fonts", "/usr/share/fonts"]

  /// Takes down the font files in some folders; one that cannot be read holds none.
  init(_ folders: [String]) {
    var paths: [String: String] = [:]
    for folder in folders { Self.add(folder, depth: 0, to: &paths) }
    self.paths = paths
  }

  private static func add(_ folder: String, depth: Int, to paths: inout [String: String]) {
    guard depth < deepest,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names.sorted() where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".otf") || name.hasSuffix(".ttf") {
        if paths[name] == nil { paths[name] = path }
      } else {
        add(path, depth: depth + 1, to: &paths)
      }
    }
  }

  /// A file, and where on its axes a request is met.
  struct Hit: Sendable, Hashable {
    var path: String
    var axes: [FontAxis] = []
  }

  /// Returns the file of the system's own letters that meets a request; nil if there is none.
  ///
  /// Files of one weight come before those that hold all.
  func system(weight: Int, isItalic: Bool) -> Hit? {
    let styles = [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
    ]
    let style = styles[min(max((weight + 50) / 100, 1), 9) - 1]
    let named = isItalic ? (style == "Regular" ? "Italic" : style + "Italic") : style
    for ending in ["otf", "ttf"] {
      if let path = paths["Inter-\(named).\(ending)"] { return Hit(path: path) }
    }
    let heavy = FontAxis(tag: "wght", value: Double(weight))
    let upright = ["InterVariable.ttf", "Inter[opsz,wght].ttf", "Inter-roman.var.ttf"]
    let leaning = [
      "InterVariable-Italic.ttf", "Inter-Italic[opsz,wght].ttf", "Inter-italic.var.ttf",
    ]
    for name in isItalic ? leaning : upright {
      if let path = paths[name] { return Hit(path: path, axes: [heavy]) }
    }
    return paths["Inter.var.ttf"].map {
      Hit(path: $0, axes: [heavy] + (isItalic ? [FontAxis(tag: "slnt", value: -10)] : []))
    }
  }

  /// Returns the file of letters of one width that meets a request; nil if there is none.
  func monospaced(weight: Int, isItalic: Bool) -> Hit? {
    let style = (weight >= 600 ? "Bold" : "") + (isItalic ? "Oblique" : "")
    let names = ["DejaVuSansMono\(style.isEmpty ? "" : "-")\(style).ttf", "DejaVuSansMono.ttf"]
    return names.lazy.compactMap { paths[$0] }.first.map { Hit(path: $0) }
  }
}
