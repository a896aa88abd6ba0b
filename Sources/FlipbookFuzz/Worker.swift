import Foundation

/// Runs this program again as a process that may stop.
struct Worker {
  let subject: Subject
  let fixtures: String
  /// The most memory that a process has held.
  private(set) var peakBytes = 0

  /// How far a process came.
  struct Stop {
    /// The seed to go on with.
    var next: Int
    /// What went wrong with the one before; nil: nothing.
    var fault: String?
  }

  /// How long one file may take, in seconds.
  private static let patience = 1.0

  init(subject: Subject, fixtures: String) {
    self.subject = subject
    self.fixtures = fixtures
  }

  /// Reads the files of `count` seeds from `first` on, or up to one that goes wrong.
  mutating func run(from first: Int, count: Int) throws -> Stop {
    let path = FileManager.default.temporaryDirectory.path + "/flipbook-fuzz-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let progress = try ProgressFile(path)
    progress.note(first)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      subject.rawValue, "--seed", "\(first)", "--count", "\(count)", "--fixtures", fixtures,
      "--progress", path,
    ]
    process.standardError = FileHandle.nullDevice
    process.environment = ["SWIFT_BACKTRACE": "enable=no"]
    try process.run()
    var last = (seed: first, cpu: 0.0)
    while process.isRunning {
      usleep(20_000)
      let state = ProcessState(process.processIdentifier)
      peakBytes = max(peakBytes, state.peakBytes)
      let seed = progress.seed
      if seed != last.seed {
        last = (seed, state.cpuSeconds)
      } else if seed < first + count, state.cpuSeconds - last.cpu > Self.patience {
        process.terminate()
        process.waitUntilExit()
        return Stop(next: seed + 1, fault: "takes more than \(Self.patience) s")
      }
    }
    process.waitUntilExit()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      return Stop(next: progress.seed + 1, fault: "stops (\(process.terminationStatus))")
    }
    return Stop(next: first + count)
  }
}

/// What the system knows of a process.
private struct ProcessState {
  /// The most memory that it has held so far; 0 if it has ended.
  var peakBytes = 0
  /// The processor time that it has used, in seconds.
  var cpuSeconds = 0.0

  init(_ identifier: Int32) {
    func text(_ name: String) -> String {
      (try? String(contentsOfFile: "/proc/\(identifier)/\(name)", encoding: .utf8)) ?? ""
    }
    let status = text("status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    peakBytes = (status?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0) << 10
    // Fields are counted from behind the name, which may hold anything.
    let fields = text("stat").split(separator: ")").last?.split(separator: " ") ?? []
    if fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) {
      cpuSeconds = (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
  }
}

/// A file in which one process says to another which seed it is at.
struct ProgressFile {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = open(path, O_RDWR | O_CREAT, 0o600)
    guard descriptor >= 0 else { throw Fault("\(path) cannot be opened") }
  }

  /// Notes a seed.
  func note(_ seed: Int) {
    var seed = seed
    _ = pwrite(descriptor, &seed, MemoryLayout<Int>.size, 0)
  }

  /// The seed that was noted last.
  var seed: Int {
    var seed = 0
    _ = pread(descriptor, &seed, MemoryLayout<Int>.size, 0)
    return seed
  }
}
