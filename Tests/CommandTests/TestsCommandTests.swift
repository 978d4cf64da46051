import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// `compare tests` from its arguments to its text and exit code.
@MainActor
@Suite struct TestsCommandTests {
  @Test(arguments: [
    ("a Wrong", "Login: a wrong password empties the field"),
    ("it starts empty", "Greeting: it starts empty"),
  ])
  func `A test is found by its name or by a part of it`(word: String, title: String) async {
    let outcome = await compare("mvc", "mvp", "--test", word)
    #expect(outcome.exitCode == .success)
    #expect(outcome.output.hasPrefix("\(title)\n\nMVC, the test Tests/MVCTests/"))
  }

  @Test(arguments: [
    (
      ["--test", "two typs send one request"],
      "There is no test 'two typs send one request'. Did you mean 'two taps send one request'? "
        + "'compare tests' lists them."
    ),
    (
      ["--test", "tap", "--example", "greeting"],
      "3 tests have 'tap' in their name. Did you mean 'a tap shows the greeting' or "
        + "'the button passes the tap on' or 'a second tap changes nothing'? 'compare tests' lists them."
    ),
    (["--test", ""], "There is no test ''. 'compare tests' lists them."),
    (["--brief"], "'--brief' needs '--test NAME'."),
  ])
  func `A wrong name is an error with suggestions`(arguments: [String], message: String) async {
    #expect(await compare(["mvp"] + arguments) == .error(message, .usage))
  }

  @Test func `Without a record for the code, the tests are shown without their needs`() async throws {
    let folder = TemporaryFolder(["Package.swift": "", "Sources/Patterns/A.swift": ""])
    let path = "Tests/MVPTests/LoginTests.swift"
    try folder.write(
      String(contentsOf: Program.packageFolder.appending(path: path), encoding: .utf8), to: path)
    let login = ["mvp", "--example", "login"]
    let gap =
      "? 'docs/mutants.json' has no figures for the present code of mvp. Run\n'.ci/mutants' to measure them.\n"
    let all = await compare(login, in: folder.url)
    #expect(all.output.contains("\ntwo taps send one request                                         ?\n"))
    #expect(all.output.contains(gap))
    let one = await compare(login + ["--test", "two taps"], in: folder.url)
    #expect(one.output.contains("\n  presenter.logIn(email: \"ada@example.com\", password: \"lovelace\")\n"))
    #expect(one.output.contains(gap))
  }

  private func compare(_ arguments: String...) async -> CompareCommand.Outcome { await compare(arguments) }

  private func compare(_ arguments: [String], in folder: URL? = nil) async -> CompareCommand.Outcome {
    await CompareCommand().run(
      ["tests"] + arguments, in: .sample(in: folder ?? Program.packageFolder, columns: 80))
  }
}
