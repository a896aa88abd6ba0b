import Foundation
import Testing
import Transitions
import Views

@Suite struct CatalogueTests {
  @Test func `ids are unique and the tutorials' transitions are there`() throws {
    let ids = Catalogue.entries.map(\.id)
    #expect(Set(ids).count == ids.count)
    let tutorials = [
      "slide-right", "tab-slide", "crossfade", "circle-reveal", "circle-collapse", "door-open",
      "zoom", "diagonal", "magic-move", "photo-push", "photo-pop", "card-flip", "card-flip-back",
      "page-turn", "page-turn-back", "spring-up", "spring-down",
    ]
    for id in tutorials { #expect(try Catalogue.entry(id).id == id) }
  }

  @Test(arguments: [
    ("slide-right", 0.5), ("tab-slide", 0.5), ("crossfade", 0.5), ("circle-reveal", 0.5),
    ("circle-collapse", 0.5), ("door-open", 0.5), ("zoom", 0.5), ("diagonal", 0.5),
    ("card-flip", 1), ("card-flip-back", 0.6), ("page-turn", 0.8), ("page-turn-back", 0.8),
  ])
  func `durations are the tutorials' unless set`(id: String, seconds: Double) throws {
    #expect(try Catalogue.entry(id).standardDuration == seconds)
  }

  @Test(arguments: Catalogue.entries)
  func `defaults are values that their parameters take and can be spelled`(entry: Catalogue.Entry)
    throws
  {
    for parameter in entry.parameters {
      try parameter.validate(parameter.standard)
      #expect(try parameter.value(parsing: parameter.standard.description) == parameter.standard)
      #expect(!parameter.summary.isEmpty && !parameter.summary.hasSuffix("."))
    }
    #expect(!entry.triggers.isEmpty)
  }

  @Test func `an unknown transition names the known ones`() {
    #expect(
      throws: CatalogueError.unknownTransition(
        id: "circle-revel", known: Catalogue.entries.map(\.id))
    ) {
      try Catalogue.entry("circle-revel")
    }
  }

  @Test func `an unknown parameter names the known ones`() throws {
    let entry = try Catalogue.entry("slide-right")
    #expect(
      throws: CatalogueError.unknownParameter(
        name: "durations", transition: "slide-right", known: ["duration"])
    ) {
      try entry.values(["durations": .number(1)], in: CGSize(width: 10, height: 10))
    }
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "1e9", "", "half", "0.5s"])
  func `a duration that is no positive number of seconds is refused`(text: String) throws {
    let duration = try Catalogue.entry("slide-right").parameter("duration")
    #expect(throws: CatalogueError.self) { try duration.value(parsing: text) }
  }

  @Test func `a choice is one of its words`() throws {
    let seam = try Catalogue.entry("door-open").parameter("seam")
    #expect(try seam.value(parsing: "horizontal") == .choice("horizontal"))
    #expect(throws: CatalogueError.unreadableValue(parameter: seam, text: "diagonal")) {
      try seam.value(parsing: "diagonal")
    }
  }

  @Test func `lengths follow the container`() {
    let size = CGSize(width: 300, height: 500)
    let cases: [(String, CGFloat)] = [
      ("50", 50), ("H-50", 450), ("0.5W", 150), ("W/2+10", 160), ("-H", -500), ("2*W-H/5", 500),
      ("1e2", 100), ("H - 50", 450), ("1.5e-1W", 45),
    ]
    for (text, length) in cases {
      let extent = Extent(text)
      #expect(extent?.length(in: size) == length, "\(text)")
      #expect(extent.flatMap { Extent($0.description) } == extent, "\(text)")
    }
    for text in ["", "W+", "+", "W2", "W/0", "nan", "1,2", "H-50px", "WH"] {
      #expect(Extent(text) == nil, "\(text)")
    }
    #expect(
      RelativeRect("50,H-50,2,2")?.rect(in: size) == CGRect(x: 50, y: 450, width: 2, height: 2))
    #expect(RelativeRect("1,2,3") == nil)
    #expect(RelativePoint("W/2,H/2")?.point(in: size) == CGPoint(x: 150, y: 250))
  }
}
