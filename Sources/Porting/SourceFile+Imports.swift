extension SourceFile {
  /// Modules that see everything of the platform that there is here.
  private static let platform: Set = ["UIKit", "Flipbook", "FlipbookTesting"]

  /// Modules that are here, and those that another rule looks after.
  private static let known: Set = platform.union([
    "CoreFoundation", "CoreGraphics", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation",
    "QuartzCore", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest", "_Concurrency",
    "_StringProcessing",
  ])

  /// What stands between `import` and the module where a part of it is imported.
  private static let kinds: Set = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  /// Makes the imports those of Linux, and adds what was seen without an import.
  mutating func portImports() {
    var imported: Set<String> = []
    var firstImport: Int?
    for index in tokens.indices where tokens[index].text == "import" && index + 1 < tokens.count {
      let module = tokens[index + 1].text
      guard line(of: tokens[index + 1].range.lowerBound) == line(of: tokens[index].range.lowerBound)
      else { continue }
      firstImport = firstImport ?? tokens[index].range.lowerBound
      if ForeignModule.named(module) == nil { imported.insert(module) }
      portImport(at: index)
    }
    addNetworking(to: imported, behind: firstImport)
    let isPlain = imported.isDisjoint(with: Self.platform)
    let seen = tokens.first {
      $0.kind == .word
        && (Self.isPlatformType($0.text) || Self.elsewhere.contains($0.text)
          || imported.isEmpty && Self.foundation.contains($0.text))
    }
    for index in tokens.indices
    where isToken(index, "CoreFoundation") && isToken(index + 1, ".")
      && !isToken(index - 1, "import")
    {
      replace(
        tokens[index].range, by: "Foundation", because: "what CoreFoundation has, Foundation has")
    }
    guard isPlain, let seen, !sees(seen.text, through: imported) else { return }
    let place = firstImport ?? tokens.first?.range.lowerBound ?? 0
    replace(
      place..<place, by: "import UIKit\n",
      because: "\(seen.text) was seen without an import, which only the platform's headers allow")
  }

  /// Adds the module that has what Foundation has of the network on the platform.
  private mutating func addNetworking(to imported: Set<String>, behind firstImport: Int?) {
    guard !imported.contains("FoundationNetworking"),
      let seen = tokens.first(where: { Self.networking.contains($0.text) })
    else { return }
    let place = firstImport ?? tokens.first?.range.lowerBound ?? 0
    replace(
      place..<place, by: "import FoundationNetworking\n",
      because: "\(seen.text) is in a module of its own")
  }

  private static let networking: Set = [
    "URLSession", "URLRequest", "HTTPURLResponse", "URLSessionDataTask", "URLSessionTask",
    "URLSessionConfiguration", "URLResponse", "URLCache", "HTTPCookieStorage",
  ]

  private mutating func portImport(at index: Int) {
    let module = tokens[index + 1].text
    if let foreign = ForeignModule.named(module) {
      portImport(of: foreign, named: module, at: index)
    } else if isUnknown(module), !isToken(index - 1, "@testable") {
      remark(
        at: tokens[index].range.lowerBound,
        "there is no module \(module) here: make it a dependency of the package if it builds on "
          + "Linux, or take its parts out")
    } else if module == "Darwin" {
      replace(tokens[index + 1].range, by: "Foundation", because: "Darwin is Foundation's here")
    } else if Self.platform.contains(module), isToken(index + 2, "."), index + 3 < tokens.count {
      replace(
        tokens[index + 1].range.lowerBound..<tokens[index + 3].range.upperBound, by: module,
        because: "the module is imported as a whole")
    }
  }

  /// Whether a module is not here, as far as names tell, and the source does not ask whether it is.
  private func isUnknown(_ module: String) -> Bool {
    guard !Self.known.contains(module), !Self.kinds.contains(module) else { return false }
    return !tokens.indices.contains {
      tokens[$0].text == "canImport" && isToken($0 + 2, module)
    }
  }

  /// Takes an import away of which nothing is used, as far as names tell.
  private mutating func portImport(of module: ForeignModule, named name: String, at index: Int) {
    let start = tokens[index].range.lowerBound
    let used = tokens.indices.first {
      tokens[$0].kind == .word && module.declares(tokens[$0].text) && !isToken($0 - 1, "import")
    }
    guard used == nil, !module.prefixes.isEmpty else {
      let part = used.map { ", such as \(tokens[$0].text)" } ?? ""
      return remark(at: start, "there is no module \(name): take its parts out\(part)")
    }
    var last = index + 1
    while isToken(last + 1, "."), last + 2 < tokens.count { last += 2 }
    let range = start..<tokens[last].range.upperBound
    replace(
      wholeLine(range) ?? range, by: "",
      because: "there is no module \(name), and nothing of it is used")
  }

  /// Whether a word looks like one of the platform's types: `UIView`, `CALayer`, `CGPath`.
  private static func isPlatformType(_ word: String) -> Bool {
    let letters = Array(word)
    guard letters.count > 3, letters[2].isUppercase, letters[3].isLowercase else { return false }
    guard !foundation.contains(word) else { return false }
    return ["UI", "CA", "CG"].contains(String(letters[..<2]))
  }

  /// Whether modules that were imported declare a type.
  private func sees(_ type: String, through imported: Set<String>) -> Bool {
    if type.hasPrefix("CG") {
      return !imported.isDisjoint(with: ["CoreGraphics", "QuartzCore", "SpriteKit", "MetalKit"])
    }
    return type.hasPrefix("CA") && imported.contains("QuartzCore")
  }

  /// What the platform's Foundation has, and Foundation on Linux has not.
  private static let elsewhere: Set = [
    "NSEC_PER_SEC", "NSEC_PER_MSEC", "CFAbsoluteTimeGetCurrent", "CFAbsoluteTime",
    "CFTimeInterval", "CFRunLoopGetCurrent", "CFString", "CFArray", "CFDictionary", "Selector",
    "NSSelectorFromString", "NSStringFromSelector", "NSClassFromString", "objc_getAssociatedObject",
    "objc_setAssociatedObject", "class_getInstanceMethod", "arc4random", "arc4random_uniform",
  ]

  /// The platform's types that Foundation has on Linux.
  private static let foundation: Set = [
    "CGFloat", "CGPoint", "CGRect", "CGSize", "TimeInterval", "NSObject", "DispatchQueue",
  ]
}
