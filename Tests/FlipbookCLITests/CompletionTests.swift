import FlipbookCLI
import Foundation
import TestSupport
import Testing

/// The scripts are loaded into the shells themselves, which then complete command lines.
struct CompletionTests {
  /// A command line up to the cursor, and what is offered there: all of `some`, none of `none`.
  struct Line: CustomTestStringConvertible, Sendable {
    var words: [String]
    var some: [String]
    var none: [String] = []

    var testDescription: String { words.joined(separator: " ") }
  }

  static let lines = [
    Line(words: ["re"], some: ["render"], none: ["still"]),
    Line(
      words: ["render", "circle-"], some: ["circle-reveal", "circle-collapse"], none: ["dots"]),
    Line(
      words: ["render", "dots", "--ho"], some: ["--hold-first", "--hold-last"], none: ["--fps"]),
    Line(words: ["render", "dots", "--fit", ""], some: ["cover", "contain", "stretch"]),
    Line(words: ["convert", "--preset", "s"], some: ["small"], none: ["fast"]),
    Line(words: ["completions", ""], some: ["bash", "zsh", "fish"], none: ["render"]),
    Line(words: ["help", "comp"], some: ["compare", "completions"], none: ["convert"]),
  ]

  @Test(arguments: lines)
  func `bash completes`(line: Line) throws {
    let words = (["flipbook"] + line.words).map { "'\($0)'" }.joined(separator: " ")
    try check(
      line,
      against: shell(
        "bash", ["--norc"],
        """
        source "$SCRIPT"
        COMP_WORDS=(\(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _flipbook
        printf '%s\\n' "${COMPREPLY[@]}"
        """, script: .bash))
  }

  @Test func `bash completes a value behind an equals sign, and files`() throws {
    let value = try shell(
      "bash", ["--norc"],
      """
      source "$SCRIPT"
      COMP_WORDS=(flipbook render dots --fit = co); COMP_CWORD=5
      _flipbook
      echo "${COMPREPLY[@]}"
      """, script: .bash)
    #expect(value == "cover contain\n" || value == "contain cover\n", "\(value)")
    let file = try shell(
      "bash", ["--norc"],
      """
      source "$SCRIPT"
      cd "$(dirname "$SCRIPT")"; touch 'a picture.png'
      COMP_WORDS=(flipbook info 'a p'); COMP_CWORD=2
      _flipbook
      echo "${COMPREPLY[@]}"
      """, script: .bash)
    #expect(file == "a picture.png\n")
  }

  @Test(arguments: lines)
  func `fish completes`(line: Line) throws {
    let text = (["flipbook"] + line.words).joined(separator: " ")
    try check(
      line,
      against: shell(
        "fish", ["--no-config"],
        "source $SCRIPT; complete -C '\(text)' | string split -f 1 \\t", script: .fish))
  }

  @Test(arguments: lines)
  func `zsh completes`(line: Line) throws {
    // A shell in a pseudo-terminal lists what there is when the key for it is pressed.
    let text = (["flipbook"] + line.words).joined(separator: " ")
    let output = try shell(
      "zsh", ["-f"],
      """
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell "PS1=''; setopt no_list_beep no_list_ambiguous; LISTMAX=10000; autoload -Uz compinit"
      zpty -w shell "compinit -u -D; source '$SCRIPT'; zstyle ':completion:*' list-colors ''"
      zpty -w shell "bindkey '^I' list-choices; stty columns 200 rows 2000; echo READ''Y"
      while zpty -r shell line; do [[ $line == *READY* ]] && break; done
      zpty -w -n shell $'\(text)\\t'
      sleep 0.1
      zpty -w -n shell $'\\x15echo DO\\'\\'NE\\n'
      while zpty -r shell line; do print -r -- "$line"; [[ $line == *DONE* ]] && break; done
      zpty -d shell
      """, script: .zsh)
    // Between the words stand the terminal's own, as escape sequences.
    let plain = output.replacing(/\u{1B}\[[0-9;?]*[A-Za-z]/, with: " ").replacing(text, with: "")
    try check(line, against: plain)
  }

  @Test func `the manual page has no fault that groff sees, and every command`() throws {
    let page = try Program.run("manual")
    let scratch = Scratch()
    scratch.put(page.output, at: "flipbook.1")
    let result = try run("groff", ["-man", "-ww", "-z", "\(scratch.path)/flipbook.1"])
    #expect(result.isEmpty, "\(result)")
    for command in Command.table { #expect(page.output.contains(".SS flipbook \(command.name)")) }
  }

  @Test func `a shell without completions is named`() throws {
    let result = try Program.run("completions", "zhs")
    #expect(result.status == 64)
    #expect(result.error.contains("did you mean zsh?"))
  }

  private func check(_ line: Line, against output: String) throws {
    let offered = Set(output.split(whereSeparator: \.isWhitespace).map(String.init))
    for word in line.some { #expect(offered.contains(word), "\(word) in \(output)") }
    for word in line.none { #expect(!offered.contains(word), "\(word) in \(output)") }
  }

  /// Runs commands in a shell that can read the script of completions at `$SCRIPT`.
  private func shell(
    _ name: String, _ options: [String], _ commands: String, script shell: Shell
  ) throws -> String {
    let scratch = Scratch()
    scratch.put(try Program.run("completions", shell.rawValue).output, at: "_flipbook")
    return try withExtendedLifetime(scratch) {
      try run(name, options + ["-c", commands], ["SCRIPT": "\(scratch.path)/_flipbook"])
    }
  }

  /// Returns what a program of the system prints, errors included.
  private func run(
    _ name: String, _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
