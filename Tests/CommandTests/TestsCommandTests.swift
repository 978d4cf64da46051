import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// `compare tests` from its arguments to its text and exit code.
@MainActor
@Suite struct TestsCommandTests {
  @Test(arguments: [
    ("a Wrong", "a wrong password empties the field"), ("it starts empty", "it starts empty"),
  ])
  func `A test is found by its name or by a part of it`(word: String, name: String) async {
    let outcome = await compare(["mvc", "mvp", "--test", word])
    #expect(outcome.output.split(separator: "\n").first?.hasSuffix(": \(name)") == true)
  }

  @Test(arguments: [
    (
      ["mvp", "--example", "greeting"], "TAP",
      """
      Unknown test 'TAP'. Choose from: a tap shows the greeting; a second tap changes \
      nothing.
      """
    ),
    (
      ["mvp", "--example", "greeting"], "it start emty",
      """
      Unknown test 'it start emty'. Did you mean 'it starts empty'? 'compare tests mvp --example greeting --all' lists \
      all 5.
      """
    ),
    (
      ["mvc", "mvp"], "emty",
      """
      Unknown test 'emty'. Choose from: it starts empty; an empty email is refused; an empty password is refused; an \
      empty title is refused. 'compare tests mvc mvp --all' lists all 54.
      """
    ),
    (
      [], "request",
      """
      Unknown test 'request'. Choose from: the request goes to the server and waits as long as it may; two taps send \
      one request; letting go cancels the request; two refreshes send one request; leaving a note cancels its request. \
      'compare tests --all' lists all 54.
      """
    ),
    ([], "zzz", "Unknown test 'zzz'. 'compare tests --all' lists all 54."),
  ])
  func `A wrong or ambiguous name is an error with at most five suggestions`(
    arguments: [String], word: String, message: String
  ) async {
    #expect(await compare(arguments + ["--test", word]) == .error(message))
  }

  @Test func `Without a record for the code, a test is shown without its needs`() async throws {
    let path = "Tests/MVPTests/Logic/LoginTests.swift"
    let text = try String(contentsOf: Program.packageFolder.appending(path: path), encoding: .utf8)
    let folder = TemporaryFolder(["Package.swift": "", "Sources/Patterns/A.swift": "", path: text])
    let outcome = await compare(["mvp", "--example", "login", "--test", "two taps"], in: folder.url)
    #expect(
      outcome.output.contains("\n  presenter.logIn(email: \"ada@example.com\", password: \"lovelace\")\n"))
    let gap =
      "? There are no recorded figures for the present code of mvp. Run '.ci/records'\nto measure them.\n"
    #expect(outcome.output.hasSuffix(gap))
  }

  private func compare(
    _ arguments: [String], in folder: URL = Program.packageFolder
  ) async -> CompareCommand.Outcome {
    await CompareCommand().run(["tests"] + arguments, in: .sample(in: folder, columns: 80))
  }
}
