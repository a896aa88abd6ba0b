import FlipbookCLI
import Testing

struct ArgumentParserTests {
  private static let size = Option("size", letter: "s", value: "points", "How large.")
  private static let set = Option("set", value: "pair", repetition: .list, "A parameter.")
  private static let loud = Option("loud", letter: "l", "Be loud.")
  private static let needed = Option("needed", value: "it", presence: .required, "Needed.")

  private static let parser = ArgumentParser(commands: [
    Command(
      "draw", "Draw.", examples: [],
      arguments: [Argument("what", "What."), Argument("where", presence: .optional, "Where.")],
      options: [size, set, loud]
    ) { _, _ in .done },
    Command("need", "Need.", examples: [], options: [needed]) { _, _ in .done },
  ])

  private func invocation(_ words: String...) throws -> Invocation {
    guard case .run(let invocation) = try Self.parser.parse(["draw"] + words) else {
      throw Failure(.bug, "not a run")
    }
    return invocation
  }

  @Test(arguments: [
    ["x", "--size", "3", "-l"], ["--size=3", "-l", "x"], ["-ls3", "x"], ["-s", "3", "x", "--loud"],
    ["-s=3", "--loud", "x"], ["--size", "9", "-l", "x", "--size", "3"], ["-l", "-s3", "--", "x"],
  ])
  func `options may be spelled and ordered as people do`(words: [String]) throws {
    guard case .run(let invocation) = try Self.parser.parse(["draw"] + words) else {
      Issue.record("a run was asked for")
      return
    }
    #expect(invocation[Self.size] == "3")
    #expect(invocation.has(Self.loud))
    #expect(invocation[argument: "what"] == "x")
    #expect(invocation[argument: "where"] == nil)
  }

  @Test func `values may look like options and arguments like nothing else`() throws {
    #expect(try invocation("x", "--size", "-3")[Self.size] == "-3")
    #expect(try invocation("x", "--size=--loud")[Self.size] == "--loud")
    #expect(throws: Failure.self) { try invocation("x", "--size=") }
    #expect(try invocation("-")[argument: "what"] == "-")
    #expect(try invocation("--", "--size")[argument: "what"] == "--size")
    #expect(try invocation("x", "--set", "a=1", "--set", "b=2").list(Self.set) == ["a=1", "b=2"])
  }

  @Test(arguments: [
    (["drwa", "x"], "there is no command \"drwa\": did you mean draw?"),
    (["paint"], "there is no command \"paint\": flipbook --help lists the commands"),
    (["draw", "x", "--seiz", "3"], "draw has no option --seiz: did you mean --size?"),
    (["draw", "x", "--colour"], "draw has no option --colour: flipbook draw --help lists them"),
    (["draw", "x", "-z"], "draw has no option -z: flipbook draw --help lists them"),
    (["draw", "x", "--size"], "--size has no value: write --size <points>"),
    (["draw", "x", "--size", "--loud"], "--size has no value: write --size <points>"),
    (["draw", "x", "--loud=1"], "--loud is a flag and takes no value: write --loud alone"),
    (["draw"], "draw needs <what>: write flipbook draw <what> [<where>] [<options>]"),
    (
      ["draw", "x", "y", "z"],
      "draw takes 2 arguments and got 3: write flipbook draw <what> [<where>] [<options>]"
    ),
    (["need"], "need needs --needed: write flipbook need --needed <it> [<options>]"),
    (["--loud", "draw"], "there is no option --loud before the command: write flipbook COMMAND"),
  ])
  func `mistakes are named, never guessed at`(words: [String], sentence: String) throws {
    let failure = try #require(throws: Failure.self) { try Self.parser.parse(words) }
    #expect(failure.status == .usage)
    #expect(failure.description.hasPrefix(sentence), "\(failure)")
  }

  @Test(arguments: [
    ["draw", "-h"], ["draw", "--help"], ["help", "draw"], ["draw", "--size=3", "-h"],
  ])
  func `help is asked for in the usual ways`(words: [String]) throws {
    guard case .help(let command) = try Self.parser.parse(words) else {
      Issue.record("help was asked for")
      return
    }
    #expect(command.name == "draw")
  }

  @Test func `help shows examples first and then what there is`() {
    let command = Command(
      "draw", "Draw something.", discussion: "More of it.",
      examples: [Command.Example("a house", "flipbook draw house")],
      arguments: [Argument("what", "What to draw.")],
      options: [
        Option(
          "quite-a-long-name", value: "number", standard: "7",
          "How much of it there is to be, which takes more than one line to explain."),
        Self.loud,
      ]
    ) { _, _ in .done }
    #expect(
      HelpText.text(of: command).hasPrefix(
        """
        EXAMPLES:
          # a house
          flipbook draw house

        OVERVIEW: Draw something.

        More of it.

        USAGE: flipbook draw <what> [<options>]

        ARGUMENTS:
          <what>                  What to draw.

        OPTIONS:
          --quite-a-long-name <number>
                                  How much of it there is to be, which takes more than
                                  one line to explain. (default: 7)
          -l, --loud              Be loud.
        """))
  }
}
