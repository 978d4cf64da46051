import Examples
import Foundation
import Driver
import MVC
import TerminalKit
import Testing

/// A scenario runs to its end or its first failed step, and is cleaned up.
@MainActor @Suite struct ScenarioRunnerTests {
  @Test func `A failure names the step and shows the window`() async throws {
    let result = await run("tap showGreeting\n\nsee greeting \"Hello\"\nclose")
    let failure = ScenarioResult.Failure(
      number: 2, step: "see greeting \"Hello\"",
      reason: .mismatch(expected: "Hello", seen: "Hello David Blaine"),
      frame: """
        ┌ Greeting ────────────────────────────────────────────────────────────┐
        │ [ Show greeting ]                                 showGreeting       │
        │ Hello David Blaine                                greeting           │
        └──────────────────────────────────────────────────────────────────────┘

        """)
    #expect(
      result
        == ScenarioResult(
          pattern: "mvc", example: .greeting, name: "a story", stepsHeld: 1, steps: 3, failure: failure)
    )
    #expect(!result.passed)
  }

  @Test func `A failure shows the first rows of a tall window and the number of the others`() async throws {
    let name = String(repeating: "David ", count: 500) + "Dave"
    let scenario = Scenario(
      .greeting, "fails", "person \"\(name)\" \"\"\ntap showGreeting\nsee greeting \"nothing\"")
    let result = await ScenarioRunner.run(scenario, with: MVCPattern())
    let rows = try #require(result.failure).frame.split(separator: "\n")
    #expect(rows.count == 21)
    #expect(rows.last?.wholeMatch(of: /and [0-9]+ more rows/) != nil)
    let lines = try #require(result.failure).text().split(separator: "\n")
    #expect(lines[0] == "  step 3: see greeting \"nothing\"")
    #expect(lines[1] == "  - nothing")
    #expect(lines[2].hasPrefix("  + Hello David"))
    #expect(lines[2].count <= Excerpt.limit + 6)
  }

  @Test func `An invalid script fails before the launch`() async throws {
    let result = await run("tap showGreeting\njump")
    let mistake = StepMistake("line 2: \(StepParserTests.noStep)")
    #expect(result.failure == .init(number: 0, step: "", reason: .mistake(mistake), frame: ""))
    #expect(result.steps == 0)
  }

  @Test(arguments: ["", "\n\n", "# nothing"]) func `A script without steps fails`(script: String) async {
    let result = await run(script)
    #expect(!result.passed)
    #expect(result.failure?.reason == .mistake(StepMistake("the scenario has no steps")))
  }

  @Test func `The launch, each step and the end are marked before they begin`() async {
    var marks: [String] = []
    let scenario = Scenario(
      .greeting, "a story", "person \"A\" \"B\"\ntap showGreeting\nsee greeting \"x\"\nclose")
    _ = await ScenarioRunner.run(scenario, with: MVCPattern()) { step, _ in marks.append(step) }
    #expect(
      marks == ["person \"A\" \"B\"", "launch", "tap showGreeting", "see greeting \"x\"", ""])
  }

  @Test(arguments: Connection.allCases, [true, false])
  func `Stored files are deleted, whether a scenario passes or fails`(
    connection: Connection, passes: Bool
  ) async throws {
    let spy = SpyPattern()
    let script = """
      type email ada@example.com
      type password lovelace
      tap logIn
      see title "\(passes ? "Home" : "Elsewhere")"
      """
    var wasThere = false
    let result = await ScenarioRunner.run(
      Scenario(.login, "a story", script), with: spy, in: try connection.world()
    ) { _, _ in
      wasThere = spy.sessionFile.map { FileManager.default.fileExists(atPath: $0.url.path) } ?? false
    }
    #expect(result.passed == passes)
    #expect(wasThere)
    let folder = try #require(spy.sessionFile?.url.deletingLastPathComponent())
    #expect(folder.deletingLastPathComponent().lastPathComponent.hasPrefix("catalog-"))
    #expect(!FileManager.default.fileExists(atPath: folder.path))
  }

  @Test func `A held request ends with its scenario`() async {
    let script = "server holds\ntype email a@b\ntype password x\ntap logIn\nsee requests 1"
    let result = await ScenarioRunner.run(
      Scenario(.login, "a story", script), with: ChangedPattern.cancelsNoRequest)
    #expect(result.passed)
  }

  private func run(_ script: String) async -> ScenarioResult {
    await ScenarioRunner.run(Scenario(.greeting, "a story", script), with: MVCPattern())
  }
}

/// A correct pattern that records the session file and the transport of its environment.
@MainActor final class SpyPattern: LoginPattern {
  let id = "spy"
  private(set) var sessionFile: PrivateFile?
  private(set) weak var transport: AnyObject?

  func showLogin(with environment: LoginEnvironment, in window: Window) {
    sessionFile = environment.store as? PrivateFile
    transport = environment.transport as AnyObject
    MVCPattern().showLogin(with: environment, in: window)
  }
}
