import Driver
import Foundation
import Scenarios
import TestSupport
import Testing

@testable import CompareCommand

/// `compare kata` in a small repository, and the katas of this package; nothing is built.
@MainActor
@Suite struct KataTests {
  private let sample = SampleKata()

  @Test func `A kata has a copy with its pattern alone, and the checkout stays as it is`() async throws {
    try sample.make()
    expectEqual(
      await sample.kata().output,
      """
      sample  5 min  A sample. Teaches nothing.

      The task: 'swift run compare kata NAME'. To begin: 'swift run compare kata NAME
      --start'.

      """)
    expectEqual(
      await sample.kata("sample", "--start").output,
      """
      Started: A sample ──────────────────────────────────────────────────────────────
      It is in '../kata-sample', a copy with one pattern; the checkout stays as it is.
      Work there:
        cd ../kata-sample

      The task.

      Here in the checkout: how far you are: 'swift run compare kata --check'. Stuck:
      'swift run compare kata --hint'. The end: 'swift run compare kata --stop'.

      """)
    #expect(sample.text("kata-sample/Sources/Patterns/MVP/Login/a.txt") == "three\n")
    #expect(sample.text("kata-sample/TASK.md") == "# A sample\n\nThe task.\n")
    #expect(sample.text("kata-sample/.pattern") == "MVP")
    #expect(sample.text("kata-sample/Sources/Patterns/MVC/b.txt") == nil)
    #expect(try sample.git("status", "--porcelain", in: "kata-sample").isEmpty)
    #expect(sample.text("catalogue/Sources/Patterns/MVP/Login/a.txt") == "one\n")
    #expect(try sample.git("status", "--porcelain").isEmpty)
    #expect(try sample.git("branch", "--format=%(refname:short)") == "trunk\n")
    #expect(await sample.kata().output.contains("Started: sample, in '../kata-sample'.\n"))
    await sample.kata("sample", "--start").expectError("This kata is started, in '")
    await sample.kata("other", "--check").expectError("Unknown kata 'other'.")
  }

  @Test func `A task says what is checked, and hints come one after the other`() async throws {
    try sample.make(mistakes: "mistakes one two\n")
    #expect(
      await sample.kata("sample").output.contains(
        """
        It is done when these hold:
          only: nothing but Sources/Patterns/MVP/Login is changed
          tests: all unit tests pass
          scenarios: all pass
          rules: those of the card are kept
          mistakes: a unit test fails with each of 2

        """))
    _ = try await sample.kata("sample", "--start").text()
    for (isWhole, hints) in [(false, [1]), (false, [2]), (false, [1, 2]), (true, [1, 2])] {
      let lines = hints.map { "\($0) of 2  Hint \($0).\n" }.joined()
      let end = hints.last == 2 ? "That was the last one.\n" : ""
      let outcome = isWhole ? await sample.kata("--hint", "--all") : await sample.kata("--hint")
      #expect(outcome == .init(output: lines + end))
    }
  }

  @Test func `A change that is not part of the task is named before anything is built`() async throws {
    try sample.make()
    _ = try await sample.kata("sample", "--start").text()
    try sample.parent.write("mine\n", to: "kata-sample/Tests/MVPTests/a.txt")
    let outcome = await sample.kata("--check", path: "/usr/bin:/bin")
    #expect(outcome.exitCode == .failure)
    expectEqual(
      outcome.output,
      """
      ✘ only: you changed Tests/MVPTests/a.txt; the task is about
        Sources/Patterns/MVP/Login
      1 to go. Stuck: 'swift run compare kata --hint'.

      """)
  }

  @Test func `Ending a kata keeps the work, which applies after another start`() async throws {
    try sample.make()
    _ = try await sample.kata("sample", "--start").text()
    try sample.parent.write("five\n", to: "kata-sample/Sources/Patterns/MVP/Login/a.txt")
    try sample.parent.write("new\n", to: "kata-sample/Sources/Patterns/MVP/Login/b.txt")
    let end = try await sample.kata("--stop").text()
    #expect(end.replacing("\n", with: "").contains("kata-sample-1.patch"))
    #expect(sample.text("kata-sample/TASK.md") == nil)
    await sample.kata("--check").expectError("No such kata is started.")
    _ = try await sample.kata("sample", "--start").text()
    try sample.git("apply", "../catalogue/kata/kata-sample-1.patch", in: "kata-sample")
    #expect(sample.text("kata-sample/Sources/Patterns/MVP/Login/a.txt") == "five\n")
    #expect(sample.text("kata-sample/Sources/Patterns/MVP/Login/b.txt") == "new\n")
  }

  @Test func `Ending a kata without a change keeps nothing`() async throws {
    try sample.make(start: nil)
    _ = try await sample.kata("sample", "--start").text()
    let end = try await sample.kata("--stop").text()
    #expect(end == "The exercise is ended, and its copy is removed. You had changed nothing.\n")
    #expect(sample.text("catalogue/kata/kata-sample-1.patch") == nil)
  }

  @Test func `A start is refused where it could not be checked or would destroy something`() async throws {
    try sample.make()
    try sample.parent.write("mine\n", to: "kata-sample/mine.txt")
    await sample.kata("sample", "--start").expectError("is there already. Give another folder")
    #expect(sample.text("kata-sample/mine.txt") == "mine\n")
    _ = try await sample.kata("sample", "--start", "--folder", "../here").text()
    #expect(sample.text("here/.pattern") == "MVP")
    _ = await sample.kata("--stop")
    try sample.write("mine\n", to: "Sources/Patterns/MVP/Login/a.txt")
    await sample.kata("sample", "--start", "--folder", "../there").expectError(
      "The checkout has changes: Sources/Patterns/MVP/Login/a.txt. Commit them, or put them aside by 'git stash -u'."
    )
    try sample.commitAll()
    await sample.kata("sample", "--start", "--folder", "../there").expectError(
      "The start of the kata 'sample' no longer applies.")
    #expect(!FileManager.default.fileExists(atPath: sample.parent.url.appending(path: "there").path))
    await sample.kata("--start").expectError("Which kata?")
    await sample.kata("sample", "--start", "--check").expectError("Give one of '--start' and '--check'.")
    await sample.kata("sample", "--check", "--folder", "a").expectError("'--folder' goes with '--start'.")
    try FileManager.default.removeItem(at: sample.checkout.appending(path: ".git"))
    await sample.kata("sample", "--start").expectError("An exercise needs a clone by git", .missingInput)
  }

  @Test func `All solutions are printed with their titles`() async throws {
    try sample.make()
    let patches = [SampleKata.patch("three", "solved"), SampleKata.patch("three", "otherwise")]
    try sample.write(patches[0], to: "docs/kata/sample/solution.patch")
    try sample.write(patches[1], to: "docs/kata/sample/solution-by-a-list.patch")
    let all = "# The solution\n\(patches[0])\n# Another solution: by a list\n\(patches[1])"
    #expect(await sample.kata("sample", "--solution") == .init(output: all))
    await sample.kata("--solution").expectError("No such kata is started.")
  }

  @Test func `The workshop says how many scenarios there are`() throws {
    let file = Program.packageFolder.appending(path: "docs/workshop.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for words in ["\(Scenario.all.count) test scripts", "all \(Scenario.all.count) scripts"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `Every kata has its parts, and its patches apply`() async throws {
    let katas = try Kata.all(in: Program.packageFolder)
    #expect(katas.count == 5)
    let copy = TemporaryFolder()
    for kata in katas {
      #expect(kata.hints.count == 3 && (10...25).contains(kata.minutes), "\(kata.name)")
      #expect(kata.task.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(kata.name)")
      let module = try #require(Registry.entries.first { $0.pattern.id == kata.pattern }).card.module
      let package = copy.url.appending(path: kata.name)
      for path in ["Sources/Patterns/\(module)", "Tests/\(module)Tests", "Sources/Driver"] {
        let file = package.appending(path: path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: Program.packageFolder.appending(path: path), to: file)
      }
      if kata.startPatch != nil { try await kata.change("start").apply(to: package) }
      #expect((3...5).contains(kata.wrongAnswers.count), "\(kata.name)")
      for name in kata.solutions + kata.mistakes + kata.wrongAnswers {
        try await kata.change(name).check(in: package)
      }
      for name in kata.wrongAnswers {
        let message = try String(contentsOf: kata.folder.appending(path: "\(name).txt"), encoding: .utf8)
        #expect(!message.isEmpty, "\(kata.name), \(name)")
      }
    }
  }
}
