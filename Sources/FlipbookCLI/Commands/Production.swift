import Flipbook
import Foundation

/// What a command line wants to have rendered, checked and ready to be put on.
@MainActor
struct Production {
  /// What it is, as the manifest says it.
  var subject: Manifest.Subject
  /// The pictures that went in.
  var inputs: [Manifest.Input]
  /// What it is drawn on.
  var canvas: CanvasSize
  /// What lies behind everything, in sRGB.
  var background: Color
  /// The profile that the pixels are in.
  var profile: ColorProfile
  /// Frames a second.
  var rate: FrameRate
  /// How time goes by.
  var timing: PlaybackTiming
  /// The paths of everything that was read for it.
  var sources: [String] = []
  /// What is probably not meant, though it is done.
  var hints: [String] = []
  /// What is wrong if the finger that was to begin it did not.
  var unbegun: Failure?
  /// Puts it on, on the current timeline.
  var make: @MainActor () throws -> any Performance
  /// Finds what is wrong with it; nil for what has no rules.
  var lint: (@MainActor () -> [LintFinding])?

  /// Prepares what an invocation of `render` or `still` asks for.
  init(_ invocation: Invocation, _ pictures: PictureReader = PictureReader()) throws {
    let name = invocation.required(argument: "name")
    if name.hasSuffix(".json") || name == "-" {
      self = try Production(scene: name, invocation)
    } else {
      self = try Production(transition: name, invocation, pictures)
    }
  }

  init(
    subject: Manifest.Subject, inputs: [Manifest.Input], canvas: CanvasSize, background: Color,
    profile: ColorProfile, rate: FrameRate, timing: PlaybackTiming,
    make: @escaping @MainActor () throws -> any Performance
  ) {
    self.subject = subject
    self.inputs = inputs
    self.canvas = canvas
    self.background = background
    self.profile = profile
    self.rate = rate
    self.timing = timing
    self.make = make
  }
}

extension Production {
  /// What draws and encodes its frames, or pictures of another size.
  func renderer(
    preset: PNGOptions.Preset, width: Int? = nil, height: Int? = nil
  ) throws -> FrameRenderer {
    var options = PNGOptions()
    options.preset = preset
    options.profile = profile
    options.scale = canvas.scale
    options.software = RendererVersion.current.software
    return try FrameRenderer(
      width: width ?? canvas.width, height: height ?? canvas.height,
      alpha: background.alpha < 1 ? .kept : .keptIfNeeded, options: options)
  }

  /// Finds what is wrong with it.
  func findings() throws -> [LintFinding] {
    guard let lint else {
      throw Failure.usage("a scene has no screens to look after", "name a transition")
    }
    if unbegun != nil { try check(rehearse().state) }
    return lint()
  }

  /// Checks that it comes to its end.
  func check(_ state: PerformanceState) throws(Failure) {
    switch state {
    case .over: break
    case .unbegun:
      throw unbegun ?? .usage("the gesture did not begin the transition")
    case .held:
      throw Failure(
        .found, "the finger that moves \(subject.transition ?? "it") is never lifted",
        "end the trace of the gesture with a sample whose phase is ended or cancelled")
    case .running, .stuck:
      throw Failure(
        .found, "\(subject.transition ?? subject.scene ?? "it") never completed",
        "its animator must call completeTransition")
    }
  }

  /// Plays it without looking.
  func rehearse() throws -> Rehearsal {
    try Rehearsal(rate: rate, timing: timing, make)
  }

  /// Puts it on, on a timeline of its own.
  func putOn() throws -> any Performance {
    try Timeline.putOn(at: rate, make)
  }
}
