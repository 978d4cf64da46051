import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// `compare kata race` in a small repository, without building anything.
@MainActor
@Suite struct RaceTests {
  private let parent = TemporaryFolder()

  private static let scenarios = "Sources/Driver/Scenarios/Login.swift"
  private static let model = "Sources/Patterns/MVP/Login/LoginModel.swift"

  @Test func `The requests that ask for a change are listed`() async throws {
    try makeRepository()
    expectEqual(
      await race().output,
      """
      prefill   Login  After Log out the email field holds the email of the user who
                       logged out.
      three     Login  After three wrong passwords in a row for one email nothing more
                       is sent for it.
      pinned    Notes  Pinned notes stand first, and a button of the note pins it or
                       ends that.
      template  Notes  A button of the editor opens templates, one of which replaces
                       the text.
      confirm   Notes  Delete asks first, and is sent at once; there is no Undo any
                       more.
      link      Notes  A link that arrives opens its note, whatever screen is shown.

      To begin: 'swift run compare kata race --request NAME --in PATTERN'.

      """)
  }

  @Test func `A race has a copy with its pattern alone and the request's scenarios`() async throws {
    try makeRepository()
    let start = await race("--request", "prefill", "--in", "MVP")
    expectEqual(
      start.output + start.messages,
      """
      Race: prefill in MVP ───────────────────────────────────────────────────────────
      After Log out the email is there, and this is a sentence that goes on in another
      line.

      - One thing that goes on and on and on and on and on and on and on and on and on
        in another line.
      - Another.

      Rewritten
      Rule 5.

      New scenarios
      - new
      - another

      New unit tests, by these names
      - `after log out the email is there` (through the logic)

      Your copy has MVP alone, so that nothing else can break, and the checkout stays
      as it is. Work there:
        cd ../race-prefill-mvp
        swift run login-mvp --scenarios
        swift test
      Change what is in Sources/Patterns/MVP and Tests/MVPTests; a new type gets a
      role in roles.json. This text is in TASK.md. Back here, 'swift run compare kata
      race --check' measures your change, and 'swift run compare kata race --stop'
      ends the race.

      """)
    #expect(text("race-prefill-mvp/\(Self.scenarios)") == "Scenario: new\nScenario: another\n")
    #expect(text("race-prefill-mvp/\(Self.model)") == "model\n")
    #expect(text("race-prefill-mvp/.pattern") == "MVP")
    #expect(text("race-prefill-mvp/TASK.md")?.contains("    swift run login-mvp --scenarios\n") == true)
    // Neither other patterns nor any finished change.
    #expect(
      try git("-C", "race-prefill-mvp", "ls-files") == """
        .pattern
        Package.swift
        Sources/Driver/Scenarios/Login.swift
        Sources/Patterns/MVP/Login/LoginModel.swift
        TASK.md
        Tests/MVPTests/a.txt
        roles.json

        """)
    // The differences are the participants' only, and the checkout is as it was.
    #expect(try git("-C", "race-prefill-mvp", "status", "--porcelain").isEmpty)
    #expect(try git("-C", "catalogue", "status", "--porcelain").isEmpty)
    #expect(text("catalogue/\(Self.scenarios)") == "Scenario: old\n")
    #expect(await race().output.contains("Started: prefill in mvp, in '../race-prefill-mvp'.\n"))
  }

  @Test func `Ending a race keeps the work, which applies to a new one`() async throws {
    try makeRepository()
    try await start()
    try parent.write("mine\n", to: "race-prefill-mvp/\(Self.model)")
    try parent.write("new\n", to: "race-prefill-mvp/Sources/Patterns/MVP/Login/New.swift")
    let end = await race("--stop")
    let patch = "catalogue/kata/race-prefill-mvp-1.patch"
    // A long path is broken over lines.
    expectEqual(
      end.output.filter { !$0.isWhitespace },
      """
      The race is ended, and its copy is removed. Your work is in '\(parent.url.path)/\(patch)'; 'git apply FILE' applies it to a \
      new race.
      """.filter { !$0.isWhitespace })
    #expect(text("race-prefill-mvp/TASK.md") == nil)
    await race("--stop").expectError("No such race is started.")
    try await start()
    try git("-C", "race-prefill-mvp", "apply", "../\(patch)")
    #expect(text("race-prefill-mvp/\(Self.model)") == "mine\n")
    #expect(text("race-prefill-mvp/Sources/Patterns/MVP/Login/New.swift") == "new\n")
  }

  @Test func `A race that was not worked on leaves nothing`() async throws {
    try makeRepository()
    try await start()
    #expect(
      await race("--stop").output
        == "The race is ended, and its copy is removed. You had changed nothing.\n")
    #expect(text("catalogue/kata/race-prefill-mvp-1.patch") == nil)
  }

  @Test func `A start is refused where it could not be measured or would destroy something`() async throws {
    try makeRepository()
    await race("--request", "prefil", "--in", "mvp").expectError(
      "Unknown request 'prefil'. Did you mean 'prefill'?")
    await race("--request", "text", "--in", "mvp").expectError("Unknown request 'text'.")
    await race("--request", "prefill", "--in", "mvq").expectError("Unknown pattern 'mvq'.")
    await race("--request", "prefill").expectError("Give both '--request' and '--in'.")
    try parent.write("mine\n", to: "catalogue/\(Self.model)")
    await race("--request", "prefill", "--in", "mvp").expectError(
      "The checkout has changes: \(Self.model). Commit them, or put them aside by 'git stash -u'.")
    try parent.write("model\n", to: "catalogue/\(Self.model)")
    try parent.write("mine\n", to: "race-prefill-mvp/mine.txt")
    await race("--request", "prefill", "--in", "mvp").expectError("is there already. Give another folder")
    #expect(text("race-prefill-mvp/mine.txt") == "mine\n")
    try await start("mvp", "--folder", "../here")
    #expect(text("here/.pattern") == "MVP")
    await race("--request", "prefill", "--in", "mvp", "--folder", "../there").expectError(
      "End it by 'swift run compare kata race --stop --request prefill --in mvp'; your work is kept.")
  }

  @Test func `A pattern that lacks the request's example is refused`() async throws {
    try makeRepository()
    let outcome = await CompareCommand([(FixedPersonPattern(), .mvc)]).run(
      ["kata", "race", "--request", "pinned", "--in", "mvc"],
      in: .sample(in: parent.url.appending(path: "catalogue")))
    outcome.expectError("'pinned' is about Notes, which MVC does not show.")
  }

  @Test func `A patch that does not apply leaves no copy`() async throws {
    try makeRepository()
    try parent.write("Scenario: other\n", to: "catalogue/\(Self.scenarios)")
    try commit("Change")
    await race("--request", "prefill", "--in", "mvp").expectError(
      "What 'prefill' changes for all patterns no longer applies.")
    #expect(!FileManager.default.fileExists(atPath: parent.url.appending(path: "race-prefill-mvp").path))
  }

  @Test func `Of several races one is named, and nothing is measured before a change`() async throws {
    try makeRepository()
    await race("--check").expectError("No such race is started.")
    for pattern in ["mvp", "mvvm"] {
      try await start(pattern)
    }
    await race("--check").expectError(
      "2 races are started. Add one of '--request prefill --in mvp', '--request prefill --in mvvm'.")
    await race("--check", "--in", "mvp").expectError("are as at the start in '")
    try parent.write("mine\n", to: "race-prefill-mvp/Sources/Patterns/MVP/Login/New.swift")
    await race("--check", "--in", "mvp").expectError("'New' is new and has no role. Give it one in '")
    await race("--check", "--stop").expectError("Give one of '--check' and '--stop'.")
    await race("--check", "--name", "Ada").expectError("Give both '--name' and '--table'.")
    await race("--name", "Ada", "--table", "t").expectError("'--name' and '--table' go with '--check'.")
  }

  @Test func `A race needs git`() async throws {
    try makeRepository()
    try FileManager.default.removeItem(at: parent.url.appending(path: "catalogue/.git"))
    await race("--request", "prefill", "--in", "mvp").expectError(
      "An exercise needs a clone by git", .missingInput)
  }

  // MARK: A group's table

  @Test
  func `A group's table keeps the order of entry, and a pair's second row takes the place of its first`()
    throws
  {
    let file = parent.url.appending(path: "races.tsv")
    var table = try RaceTable(reading: file)
    func row(_ who: String, _ files: String) -> RaceRow {
      RaceRow(values: [who, "prefill mvp", files] + Array(repeating: "0", count: RaceRow.heads.count - 3))
    }
    table.put(row("Zoe", "9"))
    table.put(row("Ada", "5"))
    table.put(row("Zoe", "7"))
    try table.write(to: file)
    #expect(try RaceTable(reading: file).rows == [row("Zoe", "7"), row("Ada", "5")])
    #expect(
      text("races.tsv") == """
        who\trace\tfiles\ttypes\troles\tlines\tbroke\tmended\ttest lines\trules\tholds
        Zoe\tprefill mvp\t7\t0\t0\t0\t0\t0\t0\t0\t0
        Ada\tprefill mvp\t5\t0\t0\t0\t0\t0\t0\t0\t0

        """)
  }

  @Test func `Another file is no table, and stays as it is`() throws {
    try parent.write("mine\n", to: "races.tsv")
    let failure = #expect(throws: CommandFailure.self) {
      try RaceTable(reading: parent.url.appending(path: "races.tsv"))
    }
    #expect(failure?.message.hasSuffix("is no table of races. Name a new file by '--table'.") == true)
    #expect(text("races.tsv") == "mine\n")
  }

  // MARK: A repository

  /// Makes a small catalogue with a request, committed.
  private func makeRepository() throws {
    for path in ["Package.swift", "Catalog/MVP/Changes/prefill/product.patch", "Tests/MVPTests/a.txt"] {
      try parent.write("", to: "catalogue/\(path)")
    }
    try parent.write("model\n", to: "catalogue/\(Self.model)")
    try parent.write("other\n", to: "catalogue/Sources/Patterns/MVVM/Login/LoginModel.swift")
    try parent.write("Scenario: old\n", to: "catalogue/\(Self.scenarios)")
    try parent.write(
      """
      diff --git a/\(Self.scenarios) b/\(Self.scenarios)
      --- a/\(Self.scenarios)
      +++ b/\(Self.scenarios)
      @@ -1 +1,2 @@
      -Scenario: old
      +Scenario: new
      +Scenario: another

      """,
      to: "catalogue/Catalog/Requests/prefill/shared.patch")
    try parent.write(
      """
      # prefill: the email

      After Log out the email is there, and this is a sentence that goes on in another
      line.

      - One thing that goes on and on and on and on and on and on and on and on and on in
        another line.
      - Another.

      ## What is rewritten
      Rule 5.

      ## New tests, the same names in every pattern
      - `after log out the email is there` (through the logic)

      ## What a second reader found
      The answer.

      """, to: "catalogue/Catalog/Requests/prefill/request.md")
    try git("-C", "catalogue", "init", "-q")
    try commit("Start")
  }

  private func commit(_ message: String) throws {
    try git("-C", "catalogue", "add", "-A")
    try git(
      "-C", "catalogue", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", message)
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOf: parent.url.appending(path: path), encoding: .utf8)
  }

  /// Starts a race, which must succeed.
  private func start(_ pattern: String = "mvp", _ options: String...) async throws {
    let folder = parent.url.appending(path: "catalogue")
    let outcome = await CompareCommand().run(
      ["kata", "race", "--request", "prefill", "--in", pattern] + options, in: .sample(in: folder))
    try #require(outcome.exitCode == .success, "\(outcome.messages)")
  }

  @discardableResult
  private func git(_ arguments: String...) throws -> String {
    let run = try Program.run(
      URL(filePath: "/usr/bin/env"), ["git", "-C", parent.url.path] + arguments, input: Data(),
      environment: ["HOME": parent.url.path])
    #expect(run.exitCode == 0, "git \(arguments): \(run.errors)")
    return run.output
  }

  private func race(_ arguments: String...) async -> CompareCommand.Outcome {
    let folder = parent.url.appending(path: "catalogue")
    return await CompareCommand().run(
      ["kata", "race"] + arguments, in: .sample(in: folder))
  }
}
