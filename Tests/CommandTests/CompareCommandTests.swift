import AnalysisTestSupport
import CommandLineKit
import Edits
import Foundation
import TestSupport
import Testing

@testable import CompareCommand

/// The command `compare` from its arguments to its texts and exit code, without a process.
@MainActor
@Suite struct CompareCommandTests {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    (["lst"], "Did you mean 'list'?"),
    (["vipr", "mvp"], "Error: Unknown pattern 'vipr'. Did you mean 'viper'? Choose from: mvc, mvp, "),
    (["vipr", "mvp"], "\n  See 'compare --help' for more information."),
    (["scenarios", "RIBs"], "Error: RIBs is not in the catalogue: it is a framework on RxSwift"),
    (["ribs"], ". Nearest here: Module–Holder ('holder'), then VIPER ('viper'), then "),
    (["--format", "jsn"], "Did you mean 'json'?"),
    (["--example", "logn"], "Did you mean 'login'?"), (["--exmaple", "login"], "Did you mean '--example'?"),
    (["source"], "Missing argument 'PATTERN'."),
    (["list", "--example", "login"], "Unknown option '--example'"),
    (["words", "seems"], "Unknown term 'seems'. Did you mean 'seams'? 'compare words' lists them."),
    (
      ["choose", "--changes", "ruels"], "'ruels' does not answer '--changes'. Did you mean 'rules'? Expected "
    ),
    (["choose", "--tested", "101"], "'--tested'. Expected a whole number from 0 to 100."),
    (["choose", "--next", "no=3"], "Expected yes or no."),
    (["choose", "--today", "mvcc=3"], "Did you mean 'mvc'?"),
    (["choose", "--today"], "Missing value for '--today PATTERN[=LINES]'"),
    (["choose", "mvp"], "Unexpected argument 'mvp'"),
    (["explain", "less-code"], "Unknown claim 'less-code'. Choose from: mvc.less-code, mvvm.less-code."),
    (["explain", "mvp.tesable"], "Did you mean 'mvp.testable'? 'compare claims mvp' lists them."),
    (["explain", "mvp"], "Unknown claim 'mvp'. 'compare claims mvp' lists them."),
    (["explain", "zzz"], "Unknown claim 'zzz'. 'compare claims' lists them."),
    (["source", "mvp", "--role", "presentr"], "Unknown role 'presentr'. Did you mean 'Presenter'?"),
    (
      ["source", "mvp", "--role", "router"],
      "Choose from: Model, Presenter, View, view, logic, model, wiring."
    ),
    (
      ["source", "mvp", "--file", "LoginPresentr"],
      "Unknown file 'LoginPresentr'. Did you mean 'LoginPresenter'? Choose from: "
    ),
    (["--output"], "Missing value for '--output FILE'"),
    (["--output="], "'--output' needs the name of a file."),
    (["--open", "--output", "page.html"], "'--open' does not take '--output'."),
  ])
  func `A wrong command line is refused`(arguments: [String], message: String) async {
    await command.run(arguments, in: context()).expectError(message)
  }

  @Test(arguments: [
    ["words", "swiftui"], ["tests", "SwiftUI"], ["explain", "swiftui"],
    ["source", "mvp", "--role", "swiftui"],
    ["source", "mvp", "--file", "swiftui"], ["tests", "--test", "swiftui"],
    ["trace", "mvp", "--scenario", "swiftui"], ["trace", "mvp", "--step", "swiftui"],
    ["choose", "--today", "swiftui=3"], ["choose", "--changes", "swiftui"], ["--example", "swiftui"],
    ["mutants", "--mutation", "swiftui"],
    ["kata", "swiftui", "--package-path", Program.packageFolder.path],
    ["kata", "race", "--request", "swiftui", "--package-path", Program.packageFolder.path],
    ["kata", "race", "--in", "swiftui", "--package-path", Program.packageFolder.path],
  ])
  func `A word for an architecture that is not here gets the same answer from every command`(
    arguments: [String]
  ) async {
    let outcome = await command.run(arguments, in: context())
    #expect(outcome.messages == (await compare("swiftui")).messages, "\(arguments)")
    #expect(outcome.exitCode == .usage && outcome.output.isEmpty)
  }

  @Test func `Everything on a pattern is written as a page`() async throws {
    let outcome = await compare("mvp", "--example", "greeting", "--format", "html", "--output", "page.html")
    #expect(outcome == .init(messages: "Wrote page.html."))
    let page = try String(contentsOf: folder.url.appending(path: "page.html"), encoding: .utf8)
    for part in [
      "<article id=\"pattern-mvp\"", "GreetingPresenter.swift:", "didTapShowGreeting",
      "id=\"question-words\"",
    ] {
      #expect(page.contains(part), "\(part)")
    }
    #if os(Linux)
      #expect(!Opener.open(folder.url, in: ["PATH": "/usr/bin"]))
    #endif
  }

  @Test func `A pattern beside its misuse is judged by its own code`() async throws {
    let own = await compare("mvc", "massive-mvc", "--all").output
    #expect(own.contains("Massive MVC is the misuse of MVC, not a pattern"))
    // The claims on the misuse's card are against MODA-V.
    #expect(!own.contains("(massive-mvc."))
    // A claim about MVC that is against others does not compare it with its misuse.
    #expect(!own.contains("mvc.short") && !own.contains("(mvc.massive)"))

    let adapter = "MODA-V, pro: A distinct Adapter can lead to cleaner, more"
    for (other, isSupported) in [("massive-mvc", true), ("mvc", false)] {
      let report = await compare("moda-v", other, "--all").output
      let lines = report.split(separator: "\n").filter { $0.hasSuffix(adapter) }
      #expect(lines.contains { $0.hasPrefix("  \u{2714} supported ") } == isSupported, "\(lines)")
    }
  }

  @Test func `A failing scenario is exit code 1 and shown with its frame`() async {
    let broken = CompareCommand([(FixedPersonPattern(), .mvc), Registry.entries[1]])
    let outcome = await broken.run(["scenarios", "--example", "greeting"], in: context())
    #expect(outcome.exitCode == .failure)
    #expect(outcome.output.contains("✘ mvc, Greeting: greets whoever it is"))
    #expect(outcome.output.contains("  - Hello Harry Houdini\n  + Hello David Blaine\n"))
    #expect(outcome.output.contains("│ Hello David Blaine"))
    let whole = await broken.run(["--example", "greeting", "--format", "json"], in: context())
    #expect(whole.exitCode == .failure)
    let list = await broken.run(["list"], in: context())
    #expect(list.exitCode == .success)
  }

  @Test func `Several patterns are divided among processes, and one is not`() async {
    var divided = context()
    divided.scenarioProcesses = 2
    for arguments in [["--format", "json"], ["viper", "mvp"]] {
      let line = ["scenarios", "--example", "greeting"] + arguments
      #expect(await command.run(line, in: divided) == command.run(line, in: context()))
    }
    divided.program = URL(filePath: "/no/such/program")
    #expect(
      await command.run(["scenarios", "mvp", "--example", "greeting"], in: divided).exitCode == .success)
    await command.run(["scenarios", "mvp", "mvc", "--example", "greeting"], in: divided).expectError(
      "The processes for the scenarios cannot be started (No such file or directory).", .internalError)
  }

  @Test func `JSON has the order typed, and is the same again`() async {
    let outcome = await compare("viper", "mvp", "--format", "json", "--example", "greeting")
    let ids = outcome.output.matches(of: /\n {6}"id" : "(.+)"/).map(\.output.1)
    #expect(ids == ["viper", "mvp"])
    let optional = ["\"misuses\" : [", "\"verdictAgainstAllOthers\" : \""]
    #expect(optional.allSatisfy(outcome.output.contains))
    #expect(await compare("viper", "mvp", "--format", "json", "--example", "greeting") == outcome)
  }

  @Test func `Help, version and colour`() async {
    #expect(await compare("--version").output == "0.2.0\n")
    let help = await compare("source", "--help").output
    #expect(help.hasPrefix("OVERVIEW: "))
    #expect(help.contains("USAGE: compare source"))
    #expect(await !compare("list").output.contains("\u{1B}"))
    #expect(await compare("list", "--color", "always").output.contains("\u{1B}[1mmvc\u{1B}[22m"))
    #expect(await !compare("list", "--format", "json", "--color", "always").output.contains("\u{1B}"))
  }

  // MARK: --output

  @Test func `A report is written to a file only`() async throws {
    let plain = await compare("list")
    let file = folder.url.appending(path: "list.txt").path
    _ = FileManager.default.createFile(
      atPath: file, contents: Data("old".utf8), attributes: [.posixPermissions: 0o600])
    let outcome = await compare("list", "--output", "list.txt")
    #expect(outcome == CompareCommand.Outcome(messages: "Wrote list.txt."))
    #expect(try String(contentsOf: folder.url.appending(path: "list.txt"), encoding: .utf8) == plain.output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["list.txt"])
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    #expect(await compare("list", "--output", "-") == plain)
  }

  @Test(arguments: [[], ["mvp"], ["list"], ["words", "seam"]])
  func `A terminal gets no HTML`(arguments: [String]) async {
    var terminal = context()
    terminal.isTerminal = true
    let outcome = await command.run(arguments + ["--format", "html"], in: terminal)
    #expect(
      outcome
        == .error(
          """
          HTML is not for a terminal. Write it to a file with '--output FILE', or open the whole catalogue in a browser \
          with 'compare --open'.
          """))
  }

  @Test func `A file, a pipe and '--output -' get HTML`() async throws {
    var terminal = context()
    terminal.isTerminal = true
    let piped = await compare("words", "seam", "--format", "html")
    #expect(piped.exitCode == .success && piped.output.hasPrefix("<!DOCTYPE html>\n"))
    let words = ["words", "seam", "--format", "html", "--output"]
    #expect(await command.run(words + ["-"], in: terminal) == piped)
    #expect(await command.run(words + ["page.html"], in: terminal) == .init(messages: "Wrote page.html."))
    #expect(try String(contentsOf: folder.url.appending(path: "page.html"), encoding: .utf8) == piped.output)
  }

  @Test func `A link stays a link, and a device stays a device`() async throws {
    let files = FileManager.default
    let target = folder.url.appending(path: "target.txt")
    let link = folder.url.appending(path: "link.txt")
    try Data("old".utf8).write(to: target)
    try files.createSymbolicLink(at: link, withDestinationURL: target)
    #expect(await compare("list", "--output", "link.txt").exitCode == .success)
    #expect(try files.destinationOfSymbolicLink(atPath: link.path) == target.path)
    #expect(try String(contentsOf: target, encoding: .utf8).hasPrefix("mvc"))
    #expect(await compare("list", "--output", "/dev/null").exitCode == .success)
    #expect(
      try files.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test(
    arguments: [
      (".", "'.' is a folder. Name a file in it.", .usage),
      ("no/list.txt", "The folder of 'no/list.txt' does not exist. Create it first.", .missingInput),
      (.repeating("x", 300), "xxx' cannot be written: File name too long.", .internalError),
    ] as [(LongText, String, ExitCode)])
  func `A file that cannot be is refused, and leaves nothing behind`(
    path: LongText, message: String, code: ExitCode
  ) async throws {
    await compare("list", "--output", path.text).expectError(message, code)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == [])
  }

  // MARK: source

  @Test(arguments: [(120, ""), (100, "Side by side needs 115 columns; this terminal has 100. ")])
  func `A narrow terminal is told what side by side needs`(columns: Int, message: String) async {
    let outcome = await compare("source", "mvp", "viper", "--example", "greeting", columns: columns)
    #expect(outcome.messages.hasPrefix(message) && outcome.messages.isEmpty == message.isEmpty)
    #expect(outcome.exitCode == .success)
  }

  @Test func `Code is selected by role and file, and a presenter fits a projector`() async {
    let brief = await compare("source", "mvp", "viper", "--file", "loginPresenter.swift", "--brief")
    #expect(brief.output.split(separator: "\n", omittingEmptySubsequences: false).count == 24)
    let logic = await compare("source", "mvp", "mvc", "--role", "logic", "--brief", columns: 120)
    #expect(
      logic.output.contains(
        /MVP, Login – Logic: Presenter +│ MVC, Login – View and logic in one: ViewController\n/))
    let code = await compare("source", "mvp", "mvc", "--role", "Presenter", "--example", "greeting")
    #expect(
      code.output.contains("class GreetingPresenter") && !code.output.contains("class GreetingViewController")
    )
    #expect(code.messages.contains("MVC has no such code; its roles are Model, ViewController."))
  }

  @Test func `Without the package's folder there is no code to show`() async {
    await compare("source", "mvp", "--package-path", ".")
      .expectError("'.' is not the catalogue's folder", .missingInput)
  }

  @Test func `A broken rule is exit code 1, and --check prints only its file and line`() async throws {
    let copy = try await copy(
      with: "  var person: Person?", before: "let screen", in: "GreetingViewController")
    let line = """
      ✘ Sources/Patterns/MVP/Greeting/GreetingViewController.swift:6: MVP, Greeting: View → Model is
        forbidden: GreetingViewController mentions Person
        To allow it, add in Catalog/MVP/MVPCard.swift, to the arrows: Arrow(from: "View", to: "Model",
        via: .concrete),
      ✘ 1 broken rule

      """
    let check = await compare("coupling", "mvp", "--check", in: copy, columns: 100)
    #expect(check == CompareCommand.Outcome(output: line, exitCode: .failure))
    #expect(await compare("coupling", "mvp", in: copy).exitCode == .failure)
    #expect(await compare("mvp", "--example", "greeting", in: copy).exitCode == .failure)
    let other = await compare("coupling", "viper", "--check", in: copy)
    #expect(other.output == "✔ 1 pattern: no forbidden reference, 0 exceptions\n")
    #expect(other.exitCode == .success)
  }

  @Test func `A pattern's fault is exit code 1 only for commands on that pattern`() async throws {
    let copy = try await copy(with: "struct Clerk {}\n", before: "final class", in: "GreetingPresenter")
    let check = await compare("coupling", "mvp", "mvc", "--check", in: copy, columns: 100)
    #expect(await compare("choose", "--types", "9", in: copy).exitCode == .failure)
    #expect(
      check
        == CompareCommand.Outcome(
          output: """
            ✘ MVP: 'Clerk' (Sources/Patterns/MVP/Greeting/GreetingPresenter.swift:4) plays no role. Put it under
              one on the pattern's card.
              Add in Catalog/MVP/MVPCard.swift, to the types of its role (Model, View, Presenter): "Clerk",
            ✘ 1 broken rule

            """, exitCode: .failure))
    let alone = await compare("coupling", "mvp", in: copy, columns: 100)
    #expect(alone == check)
    let both = await compare("coupling", "mvp", "mvc", in: copy, columns: 100)
    #expect(both.output.hasPrefix(check.output) && both.output.contains("\nMVC, Notes "))
    #expect(
      await compare("coupling", "mvc", "mvvm", "--check", in: copy).exitCode == .success)
    #expect(await compare("claims", in: copy).exitCode == .failure)

    let undecided = await compare("explain", "viper.cost", in: copy, columns: 100)
    #expect(undecided.exitCode == .success)
    #expect(undecided.output.hasSuffix("cannot be decided: the code of MVP cannot be measured\n"))
    let own = await compare("explain", "mvp.testable", in: copy)
    #expect(own.exitCode == .failure)
    #expect(own.output.hasSuffix("cannot be decided: the code of MVP cannot be measured\n"))
    #expect(own.messages.hasPrefix("Error: MVP: 'Clerk' (") && own.messages.hasSuffix(": \"Clerk\","))

    let json = await compare("claims", "mvp", "--format", "json", in: copy)
    #expect(json.output.contains("\"fault\" : \"'Clerk' ("))
    #expect(json.output.contains("\"remedy\" : [\n        \"Add in Catalog/MVP/MVPCard.swift, to "))
    #expect(json.output.contains("\"obstacle\" : \"cannot be decided: the code of MVP cannot be measured\""))
  }

  @Test func `A pattern that does not compile is named, and the others are compared`() async throws {
    let copy = try await copy(
      with: "struct Clerk { let desk: Desk, seat: Seat }\n", before: "final class", in: "GreetingPresenter")
    let check = await compare("coupling", "mvp", "mvc", "--check", in: copy, columns: 110)
    #expect(
      check
        == CompareCommand.Outcome(
          output: """
            ✘ MVP: its code does not compile and cannot be measured.
              Sources/Patterns/MVP/Greeting/GreetingPresenter.swift:4:26: error: cannot find type 'Desk' in scope
              Sources/Patterns/MVP/Greeting/GreetingPresenter.swift:4:38: error: cannot find type 'Seat' in scope
            ✘ 1 broken rule

            """, exitCode: .failure))
    #expect(await compare("coupling", "mvc", "--check", in: copy).exitCode == .success)
  }

  @Test func `Without a toolchain there is a message and exit code 66`() async {
    var context = context()
    context.environment["PATH"] = "/nowhere"
    await command.run(["claims"], in: context).expectError("No Swift toolchain was found", .missingInput)
  }

  @Test(arguments: [
    ("text", "MVP.testable", "mvp.testable (MVP"),
    ("markdown", "view-load", "mvvm.view-load"),
    ("markdown", "mvp.testable", " (MVP, pro)\n\nTestability is excellent"),
    ("json", "mvp.testable", "\"id\" : \"mvp.testable\""),
  ])
  func `A verdict is explained in each format`(format: String, claim: String, text: String) async {
    let outcome = await compare("explain", claim, "--format", format)
    #expect(outcome.exitCode == .success && outcome.output.contains(text), "\(outcome)")
  }

  // MARK: Helpers

  private let command = CompareCommand()

  private func compare(_ arguments: String..., in copy: CopiedCode? = nil, columns: Int = 80) async
    -> CompareCommand.Outcome
  {
    await readOnce()
    let path = copy.map { ["--package-path", $0.folder.path] } ?? []
    return await command.run(arguments + path, in: context(columns: columns))
  }

  /// A copy of the code with text inserted before other text in a file of MVP's Greeting.
  private func copy(with text: String, before place: String, in file: String) async throws -> CopiedCode {
    await readOnce()
    let edit = Edit(
      in: "Sources/Patterns/MVP/Greeting/\(file).swift", replace: place, with: "\(text)\n\(place)")
    return try await CopiedCode(
      of: Registry.cards, [Change("the test's change", .edits([edit]), remedy: "Correct the test.")])
  }

  /// Fills the cache first, so that parallel tests do not all read the code.
  private func readOnce() async {
    _ = try? await ThisCode.graph(of: Registry.cards)
  }

  private func context(columns: Int = 80) -> CompareCommand.ProcessContext {
    .sample(in: folder.url, columns: columns, cache: ThisCode.cache)
  }
}
