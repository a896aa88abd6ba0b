import Recording
import Testing

struct FrameSelectionTests {
  @Test(arguments: [
    ("0-3", [0, 1, 2, 3]), ("5", [5]), ("1-3,5,7-20:4", [1, 2, 3, 5, 7]),
    ("0-59,70-90:2", Array(0..<10)), ("3, 1", [1, 3]), ("2-4,3-5", [2, 3, 4, 5]), ("12", []),
  ])
  func `selections name frames once and in order`(text: String, frames: [Int]) throws {
    let selection = try #require(FrameSelection(parsing: text))
    #expect(selection.indices(below: 10) == frames)
  }

  @Test(arguments: [
    "", ",", "a", "-1", "3-", "5-3", "1:2", "1-5:0", "1-5:", "1-5:2:3", "1--5", "1-5-7", "٣",
    "1e3", "99999999999999999999",
  ])
  func `other texts are no selections`(text: String) {
    #expect(FrameSelection(parsing: text) == nil)
  }

  @Test func `frames beyond the end are noticed`() throws {
    let selection = try #require(FrameSelection(parsing: "0-59"))
    #expect(selection.reachesBeyond(59))
    #expect(!selection.reachesBeyond(60))
    #expect(!FrameSelection.all.reachesBeyond(1))
    #expect(FrameSelection.all.indices(below: 3) == [0, 1, 2])
  }

  @Test func `names have the digits of the last one and at least four`() {
    #expect(FrameNaming(count: 61).name(ofFrame: 7) == "frame_0007.png")
    #expect(FrameNaming(count: 10_000).name(ofFrame: 9999) == "frame_9999.png")
    #expect(FrameNaming(count: 10_001).name(ofFrame: 2) == "frame_00002.png")
    #expect(FrameNaming(count: 10_001).pattern == "frame_%05d.png")
    #expect(FrameNaming.isFrameName("frame_00002.png"))
    #expect(!FrameNaming.isFrameName("frame_../../x.png"))
    #expect(!FrameNaming.isFrameName("frame_12.png"))
  }
}
