import Foundation
import Geometry
import Layers
import Raster
import Testing
import Transitions
import Views

/// Frames drawn from the window, at the edges and on the way.
@MainActor
@Suite struct FrameTests {
  @Test(arguments: Run.all.filter { $0.rules.opening == .outgoing })
  func `the first frame is the outgoing picture exactly`(run: Run) throws {
    for canvas in TestCanvas.all {
      let stage = try canvas.stage(run)
      stage.run()
      Timeline.current.commit()
      #expect(canvas.shows(canvas.outgoing, on: stage), "\(canvas)")
    }
  }

  @Test(arguments: Run.all.filter { $0.rules.closing == .incoming })
  func `the last frame is the incoming picture exactly`(run: Run) throws {
    for canvas in TestCanvas.all {
      let stage = try canvas.stage(run)
      stage.run()
      Timeline.current.advance(to: run.entry.standardDuration)
      #expect(stage.isComplete)
      #expect(canvas.shows(canvas.incoming, on: stage), "\(canvas)")
    }
  }

  @Test(arguments: Run.usual)
  func `first and last frames are as declared at the sizes of devices`(run: Run) throws {
    for canvas in TestCanvas.devices {
      let stage = try canvas.stage(run)
      stage.run()
      Timeline.current.commit()
      if run.rules.opening == .outgoing {
        #expect(canvas.shows(canvas.outgoing, on: stage), "\(canvas)")
      }
      Timeline.current.advance(to: run.entry.standardDuration)
      #expect(stage.isComplete)
      if run.rules.closing == .incoming {
        #expect(canvas.shows(canvas.incoming, on: stage), "\(canvas)")
      }
    }
  }

  @Test(arguments: Run.all)
  func `first and last frames are as declared on screens of odd sizes`(run: Run) throws {
    for canvas in TestCanvas.odd {
      let stage = try canvas.stage(run)
      stage.run()
      Timeline.current.commit()
      if run.rules.opening == .outgoing {
        // Round corners on what looks the same are within a level of it.
        let limit = run.entry.id == "picture-blend" ? 1 : 0
        #expect(
          canvas.largestDifference(canvas.frame(of: stage), canvas.outgoing.bitmap) <= limit,
          "\(canvas)")
      }
      for part in 1...9 {
        Timeline.current.advance(to: run.entry.standardDuration * Double(part) / 10)
        _ = canvas.frame(of: stage)
      }
      Timeline.current.advance(to: run.entry.standardDuration)
      #expect(stage.isComplete)
      if run.rules.closing == .incoming {
        #expect(canvas.shows(canvas.incoming, on: stage), "\(canvas)")
      }
    }
  }

  @Test(arguments: Run.all)
  func `something is seen on the way that is neither picture`(run: Run) throws {
    let canvas = TestCanvas.all[0]
    let stage = try canvas.stage(run)
    stage.run()
    let frames = [0.15, 0.4, 0.65, 0.9].map { moment in
      Timeline.current.advance(to: run.entry.standardDuration * moment)
      return canvas.frame(of: stage)
    }
    #expect(frames.contains { $0 != canvas.outgoing.bitmap && $0 != canvas.incoming.bitmap })
  }
}

extension FrameTests {
  @Test(arguments: [CGSize(width: 1_024, height: 768), CGSize(width: 375, height: 667)])
  func `every transition draws something at every moment on large screens`(size: CGSize) throws {
    for run in Run.all {
      Timeline.current = Timeline()
      UIScreen.main.configure(size: size, scale: 1)
      let stage = TransitionStage(
        run.entry, try run.entry.values(run.values, in: size), from: UIImage(), to: UIImage(),
        trigger: run.trigger)
      stage.outgoing.view.backgroundColor = .red
      stage.incoming.view.backgroundColor = .blue
      stage.run()
      for moment in 0...10 {
        Timeline.current.advance(to: run.entry.standardDuration * Double(moment) / 10)
        let list = stage.window.layer.displayList(
          at: Timeline.current.now, scale: 1, size: size, background: .black)
        #expect(!list.items.isEmpty, "\(run) at \(moment)")
      }
    }
  }
}

/// A canvas with two pictures of noise that share no pixel.
@MainActor
struct TestCanvas: CustomStringConvertible {
  let size: CGSize
  let scale: CGFloat
  let outgoing: Picture
  let incoming: Picture

  static let all = [
    TestCanvas(width: 60, height: 90, scale: 1),
    TestCanvas(width: 39, height: 67, scale: 2),
    TestCanvas(width: 70, height: 41, scale: 3),
  ]

  /// A small phone, a phone, and a tablet on its side.
  static let devices = [
    TestCanvas(width: 320, height: 568, scale: 1), TestCanvas(width: 393, height: 852, scale: 1),
    TestCanvas(width: 1_194, height: 834, scale: 1),
  ]

  /// What nobody would call a screen, and pixels that are no whole points.
  static let odd = [
    TestCanvas(width: 1, height: 1, scale: 1), TestCanvas(width: 3, height: 200, scale: 1),
    TestCanvas(width: 200, height: 3, scale: 1), TestCanvas(width: 90, height: 2, scale: 2),
    TestCanvas(pixels: (31, 47), scale: 0.5), TestCanvas(pixels: (45, 70), scale: 1.5),
  ]

  init(size: CGSize, scale: CGFloat, outgoing: Picture, incoming: Picture) {
    self.size = size
    self.scale = scale
    self.outgoing = outgoing
    self.incoming = incoming
  }

  init(width: Int, height: Int, scale: Int) {
    self.init(pixels: (width * scale, height * scale), scale: CGFloat(scale))
  }

  init(pixels: (width: Int, height: Int), scale: CGFloat) {
    size = CGSize(width: CGFloat(pixels.width) / scale, height: CGFloat(pixels.height) / scale)
    self.scale = scale
    outgoing = Self.noise(pixels.width, pixels.height, seed: 1, base: 0)
    incoming = Self.noise(pixels.width, pixels.height, seed: 2, base: 128)
  }

  nonisolated var description: String { "\(size.width) × \(size.height) @\(scale)x" }

  /// An opaque picture of seeded noise, each channel from `base` to `base` + 127.
  private static func noise(_ width: Int, _ height: Int, seed: UInt64, base: UInt32) -> Picture {
    var random = SeededRandom(seed: seed)
    let pixels = (0..<width * height).map { _ in
      let noise = UInt32(truncatingIfNeeded: random.next()) & 0x7f7f7f
      return Pixel(bits: 0xff00_0000 | noise &+ base &* 0x010101)
    }
    return Picture(Bitmap(width: width, height: height, pixels: pixels))
  }

  /// Puts the pictures up for a run on a timeline of its own.
  func stage(
    _ run: Run, driver: UIPercentDrivenInteractiveTransition? = nil
  ) throws -> TransitionStage {
    Timeline.current = Timeline()
    UIScreen.main.configure(size: size, scale: scale)
    let stage = TransitionStage(
      run.entry, try run.entry.values(run.values, in: size),
      from: UIImage(cgImage: CGImage(outgoing), scale: scale, orientation: .up),
      to: UIImage(cgImage: CGImage(incoming), scale: scale, orientation: .up),
      trigger: run.trigger, interaction: driver)
    Timeline.current.commit()
    return stage
  }

  /// Whether the window shows a picture now, pixel for pixel.
  func shows(_ picture: Picture, on stage: TransitionStage) -> Bool {
    frame(of: stage) == picture.bitmap
  }

  /// Draws what the window shows now.
  func frame(of stage: TransitionStage) -> Bitmap {
    Rasterizer().render(
      stage.window.layer.displayList(
        at: Timeline.current.now, scale: scale, size: size, background: .black))
  }
}
