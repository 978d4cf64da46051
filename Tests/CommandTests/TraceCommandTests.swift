import CodeGraph
import CommandLineKit
import Driver
import Foundation
import Records
import TestSupport
import Testing

@testable import Catalog
@testable import CompareCommand
@testable import Verdicts
@testable import Bench
@testable import Traces

/// `compare trace` from its arguments to its text and exit code, without building anything.
@MainActor
@Suite struct TraceCommandTests {
  private let folder = TemporaryFolder(["Package.swift": "", "Sources/Patterns/MVP/A.swift": "// A"])

  /// Creates a package with a short recording of one pattern.
  init() throws {
    try keep(
      Self.recording,
      references: ["login": [TypeReference(from: "LoginViewController", to: "LoginPresenter")]])
  }

  private static let recording = Recording(
    pattern: "mvp", example: "login", scenario: "the right password",
    steps: [
      .init(
        text: "launch",
        calls: [
          call(
            nil, "MVPPattern", .method(name: "showLogin", labels: ["with", "in"]),
            "Sources/Contract/Examples/Example.swift", 8)
        ]),
      .init(text: "type email"),
      .init(
        text: "tap logIn",
        calls: [
          call(
            "Control", "LoginViewController", .method(name: "didTapLogIn", labels: []),
            "Sources/Kit/TerminalKit/Control.swift", 41),
          call(
            "LoginViewController", "LoginPresenter", .method(name: "logIn", labels: []),
            "Sources/Patterns/MVP/Login/LoginViewController.swift", 26),
          call(
            "LoginPresenter", "LoginViewController", .closure(in: .method(name: "didTapLogIn", labels: [])),
            "Sources/Patterns/MVP/Login/LoginPresenter.swift", 20),
          call(
            "LoginViewController", "Label", .setter(of: "text"),
            "Sources/Patterns/MVP/Login/LoginViewController.swift", 34, count: 2),
        ]),
    ])

  private static func call(
    _ from: String?, _ to: String, _ member: Recording.Member, _ file: String, _ line: Int, count: Int = 1
  ) -> Recording.Call {
    Recording.Call(
      from: from, to: to, member: member, count: count, place: Place(file: file, line: line), target: nil)
  }

  private func keep(_ recording: Recording, references: [String: [TypeReference]]) throws {
    let store = RecordingStore(in: folder.url)
    let kept = KeptRecordings(
      fingerprint: store.fingerprint(of: .mvp), references: references, recordings: [recording])
    try store.keep(kept, of: .mvp)
  }

  @Test func `A pattern's messages are printed step by step`() async {
    let outcome = await compare("mvp")
    #expect(outcome.messages == "" && outcome.exitCode == .success)
    #expect(
      outcome.output.hasPrefix(
        """
        MVP, Login: the right password ─────────────────────────────────────────────────

        launch
          1  start → Composition root  showLogin(with: in:)  Example:8

        type email: no message

        tap logIn
          2  Widgets → View    didTapLogIn()             Control:41
          3  View → Presenter  logIn()                   LoginViewController:26
          4  Presenter → View  closure in didTapLogIn()  LoginPresenter:20
          5  View → Widgets    text = … ×2               LoginViewController:34

        Figures of the whole scenario
          messages  5
          hops      4
          roles     2: View, Presenter
          files     2: LoginPresenter.swift, LoginViewController.swift
          hidden    1: Presenter → View (LoginViewController.closure in didTapLogIn(),
                    LoginPresenter:20)


        """))
  }

  @Test func `Without a pattern the figures of all fresh recordings are printed, and the others are named`()
    async
  {
    let outcome = await compare()
    #expect(
      outcome.output.hasPrefix(
        """
        Login: the right password
          pattern  messages  hops  roles  files  hidden
          MVP             5     4      2      2       1

        """))
    #expect(outcome.messages.hasPrefix("Recordings are missing or stale: 'compare trace --record mvc mvvm "))
  }

  @Test func `The other formats have the same messages`() async {
    let diagram = """
      sequenceDiagram
        participant p0 as start
        participant p1 as Widgets
        participant p2 as Composition root
        participant p3 as View
        participant p4 as Presenter
        Note over p1,p4: launch
        p0->>p2: showLogin(with#58;in#58;)
        Note over p1,p4: type email
        Note over p1,p4: tap logIn
        p1->>p3: didTapLogIn()
        p3->>p4: logIn()
        p4->>p3: closure in didTapLogIn()
        p3->>p1: text #61; #8230; x2

      """
    #expect(await compare("mvp", "--format", "mermaid").output == diagram)
    #expect(await compare("mvp", "--format", "markdown").output.contains("```mermaid\n\(diagram)```"))
    let json = await compare("mvp", "--format", "json").output
    #expect(json.contains(#""member" : "closure in didTapLogIn()""#))
    #expect(json.contains(#""hidden" : ["#))
    #expect(!(await compare("--format", "json")).output.contains(#""steps""#))
  }

  @Test func `A stale recording is not shown`() async throws {
    try folder.write("let b = 1", to: "Sources/Patterns/MVP/A.swift")
    #expect(
      await compare("mvp")
        == .error("Recordings are missing or stale: 'compare trace --record mvp' makes them.", .missingInput))
  }

  @Test func `A damaged recording is named with its line and the command that renews it`() async throws {
    let path = "Catalog/MVP/Records/calls.jsonl"
    let text = try #require(folder.text(of: path))
    try folder.write(text.replacing("\"count\"", with: "\"number\""), to: path)
    #expect(
      await compare("mvp")
        == .error(
          "'Catalog/MVP/Records/calls.jsonl' is damaged in line 5. 'compare trace --record mvp' renews it.",
          .missingInput))
  }

  @Test func `Unknown scenarios and programs are named with a choice`() async {
    await compare("mvp", "--scenario", "the left password").expectError("the right password")
    await compare("--program", "login-mvpp").expectError("login-mvp")
  }

  @Test func `A missing tool of the toolchain is one line`() async throws {
    let toolchain = try FakeToolchain(test: "", scenarios: "")
    let error = await #expect(throws: TraceError.self) {
      _ = try await InstrumentedBuild(
        of: "compare", in: folder.url, folder: folder.url, patterns: [],
        environment: toolchain.environment, progress: { _ in })
    }
    #if os(Linux)
      let reason = "'clang', which this toolchain lacks. Install one from swift.org."
    #else
      let reason = "Linux for now; 'compare trace' shows the kept recordings everywhere."
    #endif
    #expect(error?.description == "Recording needs \(reason)")
  }

  @Test func `A mark has no text that a step types or compares`() throws {
    try folder.write("", to: "calls")
    let path = folder.url.appending(path: "calls").path
    let marks = try #require(StepMarks(environment: [StepMarks.variable: path]))
    for step in ["type password open sesame", "see status \"secret\"", #"server answers 200 {"a":1}"#] {
      marks.begin(step)
    }
    let bytes = try Data(contentsOf: URL(filePath: path)).filter { $0 >= 0x20 }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text == "type passwordsee statusserver answers 200")
  }

  @Test func `Marks are read as the steps and windows that were written`() throws {
    try folder.write("", to: "calls")
    let path = folder.url.appending(path: "calls").path
    let marks = try #require(StepMarks(environment: [StepMarks.variable: path]))
    marks.begin("tap logIn")
    marks.end()
    marks.show("Home\n")
    let steps = CallStream(try Data(contentsOf: URL(filePath: path))).steps(
      in: FunctionTable(symbols: "", patterns: []), places: [:], declarations: DeclarationLines([]))
    #expect(steps == [Recording.Step(text: "tap logIn", window: "Home\n")])
  }

  @Test func `A recorded program writes each window, with dots for a password`() async throws {
    try folder.write("", to: "calls")
    let path = folder.url.appending(path: "calls").path
    let arguments = ["trace", "mvp", "--example", "login", "--scenario=the right password"]
    let outcome = await CompareCommand().run(
      arguments, in: .sample(in: folder.url, environment: [StepMarks.variable: path]))
    #expect(outcome.exitCode == .success, "\(outcome.messages)")
    let steps = CallStream(try Data(contentsOf: URL(filePath: path))).steps(
      in: FunctionTable(symbols: "", patterns: []), places: [:], declarations: DeclarationLines([]))
    #expect(steps.prefix(3).map(\.text) == ["server holds", "launch", "type email"])
    let windows = steps.compactMap(\.window)
    #expect(windows.count == steps.count)
    #expect(windows.contains { $0.contains("••••••••") })
    #expect(!windows.contains { $0.contains("lovelace") })
    #expect(windows.last?.contains("Welcome, Ada Lovelace") == true)
  }

  @Test func `A second recording at the same time is refused in one line`() throws {
    let file = folder.url.appending(path: "lock")
    let first = try InstrumentedBuild.locked(file)
    let error = #expect(throws: TraceError.self) { try InstrumentedBuild.locked(file) }
    #expect(error?.description == "Another recording is under way. Try again when it has ended.")
    try first.close()
    _ = try InstrumentedBuild.locked(file)
    let nowhere = URL(filePath: "/dev/null/lock")
    let refusal = #expect(throws: TraceError.self) { try InstrumentedBuild.locked(nowhere) }
    #expect(refusal?.description == "'/dev/null/lock' cannot be written: Not a directory.")
  }

  private func compare(_ arguments: String...) async -> CompareCommand.Outcome {
    await CompareCommand().run(["trace"] + arguments, in: .sample(in: folder.url, columns: 80))
  }
}
