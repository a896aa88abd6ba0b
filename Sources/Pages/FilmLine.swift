/// The command that makes a film of frames, with ffmpeg.
package enum FilmLine {
  /// Returns the command for frames in a directory.
  ///
  /// ffmpeg counts names such as `frame_0007.png`; others it takes in the order of their letters.
  package static func line(of names: [String], in directory: String, rate: String) -> ShellLine {
    let prefix = directory.isEmpty ? "" : directory.hasSuffix("/") ? directory : directory + "/"
    var words = ["ffmpeg", "-framerate", rate]
    if let pattern = Pattern(names) {
      if pattern.start != 0 { words += ["-start_number", "\(pattern.start)"] }
      words += ["-i", prefix.replacing("%", with: "%%") + pattern.text]
    } else {
      words += ["-pattern_type", "glob", "-i", prefix + "*.png"]
    }
    // The pixels of most films come in squares of four.
    words += ["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2", "-pix_fmt", "yuv420p", "film.mp4"]
    return ShellLine(words)
  }

  /// What names have in common that count up by one.
  private struct Pattern {
    var text: String
    var start: Int

    init?(_ names: [String]) {
      guard let first = names.first else { return nil }
      let stem = String(first.prefix { !("0"..."9").contains($0) })
      let digits = first.dropFirst(stem.count).prefix { ("0"..."9").contains($0) }
      let end = String(first.dropFirst(stem.count + digits.count))
      guard let start = Int(digits), !(stem + end).contains("%") else { return nil }
      for (place, name) in names.enumerated() {
        let number = "\(start + place)"
        let zeros = String(repeating: "0", count: max(0, digits.count - number.count))
        guard name == stem + zeros + number + end else { return nil }
      }
      self.start = start
      text = "\(stem)%0\(digits.count)d\(end)"
    }
  }
}
