import Driver
import Foundation
import Scenarios
import TestSupport
import Testing

@testable import CompareCommand

/// `compare kata` in a small repository, and the katas of this package.
@MainActor
@Suite struct KataTests {
  private let sample = SampleKata()
  private var folder: TemporaryFolder { sample.folder }

  @Test func `A kata is started, checked and ended, and the work is kept`() async throws {
    try sample.make()
    #expect(
      await sample.kata()
        == .init(
          output: """
            sample  5 min  A sample. Teaches nothing.

            The task: 'swift run compare kata NAME'. To begin: 'swift run compare kata NAME
            --start'.

            """))
    #expect(try await sample.kata("sample", "--start").text().contains("Started: A sample"))
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "three\n")
    await sample.kata("sample", "--start").expectError("The kata 'sample' is started.")
    await sample.kata("other", "--check").expectError("Unknown kata 'other'.")

    let failed = await sample.kata("--check")
    #expect(failed.exitCode == .failure)
    #expect(failed.output.contains("✔ scenarios mvp greeting: all 16 pass\n"), "\(failed.output)")
    #expect(failed.output.contains("✘ scenarios qux greeting: there is no pattern 'qux' yet: 'swift run"))
    #expect(failed.output.contains("✔ unchanged Sources Tests: as at the start\n"))
    #expect(failed.output.contains("✘ notices NoTests mutant: it waits until the others hold\n"))
    #expect(failed.output.hasSuffix("2 of 4 to go. Stuck: 'swift run compare kata --hint'.\n"))

    for (isWhole, hints) in [(false, [1]), (false, [2]), (false, [1, 2]), (true, [1, 2])] {
      let lines = hints.map { "\($0) of 2  Hint \($0).\n" }.joined()
      let end = hints.last == 2 ? "That was the last one.\n" : ""
      let outcome = isWhole ? await sample.kata("--hint", "--all") : await sample.kata("--hint")
      #expect(outcome == .init(output: lines + end))
    }

    // Nothing shows the plant, and 'git checkout' keeps it.
    #expect(try sample.git("diff", "HEAD").isEmpty)
    #expect(try sample.git("diff", "--cached").isEmpty)
    #expect(try sample.git("status", "--porcelain").isEmpty)
    #expect(try sample.git("rev-list", "--count", "HEAD") == "1\n")
    #expect(try sample.git("branch", "--show-current") == "kata/sample\n")
    try sample.git("checkout", "-q", "Sources")
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "three\n")
    try folder.write("five\n", to: "Sources/Patterns/a.txt")
    let changed = "✘ unchanged Sources Tests: you changed Sources/Patterns/a.txt;"
    #expect(await sample.kata("--check").output.contains(changed))
    try folder.write("three\n", to: "Sources/Patterns/a.txt")
    try folder.write("four\n", to: "Tests/new.txt")
    #expect(
      await sample.kata("--check").output.contains("✘ unchanged Sources Tests: you changed Tests/new.txt;"))
    try folder.write("stays\n", to: "before.json")
    let end = try await sample.kata("--stop").text()
    #expect(end.contains("kata/sample-1.patch"))
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "one\n")
    #expect(folder.text(of: "Tests/new.txt") == nil)
    #expect(folder.text(of: "before.json") == "stays\n")
    #expect(try sample.git("status", "--porcelain", "--untracked-files=no").isEmpty)
    #expect(try sample.git("branch", "--format=%(refname:short)") == "trunk\n")
    await sample.kata("--check").expectError("No kata is started.")

    // The work goes on at another start.
    _ = try await sample.kata("sample", "--start").text()
    try sample.git("apply", "kata/sample-1.patch")
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "three\n")
    #expect(folder.text(of: "Tests/new.txt") == "four\n")
  }

  @Test func `Ending a kata without a change keeps nothing`() async throws {
    try sample.make(start: nil)
    _ = try await sample.kata("sample", "--start").text()
    let end = try await sample.kata("--stop").text()
    #expect(end == "The checkout is on 'trunk' again. You had changed nothing.\n")
    #expect(folder.text(of: "kata/sample-1.patch") == nil)
  }

  @Test func `The workshop says how many scenarios there are`() throws {
    let file = Program.packageFolder.appending(path: "docs/workshop.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for words in ["\(Scenario.all.count) test scripts", "all \(Scenario.all.count) scripts"] {
      #expect(text.contains(words), "\(words)")
    }
  }

  @Test func `A start is refused where it could lose work, and where there is no way back`() async throws {
    await sample.kata("sample", "--start").expectError("The source code was not found", .missingInput)
    try sample.make()
    try folder.write("mine\n", to: "Tests/new.txt")
    await sample.kata("sample", "--start").expectError("The checkout has changes: Tests/new.txt.")
    try FileManager.default.removeItem(at: folder.url.appending(path: "Tests/new.txt"))
    try folder.write("mine\n", to: "Sources/Patterns/a.txt")
    await sample.kata("sample", "--start").expectError("The checkout has changes: Sources/Patterns/a.txt.")
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "mine\n")
    try sample.git("checkout", "-q", "Sources")
    try folder.write(SampleKata.patch("two", "three"), to: "docs/kata/sample/start.patch")
    try sample.git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "Change")
    await sample.kata("sample", "--start").expectError("The exercise does not fit this checkout")
    try sample.git("reset", "-q", "--hard", "HEAD~")
    try folder.write("mine\n", to: "Sources/Patterns/a.txt")
    await sample.kata("sample", "--start", "--check").expectError("Give one of '--start' and '--check'.")
    await sample.kata("sample", "--start", path: "/nowhere").expectError("No such file", .missingInput)
    try FileManager.default.removeItem(at: folder.url.appending(path: ".git"))
    await sample.kata("sample", "--start").expectError("A kata needs a clone by git", .missingInput)
  }

  @Test func `A start and an end that were interrupted are ended`() async throws {
    try sample.make()
    let commit = try sample.git("rev-parse", "HEAD")
    // Before the branch was checked out.
    _ = try await sample.kata("sample", "--start").text()
    try sample.git("checkout", "-q", "trunk")
    #expect(try await sample.kata("--stop").text().hasSuffix("You had changed nothing.\n"))
    #expect(try sample.git("rev-parse", "HEAD") == commit)
    // While it was checked out: files are changed, HEAD is not.
    _ = try await sample.kata("sample", "--start").text()
    try sample.git("symbolic-ref", "HEAD", "refs/heads/trunk")
    #expect(try await sample.kata("--stop").text().hasSuffix("You had changed nothing.\n"))
    #expect(folder.text(of: "Sources/Patterns/a.txt") == "one\n")
    // The user's own changes on another branch stay.
    _ = try await sample.kata("sample", "--start").text()
    try sample.git("checkout", "-q", "trunk")
    try folder.write("mine\n", to: "Tests/a.txt")
    await sample.kata("--stop").expectError("The exercise is on the branch 'kata/sample'")
    #expect(folder.text(of: "Tests/a.txt") == "mine\n")
    try sample.git("checkout", "-q", "Tests")
    _ = try await sample.kata("--stop").text()
    // Without a branch, and with commits during the kata.
    try sample.git("checkout", "-q", "--detach")
    _ = try await sample.kata("sample", "--start").text()
    try folder.write("five\n", to: "Sources/Patterns/a.txt")
    try sample.git("-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qam", "Mine")
    #expect(
      try await sample.kata("--stop").text().hasPrefix("The checkout is at the commit of before again."))
    #expect(try sample.git("rev-parse", "HEAD") == commit)
    #expect(try sample.git("branch", "--list", "kata/*").isEmpty)
    #expect(folder.text(of: "kata/sample-1.patch")?.contains("+five") == true)
  }

  @Test func `An option without its action is refused`() async throws {
    try sample.make()
    await sample.kata("sample", "--variant", "1").expectError("'--variant' goes with '--start'.")
    await sample.kata("--only", "rules").expectError("'--only' goes with '--check'.")
    await sample.kata("--start", "--checks", "own").expectError("'--checks' goes with '--check'.")
    await sample.kata("--check", "--anyway").expectError("'--anyway' goes with '--solution'.")
    await sample.kata("sample", "--start", "--variant", "1").expectError("The kata 'sample' has no variants.")
  }

  @Test func `A branch of the kata's name is left alone`() async throws {
    try sample.make()
    try sample.git("branch", "kata/sample")
    await sample.kata("sample", "--start").expectError("There is a branch 'kata/sample' already.")
  }

  @Test func `The solution opens after a check, and others after all hold`() async throws {
    try sample.make(checks: ["unchanged Tests"])
    try folder.write(SampleKata.patch("three", "solved"), to: "docs/kata/sample/solution.patch")
    try folder.write(SampleKata.patch("three", "otherwise"), to: "docs/kata/sample/solution-by-a-list.patch")
    try sample.commitAll()
    let closed = "The solution opens after a '--check' since the start, or with '--anyway'."
    await sample.kata("sample", "--solution").expectError(closed)
    let solution = "# The solution\n" + SampleKata.patch("three", "solved")
    #expect(await sample.kata("sample", "--solution", "--anyway") == .init(output: solution))
    _ = try await sample.kata("sample", "--start").text()
    await sample.kata("--solution").expectError(closed)
    try folder.write("mine\n", to: "Tests/new.txt")
    #expect(await sample.kata("--check").exitCode == .failure)
    #expect(await sample.kata("--solution") == .init(output: solution))
    try FileManager.default.removeItem(at: folder.url.appending(path: "Tests/new.txt"))
    try folder.write("mine\n", to: "Sources/Patterns/a.txt")
    #expect(await sample.kata("--check").exitCode == .success)
    let all = try await sample.kata("--solution").text()
    #expect(all.hasPrefix("# Yours\ndiff --git a/Sources/Patterns/a.txt b/Sources/Patterns/a.txt\n"))
    #expect(all.contains("\n-three\n+mine\n"))
    #expect(all.contains("\n\n\(solution)\n# Another solution: by a list\n"))
    #expect(all.hasSuffix(SampleKata.patch("three", "otherwise")))
  }

  @Test func `A teacher's checks are run too, and some checks alone`() async throws {
    try sample.make(checks: ["unchanged Tests", "only Tests"])
    try folder.write("# Mine\nunchanged Catalog\n", to: "teacher/sample/checks.txt")
    _ = try await sample.kata("sample", "--start").text()
    #expect(
      await sample.kata("--check", "--only", "unchanged")
        == .init(
          output: """
            ✔ unchanged Tests: as at the start
            They hold. All checks: 'swift run compare kata --check'.

            """))
    let own = try await sample.kata("--check", "--checks", "teacher", "--only", "unchanged").text()
    #expect(own.contains("✔ unchanged Catalog: as at the start\n"))
    await sample.kata("--check", "--only", "tests").expectError(
      "No check of the kata 'sample' begins with 'tests'.")
    await sample.kata("--check", "--checks", "nowhere").expectError(
      "checks.txt' cannot be read", .missingInput)
    try folder.write("unchanged\n", to: "teacher/sample/checks.txt")
    await sample.kata("--check", "--checks", "teacher")
      .expectError("'unchanged' must have the form 'unchanged PATH …'.", .internalError)
    try folder.write("unheard of\n", to: "teacher/sample/checks.txt")
    await sample.kata("--check", "--checks", "teacher")
      .expectError("'unheard of' is no check. The kinds of checks are scenarios, rules,", .internalError)
  }

  @Test func `A wrong answer has the message that rejects it`() throws {
    try sample.make()
    try folder.write(SampleKata.patch("three", "b"), to: "docs/kata/sample/wrong/b.patch")
    try folder.write("unchanged Tests: you changed\n", to: "docs/kata/sample/wrong/b.txt")
    try folder.write(SampleKata.patch("three", "a"), to: "docs/kata/sample/wrong/after-solution/a.patch")
    let answers = try #require(try Kata.all(in: folder.url).first).wrongAnswers
    #expect(answers.map(\.name) == ["b", "after-solution/a"])
    #expect(answers.map(\.message) == ["unchanged Tests: you changed", nil])
    #expect(answers.map(\.changesSolution) == [false, true])
  }

  @Test func `Every kata has its parts, and its patches apply`() async throws {
    let katas = try Kata.all(in: Program.packageFolder)
    #expect(katas.count >= 8)
    let copy = TemporaryFolder()
    let original = copy.url.appending(path: "original")
    for path in ["Package.swift", "Sources", "Tests", "Catalog", "docs/kata"] {
      let file = original.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Program.packageFolder.appending(path: path), to: file)
    }
    for kata in katas {
      #expect(kata.hints.count == 3 && (10...25).contains(kata.minutes), "\(kata.name)")
      #expect(kata.task.split(separator: "\n").allSatisfy { $0.count <= 80 }, "\(kata.name)")
      let package = copy.url.appending(path: kata.name)
      try FileManager.default.copyItem(at: original, to: package)
      for change in try kata.plant(in: package) { try await change.apply(to: package) }
      try await check(kata, in: package)
      try FileManager.default.removeItem(at: package)
    }
  }

  /// Checks that a kata's patches apply to its start, and that its files are there.
  private func check(_ kata: Kata, in package: URL) async throws {
    let mistakes = kata.checks.compactMap { $0.check as? NoticesCheck }.flatMap(\.mistakes)
    for name in kata.solutions + mistakes {
      try await #require(kata.change(name), "\(kata.name)").check(in: package)
    }
    for case let check as FakeCheck in kata.checks.map(\.check) {
      let file = kata.folder.appending(path: check.file)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(kata.name): \(check.file)")
    }
    let answers = kata.wrongAnswers
    #expect(answers.count >= 6, "\(kata.name)")
    let lines = kata.checks.map(\.text)
    for answer in answers {
      let message = try #require(answer.message, "\(kata.name): \(answer.name)")
      // The message is that of one of the kata's checks.
      #expect(lines.contains { message.hasPrefix("\($0):") }, "\(kata.name): \(answer.name)")
      if !answer.changesSolution {
        try await #require(kata.change("wrong/\(answer.name)")).check(in: package)
      }
    }
    guard answers.contains(where: \.changesSolution) else { return }
    try await #require(kata.change("solution")).apply(to: package)
    for answer in answers where answer.changesSolution {
      try await #require(kata.change("wrong/\(answer.name)")).check(in: package)
    }
  }
}
