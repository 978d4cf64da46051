import CommandLineKit
import Examples
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import CompareCommand

/// `compare fuzz` and `compare replay` from their arguments to their texts.
@MainActor
@Suite struct SessionCommandTests {
  private let folder = TemporaryFolder()

  @Test func `A difference is printed as a transcript that can be replayed`() async throws {
    let outcome = await wrong("fuzz", "--example", "greeting", "--seed", "3", "--sessions", "100")
    #expect(outcome.exitCode == .failure)
    #expect(outcome.messages == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.wholeMatch(of: /# Greeting, session \d+ of seed 3, shrunk/) != nil)
    let correct = try #require(lines.firstIndex(of: "# correct"))
    let broken = try #require(lines.firstIndex(of: "# broken"))
    #expect(correct < broken)
    #expect(!lines[correct..<broken].joined().contains("Hello David Blaine"))
    #expect(lines[broken...].joined().contains("Hello David Blaine"))
    #expect(lines.last == "# ✘ correct and broken differ: the window")
    #expect(lines.filter { $0.hasPrefix("> ") }.last?.hasSuffix("tap showGreeting") == true)

    for (format, text) in [
      ("markdown", "```text\n\(outcome.output)```\n"),
      ("json", "\"difference\" : \"correct and broken differ: the window\""),
    ] {
      let other = await wrong(
        "fuzz", "--example", "greeting", "--seed", "3", "--sessions", "100", "--format", format)
      #expect(other.output.contains(text))
    }

    try write(outcome.output)
    let again = await wrong("replay", "session.txt")
    #expect(again.exitCode == .failure)
    let rest = outcome.output.drop { $0 != "\n" }
    #expect(again.output.drop { $0 != "\n" } == rest)
    #expect(await compare("replay", "session.txt").exitCode == .success)
  }

  @Test func `Many sessions are distributed over helper processes`() async {
    let many = await compare(
      "fuzz", "mvc", "mvp", "--sessions", "500", "--steps", "1", "--example", "greeting")
    #expect(
      many
        == CompareCommand.Outcome(
          output: """
            ✔ 2 patterns × 500 sessions of 1 step: no difference, nothing left behind (seed 1)
            Pressed while enabled:
              Greeting: showGreeting 311

            """))
    let one = await compare("fuzz", "mvc", "--example", "greeting", "--sessions", "100", "--part", "2/4")
    #expect(one.output.contains("1 pattern × 25 sessions of 30 steps"))
  }

  private nonisolated static let withHelpers = ConditionTrait.enabled(
    if: ProcessInfo.processInfo.activeProcessorCount > 1, "one processor needs no help")

  @Test(withHelpers)
  func `A helper gets the same arguments and its part`() async throws {
    let parts = ProcessInfo.processInfo.activeProcessorCount
    let report = ##"{"patterns":["one"],"steps":1,"session":1003,"difference":"no","transcript":["# one"]}"##
    let helper = try helper(saying: report, code: 1)
    // The part of this process has no difference.
    let alike = command(of: FixedPersonPattern(id: "one"), FixedPersonPattern(id: "other"))
    let arguments = ["fuzz", "one", "other", "--sessions", "500", "--steps", "1", "--seed", "9"]
    let outcome = await alike.run(
      arguments + ["--example", "greeting"], in: context(program: helper))
    #expect(outcome == CompareCommand.Outcome(output: "# one\n# ✘ no\n", exitCode: .failure))
    let recorded = try String(contentsOf: folder.url.appending(path: "arguments"), encoding: .utf8)
    let expected = (2...parts).map { part -> String in
      "\(arguments.joined(separator: " ")) --part \(part)/\(parts) --color never --format json --example greeting\n"
    }
    #expect(recorded.count == expected.joined().count && expected.allSatisfy(recorded.contains))
  }

  @Test(
    withHelpers,
    arguments: [
      (0, "helper"), (1_000_000, "own"),
    ])
  func `The difference in the earliest session is reported`(
    number: Int, shown: String
  ) async throws {
    let helper = try helper(
      saying: #"{"patterns":[],"steps":1,"session":\#(number),"difference":"","transcript":[]}"#, code: 1)
    let outcome = await wrong("fuzz", "--sessions", "500", "--example", "greeting", program: helper)
    #expect(outcome.exitCode == .failure)
    #expect(outcome.output.contains("correct and broken differ") == (shown == "own"))
  }

  @Test(
    withHelpers,
    arguments: [
      ("exit 70", "Helper 1 ended with exit code 70. Try '--part 1/1'."),
      ("kill -9 $$", "Helper 1 was ended by signal 9. Try '--part 1/1'."),
      ("echo nonsense", "Helper 1 ended with an unreadable report. Try '--part 1/1'."),
      (nil, "nobody'. Add '--part 1/1' to run without helpers."),
    ])
  func `A failed helper is an error`(script: String?, message: String) async throws {
    var program = folder.url.appending(path: "nobody")
    if let script { program = try helper(doing: script) }
    let arguments = ["fuzz", "--sessions", "500", "--steps", "1", "--example", "greeting"]
    await command(of: FixedPersonPattern()).run(arguments, in: context(program: program))
      .expectError(message, .internalError)
  }

  @Test(withHelpers)
  func `Progress includes the helpers`() async throws {
    let reported = Mutex<[String]>([])
    var context = context(program: try helper(saying: #"{"patterns":[],"steps":1}"#, code: 0))
    context.progress = { line in reported.withLock { $0.append(line) } }
    _ = await command(of: FixedPersonPattern())
      .run(["fuzz", "--sessions", "2000", "--steps", "1", "--example", "greeting"], in: context)
    let step = 50 * ProcessInfo.processInfo.activeProcessorCount
    let counts = Array(stride(from: step, to: 2000, by: step)) + [2000]
    #expect(reported.withLock { $0 } == counts.map { "[\($0)/2000] sessions" })
  }

  @Test(arguments: [
    ("person \"Ada\" \"Lovelace\"\nsee title \"Greeting\"", []), ("see greeting \"\"", []),
    ("see showGreeting enabled", []), ("see title \"Log in\"", []),
    ("see title \"Greeting\"", ["--example", "greeting"]), ("see no greeting", ["--example", "login"]),
  ]) func `A session is played in the example that it is of`(steps: String, arguments: [String]) async throws
  {
    try write(steps)
    let outcome = await CompareCommand().run(["replay", "session.txt"] + arguments, in: context())
    #expect(outcome.exitCode == .success, "\(outcome.output)")
  }

  @Test func `A session of more than 64 megabytes is refused`() async throws {
    try write("launch\n")
    let file = try FileHandle(forWritingTo: folder.url.appending(path: "session.txt"))
    try file.truncate(atOffset: (64 << 20) + 1)
    try file.close()
    #expect(
      await compare("replay", "session.txt")
        == .error("'session.txt' is larger than 64 megabytes. Give a file of steps, one per line."))
  }

  @Test func `A recorded session is replayed on all patterns`() async throws {
    try write(
      "type email ada@example.com\ntype password lovelace\ntap logIn\nsee welcome \"Welcome, Ada Lovelace\"\n"
    )
    #expect(
      await compare("replay", "session.txt")
        == CompareCommand.Outcome(
          output: "✔ \(Registry.patterns.count) patterns × 4 steps: no difference, nothing left behind\n"))

    try write("tap showGreeting\nsee greeting \"Hello Ada\"\n")
    let outcome = await compare("replay", "session.txt")
    #expect(outcome.exitCode == .failure)
    #expect(outcome.output.contains("│ Hello David Blaine"))
    let all = "# ✘ all \(Registry.patterns.count) patterns: "
    #expect(outcome.output.hasSuffix("\n\(all)expected 'Hello Ada', seen 'Hello David Blaine'\n"))
    #expect(outcome.messages == "")

    // A step that fails in every pattern is a mistake in the file.
    try write("tap logOut\n")
    let mistake = await compare("replay", "session.txt")
    #expect(mistake.exitCode == .failure)
    #expect(mistake.output.contains("\n\(all)there is no widget 'logOut' on this screen"))
    #expect(mistake.messages == "")
  }

  @Test(arguments: [("see no email\n", ExitCode.failure), ("", .success)])
  func `a replayed recording says that its password is to be filled in`(
    end: String, exit: ExitCode
  ) async throws {
    try write("type email ada@example.com\ntype password ••••••••\ntap logIn\n" + end)
    let outcome = await compare("replay", "session.txt")
    #expect(
      outcome.messages
        == "'session.txt' types dots as a password. Recordings mask passwords; fill them in before replaying."
    )
    #expect(outcome.exitCode == exit)
  }

  @Test func `The standard input can be a session`() throws {
    let run = try Program("compare").run(
      ["replay", "-"], input: "tap showGreeting\n")
    #expect(run.output.hasSuffix(" patterns × 1 step: no difference, nothing left behind\n"))
    #expect(run.exitCode == 0)
  }

  @Test(
    arguments: [
      (nil, "'session.txt' does not exist. Give a file of steps, one per line.", .missingInput),
      ("/", "'session.txt' is a folder. Give a file of steps, one per line.", .missingInput),
      ("", "'session.txt' contains no step.", .usage),
      ("# nothing\n\n", "'session.txt' contains no step.", .usage),
      ("tap\n", "'session.txt', line 1: 'tap' is not a step; expected: tap WIDGET.", .usage),
      (
        "screen\ntap \u{1B}[0m x\n",
        "'session.txt', line 2: 'tap \\u{1B}[0m …' is not a step; expected: tap WIDGET.", .usage
      ),
      ("\u{FF}", "'session.txt' is not UTF-8 text.", .usage),
    ] as [(String?, String, ExitCode)])
  func `A file without a valid session is refused`(text: String?, message: String, code: ExitCode)
    async throws
  {
    // One character stands for a folder, one for an invalid UTF-8 byte.
    let file = folder.url.appending(path: "session.txt")
    switch text {
    case "/": try FileManager.default.createDirectory(at: file, withIntermediateDirectories: false)
    case "\u{FF}": try Data([0xFF]).write(to: file)
    default: try text.map(write)
    }
    #expect(await compare("replay", "session.txt") == .error(message, code))
  }

  @Test(arguments: [
    ["fuzz", "--sessions", "0"], ["fuzz", "--sessions", "1000001"], ["fuzz", "--steps", "0"],
    ["fuzz", "--part", "0/2"], ["fuzz", "--part", "3/2"], ["fuzz", "--part", "1"], ["fuzz", "--part", "a/b"],
    ["fuzz", "--seed", "-1"], ["fuzz", "--seed", "x"], ["fuzz", "nobody"], ["replay"], ["replay", "a", "b"],
  ]) func `A wrong command line is refused`(arguments: [String]) async {
    await CompareCommand().run(arguments, in: context()).expectError("Usage: compare ")
  }

  private func compare(_ arguments: String...) async -> CompareCommand.Outcome {
    await CompareCommand().run(arguments, in: context())
  }

  /// The command for some patterns; sessions do not use their cards.
  private func command(of patterns: any Pattern...) -> CompareCommand {
    CompareCommand(patterns.map { ($0, .mvc) })
  }

  private func wrong(_ arguments: String..., program: URL = Program("compare").url) async
    -> CompareCommand.Outcome
  {
    await command(of: FixedPersonPattern(id: "correct", usesPerson: true), FixedPersonPattern(id: "broken"))
      .run(arguments, in: context(program: program))
  }

  /// A fake helper that records its arguments, prints a text and exits.
  private func helper(saying text: String, code: Int32) throws -> URL {
    try helper(doing: "echo \"$*\" >> '\(folder.url.path)/arguments'\nprintf '%s' '\(text)'\nexit \(code)")
  }

  private func helper(doing script: String) throws -> URL {
    let text = folder.url.appending(path: "helper.txt")
    let url = folder.url.appending(path: "helper")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: text)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: text.path)
    // Written by a child process: a file that is still open for writing, here or in a forked child, cannot be executed (ETXTBSY).
    try Process.run(URL(filePath: "/bin/cp"), arguments: ["-p", text.path, url.path]).waitUntilExit()
    return url
  }

  private func context(program: URL = Program("compare").url) -> CompareCommand.ProcessContext {
    .sample(in: folder.url, program: program)
  }

  private func write(_ text: String) throws {
    try folder.write(text, to: "session.txt")
  }
}
