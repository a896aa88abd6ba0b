import Files
import Flipbook
import Foundation

extension Failure {
  /// The system refused to do something with a file.
  package init(_ error: FileError) {
    let reason =
      error.isFull && error.code == EFBIG
      ? "the limit on the size of a file is reached" : FileReason.sentence(for: error.code)
    let verb =
      switch error.operation {
      case .create, .rename: "created"
      case .write: "written"
      case .remove: "removed"
      case .read: "read"
      case .list: "listed"
      case .lock: "locked"
      }
    let status: ExitStatus =
      if error.isFull {
        .tryAgain
      } else {
        switch error.operation {
        case .read, .list: .missingInput
        case .create, .rename, .lock: .cannotCreate
        case .write, .remove: .cannotWrite
        }
      }
    self.init(
      status, "\(error.path) cannot be \(verb), \(reason)", FileReason.remedy(for: error.code))
  }

  /// A directory cannot take frames.
  package init(_ error: OutputDirectoryError, directory: String) {
    switch error {
    case .notADirectory:
      self.init(
        .cannotCreate, "\(directory) cannot be created, there is a file in its place",
        "name another directory")
    case .foreignFiles(let names):
      let more = names.count > 3 ? " and \(names.count - 3) more" : ""
      self.init(
        .cannotCreate,
        "\(directory) holds files that flipbook did not write "
          + "(\(names.prefix(3).joined(separator: ", "))\(more))",
        "name another directory, or write beside them with --force")
    case .inUse:
      self.init(
        .tryAgain, "another run is writing to \(directory)",
        "wait for its end, or name another directory")
    case .otherRun(let differences):
      let list = differences.prefix(3).map { difference in
        let place = difference.place.isEmpty ? "the run" : difference.place
        return "\(place) is \(difference.first ?? "not stated") there and "
          + "\(difference.second ?? "not stated") now"
      }
      let more = differences.count > 3 ? ", and \(differences.count - 3) more" : ""
      self.init(
        .cannotCreate,
        "\(directory) holds frames of another run (\(list.joined(separator: "; "))\(more))",
        "leave --resume out to begin again, or name another directory")
    case .gone:
      self.init(
        .cannotWrite, "\(directory) was removed or replaced while frames were written to it",
        "run the command again")
    case .file(var error):
      if error.operation == .list { error.operation = .create }
      self.init(error)
    }
  }
}
