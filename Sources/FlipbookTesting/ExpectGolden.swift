import Flipbook
import Foundation
import Testing
import XCTest

/// Expects a recording to be, pixel for pixel, what its golden pictures hold.
///
/// The goldens are in the directory `Goldens/NAME` beside the test's source file. In a test of Swift
/// Testing a difference is an issue, with pictures of what differs attached as `NAME-frame_0002.png`; elsewhere it is a
/// failure of XCTest, and the pictures are written to `.failures` in the directory of the goldens.
///
/// ```swift
/// expectGolden(recording, named: "slide-up")
/// expectGolden(recording, named: "slide-up", frames: FrameSelection(parsing: "0-60:10") ?? .all)
/// ```
///
/// A method of `XCTestCase` that records must be `async`: on Linux, one that is bound to the main
/// actor and is not ends the process.
///
/// - Parameters:
///   - recording: The frames.
///   - name: What the recording is called, as a path within `Goldens`.
///   - frames: The frames that are compared.
///   - mode: What to do with goldens that differ or do not exist; nil: what the environment asks for,
///     and if that makes no sense, it is a failure too.
///   - store: What is kept of the frames that are written; nil: what is kept now, and every frame as
///     a picture where nothing is.
///   - fileID: The test's file, for Swift Testing.
///   - filePath: The test's file, beside which the goldens are.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectGolden(
  _ recording: FrameSequence, named name: String, frames: FrameSelection = .all,
  mode: RecordMode? = nil, store: GoldenUpdate.Store? = nil, fileID: String = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column
) {
  Shortfalls.tell(recording.warnings)
  let folder = GoldenFolder(named: name, besideFile: "\(filePath)")
  let environment = ProcessInfo.processInfo.environment
  let complaint = mode == nil ? RecordMode.complaint(about: environment) : nil
  let mode = mode ?? RecordMode(environment: environment)
  var sentence: String?
  var pictures: [(name: String, bytes: [UInt8])] = []
  do {
    let outcome = try folder.compare(recording, frames: frames, mode: mode, store: store)
    sentence = outcome.sentence(about: name, in: folder.path, recording, mode)
    if sentence != nil { pictures = outcome.pictures }
  } catch {
    sentence = "\(name): \(error.sentence)"
  }
  if sentence == nil { folder.discardFailures() }
  guard var sentence = [sentence, complaint].compactMap(\.self).joinedIfAny else { return }
  guard Test.current != nil else {
    if let directory = folder.keep(pictures) { sentence += "; pictures are in \(directory)" }
    XCTFail(sentence, file: filePath, line: line)
    return
  }
  let location = SourceLocation(
    fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column)
  // All tests' pictures are in one directory.
  let prefix = name.replacing("/", with: "-")
  for picture in pictures {
    Attachment.record(
      picture.bytes, named: "\(prefix)-\(picture.name)", sourceLocation: location)
  }
  Issue.record(Comment(rawValue: sentence), sourceLocation: location)
}

extension [String] {
  /// The clauses in a row; nil if there is none.
  fileprivate var joinedIfAny: String? { isEmpty ? nil : joined(separator: "; ") }
}

extension GoldenFolder {
  private var failures: String { "\(path)/.failures" }

  /// Writes pictures of what differs where people can look at them, in place of older ones.
  ///
  /// - Returns: The directory; nil if there are no pictures or they cannot be written.
  fileprivate func keep(_ pictures: [(name: String, bytes: [UInt8])]) -> String? {
    discardFailures()
    guard !pictures.isEmpty else { return nil }
    try? FileManager.default.createDirectory(atPath: failures, withIntermediateDirectories: true)
    let written = pictures.filter { picture in
      FileManager.default.createFile(
        atPath: "\(failures)/\(picture.name)", contents: Data(picture.bytes))
    }
    return written.isEmpty ? nil : failures
  }

  /// Removes pictures of what differed before.
  fileprivate func discardFailures() {
    guard FileManager.default.fileExists(atPath: failures) else { return }
    try? FileManager.default.removeItem(atPath: failures)
  }
}
