import Foundation

/// Feeds damaged files to every reader, and says at which one it stops, hangs or eats memory.
///
/// ```
/// flipbook-fuzz [READER ...] [--count N] [--seed N] [--fixtures DIR]
/// flipbook-fuzz READER --write FILE --seed N
/// ```
///
/// Without a reader all take their turn, N files each. A finding is told with its seed, from which
/// `--write` makes the file again. The exit status is 1 if there was one.
@main
@MainActor
struct Main {
  private var subjects: [Subject] = []
  private var count = 20_000
  private var seed = 0
  private var fixtures = "Fixtures"
  private var file: String?
  private var progress: String?

  static func main() {
    do {
      let main = try Main(Array(CommandLine.arguments.dropFirst()))
      if let progress = main.progress {
        try main.work(telling: progress)
      } else if let file = main.file {
        try main.write(to: file)
      } else {
        exit(try main.supervise() ? 0 : 1)
      }
    } catch {
      FileHandle.standardError.write(Data("flipbook-fuzz: \(error)\n".utf8))
      exit(64)
    }
  }

  private init(_ words: [String]) throws {
    var words = words[...]
    while let word = words.popFirst() {
      guard word.hasPrefix("--") else {
        guard let subject = Subject(rawValue: word) else {
          let names = Subject.allCases.map(\.rawValue).joined(separator: ", ")
          throw Fault("\(word) is no reader: \(names) are")
        }
        subjects.append(subject)
        continue
      }
      guard let value = words.popFirst() else { throw Fault("\(word) needs a value") }
      switch word {
      case "--count": count = try number(value, of: word)
      case "--seed": seed = try number(value, of: word)
      case "--fixtures": fixtures = value
      case "--write": file = value
      case "--progress": progress = value
      default: throw Fault("\(word) is no option: --count, --seed, --fixtures and --write are")
      }
    }
    if subjects.isEmpty { subjects = Subject.allCases }
  }

  private func number(_ text: String, of option: String) throws -> Int {
    guard let number = Int(text), number >= 0 else {
      throw Fault("\(option) is a number from 0 on, not \(text)")
    }
    return number
  }

  private func mutator(_ subject: Subject) throws -> Mutator {
    Mutator(
      corpus: try subject.corpus(in: fixtures), words: subject.words,
      mendsChecksums: subject.isPNG)
  }

  /// Writes the file of one seed.
  private func write(to path: String) throws {
    guard let subject = subjects.first, subjects.count == 1 else {
      throw Fault("--write needs one reader")
    }
    var mutator = try mutator(subject)
    try Data(mutator.file(seed: UInt64(seed))).write(to: URL(fileURLWithPath: path))
  }

  /// Reads the files of all seeds, and notes in the file at `path` at which it is.
  private func work(telling path: String) throws {
    let subject = subjects[0]
    var mutator = try mutator(subject)
    let progress = try ProgressFile(path)
    for number in seed..<seed + count {
      progress.note(number)
      subject.read(mutator.file(seed: UInt64(number)))
    }
    progress.note(seed + count)
  }

  /// Lets other processes do the work, since a reader that stops takes its process with it.
  private func supervise() throws -> Bool {
    var findings = 0
    for subject in subjects {
      var worker = Worker(subject: subject, fixtures: fixtures)
      let clock = ContinuousClock()
      let start = clock.now
      var next = seed
      while next < seed + count {
        let stop = try worker.run(from: next, count: min(seed + count - next, 250_000))
        next = stop.next
        guard let fault = stop.fault else { continue }
        findings += 1
        print("\(subject.rawValue): \(fault), at seed \(next - 1)")
      }
      let peak = worker.peakBytes >> 20
      print("\(subject.rawValue): \(count) files, \(start.duration(to: clock.now)), \(peak) MiB")
      if peak > 512 { findings += 1 }
    }
    return findings == 0
  }
}

/// Why the program cannot do what it is told.
struct Fault: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
