import Recording
import Testing

struct FrameRateTests {
  private func rate(_ text: String) throws -> FrameRate {
    try #require(FrameRate(parsing: text))
  }

  @Test(arguments: [
    ("60", "60/1"), ("25", "25/1"), ("29.97", "2997/100"), ("30000/1001", "30000/1001"),
    ("50/2", "25/1"), ("0.5", "1/2"), ("1000", "1000/1"),
  ])
  func `rates are exact fractions`(text: String, fraction: String) throws {
    #expect(try rate(text).description == fraction)
  }

  @Test(arguments: [
    "", "0", "-1", "1001", "60/0", "60/", "/1", "1/2/3", "6 0", "60fps", "nan", "inf", "1e2",
    "0x10", "٦٠", "1.5/2", "60.", ".5", "1000001/1000001000001", "1.0000000001",
  ])
  func `other texts are no rates`(text: String) {
    #expect(FrameRate(parsing: text) == nil)
  }

  @Test func `frames of a duration include its first moment and its finished state`() throws {
    #expect(try rate("60").frameCount(covering: 1) == 61)
    #expect(try rate("60").frameCount(covering: 0) == 1)
    #expect(try rate("10").frameCount(covering: 0.1 + 0.2) == 4)
    #expect(try rate("30000/1001").frameCount(covering: 1.001) == 31)
    #expect(try rate("24").frameCount(covering: 0.01) == 2)
  }

  @Test func `a duration is not rounded by the doubles it is multiplied in`() throws {
    #expect(0.28 * 25 > 7)
    #expect(try rate("25").frameCount(covering: 0.28) == 8)
    #expect(2.05 * 60 < 123)
    #expect(try rate("60").frameCount(covering: 2.05) == 124)
  }

  @Test func `whole seconds are exact at every whole rate`() throws {
    for number in 1...1000 {
      let rate = try rate("\(number)")
      for second in 0..<20 { #expect(rate.time(ofFrame: second * number) == Double(second)) }
    }
  }

  @Test func `frame times are the doubles nearest to the fractions`() throws {
    let rate = try rate("30000/1001")
    #expect(rate.time(ofFrame: 30_000) == 1001)
    #expect(rate.time(ofFrame: 1) == 1001.0 / 30_000.0)
    #expect(try self.rate("10").time(ofFrame: 3) == 0.3)
    #expect(try self.rate("25").time(ofFrame: 7) == 0.28)
  }

  @Test func `the last frame is the first at or after the end`() throws {
    for rate in try ["24", "25", "30", "50", "60", "30000/1001", "7"].map(rate) {
      for step in 1...300 {
        let duration = Double(step) / 100
        let count = rate.frameCount(covering: duration)
        #expect(rate.time(ofFrame: count - 1) >= duration - 1e-9)
        #expect(rate.time(ofFrame: count - 2) < duration)
      }
    }
  }

  @Test func `fractions add up exactly`() {
    #expect(Fraction(1, 60) + Fraction(2, 5) == Fraction(5, 12))
    #expect(Fraction(nearest: 0.4) == Fraction(2, 5))
    #expect((0..<60).reduce(Fraction.zero) { sum, _ in sum + Fraction(1, 60) } == Fraction(1))
  }
}
