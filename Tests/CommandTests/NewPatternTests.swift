import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// `compare new NAME` writes the complete skeleton or nothing.
@MainActor
@Suite struct NewPatternTests {
  private let folder = TemporaryFolder()
  private var package: URL { folder.url.appending(path: "package") }

  /// A package with the files that the command reads.
  init() throws {
    let files = FileManager.default
    for path in [
      "Package.swift", "Sources/Commands/CompareCommand/Registry.swift", "Tests/MVCTests", "Catalog",
      "Sources/Patterns/MVC",
    ] {
      let copy = package.appending(path: path)
      try files.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try files.copyItem(at: Program.packageFolder.appending(path: path), to: copy)
    }
  }

  @Test func `A new pattern has the same files and tests as the others, and a line in each list`()
    async throws
  {
    let before = try tree()
    let outcome = await new("Quince-Tree")
    #expect(
      outcome
        == CompareCommand.Outcome(
          output: """
            Wrote the skeleton of Quince-Tree:
              Sources/Patterns/QuinceTree/QuinceTreePattern.swift
              Sources/Patterns/QuinceTree/Greeting/GreetingViewController.swift
              Sources/Patterns/QuinceTree/Login/LoginViewController.swift
              Sources/Commands/Executables/RunQuinceTree/RunQuinceTree.swift
              Catalog/QuinceTree/QuinceTreeCard.swift
              Catalog/QuinceTree/QuinceTreeBrokenRule.swift
              Catalog/QuinceTree/Records/calls.jsonl
              Tests/QuinceTreeTests/Logic/GreetingTests.swift
              Tests/QuinceTreeTests/Logic/LoginTests.swift
              Tests/QuinceTreeTests/Fixtures/GreetingGraph.txt
            and a line in
              Package.swift
              Sources/Commands/CompareCommand/Registry.swift

            Next: follow docs/adding-a-pattern.md. 'swift run greet-quince-tree' runs the pattern;
            'swift run compare scenarios quince-tree' fails until it does what docs/spec.md describes.

            """))
    let after = try tree()
    let changed = before.keys.filter { before[$0] != after[$0] }.sorted()
    #expect(changed == ["Package.swift", "Sources/Commands/CompareCommand/Registry.swift"])
    #expect(changed.map { lines(after[$0]).count - lines(before[$0]).count } == [1, 2])
    let (manifest, registry) = (lines(after[changed[0]]), lines(after[changed[1]]))
    for (lines, line) in [
      (manifest, #"  (module: "QuinceTree", id: "quince-tree"),"#),
      (registry, "    (QuinceTreePattern(), .quinceTree),"),
    ] {
      let place = try #require(lines.firstIndex(of: line))
      #expect(lines[place + 1].trimmingCharacters(in: .whitespaces) == "]")
    }
    let imports = registry.filter { $0.hasPrefix("import ") }
    #expect(imports.contains("import QuinceTree") && imports == imports.sorted())
    for suite in ["GreetingTests", "LoginTests"] {
      let mvc = try names(in: #require(after["Tests/MVCTests/Logic/\(suite).swift"]))
      #expect(mvc.count > 4)
      #expect(try names(in: #require(after["Tests/QuinceTreeTests/Logic/\(suite).swift"])) == mvc)
    }
    let card = "static let quinceTree = Card(\n    id: \"quince-tree\", name: \"Quince-Tree\", "
    #expect(after["Catalog/QuinceTree/QuinceTreeCard.swift"]?.contains(card) == true)
    #expect(after.count == before.count + 10)
  }

  @Test(arguments: [
    ("QUX", "QUX", "qux", "qux"), ("qux", "Qux", "qux", "qux"), ("Quux", "Quux", "quux", "quux"),
    ("quince-tree", "QuinceTree", "quince-tree", "quinceTree"), ("Qux-2", "Qux2", "qux-2", "qux2"),
    ("MV", "MV", "mv", "mv"), (thirtyLetters, thirtyLetters.capitalized, thirtyLetters, thirtyLetters),
  ]) func `A name gives module, id and card`(word: String, module: String, id: String, member: String) throws
  {
    let name = try PatternName(word, reserved: [])
    #expect([name.module, name.id, name.member] == [module, id, member])
    #expect(name.title == (word.contains(where: \.isUppercase) ? word : module))
  }

  @Test(arguments: [
    ("", "'' is not a valid name"), ("1st", "is not a valid name"), ("a b", "is not a valid name"),
    ("Übung", "is not a valid name"),
    ("a/../../b", "is not a valid name"), ("-x", "Unknown option"), ("a--b", "is not a valid name"),
    ("a\u{1B}[0m", "is not a valid name"),
    (String(repeating: "a", count: 31), "is not a valid name"),
    ("mvc", "The pattern 'mvc' exists already"), ("Module-Holder", "The pattern 'holder' exists already"),
    ("MODA-V2", "The pattern 'moda-v2' exists already"),
    ("MODAV", "has the name 'MODAV' already"), ("Mistakes", "has the name 'Mistakes' already"),
    ("Shared-Entities", "is reserved by"), ("list", "is reserved by"),
    ("class", "is reserved by"), ("Foundation", "is reserved by"), ("Swift-UI", "is reserved by"),
    ("compare", "is reserved by"), ("scenarios", "is reserved by"), ("greet", "is reserved by"),
    ("Login", "is reserved by"), ("greeting", "is reserved by"), ("all", "is reserved by"),
    ("help", "is reserved by"),
  ]) func `A bad or taken name is refused, and nothing is written`(name: String, message: String) async throws
  {
    try folder.write("", to: "package/Sources/Patterns/MODAV/A.swift")
    let before = try tree()
    await new(name).expectError(message)
    #expect(try tree() == before)
  }

  @Test(arguments: [
    "Sources/Commands/Executables/RunQUX", "Tests/QUXTests", "Tests/quxtests",
    "Sources/Contract/Examples/QUXPattern.swift",
    "Catalog/QUX", "Catalog/Mistakes/QUXCard.swift", "Catalog/qux.swift",
  ]) func `A name is taken if one of its files exists`(path: String) async throws {
    try folder.write("", to: "package/\(path)" + (path.hasSuffix(".swift") ? "" : "/A.swift"))
    let before = try tree()
    await new("QUX").expectError("'\(path)' has the name 'QUX' already")
    #expect(try tree() == before)
  }

  @Test func `A package without the lists is not changed`() async throws {
    try folder.write("// swift-tools-version: 6.3\n", to: "package/Package.swift")
    let before = try tree()
    let message =
      "'Package.swift' has no list to add a line to. Add the pattern by hand, as described in docs/adding-a-pattern.md."
    #expect(await new("QUX") == .error(message, .internalError))
    #expect(try tree() == before)
  }

  /// The file size limit allows no byte, or the skeleton's files but not the manifest, or not the registry.
  @Test(arguments: [
    (0, "Sources/Patterns/QUX/QUXPattern.swift"), (8, "Package.swift"),
    (40, "Sources/Commands/CompareCommand/Registry.swift"),
  ])
  func `If a file exceeds the size limit, nothing is changed`(blocks: Int, path: String) throws {
    let long = "package/" + (blocks == 0 ? "Package.swift" : path)
    try folder.write(folder.text(of: long)! + String(repeating: "//\n", count: 10_000), to: long)
    let before = try tree()
    let run = try Program("compare").run(
      by: "{ (ulimit -f \(blocks); \"$0\" \"$@\"; echo \"exit code $?\" >&2) | cat; } 2>&1 | cat >&2",
      ["new", "QUX", "--package-path", package.path])
    #expect(
      run.errors == "Error: '\(path)' cannot be written: File too large. Nothing was changed.\nexit code 70\n"
    )
    #expect(try tree() == before)
    #expect(!FileManager.default.fileExists(atPath: package.appending(path: "Sources/Patterns/QUX").path))
  }

  private func new(_ name: String) async -> CompareCommand.Outcome {
    await CompareCommand().run(["new", name, "--package-path", package.path], in: .sample(in: folder.url))
  }

  /// All files of the package with their texts.
  private func tree() throws -> [String: String] {
    var texts: [String: String] = [:]
    let found = FileManager.default.enumerator(atPath: package.path)
    while let path = found?.nextObject() as? String {
      let file = package.appending(path: path)
      if (try? file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true {
        texts[path] = try String(contentsOf: file, encoding: .utf8)
      }
    }
    return texts
  }

  private func lines(_ text: String?) -> [String] {
    (text ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func names(in text: String) -> [String] {
    text.matches(of: /func `([^`]+)`/).map { String($0.output.1) }
  }
}

/// The longest valid name.
private let thirtyLetters = String(repeating: "a", count: 30)
