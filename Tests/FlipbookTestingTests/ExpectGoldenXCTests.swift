import FlipbookTesting
import Foundation
import XCTest

/// `expectGolden` in a test of XCTest, whose failures are caught and looked at.
///
/// The methods are `async`: on Linux, one that is bound to the main actor and is not would end the
/// process.
final class ExpectGoldenXCTests: XCTestCase {
  private var failures: [(description: String, line: Int)] = []
  private var isCatching = false

  override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    guard isCatching else {
      return super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    failures.append((description, lineNumber))
  }

  /// A golden directory of its own, as the path from the one beside this file.
  private let folder = "../../../.build/flipbook-\(UUID().uuidString)"

  private var directory: String { GoldenFolder(named: folder, besideFile: #filePath).path }

  override func tearDown() {
    try? FileManager.default.removeItem(atPath: directory)
  }

  @MainActor
  private func expect(_ way: CGFloat, _ mode: RecordMode?) -> [String] {
    failures = []
    isCatching = true
    expectGolden(Slide.recording(way: way), named: folder, mode: mode)
    isCatching = false
    return failures.map(\.description)
  }

  @MainActor
  func testAnEqualRecordingPassesAndADifferentOneFails() async throws {
    let missing = expect(1, .never)
    XCTAssertEqual(missing.count, 1)
    XCTAssertTrue(missing.first?.contains("there are no goldens in ") ?? false, "\(missing)")
    XCTAssertTrue(missing.first?.contains("FLIPBOOK_RECORD=missing") ?? false, "\(missing)")
    let written = expect(1, .missing)
    XCTAssertTrue(written.first?.contains("7 goldens written to ") ?? false, "\(written)")
    XCTAssertEqual(expect(1, .never), [])
    let different = expect(-1, .never)
    XCTAssertEqual(different.count, 1)
    XCTAssertTrue(different.first?.contains("pixels differ by up to 255") ?? false, "\(different)")
  }

  @MainActor
  func testPicturesOfWhatDiffersAreKeptUntilNothingDoes() async throws {
    _ = expect(1, .missing)
    let sentence = expect(-1, .never)
    XCTAssertTrue(
      sentence.first?.contains("pictures are in \(directory)/.failures") ?? false, "\(sentence)")
    let pictures = try FileManager.default.contentsOfDirectory(atPath: "\(directory)/.failures")
    XCTAssertEqual(pictures.sorted().first, "frame_0001.png")
    XCTAssertEqual(pictures.count, 5)
    for picture in pictures {
      let image = try ImageReader().read(path: "\(directory)/.failures/\(picture)")
      XCTAssertEqual(image.width, 3 * 20 + 2 * DifferencePicture.gap)
    }
    XCTAssertEqual(expect(1, .never), [])
    XCTAssertFalse(FileManager.default.fileExists(atPath: "\(directory)/.failures"))
  }

  @MainActor
  func testEveryModeWritesWhatItSays() async throws {
    let all = expect(1, .all)
    XCTAssertEqual(all.count, 1)
    XCTAssertTrue(
      all.first?.contains("\(folder): 7 goldens written, run again") ?? false, "\(all)")
    XCTAssertEqual(expect(1, .all), [])
    XCTAssertEqual(expect(1, .never), [])
    XCTAssertEqual(expect(-1, .missing).count, 1)
    XCTAssertEqual(expect(-1, .never).count, 1)
    XCTAssertEqual(expect(-1, .failed).count, 1)
    XCTAssertEqual(expect(-1, .never), [])
    XCTAssertEqual(expect(1, .all).count, 1)
    XCTAssertEqual(expect(1, .never), [])
  }

  @MainActor
  func testAMisspeltModeFailsEvenWhereAllIsEqual() async throws {
    _ = expect(1, .missing)
    setenv("FLIPBOOK_RECORD", "al", 1)
    defer { unsetenv("FLIPBOOK_RECORD") }
    let failures = expect(1, nil)
    XCTAssertEqual(failures.count, 1)
    XCTAssertTrue(
      failures.first?.contains("FLIPBOOK_RECORD is \"al\", which is no mode") ?? false,
      "\(failures)")
    XCTAssertEqual(expect(1, .never), [])
  }

  @MainActor
  func testTheFailureIsOnTheLineOfTheCall() async throws {
    isCatching = true
    expectGolden(Slide.recording(), named: folder, mode: .never)
    let line = #line - 1
    isCatching = false
    XCTAssertEqual(failures.map(\.line), [line])
  }
}
