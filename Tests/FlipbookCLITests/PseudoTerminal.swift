import Foundation
import Testing

/// A terminal that nobody sits at: what is written to it can be read here.
final class PseudoTerminal {
  /// The end that a program takes for a terminal.
  let terminal: FileHandle
  private let master: Int32

  init() throws {
    // The C library's functions for this are not among those that Foundation passes on: these are
    // TIOCSPTLCK, which unlocks the terminal's end, and TIOCGPTN, which gives its number.
    master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
    var lock: Int32 = 0
    var number: Int32 = 0
    try #require(
      master >= 0 && ioctl(master, 0x4004_5431, &lock) == 0
        && ioctl(master, 0x8004_5430, &number) == 0)
    let end = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
    try #require(end >= 0)
    terminal = FileHandle(fileDescriptor: end, closeOnDealloc: true)
  }

  deinit {
    close(master)
  }

  /// What has been written so far, once all who wrote are gone.
  func text() throws -> String {
    try terminal.close()
    var bytes: [UInt8] = []
    var portion = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(master, &portion, portion.count)
      guard count > 0 else { break }
      bytes += portion[..<count]
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
