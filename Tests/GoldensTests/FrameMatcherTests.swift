import Goldens
import ImageCodecs
import TestSupport
import Testing

/// Faults planted in sequences of frames of one grey each, so that frame i is grey i.
struct FrameMatcherTests {
  private func hashes(_ greys: [Int]) -> [PixelHash?] {
    greys.map { grey in
      grey < 0 ? nil : PixelHash(StraightImage(1, 1, [UInt8(grey), 0, 0, 255]))
    }
  }

  private func findings(_ expected: [Int], _ actual: [Int]) -> [SequenceFinding] {
    FrameMatcher(expected: hashes(expected), actual: hashes(actual)).findings
  }

  private let golden = Array(0..<31)

  @Test func `equal sequences have nothing to be found`() {
    #expect(findings(golden, golden).isEmpty)
    #expect(findings([], []).isEmpty)
    #expect(findings([4], [4]).isEmpty)
  }

  @Test func `a frame that is nowhere in the golden is no fault of order`() {
    var actual = golden
    actual[9] = 200
    #expect(findings(golden, actual).isEmpty)
    #expect(findings([0], [1]).isEmpty)
  }

  @Test func `frames that come late or early are a shift`() {
    let late = [0, 1, 2, 3] + Array(3..<22) + Array(23..<31)
    #expect(late.count == 31)
    #expect(
      findings(golden, late) == [
        .late(places: 4...22, frames: 1), .repeated(4), .dropped(22...22),
      ])
    let early = Array(2..<31) + [30, 30]
    #expect(findings(golden, early).contains(.late(places: 0...28, frames: -2)))
  }

  @Test(arguments: [(3, 4), (3, 17), (0, 30)])
  func `two frames in each other's place are swapped`(first: Int, second: Int) {
    var actual = golden
    actual.swapAt(first, second)
    #expect(findings(golden, actual) == [.swapped(first, second)])
  }

  @Test func `a frame that is shown again is repeated`() {
    var actual = golden
    actual[12] = 11
    #expect(findings(golden, actual) == [.repeated(12)])
  }

  @Test func `a frame that is left out moves the others up`() {
    let actual = golden.filter { $0 != 12 } + [-1]
    #expect(
      findings(golden, actual) == [.late(places: 12...29, frames: -1), .dropped(12...12)])
  }

  @Test func `a frame that is put in moves the others down`() {
    let actual = golden[...11] + [11] + golden[12...]
    #expect(
      findings(golden + [-1], Array(actual))
        == [.late(places: 12...31, frames: 1), .repeated(12)])
  }

  @Test func `frames that the golden does not have are put in`() {
    for new in [[77], [77, 78, 79]] {
      let actual = golden[...11] + new + golden[12...]
      let expected = golden + Array(repeating: -1, count: new.count)
      #expect(
        findings(expected, Array(actual)) == [
          .inserted(12...11 + new.count),
          .late(places: 12 + new.count...30 + new.count, frames: new.count),
        ])
    }
  }

  @Test func `frames at the start are put in and left out as well`() {
    #expect(
      findings(golden + [-1], [99] + golden) == [
        .inserted(0...0), .late(places: 1...31, frames: 1),
      ])
    #expect(
      findings(golden, golden[2...] + [-1, -1]) == [
        .late(places: 0...28, frames: -2), .dropped(0...1),
      ])
  }

  @Test func `what is left out but stands still is not missed`() {
    let still = [0, 1, 2, 2, 2, 3, 4, 5]
    #expect(
      findings(still, [0, 1, 2, 2, 3, 4, 5, -1]) == [.late(places: 4...6, frames: -1)])
  }

  @Test func `a sequence that runs backwards is told in one word`() {
    #expect(findings(golden, golden.reversed()) == [.backwards])
  }

  @Test func `what stands still in the golden is not repeated by mistake`() {
    let still = [0, 1, 2, 2, 2, 2, 3, 4]
    #expect(findings(still, [0, 1, 2, 2, 2, 2, 9, 4]).isEmpty)
    #expect(
      findings(still, [0, 0, 1, 2, 2, 2, 2, 3]) == [.late(places: 1...7, frames: 1), .repeated(1)])
  }

  @Test func `a search over thousands of frames ends soon`() {
    let many = (0..<2000).map { $0 % 251 }
    let actual = [0] + many.dropLast()
    #expect(findings(many, actual).first == .late(places: 1...1999, frames: 1))
  }
}
