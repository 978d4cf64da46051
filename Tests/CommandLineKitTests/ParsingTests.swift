import CommandLineKit
import Testing

@Suite struct ParsingTests {
  @Test(arguments: [
    ([], "false David nil 10.0 1 nil"),
    (
      [
        "--first-name", "Ada", "--plain", "--timeout", "2.5", "--count", "3", "--nickname", "A", "--ratio",
        "-0.5",
      ], #"true Ada Optional("A") 2.5 3 Optional(-0.5)"#
    ),
    (
      ["--ratio=-.5", "--nickname=A", "--count=3", "--timeout=2.5", "--plain", "--first-name=Ada", "--"],
      #"true Ada Optional("A") 2.5 3 Optional(-0.5)"#
    ),
  ])
  func everyKindIsReadInBothSpellings(arguments: [String], values: String) throws {
    let parsed = try #require(Sample.greet.parse(arguments, version: "").parsed)
    #expect(parsed.path == ["greet"])
    let texts: [Any] = [
      parsed[Sample.plain], parsed[Sample.firstName], parsed[Sample.nickname] as Any, parsed[Sample.timeout],
      parsed[Sample.count], parsed[Sample.ratio] as Any,
    ]
    #expect(texts.map { "\($0)" }.joined(separator: " ") == values)
  }

  @Test(arguments: [
    (["--first-name="], ""), (["--first-name", ""], ""), (["--first-name", "-"], "-"),
    (["--first-name=--plain"], "--plain"), (["--first-name=--help"], "--help"), (["--first-name=a=b"], "a=b"),
    (["--first-name", "-5"], "-5"), (["--first-name=\u{301}x"], "\u{301}x"),
    (["--first-name=\u{FFFD}"], "\u{FFFD}"),
  ])
  func textIsTakenAsItIs(arguments: [String], name: String) throws {
    let parsed = try #require(Sample.greet.parse(arguments, version: "").parsed)
    #expect(parsed[Sample.firstName] == name)
  }

  @Test(arguments: [
    ([], ["compare"], []), (["mvp", "viper"], ["compare"], ["mvp", "viper"]),
    (["scenarios"], ["compare", "scenarios"], []),
    (["scenarios", "mvp"], ["compare", "scenarios"], ["mvp"]),
    (["--format", "json", "mvp", "--plain", "mvc"], ["compare"], ["mvp", "mvc"]),
    (["mvp", "--", "mvc"], ["compare"], ["mvp", "mvc"]),
    (["MVC", "clean viper", "Mvp"], ["compare"], ["mvc", "viper", "mvp"]),
  ])
  func theFirstWordSelectsASubcommandOrIsAPositional(
    arguments: [String], path: [String], patterns: [String]
  ) throws {
    let parsed = try #require(Sample.compare.parse(arguments, version: "").parsed)
    #expect(parsed.path == path)
    #expect(parsed[Sample.patterns] == patterns)
  }

  @Test(arguments: [
    (["viper"], []), (["VIPER", "mvp"], []), (["mvp", "clean viper"], ["Clean–VIPER is VIPER here."]),
  ])
  func anUnexpectedNameOfAChoiceIsNoted(arguments: [String], notes: [String]) throws {
    let parsed = try #require(Sample.compare.parse(arguments, version: "").parsed)
    #expect(parsed.notes == notes)
  }

  @Test(arguments: [
    ["--plain", "scenarios", "mvp"], ["scenarios", "--plain", "mvp"], ["scenarios", "mvp", "--plain"],
  ])
  func anOptionOfBothStandsBeforeOrAfterTheSubcommand(arguments: [String]) throws {
    let parsed = try #require(Sample.compare.parse(arguments, version: "").parsed)
    #expect((parsed.path, parsed[Sample.patterns]) == (["compare", "scenarios"], ["mvp"]))
    #expect(parsed[Sample.plain])
  }

  @Test func positionalsAreFilledInOrder() throws {
    let parsed = try #require(Sample.compare.parse("diff", "--", "-old", "--new").parsed)
    #expect((parsed[Sample.from], parsed[Sample.to]) == (["-old"], ["--new"]))
    #expect(try #require(Sample.diff.parse("old").parsed)[Sample.to] == [])
  }

  @Test func anUndeclaredOptionCountsAsNotGiven() throws {
    let parsed = try #require(Sample.compare.parse("diff", "old").parsed)
    #expect((parsed[Sample.plain], parsed[Sample.timeout], parsed[Sample.patterns]) == (false, 10, []))
  }

  /// `--help` takes precedence over errors and shows the selected command's help.
  @Test(arguments: [
    (Sample.greet, ["-h"], "Greets one person."), (Sample.greet, ["--help"], "Greets one person."),
    (Sample.greet, ["--plain", "-h"], "Greets one person."),
    (Sample.greet, ["--bogus", "--help"], "Greets one person."),
    (Sample.greet, ["--count", "--help"], "Greets one person."),
    (Sample.greet, ["stray", "-h", "--", "x"], "Greets one person."),
    (Sample.greet, ["-h", "--version"], "Greets one person."),
    (Sample.compare, ["scenarios", "-h"], "Runs the scenarios."),
    (Sample.compare, ["--plain", "scenarios", "bogus", "--help"], "Runs the scenarios."),
    (Sample.compare, ["--unit=bytes", "scenarios", "-h"], "Runs the scenarios."),
  ])
  func helpIsGiven(command: CommandDeclaration, arguments: [String], overview: String) throws {
    let help = try command.parse(arguments, version: "").answer
    #expect(help?.hasPrefix("OVERVIEW: \(overview)") == true)
  }

  @Test(arguments: [["--version"], ["mvp", "--version"], ["scenarios", "--version", "-h"]])
  func theVersionIsTheOneGiven(arguments: [String]) throws {
    #expect(try Sample.compare.parse(arguments, version: "compare 1.2.0").answer == "compare 1.2.0")
  }
}
