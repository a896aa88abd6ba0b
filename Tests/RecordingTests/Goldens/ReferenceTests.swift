import Testing

/// The renderings of the goldens against pictures that know nothing of layers or the rasteriser.
@MainActor
struct ReferenceTests {
  /// The limits of a rendering's distance from the reference, in levels.
  ///
  /// What is left within them: rounding to 8 bits (a mean of 0.25), edges that the reference sees in
  /// steps of 1/16 pixel (up to 16 levels in a column or row of pixels, 2 in a block), and one
  /// bilinear look a pixel where a turned picture is small and the reference takes the mean.
  static let meanLimit = 1.5
  static let blockLimit = 4.0

  @Test(arguments: GoldenTransition.all, Moment.all)
  func `every transition looks as its geometry says`(
    transition: GoldenTransition, moment: Moment
  ) throws {
    let canvas = try GoldenCanvas.small()
    let rendering = try canvas.rendering(
      of: transition.entry, transition.settings, at: moment.fraction)
    let distance = ReferenceDistance(
      of: rendering, from: canvas.reference(of: transition, at: moment))
    Figures.note("\(transition.id) \(moment.name) mean \(distance.mean) block \(distance.block)")
    #expect(distance.mean < Self.meanLimit)
    #expect(distance.block < Self.blockLimit)
  }

  @Test(arguments: GoldenTransition.all)
  func `the reference tells a transition that is a little late`(
    transition: GoldenTransition
  ) throws {
    let canvas = try GoldenCanvas.small()
    let late = try canvas.rendering(of: transition.entry, transition.settings, at: 0.53)
    let distance = ReferenceDistance(
      of: late, from: canvas.reference(of: transition, at: Moment(percent: 50)))
    Figures.note("\(transition.id) late: mean \(distance.mean) block \(distance.block)")
    #expect(distance.mean >= Self.meanLimit || distance.block >= Self.blockLimit)
  }
}
