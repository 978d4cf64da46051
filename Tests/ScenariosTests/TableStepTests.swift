import Examples
import MVC
import TerminalKit
import Testing

@testable import Driver

/// Steps for tables, for Back and for what the server has.
@MainActor @Suite struct TableStepTests {
  @Test(arguments: [
    ("select notes 4", "there is no row 4 in 'notes', which has 3"),
    ("server has 100001 notes", "the server has room for 100000 notes"),
    ("select notes 0", "there is no row 0 in 'notes', which has 3"),
    ("type filter x\nselect notes 1", "there is no row 1 in 'notes', which has none"),
    ("select add 1", "'add' is not a table"),
    ("see add count 1", "'add' is not a table"), ("see status selected 1", "'status' is not a table"),
    (#"see filter 1 "x""#, "'filter' is not a table"),
    (#"see notes "One""#, "'notes' shows no text"),
    ("back", "there is nothing to go back to"),
    ("select notes 1\nback\nback", "there is nothing to go back to"),
    ("close\nback", "the window is closed; 'launch' opens it"),
    ("close\nselect notes 1", "the window is closed; 'launch' opens it"),
    (#"see request 2 header If-Match "1""#, "the server has received no request 2"),
    (
      "tap x",
      "there is no widget 'x' on this screen, only filter, notes, add, refresh, undo, progress, status, sync, failed, retry"
    ),
    (
      "select notes 1\ntap x",
      "there is no widget 'x' on this screen, only body, changed, edit, delete, sync, failed, retry"
    ),
    (
      "tap add\ntap x",
      "there is no widget 'x' on this screen, only noteTitle, noteBody, save, cancel, problem"
    ),
  ])
  func `A step that cannot be performed is a mistake`(script: String, message: String) async throws {
    let failure = await run(script).failure
    #expect(failure?.reason == .mistake(message))
  }

  @Test(arguments: [
    (#"see notes 2 "note 2""#, #""note 2""#, #""Note 2""#),
    (#"see notes 4 "no row 4""#, #""no row 4""#, "no row 4"),
    ("see notes count 4", "4", "3"), ("see notes selected 1", "row 1", "no row"),
    ("select notes 3\nback\nsee notes selected 1", "row 1", "row 3"),
    ("select notes 1\nsee notes count 3", "3", "no notes"), ("see notes disabled", "disabled", "enabled"),
    (
      "see request 1 header If-Match \"no header If-Match\"", #""no header If-Match""#, "no header If-Match"
    ),
    (
      "select notes 1\ntap edit\ntap save\nsee request 2 header if-match \"2\"", #""2""#, #""1""#
    ),
  ])
  func `A failed expectation reports the expected and the actual state`(
    script: String, expected: String, seen: String
  ) async throws {
    let failure = await run(script).failure
    #expect(failure?.reason == .mismatch(expected: expected, seen: seen))
  }

  @Test func `Selecting and going back are recorded after what was typed before`() async throws {
    let driver = AppDriver(pattern: MVCPattern(), example: .notes, world: World())
    var recorded: [String] = []
    let recorder = SessionRecorder { recorded.append($0) }
    driver.didOpen = recorder.watch
    let script = """
      type filter e
      select notes 2
      back
      tap add
      type noteTitle a
      back
      back
      tap cancel
      tap discard
      server holds
      tap refresh
      select notes 1
      """
    driver.launch()
    try await driver.settle()
    for step in try StepParser.steps(from: script) { try await driver.perform(step) }
    driver.close()
    // A row that cannot be selected is not recorded, like a disabled button.
    #expect(
      recorded == [
        "clear filter", "type filter e", "select notes 2", "back", "tap add", "clear noteTitle",
        "type noteTitle a", "back", "back", "tap cancel", "tap discard", "tap refresh",
      ])
    driver.world.service?.endAll()
    try await driver.settle()
  }

  @Test func `A row's text is masked in an echo unless its widget is a table`() throws {
    func masked(_ line: String) throws -> String? {
      try StepParser.step(from: line)?.hidingPasswords(in: .notes).description
    }
    #expect(try masked(#"see notes 1 "One""#) == #"see notes 1 "One""#)
    #expect(try masked(#"see nodes 1 "One""#) == #"see nodes 1 "•••""#)
  }

  private func run(_ script: String) async -> ScenarioResult {
    await ScenarioRunner.run(
      Scenario(.notes, "a story", "server has 3 notes\n" + script), with: MVCPattern())
  }
}
