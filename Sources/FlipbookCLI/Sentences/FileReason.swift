import Foundation

/// Why the system refused something, and what to do about it.
package enum FileReason {
  /// The system's words, as a clause.
  package static func sentence(for code: Int32) -> String {
    switch code {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission is missing"
    case EISDIR: "it is a directory"
    case ENOTDIR: "what should be a directory on the way is a file"
    case ENOSPC, EDQUOT: "the disk is full"
    case EROFS: "the file system is read-only"
    case ENODEV: "it is a device"
    case EFBIG: "it is too large"
    default:
      String(cString: strerror(code)).lowercased()
    }
  }

  /// What to do about it.
  package static func remedy(for code: Int32) -> String {
    switch code {
    case ENOENT, ENOTDIR: "check the path"
    case EACCES, EPERM: "change the permissions or use another path"
    case EISDIR, ENODEV: "name a file"
    case ENOSPC, EDQUOT: "make room and run the command again"
    case EROFS: "use another path"
    default: "check the path and try again"
    }
  }
}
