import Goldens
import Testing

struct SequenceTests {
  @Test func `frame 10 comes after frame 2, whatever the padding`() {
    #expect(
      NaturalOrder.sorted(["frame_10.png", "frame_1.png", "frame_0002.png", "frame_3.png"])
        == ["frame_1.png", "frame_0002.png", "frame_3.png", "frame_10.png"])
    #expect(NaturalOrder.sorted(["b1", "a10", "a9", "a", "A2"]) == ["A2", "a", "a9", "a10", "b1"])
    #expect(
      NaturalOrder.sorted(["f99999999999999999999.png", "f100000000000000000000.png"]).first
        == "f99999999999999999999.png")
  }

  @Test func `natural order is an order`() {
    let names = ["", "0", "00", "1", "a", "a0", "a00b", "a1", "a1b", "a10", "a2", "1a", "é1", "-1"]
    for first in names.map(NaturalOrder.init) {
      #expect(!(first < first))
      for second in names.map(NaturalOrder.init) {
        #expect([first < second, second < first, first == second].filter { $0 }.count == 1)
        for third in names.map(NaturalOrder.init) where first < second && second < third {
          #expect(first < third)
        }
      }
    }
  }

  private func names(_ range: ClosedRange<Int>) -> [String] {
    range.map { "frame_\($0).png" }
  }

  @Test func `missing and extra frames are named`() {
    let short = FramePair.pairs(expected: names(0...29), actual: names(0...28))
    #expect(short.filter { $0.actual == nil }.map(\.name) == ["frame_29.png"])
    let long = FramePair.pairs(expected: names(0...29), actual: names(0...30))
    #expect(long.filter { $0.expected == nil }.map(\.name) == ["frame_30.png"])
    let holed = FramePair.pairs(
      expected: names(0...29), actual: names(0...6) + names(8...29))
    #expect(holed.filter { $0.actual == nil }.map(\.name) == ["frame_7.png"])
    #expect(holed.map(\.name) == names(0...29))
  }

  @Test func `padding does not tell frames apart unless both paddings occur`() {
    #expect(
      FramePair.pairs(expected: ["f_0007.png"], actual: ["f_7.png"])
        == [FramePair(expected: "f_0007.png", actual: "f_7.png")])
    #expect(
      FramePair.pairs(expected: ["f_07.png", "f_7.png"], actual: ["f_7.png"])
        == [
          FramePair(expected: "f_7.png", actual: "f_7.png"),
          FramePair(expected: "f_07.png", actual: nil),
        ])
  }

  @Test func `a comparison of nothing is not a success`() {
    #expect(!SequenceReport(frames: []).passes)
    #expect(SequenceReport(frames: [.init(name: "a", verdict: .same)]).passes)
    #expect(
      !SequenceReport(frames: [.init(name: "a", verdict: .same), .init(name: "b", verdict: .extra)])
        .passes)
  }

  @Test func `another font file is told of where frames differ, and not elsewhere`() throws {
    func font(_ name: String, _ digit: String) -> FontRecord {
      FontRecord(name: name, hash: "xxh128:" + String(repeating: digit, count: 32))
    }
    var report = SequenceReport(
      expected: .init(fonts: [font("Inter-Bold", "1"), font("Inter-Regular", "2")]),
      actual: .init(fonts: [font("Inter-Regular", "3"), font("Inter-Thin", "4")]),
      frames: [.init(name: "a", verdict: .same)])
    #expect(report.otherFonts.map(\.actual) == [font("Inter-Regular", "3")])
    #expect(report.passes)
    #expect(report.fontSentence == nil)
    report.frames[0].verdict = .missing
    #expect(
      report.fontSentence == """
        the font Inter-Regular is another file than the golden's (\
        xxh128:33333333333333333333333333333333 and not \
        xxh128:22222222222222222222222222222222): texts differ by that
        """)
    report.actual.fonts[0] = font("Inter-Regular", "2")
    #expect(report.fontSentence == nil)
  }
}
