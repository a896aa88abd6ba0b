/// How the program ends: as `diff` does, and beyond that as `sysexits.h` has it.
package enum ExitStatus: Sendable, Hashable, CaseIterable {
  case done
  case found
  case usage
  case malformedInput
  case missingInput
  case bug
  case cannotCreate
  case cannotWrite
  case tryAgain
  case interrupted
  case closedPipe
  case terminated

  /// The number that the shell sees.
  package var code: Int32 {
    switch self {
    case .done: 0
    case .found: 1
    case .usage: 64
    case .malformedInput: 65
    case .missingInput: 66
    case .bug: 70
    case .cannotCreate: 73
    case .cannotWrite: 74
    case .tryAgain: 75
    case .interrupted: 130
    case .closedPipe: 141
    case .terminated: 143
    }
  }

  /// What the number means, for the help.
  package var meaning: String {
    switch self {
    case .done: "Done; a comparison found no difference."
    case .found: "A comparison or the lint found something, or a transition never completed."
    case .usage: "The command line is wrong."
    case .malformedInput: "An input is malformed."
    case .missingInput: "An input is missing or cannot be read."
    case .bug: "A bug of flipbook itself."
    case .cannotCreate: "An output cannot be created."
    case .cannotWrite: "An output cannot be written."
    case .tryAgain: "Try again: the disk is full, or another run holds the directory."
    case .interrupted: "Ended by an interrupt."
    case .closedPipe: "Whoever read standard output has closed it; nothing is said."
    case .terminated: "Ended by a termination signal."
    }
  }
}
