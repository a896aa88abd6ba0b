// Options of `flipbook compare`.

import Flipbook

extension Option {
  package static let difference = Option(
    "diff", value: "path",
    "Draw expected, actual and difference side by side: a file for two pictures, otherwise a "
      + "directory.")
  package static let artifacts = Option(
    "artifacts", value: "directory",
    "Write expected, actual and difference of frames that fail as pictures of their own, in three "
      + "directories: the first ones and the worst one.")
  package static let artifactLimit = Option(
    "artifacts-limit", value: "count", standard: "20",
    "Of how many frames --artifacts keeps pictures.")
  package static let update = Option(
    "update", value: "mode", choices: GoldenUpdate.Mode.allCases.map(\.rawValue), implied: "all",
    "Make the golden frames equal to the actual ones: all of them, or only the failed or the "
      + "missing ones. Refused when the variable CI is set.")
  package static let store = Option(
    "store", value: "form", choices: GoldenUpdate.Store.allCases.map(\.rawValue),
    standard: "what the goldens are now, else full",
    "What --update keeps in a directory: full, every frame as a picture; key, a golden.json with the "
      + "hash of every frame, and pictures of a few; hash, no pictures.")
  package static let frozen = Option(
    "frozen", "Refuse --update, as where CI is set.")
  package static let selfTest = Option(
    "self-test",
    "First change one level of one channel of one frame, and make sure that it is found; otherwise "
      + "the exit status is 70.")
  package static let greatestDifference = Option(
    "max-difference", value: "levels", standard: "no pixel may differ",
    "Let pixels differ by up to so many levels of 255 in each channel. With several limits, a "
      + "frame must keep all of them.")
  package static let differentPixels = Option(
    "max-pixels", value: "count", standard: "no pixel may differ",
    "Let so many pixels of a frame differ.")
  package static let densestWindow = Option(
    "max-window", value: "count", standard: "no pixel may differ",
    "Let so many pixels differ in any square of 16 by 16 pixels.")
  package static let colorDistance = Option(
    "max-color-distance", value: "number", standard: "no pixel may differ",
    "Let colours lie up to so far apart in OKLab, where black and white are 1 apart.")
  package static let ignore = Option(
    "ignore", value: "x,y,w,h", repetition: .list,
    "Leave a rectangle of every frame out, in pixels; may be repeated.")
  package static let mask = Option(
    "mask", value: "picture",
    "Leave out what a picture of the frames' size marks: all that is not clear in it or, if nothing "
      + "in it is clear, all that is not black.")
  package static let junit = Option(
    "junit", value: "file", "Write the result as a JUnit report as well.")
  package static let report = Option(
    "report", value: "directory",
    "Write a page to look at what differs: index.html, which opens from disk.")
  package static let annotations = Option(
    "annotations", value: "style", choices: AnnotationStyle.allCases.map(\.rawValue),
    standard: "github where GITHUB_ACTIONS is set, else none",
    "Print the result as an annotation too, at most one a sequence: github or none.")

  /// What `flipbook compare` takes.
  package static let comparison: [Option] =
    [
      .difference, .artifacts, .artifactLimit, .greatestDifference, .differentPixels,
      .densestWindow,
      .colorDistance, .ignore, .mask, .update, .store, .frozen, .selfTest, .jobs, .json, .junit,
      .report, .annotations,
    ] + animationLimits
}
