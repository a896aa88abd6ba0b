import Foundation
import Views

extension Catalogue {
  /// One transition of the catalogue.
  public struct Entry: Sendable, Identifiable {
    /// The name that commands and files use.
    public var id: String
    /// The name for people.
    public var title: String
    /// What it shows, in one line.
    public var summary: String
    /// The group it belongs to.
    public var family: Family
    /// What can be set.
    public var parameters: [Parameter]
    /// The changes of screens that it can animate; the first is the usual one.
    public var triggers: [Trigger]
    /// What the first frame shows.
    public var opening: FrameRule
    /// What the last frame shows.
    public var closing: FrameRule
    /// How a finger drives it, where a finger can; the way may yet follow the motion.
    private(set) var grip: Drag?
    /// The way on which the screens move.
    private(set) var course: Course
    private var technique: Technique
    private var presentation: Technique.PresentationMaker?

    /// How an entry does it.
    enum Technique: Sendable {
      typealias AnimatorMaker =
        @MainActor @Sendable (ParameterValues) -> any UIViewControllerAnimatedTransitioning
      typealias SegueMaker =
        @MainActor @Sendable (
          _ values: ParameterValues, _ source: UIViewController, _ destination: UIViewController
        ) -> UIStoryboardSegue

      typealias PresentationMaker =
        @MainActor @Sendable (
          _ values: ParameterValues, _ presented: UIViewController, _ presenting: UIViewController?
        ) -> UIPresentationController

      typealias ScreenMaker =
        @MainActor @Sendable (
          _ values: ParameterValues, _ outgoing: UIImage, _ incoming: UIImage
        ) -> (outgoing: UIViewController, incoming: UIViewController)

      case animator(AnimatorMaker)
      case screens(ScreenMaker)
      case segue(SegueMaker)
      case systemLook(UIModalTransitionStyle)
    }

    /// Creates an entry.
    init(
      id: String, title: String, summary: String, family: Family, triggers: [Trigger],
      parameters: [Parameter], technique: Technique, opening: FrameRule = .outgoing,
      closing: FrameRule = .incoming, drag: Drag? = nil, course: Course = .to(.left)
    ) {
      self.id = id
      self.title = title
      self.summary = summary
      self.family = family
      self.parameters = parameters
      self.triggers = triggers
      self.opening = opening
      self.closing = closing
      self.technique = technique
      grip = drag
      self.course = course
    }

    /// Creates an entry of an animator.
    init(
      id: String, title: String, summary: String, family: Family, triggers: [Trigger],
      parameters: [Parameter], opening: FrameRule = .outgoing, drag: Drag = .sideways,
      course: Course = .to(.left), make: @escaping Technique.AnimatorMaker
    ) {
      self.init(
        id: id, title: title, summary: summary, family: family, triggers: triggers,
        parameters: parameters, technique: .animator(make), opening: opening,
        drag: drag, course: course)
    }

    /// Creates an entry of an animator of sheets, which leave a part of the presenting screen free.
    ///
    /// The last frame of a presentation is something else than the incoming screen.
    init(
      id: String, title: String, summary: String, family: Family, triggers: [Trigger],
      parameters: [Parameter], opening: FrameRule = .outgoing, drag: Drag = .sheet,
      presentation: @escaping Technique.PresentationMaker, make: @escaping Technique.AnimatorMaker
    ) {
      self.init(
        id: id, title: title, summary: summary, family: family, triggers: triggers,
        parameters: parameters, technique: .animator(make), opening: opening, closing: .other,
        drag: drag, course: .to(.up))
      self.presentation = presentation
    }

    /// Creates an entry of a segue.
    init(
      id: String, title: String, summary: String, family: Family, triggers: [Trigger],
      parameters: [Parameter], segue make: @escaping Technique.SegueMaker
    ) {
      self.init(
        id: id, title: title, summary: summary, family: family, triggers: triggers,
        parameters: parameters, technique: .segue(make))
    }

    /// The usual change of screens.
    public var trigger: Trigger { triggers[0] }

    /// What the first and the last frame show when `trigger` runs the transition.
    ///
    /// The rules are those of the usual trigger, but for what leaves a part of the presenting screen
    /// to be seen: its dismissal begins there, and what it leaves is the incoming screen.
    public func rules(by trigger: Trigger) -> (opening: FrameRule, closing: FrameRule) {
      let isPartial = presentation != nil || systemStyle == .partialCurl
      return isPartial && trigger == .dismiss ? (.other, .incoming) : (opening, closing)
    }

    /// How long the transition takes unless told otherwise, in seconds.
    public var standardDuration: TimeInterval {
      for parameter in parameters where parameter.name == "duration" {
        if case .number(let seconds) = parameter.standard { return seconds }
      }
      return systemDuration
    }

    /// How long the system's own look takes, in seconds; 0 for anything else.
    private var systemDuration: TimeInterval {
      switch technique {
      case .systemLook(.crossDissolve), .screens: return 0.3
      case .systemLook(.partialCurl): return 0.5
      case .systemLook(.flipHorizontal): return 0.75
      case .systemLook(.coverVertical): return 0.5
      case .animator, .segue: return 0
      }
    }

    /// Returns the parameter of this name.
    public func parameter(_ name: String) throws(CatalogueError) -> Parameter {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw .unknownParameter(name: name, transition: id, known: parameters.map(\.name))
      }
      return parameter
    }

    /// Returns the values of all parameters: those given, checked, and the defaults of the others.
    public func values(
      _ given: [String: ParameterValue] = [:], in size: CGSize
    ) throws(CatalogueError) -> ParameterValues {
      var values = standardValues(in: size)
      for name in given.keys.sorted() {
        guard let value = given[name] else { continue }
        try parameter(name).validate(value)
        values.values[name] = value
      }
      return values
    }

    /// The defaults of all parameters.
    func standardValues(in size: CGSize) -> ParameterValues {
      var values = ParameterValues(size: size, values: [:])
      for parameter in parameters { values.values[parameter.name] = parameter.standard }
      return values
    }

    /// Makes the animator, for one transition in a container of the values' size.
    ///
    /// Nil for what is no animator: a segue, or the system's own look.
    @MainActor
    public func animator(
      with values: ParameterValues
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard case .animator(let make) = technique else { return nil }
      return make(values)
    }

    /// Returns what makes the presentation controllers of sheets; nil for screens that fill the
    /// container.
    func presentationMaker(
      with values: ParameterValues
    ) -> (@MainActor (UIViewController, UIViewController?) -> UIPresentationController)? {
      guard let presentation else { return nil }
      return { presented, presenting in presentation(values, presented, presenting) }
    }

    /// Makes the screens before and afterwards, of an entry whose screens do more than show a picture
    /// each; nil for all others.
    @MainActor
    func screens(
      with values: ParameterValues, from outgoing: UIImage, to incoming: UIImage
    ) -> (outgoing: UIViewController, incoming: UIViewController)? {
      guard case .screens(let make) = technique else { return nil }
      return make(values, outgoing, incoming)
    }

    /// Whether nobody supplies an animator, so that the system's containers do as they do.
    var isOfSystem: Bool {
      switch technique {
      case .systemLook, .screens: true
      case .animator, .segue: false
      }
    }

    /// The style of a presentation that the system animates; nil for anything else.
    var systemStyle: UIModalTransitionStyle? {
      guard case .systemLook(let style) = technique else { return nil }
      return style
    }

    /// Makes the segue, for one transition; nil for what is no segue.
    @MainActor
    public func segue(
      with values: ParameterValues, from source: UIViewController, to destination: UIViewController
    ) -> UIStoryboardSegue? {
      guard case .segue(let make) = technique else { return nil }
      return make(values, source, destination)
    }
  }
}

extension Catalogue.Entry {
  /// A group of transitions that look alike.
  public enum Family: String, Sendable, Hashable, CaseIterable {
    case circles
    case depth
    case doors
    case fades
    case flips
    case pages
    case pictures
    case shapes
    case sheets
    case slides
    case spins
    case springs
    case system
    case tiles
    case wipes
  }

  /// A change of screens.
  public enum Trigger: String, Sendable, Hashable, CaseIterable {
    /// A screen is presented over another.
    case present
    /// A presented screen is dismissed.
    case dismiss
    /// A screen is pushed onto a navigation stack.
    case push
    /// The top of a navigation stack is popped.
    case pop
    /// Another tab is selected.
    case tab
    /// A segue shows a screen in its own way, and presents it.
    case segue
    /// An unwind segue takes a screen away in its own way, and dismisses it.
    case unwind
  }

  /// What a first or last frame shows.
  public enum FrameRule: String, Sendable, Hashable {
    /// The outgoing screen, pixel for pixel.
    case outgoing
    /// The incoming screen, pixel for pixel.
    case incoming
    /// Something else, as the transition's table says.
    case other
  }
}
