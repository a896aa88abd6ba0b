/// Rewrites Swift source that was written for iOS where Swift on Linux cannot compile it.
///
/// | in the source                                  | becomes                                     |
/// |------------------------------------------------|---------------------------------------------|
/// | `@objc`, `@objcMembers`, `@nonobjc`,           | nothing                                     |
/// | `@IBOutlet`                                    |                                             |
/// | `#selector(…)` as the action of a recogniser,  | a closure that holds the target weakly      |
/// | control, timer, display link or observer       |                                             |
/// | `#selector(…)` where actions are taken away    | `nil`                                       |
/// | `#selector(…)` anywhere else                   | its name, and a note that nobody calls it   |
/// | `#keyPath(CALayer.position)`                   | `"position"`                                |
/// | `@objc optional func` in a protocol            | a requirement with a default implementation |
/// | the same with a result, and calls of it with   | a requirement whose default is that value   |
/// | one and the same value behind `??`             |                                             |
/// | `@objc optional var` in a protocol             | nil where a type does not have it           |
/// | `animationEnded?(…)`, a call of such a method  | `animationEnded(…)`                         |
/// | `@objc protocol P`                             | `protocol P: AnyObject`                     |
/// | `@IBAction func` with no argument, or several  | `func`                                      |
/// | `@NSManaged var` of a simple type              | a stored property                           |
/// | `override` of what NSObject has only on the    | an ordinary method                          |
/// | platform, such as `awakeFromNib`               |                                             |
/// | `(value as AnyObject).doubleValue`             | `(value as? NSNumber)!.doubleValue`         |
/// | `@UIApplicationMain`                           | nothing                                     |
/// | `os(iOS)` in a condition                       | `true`                                      |
/// | members of an extension that are overridden    | members of the class                        |
/// | the same of one of the platform's classes      | members of a protocol that it conforms to   |
/// | `import UIKit.UIGestureRecognizerSubclass`     | `import UIKit`                              |
/// | `import AVFoundation` and the like             | nothing, if nothing of it is used           |
/// | no import at all, but the platform's types     | `import UIKit` added                        |
///
/// Comments and strings stay as they are. What cannot be rewritten is listed, to be done by hand.
public enum SourcePort {
  /// Returns the files rewritten, in their order.
  ///
  /// Files that belong together are ported together: whether a method is overridden, and what the
  /// parameters of an action are, is looked up in all of them.
  public static func port(_ files: [(name: String, text: String)]) -> [PortedFile] {
    var sources = files.map { SourceFile(name: $0.name, text: $0.text) }
    let declarations = Declarations(in: sources)
    for index in sources.indices {
      sources[index].portAttributes(declarations)
      sources[index].portSelectors(declarations)
      sources[index].portActionTypes()
      sources[index].portKeyPaths()
      sources[index].portOptionalCalls(declarations)
      sources[index].portDynamicMembers()
      sources[index].portRootOverrides(declarations)
      sources[index].portOpenExtensions(declarations)
      sources[index].portImports()
      sources[index].portExtensions(declarations)
      sources[index].listAbsences(declarations)
    }
    for index in sources.indices {
      for var emigrant in sources[index].emigrants {
        emigrant.origin = "\(sources[index].name)"
        // Somebody has it: extensions of other classes are left alone.
        _ = sources.indices.first { sources[$0].receive(emigrant) }
      }
    }
    return sources.map(\.ported)
  }
}

/// What is declared in the files that are ported together.
struct Declarations {
  /// A function and what it takes.
  struct Function: Hashable {
    /// The parameters' labels, `_` for none.
    var labels: [String]
    /// The parameters' types, as they are written.
    var types: [String]
    /// Whether selectors can name it.
    var isExposed = false
  }

  /// Functions by name, in the order in which they were found.
  private(set) var functions: [String: [Function]] = [:]
  /// The names of functions and properties that are overridden somewhere.
  private(set) var overridden: Set<String> = []
  /// The classes that override functions and properties, by what these are called.
  private(set) var overriders: [String: Set<String>] = [:]
  /// The names of classes that others inherit from, and of what they conform to.
  private(set) var bases: Set<String> = []
  /// The names of classes that are declared.
  private(set) var classes: Set<String> = []
  /// The names of properties that Objective-C would look up, so that they can be observed.
  private(set) var dynamics: Set<String> = []
  /// The names of all types that are declared.
  private(set) var types: Set<String> = []
  /// What each class inherits from, or conforms to first.
  private(set) var parents: [String: String] = [:]
  /// The names of the functions that stand in each class's own braces.
  private(set) var methods: [String: Set<String>] = [:]
  /// The values that stand behind `??` where an optional requirement with a result is called.
  private(set) var substitutes: [String: Set<String>] = [:]
  /// The names of optional requirements of protocols.
  private(set) var optionals = Declarations.platformOptionals

  /// Optional requirements of the platform's protocols that have default implementations here.
  private static let platformOptionals: Set = [
    "animationEnded", "interruptibleAnimator", "animationController", "interactionController",
    "interactionControllerForPresentation", "interactionControllerForDismissal",
    "presentationController", "animationDidStart", "animationDidStop", "willShow", "didShow",
    "gestureRecognizerShouldBegin", "gestureRecognizer", "navigationController",
    "navigationControllerSupportedInterfaceOrientations",
    "navigationControllerPreferredInterfaceOrientationForPresentation", "tabBarController",
    "scrollViewDidScroll", "scrollViewDidZoom", "scrollViewWillBeginDragging",
    "scrollViewWillEndDragging",
    "scrollViewDidEndDragging", "scrollViewWillBeginDecelerating", "scrollViewDidEndDecelerating",
    "scrollViewDidEndScrollingAnimation", "scrollViewShouldScrollToTop", "viewForZooming",
    "collectionView", "tableView", "numberOfSections", "adaptivePresentationStyle",
    "presentationControllerShouldDismiss", "presentationControllerWillDismiss",
    "presentationControllerDidDismiss", "presentationControllerDidAttemptToDismiss",
    "addAnimations", "addCompletion", "continueAnimation", "scrollViewWillBeginZooming",
    "scrollViewDidEndZooming", "scrollViewDidScrollToTop", "pageViewController",
    "textFieldDidBeginEditing", "textFieldDidEndEditing", "textFieldShouldBeginEditing",
    "textFieldShouldEndEditing",
    "textFieldShouldReturn", "textFieldShouldClear",
  ]

  /// Members of extensions of the platform's classes that classes override, by the class.
  private(set) var openMembers: [String: Set<String>] = [:]
  private var fileNumbers: [String: Int] = [:]

  init(in files: [SourceFile]) {
    for (number, file) in files.enumerated() { fileNumbers[file.name] = number }
    for file in files {
      for index in file.tokens.indices where file.tokens[index].kind == .word {
        switch file.tokens[index].text {
        case "func": note(function: index + 1, in: file)
        case "override": note(override: index + 1, in: file)
        case "class":
          note(class: index + 1, in: file)
          note(type: index + 1, in: file)
        case "struct", "enum", "protocol", "typealias", "actor": note(type: index + 1, in: file)
        case "dynamic":
          let ahead = file.tokens[(index + 1)...].prefix(5)
          if let keyword = ahead.firstIndex(where: { $0.text == "var" }),
            file.tokens.indices.contains(keyword + 1)
          {
            dynamics.insert(file.tokens[keyword + 1].text)
          }
        case "optional" where file.isToken(index + 1, "func"):
          optionals.insert(file.tokens[index + 2].text)
        default:
          if let substitute = file.substitute(forCallAt: index) {
            substitutes[file.tokens[index].text, default: []].insert(substitute)
          }
        }
      }
    }
    for file in files {
      for (owner, members) in file.markedMembers where !classes.contains(owner) {
        let replaced = members.filter { name in
          overriders[name]?.isDisjoint(with: classes) == false
        }
        openMembers[owner, default: []].formUnion(replaced)
      }
    }
  }

  /// Returns a number that tells an extension from all others.
  func number(of file: SourceFile, at index: Int) -> Int {
    (fileNumbers[file.name] ?? 0) * 1_000 + file.tokens[..<index].count { $0.text == "extension" }
  }

  private mutating func note(function index: Int, in file: SourceFile) {
    guard file.tokens.indices.contains(index),
      let open = file.tokens[index...].firstIndex(where: { $0.text == "(" }),
      let close = file.closing(open)
    else { return }
    var function = Function(labels: [], types: [])
    for parameter in file.parts(between: open, and: close) where parameter.count > 1 {
      function.labels.append(file.tokens[parameter.lowerBound].text)
      let colon = parameter.first { file.tokens[$0].text == ":" }
      let type = colon.map { $0 + 1..<parameter.upperBound } ?? parameter
      function.types.append(
        type.prefix { file.tokens[$0].text != "=" }.map { file.tokens[$0].text }.joined())
    }
    let ahead = file.tokens[max(0, index - 9)..<index].reversed().prefix {
      $0.kind == .word || "():".contains($0.text)
    }
    function.isExposed = ahead.contains { $0.text == "@objc" || $0.text == "@IBAction" }
    functions[file.tokens[index].text, default: []].append(function)
    if let home = file.classAround(index) {
      methods[home, default: []].insert(file.tokens[index].text)
    }
  }

  private mutating func note(type index: Int, in file: SourceFile) {
    if file.tokens.indices.contains(index) { types.insert(file.tokens[index].text) }
  }

  private mutating func note(class index: Int, in file: SourceFile) {
    // `class func` and `class var` are no classes.
    let isName =
      file.tokens.indices.contains(index) && file.tokens[index].text.first?.isUppercase == true
    if file.tokens.indices.contains(index) { classes.insert(file.tokens[index].text) }
    let head = file.tokens[min(index, file.tokens.count)...].prefix { $0.text != "{" }
    guard let colon = head.firstIndex(where: { $0.text == ":" }) else { return }
    bases.formUnion(head[colon...].filter { $0.kind == .word }.map(\.text))
    if isName, file.tokens.indices.contains(colon + 1) {
      parents[file.tokens[index].text] = file.tokens[colon + 1].text
    }
  }

  private mutating func note(override index: Int, in file: SourceFile) {
    let ahead = file.tokens[index...].prefix(6)
    guard let keyword = ahead.firstIndex(where: { $0.text == "func" || $0.text == "var" }),
      file.tokens.indices.contains(keyword + 1)
    else { return }
    overridden.insert(file.tokens[keyword + 1].text)
    if let home = file.classAround(index) {
      overriders[file.tokens[keyword + 1].text, default: []].insert(home)
    }
  }
}

extension SourceFile {
  /// Returns the ranges of tokens between two brackets, as the commas at their level divide them.
  func parts(between open: Int, and close: Int) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = open + 1
    var depth = 0
    for index in open + 1..<close {
      switch tokens[index].text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    if start < close { parts.append(start..<close) }
    return parts
  }
}
