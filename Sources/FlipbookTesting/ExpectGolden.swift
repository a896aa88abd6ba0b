import Flipbook
import Foundation
import Testing
import XCTest

/// Expects a recording to be, pixel for pixel, what its golden pictures hold.
///
/// The goldens are in the directory `Goldens/NAME` beside the test's source file. In a test of Swift
/// Testing a difference is an issue, with pictures of what differs attached; elsewhere it is a
/// failure of XCTest, and the pictures are written to `.failures` in the directory of the goldens.
///
/// ```swift
/// expectGolden(recording, named: "slide-up")
/// expectGolden(recording, named: "slide-up", frames: FrameSelection(parsing: "0-60:10") ?? .all)
/// ```
///
/// - Parameters:
///   - recording: The frames.
///   - name: What the recording is called, as a path within `Goldens`.
///   - frames: The frames that are compared.
///   - mode: What to do with goldens that differ or do not exist.
///   - fileID: The test's file, for Swift Testing.
///   - filePath: The test's file, beside which the goldens are.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectGolden(
  _ recording: FrameSequence, named name: String, frames: FrameSelection = .all,
  mode: RecordMode = .current, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: Int = #column
) {
  Shortfalls.tell(recording.warnings)
  let folder = GoldenFolder(named: name, besideFile: "\(filePath)")
  let sentence: String?
  var pictures: [(name: String, bytes: [UInt8])] = []
  do {
    let outcome = try folder.compare(recording, frames: frames, mode: mode)
    sentence = outcome.sentence(about: name, recording, mode)
    pictures = outcome.pictures
  } catch {
    sentence = "\(name): a golden cannot be written: \(error)"
  }
  guard let sentence else { return }
  guard Test.current != nil else {
    folder.keep(pictures)
    XCTFail(sentence, file: filePath, line: line)
    return
  }
  let location = SourceLocation(
    fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column)
  for picture in pictures {
    Attachment.record(picture.bytes, named: picture.name, sourceLocation: location)
  }
  Issue.record(Comment(rawValue: sentence), sourceLocation: location)
}

extension GoldenFolder {
  /// Writes pictures of what differs where people can look at them.
  fileprivate func keep(_ pictures: [(name: String, bytes: [UInt8])]) {
    let directory = "\(path)/.failures"
    try? FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    for picture in pictures {
      _ = FileManager.default.createFile(
        atPath: "\(directory)/\(picture.name)", contents: Data(picture.bytes))
    }
  }
}

extension GoldenFolder.Outcome {
  /// What is wrong, as a sentence; nil: nothing is.
  func sentence(
    about name: String, _ recording: FrameSequence, _ mode: RecordMode
  ) -> String? {
    let isOverdue = recording.events.contains { $0.kind.rawValue == "transitionOverdue" }
    if isOverdue || recording.state == .stuck {
      return "\(name): the transition never completed; call completeTransition"
    }
    if mode == .all { return nil }
    let failures = report.failures
    guard let first = failures.first else {
      return report.frames.isEmpty ? "\(name): there are no frames to compare" : nil
    }
    var text =
      "\(name): \(failures.count) of \(report.frames.count) frames differ from their goldens; "
      + "\(first.name): \(first.verdict.word)"
    if !written.isEmpty { text += "; \(written.count) goldens written, run again" }
    if written.isEmpty, first.verdict == .extra {
      text += "; write goldens with FLIPBOOK_RECORD=missing"
    }
    return text
  }
}
