// Options that several commands have.

extension Option {
  package static let json = Option(
    "json", "Print JSON, for machines.")
  package static let output = Option(
    "output", letter: "o", value: "path", "Where the result goes.")
  package static let force = Option(
    "force", letter: "f", "Write over what is in the way.")
  package static let dryRun = Option(
    "dry-run", letter: "n", "Say what would be done, and do nothing.")
  package static let frames = Option(
    "frames", value: "list", standard: "all",
    "The frames that are wanted, such as 0-59 or 0-90:2,91.")
}
