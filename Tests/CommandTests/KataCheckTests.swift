import Foundation
import PackageLayout
import TestSupport
import Testing

@testable import CompareCommand

/// The checks of katas that look at files, and how all kinds are written.
@MainActor
@Suite struct KataCheckTests {
  private let sample = SampleKata()

  /// Starts the kata with a check, makes changes and returns the finding.
  private func finding(
    of check: String, start: String? = nil, files: [String: String] = [:], changes: [String: String]
  ) async throws -> String {
    for (path, text) in files { try sample.folder.write(text, to: path) }
    try sample.make(start: start, checks: [check])
    _ = try await sample.kata("sample", "--start").text()
    for (path, text) in changes { try sample.folder.write(text, to: path) }
    let output = await sample.kata("--check", columns: 200).output
    return String(output.prefix(while: { $0 != "\n" }))
  }

  @Test func `Every kind of check is listed with its form`() throws {
    let file = Program.packageFolder.appending(path: "docs/commands.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    for kind in CheckLine.kinds {
      #expect(text.contains("\n    \(kind.form.line) "), "\(kind.form.line)")
      #expect(kind.init([]) == nil, "\(kind.form.line)")
    }
    #expect(Set(CheckLine.kinds.map { $0.form.word }).count == CheckLine.kinds.count)
  }

  @Test func `Only some files may change`() async throws {
    let wrong = try await finding(of: "only Sources/Patterns", changes: ["Tests/b.txt": "b"])
    #expect(
      wrong
        == "✘ only Sources/Patterns: you changed Tests/b.txt as well; this exercise is done in Sources/Patterns"
    )
    let right = try await KataCheckTests().finding(
      of: "only Sources/Patterns", changes: ["Sources/Patterns/b.txt": "b"])
    #expect(right == "✔ only Sources/Patterns: nothing else is changed")
  }

  private static let tests = """
    struct Tests {
      @Test func `one is one`() {
        #expect(1 == 1)
      }

      @Test(arguments: [1])
      func `another`(number: Int) {
        #expect(number == 1)
      }
    }

    """

  private func kept(_ text: String) async throws -> String {
    try await finding(
      of: "kept Tests/T.swift", files: ["Tests/T.swift": Self.tests], changes: ["Tests/T.swift": text])
  }

  @Test func `An old test may not change`() async throws {
    let text = Self.tests.replacing("1 == 1", with: "2 == 2")
    #expect(try await kept(text).hasPrefix("✘ kept Tests/T.swift: the test 'one is one' was there before"))
  }

  @Test func `An old test may not grow`() async throws {
    let text = Self.tests.replacing("    #expect(number", with: "    return\n    #expect(number")
    let expected = "✘ kept Tests/T.swift: you added lines to the test 'another', which was there before"
    #expect(try await kept(text) == expected)
  }

  @Test func `A line outside of the tests may not go`() async throws {
    let text = Self.tests.replacing("struct Tests {", with: "@Suite(.disabled()) struct Tests {")
    #expect(
      try await kept(text).hasPrefix("✘ kept Tests/T.swift: a line that was there is gone: 'struct Tests"))
  }

  @Test func `A new test beside the old ones is welcome`() async throws {
    let text = Self.tests.replacing(
      "\n  @Test(arg", with: "\n  @Test func new() {\n    #expect(2 == 2)\n  }\n\n  @Test(arg")
    #expect(try await kept(text) == "✔ kept Tests/T.swift: all 2 old tests are there as they were")
  }

  @Test(
    arguments: [
      ([:], "✘ once Hello Sources/Patterns without Kit: 'Hello' is nowhere in Sources/Patterns"),
      (
        ["a": "struct A {}\nHello"],
        "✔ once Hello Sources/Patterns without Kit: it is in Sources/Patterns/a.swift:2"
      ),
      (
        ["a": "Hello", "b": "\nHello"],
        "✘ once Hello Sources/Patterns without Kit: 'Hello' is in 2 places:"
      ),
      (
        ["a": "import Kit\nHello"],
        "✘ once Hello Sources/Patterns without Kit: Sources/Patterns/a.swift:2 has"
      ),
    ] as [([String: String], String)])
  func `A text is made once, away from the widgets`(files: [String: String], expected: String) async throws {
    let changes = Dictionary(
      uniqueKeysWithValues: files.map { ("Sources/Patterns/\($0.key).swift", $0.value) })
    let finding = try await finding(of: "once Hello Sources/Patterns without Kit", changes: changes)
    #expect(finding.hasPrefix(expected), "\(finding)")
  }

  private nonisolated static let presenter = """
    final class Presenter {
      let text = "Hello"
    }

    extension View {
      let other = 1
    }

    """

  @Test(
    arguments: [
      ([:], "✘ inside Hello Sources/Patterns Presenter: 'Hello' is nowhere in Sources/Patterns"),
      (["a": presenter], "✔ inside Hello Sources/Patterns Presenter: it is in Presenter"),
      (
        ["a": presenter.replacing("1", with: "Hello")],
        "✘ inside Hello Sources/Patterns Presenter: Sources/Patterns/a.swift:6 has 'Hello' in View, not in Presenter"
      ),
      (
        ["a": presenter, "b": "let text = Hello\n"],
        "✘ inside Hello Sources/Patterns Presenter: Sources/Patterns/b.swift:1 has 'Hello' outside of any type, not in Presenter"
      ),
    ] as [([String: String], String)])
  func `A text is made in one type`(files: [String: String], expected: String) async throws {
    let changes = Dictionary(
      uniqueKeysWithValues: files.map { ("Sources/Patterns/\($0.key).swift", $0.value) })
    let finding = try await finding(of: "inside Hello Sources/Patterns Presenter", changes: changes)
    #expect(finding == expected)
  }

  @Test func `A change is seen that git was told not to look at`() async throws {
    try sample.make(checks: ["only docs"])
    _ = try await sample.kata("sample", "--start").text()
    try sample.git("update-index", "--assume-unchanged", "Sources/Patterns/a.txt")
    try sample.folder.write("hidden\n", to: "Sources/Patterns/a.txt")
    #expect(
      await sample.kata("--check").output.contains("✘ only docs: you changed Sources/Patterns/a.txt as well"))
  }

  @Test func `A change of the exercise itself is refused`() async throws {
    try sample.make(checks: ["only docs"])
    _ = try await sample.kata("sample", "--start").text()
    try sample.folder.write("mine\n", to: "docs/kata/sample/answer.txt")
    #expect(await sample.kata("--check").output.contains("✔ only docs"))
    try sample.folder.write("# Mine\n", to: "docs/kata/sample/mutant.patch")
    await sample.kata("--check").expectError(
      "You changed 'docs/kata/sample/mutant.patch', which belongs to the exercise.")
  }

  @Test func `An answer's first wrong line is named three times`() async throws {
    let recordings = "Catalog/VIPER/Records/calls.jsonl"
    let answer = "docs/kata/sample/answer.txt"
    let text = try String(contentsOf: Program.packageFolder.appending(path: recordings), encoding: .utf8)
    try sample.folder.write(text, to: recordings)
    try sample.make(checks: ["answer trace viper cancel \"tap cancel\" \(answer)"])
    _ = try await sample.kata("sample", "--start").text()
    try sample.folder.write("Widgets -> View\nView -> Interactor\n", to: answer)
    for _ in 1...3 {
      #expect(await sample.kata("--check", columns: 200).output.contains("line 2 is wrong"))
    }
    #expect(await sample.kata("--check", columns: 200).output.contains("no line is named any more"))
    try sample.folder.write("Widgets -> Veiw\n", to: answer)
    #expect(
      await sample.kata("--check", columns: 200).output.contains(
        "line 1 names what is neither a role of VIPER nor a station"))
  }

  @Test(
    arguments: [
      ([:], "✘ apart Hello Sources/Patterns Kit: 'Hello' is nowhere in Sources/Patterns"),
      (
        ["a": "Hello\n", "b": "import Kit\n"],
        "✔ apart Hello Sources/Patterns Kit: no file that imports Kit has it"
      ),
      (
        ["a": "Hello\n", "b": "import Kit\nHello\n"],
        "✘ apart Hello Sources/Patterns Kit: Sources/Patterns/b.swift:2 has 'Hello', in a file that imports Kit"
      ),
    ] as [([String: String], String)])
  func `A text stands apart from the widgets`(files: [String: String], expected: String) async throws {
    let changes = Dictionary(
      uniqueKeysWithValues: files.map { ("Sources/Patterns/\($0.key).swift", $0.value) })
    #expect(try await finding(of: "apart Hello Sources/Patterns Kit", changes: changes) == expected)
  }

  @Test func `Ignored code is seen, and other ignored files are not`() async throws {
    try sample.make(checks: ["only docs"])
    _ = try await sample.kata("sample", "--start").text()
    try sample.folder.write("*\n", to: ".git/info/exclude")
    try sample.folder.write("", to: "Sources/Patterns/.DS_Store")
    #expect(await sample.kata("--check").output.contains("✔ only docs"))
    try sample.folder.write("", to: "Tests/Hidden.swift")
    #expect(
      await sample.kata("--check").output.contains("✘ only docs: you changed Tests/Hidden.swift as well"))
  }

  @Test func `A general mistake is planted in code, and not in what a test expects`() throws {
    let folder = TemporaryFolder()
    try folder.write("let a = \"Hello\"\n#expect(a == \"Hello\")\n", to: "Sources/a.swift")
    try folder.write("let a = 1\n", to: "Sources/b.swift")
    let mistake = GeneralMistake(
      name: "another text", replacements: [.init(folder: "Sources", text: "\"Hello", by: "\"Hallo")],
      tests: [],
      condition: "no text", helper: nil, helperPath: nil)
    let files = mistake.files(in: folder.url)
    #expect(files.map(\.path) == ["Sources/a.swift"])
    #expect(files.map(\.text) == ["let a = \"Hallo\"\n#expect(a == \"Hello\")\n"])
  }
}
