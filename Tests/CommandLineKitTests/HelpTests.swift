import Testing

@testable import CommandLineKit

@Suite struct HelpTests {
  @Test func at80Columns() throws {
    #expect(
      try Sample.compare.parse(["--help"], version: "", width: 80).answer == """
        OVERVIEW: Compares the patterns by what they cost.

        Every pattern implements the same two examples, and each is measured in the same
        way.

        Without a pattern, all are compared.

        USAGE: compare [--plain] [--format FORMAT] [--unit UNIT] [PATTERN ...]
               compare SUBCOMMAND

        ARGUMENTS:
          PATTERN                 The patterns to compare; all when none is named.
                                  (values: mvc, mvp, viper)

        OPTIONS:
          --plain                 Print without colour and frames.
          --format FORMAT         How to print. (values: text, json; default: text)
          --unit UNIT             What to count. (values: lines, bytes; default: lines)
          -h, --help              Show help information.
          --version               Show the version.

        SUBCOMMANDS:
          scenarios               Runs the scenarios.
          diff                    Compares two reports.

          See 'compare SUBCOMMAND --help' for detailed help.

        EXAMPLES:
          compare mvp viper
          compare scenarios mvp --timeout 2.5
        """)
  }

  @Test func aLongLabelStandsOnItsOwnLine() throws {
    // The label ends one column before the help's in the first option, and reaches it in the second.
    let command = CommandDeclaration(
      name: "x", overview: "X.",
      options: [Flag("abcdefghijklmnopqrstu", help: "One."), Flag("abcdefghijklmnopqrstuv", help: "Two.")])
    let lines = try command.parse("-h").answer?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.contains("  --abcdefghijklmnopqrstu One."))
    #expect(lines.contains("  --abcdefghijklmnopqrstuv"))
    #expect(lines.contains("                          Two."))
  }

  @Test(arguments: [60, 80, 120, 200])
  func noLineExceedsTheWidth(width: Int) throws {
    let long = String(repeating: "word ", count: 80) + String(repeating: "w", count: 250)
    let nested = CommandDeclaration(
      name: String(repeating: "n", count: 210), overview: long, options: [Sample.plain])
    let command = CommandDeclaration(
      name: "wide", overview: long, discussion: "\(long)\n\n\(long)",
      positionals: [Positional("WORD", repeating: true, choices: [long], help: long)],
      options: [
        Flag(String(repeating: "f", count: 220), help: long),
        Option("text", value: String(repeating: "V", count: 220), default: long, help: long),
      ], subcommands: [nested], examples: [long])
    for arguments in [["--help"], [nested.name, "--help"]] {
      let help = try #require(try command.parse(arguments, version: "", width: width).answer)
      let widths = help.split(separator: "\n").map(\.count)
      #expect(widths.max() == width)
      #expect(!help.split(separator: "\n").contains { $0.hasSuffix(" ") })
    }
  }

  @Test(arguments: [(Int.min, 60), (0, 60), (61, 61), (201, 200), (.max, 200)])
  func theWidthIsClamped(asked: Int, used: Int) throws {
    let command = CommandDeclaration(name: "x", overview: String(repeating: "o", count: 500))
    let help = try command.parse(["-h"], version: "", width: asked).answer
    #expect(help?.split(separator: "\n").map(\.count).max() == used)
  }
}
