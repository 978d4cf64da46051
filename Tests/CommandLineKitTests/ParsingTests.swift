import CommandLineKit
import Testing

@Suite struct ParsingTests {
  @Test func nothingGivenReadsAsDefaults() throws {
    let parsed = try #require(Sample.greet.parse().parsed)
    #expect(parsed.path == ["greet"])
    #expect(parsed[Sample.plain] == false)
    #expect(parsed[Sample.firstName] == "David")
    #expect(parsed[Sample.nickname] == nil)
    #expect(parsed[Sample.timeout] == 10)
    #expect(parsed[Sample.count] == 1)
    #expect(parsed[Sample.ratio] == nil)
  }

  @Test(arguments: [
    [
      "--first-name", "Ada", "--plain", "--timeout", "2.5", "--count", "3", "--nickname", "A", "--ratio",
      "-0.5",
    ],
    ["--ratio=-.5", "--nickname=A", "--count=3", "--timeout=2.5", "--plain", "--first-name=Ada", "--"],
  ])
  func everyKindIsReadInBothSpellings(arguments: [String]) throws {
    let parsed = try #require(Sample.greet.parse(arguments, version: "").parsed)
    #expect(parsed[Sample.plain])
    #expect(parsed[Sample.firstName] == "Ada")
    #expect(parsed[Sample.nickname] == "A")
    #expect(parsed[Sample.timeout] == 2.5)
    #expect(parsed[Sample.count] == 3)
    #expect(parsed[Sample.ratio] == -0.5)
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

  @Test func choicesAreReadAsTheirType() throws {
    let parsed = try #require(Sample.compare.parse("--format", "json", "--unit=bytes").parsed)
    #expect(parsed[Sample.format] == .json)
    #expect(parsed[Sample.unit] == .bytes)
  }

  @Test(arguments: [
    ([], ["compare"], []), (["mvp", "viper"], ["compare"], ["mvp", "viper"]),
    (["scenarios"], ["compare", "scenarios"], []),
    (["scenarios", "mvp"], ["compare", "scenarios"], ["mvp"]),
    (["--format", "json", "mvp", "--plain", "mvc"], ["compare"], ["mvp", "mvc"]),
    (["mvp", "--", "mvc"], ["compare"], ["mvp", "mvc"]),
  ])
  func theFirstWordSelectsASubcommandOrIsAPositional(
    arguments: [String], path: [String], patterns: [String]
  ) throws {
    let parsed = try #require(Sample.compare.parse(arguments, version: "").parsed)
    #expect(parsed.path == path)
    #expect(parsed[Sample.patterns] == patterns)
  }

  @Test(arguments: [
    ["--plain", "scenarios", "mvp"], ["scenarios", "--plain", "mvp"], ["scenarios", "mvp", "--plain"],
  ])
  func anOptionOfBothStandsBeforeOrAfterTheSubcommand(arguments: [String]) throws {
    let parsed = try #require(Sample.compare.parse(arguments, version: "").parsed)
    #expect(parsed.path == ["compare", "scenarios"])
    #expect(parsed[Sample.plain])
    #expect(parsed[Sample.patterns] == ["mvp"])
  }

  @Test func positionalsAreFilledInOrder() throws {
    let parsed = try #require(Sample.compare.parse("diff", "--", "-old", "--new").parsed)
    #expect(parsed[Sample.from] == ["-old"])
    #expect(parsed[Sample.to] == ["--new"])
    #expect(try #require(Sample.diff.parse("old").parsed)[Sample.to] == [])
  }

  @Test func whatTheCommandDoesNotListReadsAsNotGiven() throws {
    let parsed = try #require(Sample.compare.parse("diff", "old").parsed)
    #expect(parsed[Sample.plain] == false)
    #expect(parsed[Sample.timeout] == 10)
    #expect(parsed[Sample.patterns] == [])
  }

  @Test(arguments: [
    ["-h"], ["--help"], ["--plain", "-h"], ["--bogus", "--help"], ["--count", "--help"],
    ["stray", "-h", "--", "x"],
    ["-h", "--version"],
  ])
  func helpWinsOverWhatIsWrong(arguments: [String]) {
    let help = Sample.greet.parse(arguments, version: "").help
    #expect(help?.hasPrefix("OVERVIEW: Greets one person.") == true)
  }

  @Test(arguments: [
    ["scenarios", "-h"], ["--plain", "scenarios", "bogus", "--help"], ["--unit=bytes", "scenarios", "-h"],
  ])
  func helpIsThatOfTheSelectedCommand(arguments: [String]) {
    let help = Sample.compare.parse(arguments, version: "").help
    #expect(help?.hasPrefix("OVERVIEW: Runs the scenarios.") == true)
  }

  @Test(arguments: [["--version"], ["mvp", "--version"], ["scenarios", "--version", "-h"]])
  func theVersionIsTheOneGiven(arguments: [String]) {
    #expect(Sample.compare.parse(arguments, version: "compare 1.2.0").version == "compare 1.2.0")
  }
}
