import Examples
import Fuzzing
import TerminalKit
import Testing

@testable import Scenarios

/// Steps for tables, for Back and for what the server has, on hand-made screens.
@MainActor @Suite struct TableStepTests {
  @Test func `A row is selected, Back returns, and the row stays selected`() async throws {
    try await expectPassed(
      """
      see notes count 3
      see notes 3 "Three"
      select notes 2
      see title "Two"
      back
      see title "Notes"
      see notes selected 2
      screen
      """)
  }

  @Test func `Back answers a question`() async throws {
    try await expectPassed(
      """
      tap add
      see title "Discard your changes?"
      back
      see title "Notes"
      see status ""
      tap add
      tap discard
      see status "Discarded"
      """)
  }

  @Test(arguments: Connection.allCases)
  func `Rows come from the notes that the server has, and no row can be selected before`(
    connection: Connection
  ) async throws {
    try await expectPassed(
      """
      server holds
      server has 12 notes
      tap refresh
      see notes disabled
      select notes 1
      see title "Notes"
      see request 1 "GET /notes"
      see request 1 header if-none-match "\\"1\\""
      server answers
      see notes enabled
      see notes count 12
      tap refresh
      server answers 200 "[]"
      see notes count 0
      """, in: try connection.world())
  }

  @Test(arguments: [
    ("select notes 4", "there is no row 4 in 'notes', which has 3"),
    ("server has 100001 notes", "the server has room for 100000 notes"),
    ("select notes 0", "there is no row 0 in 'notes', which has 3"),
    (
      "tap refresh\nserver answers 200 \"[]\"\nselect notes 1", "there is no row 1 in 'notes', which has none"
    ),
    ("select add 1", "'add' is not a table"),
    ("see add count 1", "'add' is not a table"), ("see status selected 1", "'status' is not a table"),
    (#"see filter 1 "x""#, "'filter' is not a table"),
    (#"see notes "One""#, "'notes' shows no text"),
    ("back", "there is nothing to go back to"),
    ("select notes 1\nback\nback", "there is nothing to go back to"),
    ("close\nback", "the window is closed; 'launch' opens it"),
    ("close\nselect notes 1", "the window is closed; 'launch' opens it"),
    (#"see request 1 header If-Match "1""#, "the server has received no request 1"),
  ])
  func `A step that cannot be performed is a mistake`(script: String, message: String) async throws {
    let failure = await run("server holds\n" + script).failure
    #expect(failure?.reason == .mistake(message))
  }

  @Test(arguments: [
    (#"see notes 2 "two""#, #""two""#, #""Two""#), (#"see notes 4 "no row 4""#, #""no row 4""#, "no row 4"),
    ("see notes count 4", "4", "3"), ("see notes selected 1", "row 1", "no row"),
    ("select notes 3\nback\nsee notes selected 1", "row 1", "row 3"),
    ("select notes 1\nsee notes count 3", "3", "no notes"), ("see notes disabled", "disabled", "enabled"),
    (
      "tap refresh\nsee request 1 header If-Match \"no header If-Match\"", #""no header If-Match""#,
      "no header If-Match"
    ),
    (
      "tap refresh\nsee request 1 header If-None-Match \"2\"", #""2""#, #""\"1\"""#
    ),
  ])
  func `A failed expectation reports the expected and the actual state`(
    script: String, expected: String, seen: String
  ) async throws {
    let failure = await run("server holds\n" + script).failure
    #expect(failure?.reason == .mismatch(expected: expected, seen: seen))
  }

  @Test func `Selecting and going back are recorded after what was typed before`() async throws {
    let driver = AppDriver(pattern: TablePattern(), example: .notes, world: World())
    var recorded: [String] = []
    let recorder = SessionRecorder { recorded.append($0) }
    driver.didOpen = recorder.watch
    let script = """
      type filter a
      select notes 2
      back
      tap add
      back
      tap refresh
      select notes 1
      """
    driver.launch()
    try await driver.perform(.server(.holds))
    for step in try StepParser.steps(from: script) { try await driver.perform(step) }
    driver.close()
    // A row that cannot be selected is not recorded, like a disabled button.
    #expect(
      recorded
        == ["clear filter", "type filter a", "select notes 2", "back", "tap add", "back", "tap refresh"])
    driver.world.service?.endAll()
    try await driver.settle()
  }

  @Test func `Back is recorded after what was typed before`() async throws {
    let driver = AppDriver(pattern: ReferencePattern(), example: .notes, world: World())
    var recorded: [String] = []
    let recorder = SessionRecorder { recorded.append($0) }
    driver.didOpen = recorder.watch
    driver.launch()
    try await driver.settle()
    for step in try StepParser.steps(from: "tap add\ntype noteTitle a\nback") {
      try await driver.perform(step)
    }
    driver.close()
    #expect(recorded == ["tap add", "clear noteTitle", "type noteTitle a", "back"])
  }

  @Test func `A row's text is masked in an echo unless its widget is a table`() throws {
    func masked(_ line: String) throws -> String? {
      try StepParser.step(from: line)?.hidingPasswords(in: .notes).description
    }
    #expect(try masked(#"see notes 1 "One""#) == #"see notes 1 "One""#)
    #expect(try masked(#"see nodes 1 "One""#) == #"see nodes 1 "•••""#)
  }

  @Test func `A script with a table step belongs to an example with a table`() throws {
    for script in [
      "back", "server has 3 notes", "see notes count 3", "select notes 1", "see notes selected 1",
    ] {
      #expect(
        Example.named(in: try StepParser.steps(from: script + "\nsee requests 0\nsee no session")) == .notes)
    }
  }

  // MARK: Random sessions

  @Test(arguments: TablePattern.Defect.allCases)
  func `A random session finds a table that differs`(defect: TablePattern.Defect) async throws {
    let patterns = [TablePattern(), TablePattern(defect: defect)]
    let outcome = await Fuzzer(of: patterns, examples: [.notes], length: 30).run(100, seed: 1) { _ in }
    let found = try #require(outcome.difference, "nothing detects \(defect)").found
    #expect(found.what == (defect == .sendsNoHeader ? "the requests" : "the window"))
  }

  @Test func `Tables that behave alike have no difference`() async {
    let fuzzer = Fuzzer(of: [TablePattern(), TablePattern()], examples: [.notes], length: 30)
    #expect(await fuzzer.run(50, seed: 1) { _ in }.difference == nil)
  }

  private func expectPassed(_ script: String, in world: World = World()) async throws {
    let failure = await run(script, in: world).failure
    #expect(failure == nil)
  }

  private func run(_ script: String, in world: World = World()) async -> ScenarioResult {
    await ScenarioRunner.run(Scenario(.notes, "a story", script), with: TablePattern(), in: world)
  }
}
