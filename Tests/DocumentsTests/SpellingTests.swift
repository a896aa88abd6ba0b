import Documents
import Testing

struct SpellingTests {
  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("heigth", "height", 1), ("circle-reveil", "circle-reveal", 1),
    ("abc", "", 3), ("", "abc", 3), ("ca", "abc", 3), ("kitten", "sitting", 3),
  ])
  func `distances count slips`(first: String, second: String, distance: Int) {
    #expect(Spelling.distance(from: first, to: second) == distance)
    #expect(Spelling.distance(from: second, to: first) == distance)
  }

  @Test func `suggestions are at most two slips away, and one for short words`() {
    let words = ["render", "still", "list", "fps", "info"]
    #expect(Spelling.suggestion(for: "rendre", among: words) == "render")
    #expect(Spelling.suggestion(for: "stil", among: words) == "still")
    #expect(Spelling.suggestion(for: "FSP", among: words) == "fps")
    #expect(Spelling.suggestion(for: "xyz", among: words) == nil)
    #expect(Spelling.suggestion(for: "fxy", among: words) == nil)
    #expect(Spelling.suggestion(for: "describe", among: words) == nil)
  }
}
