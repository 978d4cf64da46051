import AccountService
import Foundation
import MVC
import TerminalKit
import TestSupport
import Testing

@testable import Driver

/// The driver performs steps and checks expectations, with a clear error for each failure.
@MainActor @Suite struct AppDriverTests {
  // MARK: Acting

  @Test func `A tap on a disabled button does nothing`() async throws {
    try await inWorld { driver in
      try await driver.perform("tap cancel")
      try await driver.perform(#"see status """#)
      try await driver.perform("see requests 0")
    }
  }

  @Test func `Typing goes to the end of a field, and a disabled field takes nothing`() async throws {
    try await inWorld { driver in
      try await driver.perform(
        "server holds", "type email ada@", "type email b", #"see email "ada@b""#, "type password x",
        "tap logIn",
        "type email c", "clear email", #"see email "ada@b""#)
    }
  }

  @Test func `Launching twice keeps the window; closing twice is harmless`() async throws {
    try await inWorld { driver in
      let window = driver.window
      try await driver.perform("launch")
      #expect(driver.window === window)
      try await driver.perform("close", "close")
      #expect(driver.window == nil)
      #expect(driver.frame == "")
      try await driver.perform("screen", "launch")
      #expect(driver.window != nil)
    }
  }

  @Test func `Repeating that storage works or fails changes nothing`() async throws {
    try await inWorld { driver in
      try await driver.perform(
        "storage works", "type email ada@example.com", "type password lovelace", "tap logIn",
        "see session mode 600",
        "storage works", "see session mode 600", "storage fails", "storage fails", "see no session",
        "storage works", "see session mode 600")
    }
  }

  @Test func `A link reaches the program as a URL`() async throws {
    try await inWorld { driver in
      var links: [URL] = []
      driver.window?.onOpenURL = { links.append($0) }
      try await driver.perform("link notes:n1", #"link "notes:a%20b""#)
      #expect(links.map(\.absoluteString) == ["notes:n1", "notes:a%20b"])
    }
  }

  // MARK: Invalid steps

  @Test(arguments: [
    ("link notes:n1", "this program opens no links"), (#"link """#, "this is not a link"),
    (
      "tap login",
      "there is no widget 'login' on this screen, only email, password, logIn, cancel, progress, status"
    ),
    (
      "type welcome x",
      "there is no widget 'welcome' on this screen, only email, password, logIn, cancel, progress, status"
    ),
    ("tap email", "'email' is not a button"),
    ("double-tap status", "'status' is not a button"),
    ("type logIn x", "'logIn' is not a text field"),
    ("clear status", "'status' is not a text field"),
    (#"see progress "x""#, "'progress' shows no text"),
    ("see status enabled", "'status' is neither a button, a text field nor a table"),
    ("see logIn running", "'logIn' is not an indicator"),
    (#"see logIn placeholder "x""#, "'logIn' is not a text field"),
    (
      #"see greeting "x""#,
      "there is no widget 'greeting' on any screen of this example, only email, password, logIn, cancel, progress, status, "
        + "welcome, notice, logOut"
    ),
    ("see request 1 cancelled", "the server has received no request 1"),
    (#"see request 0 "x""#, "the server has received no request 0"),
    ("server answers", "no such request is waiting; 'server holds' keeps them waiting"),
    ("server answers for request 7", "no such request is waiting; 'server holds' keeps them waiting"),
    ("server times out for request 0", "no such request is waiting; 'server holds' keeps them waiting"),
    (#"person "Ada" "Lovelace""#, "this example has no step 'person'"),
    (
      "server holds\ntype email a@b\ntype password x\ntap logIn\nserver answers 500\nserver answers for request 1",
      "no such request is waiting; 'server holds' keeps them waiting"
    ),
    ("close\ntap logIn", noWindow), ("close\ntype email x", noWindow), ("close\nclear email", noWindow),
    ("close\ndouble-tap logIn", noWindow),
  ])
  func `A step that cannot be performed is a mistake`(line: String, message: String) async throws {
    try await inWorld { driver in
      await #expect(throws: StepFailure.mistake(message)) { try await driver.perform(line) }
    }
  }

  @Test func `Settings that an example refuses are not set`() async throws {
    let driver = AppDriver(pattern: MVCPattern(), example: .greeting, world: World())
    await #expect(throws: StepFailure.mistake("there is nobody to greet: both names are blank")) {
      try await driver.perform(#"person " " """#)
    }
    try await driver.perform("launch", "tap showGreeting", "see greeting \"Hello David Blaine\"")
    driver.close()
  }

  private nonisolated static let noWindow = "the window is closed; 'launch' opens it"

  // MARK: Failed expectations

  @Test(arguments: [
    (#"see status "x""#, "x", ""), (#"see welcome "x""#, "x", "no welcome"),
    ("see no email", "no email", "email"),
    (#"see title "Home""#, "Home", "Log in"), ("see cancel enabled", "enabled", "disabled"),
    ("see progress running", "running", "stopped"), ("see requests 1", "1", "0"),
    (#"see session "x""#, "x", "no session"), ("see session mode 600", "600", "no session"),
    (#"see session set aside "x""#, #""x""#, "nothing set aside"),
    (#"see email placeholder "E""#, "E", "Email"),
    ("see nothing left", "nothing left", "NavigationController is alive"),
    ("close\nsee title \"x\"", "x", "no window"), ("close\nsee status \"\"", "", "no status"),
    (#"type email "\u{E9}""# + "\n" + #"see email "e\u{301}""#, "e\u{301}", "\u{E9}"),
  ])
  func `A failed expectation reports the expected and the actual state`(
    line: String, expected: String, seen: String
  ) async throws {
    try await inWorld { driver in
      await #expect(throws: StepFailure.mismatch(expected: expected, seen: seen)) {
        try await driver.perform(line)
      }
    }
  }

  // MARK: Worlds

  @Test(
    arguments: [
      ("session file \"x\"", nil), ("storage fails", nil), (#"person "A" "B""#, nil), ("see no session", nil),
      ("see session mode 600", nil), ("server holds", "http://127.0.0.1:9"),
      ("server answers", "http://127.0.0.1:9"), ("see requests 0", "http://127.0.0.1:9"),
      ("see request 1 cancelled", "http://127.0.0.1:9"),
    ] as [(String, String?)])
  func `Steps can change neither the user's disk nor a real server`(line: String, server: String?)
    async throws
  {
    let message =
      server == nil
      ? "this step is for scenarios only" : "steps cannot control a real server"
    try await inLiveWorld(server: server.flatMap(URL.init)) { driver in
      await #expect(throws: StepFailure.mistake(message)) { try await driver.perform(line) }
    }
  }

  @Test func `Steps can check the state before a delayed reply`() async throws {
    // So long that no busy machine reaches the timeout first.
    try await inLiveWorld(fault: .noAnswer, timeout: 600) { driver in
      try await driver.perform(
        "type email ada@example.com", "type password lovelace", "tap logIn", #"see status "Logging in…""#,
        "tap cancel", #"see status "Cancelled.""#)
    }
  }

  // MARK: Idle programs

  @Test func `A program that never becomes idle fails`() async throws {
    let world = World()
    let driver = AppDriver(pattern: BusyPattern(), example: .greeting, world: world)
    driver.launch()
    defer { driver.close() }
    await #expect(throws: StepFailure.neverIdle) { try await driver.settle() }
  }

  @Test(arguments: [(100, false), (15, true)])
  func `The driver waits for work, even if nothing visible changes for some turns`(
    turns: Int, isSilent: Bool
  ) async throws {
    let pattern = BusyPattern(turns: turns, isSilent: isSilent)
    let driver = AppDriver(pattern: pattern, example: .greeting, world: World())
    driver.launch()
    defer { driver.close() }
    try await driver.settle()
    try await driver.perform("see greeting \"\(turns)\"")
  }

  @Test func `The driver waits for the busiest of several programs`() async throws {
    let patterns = [BusyPattern(turns: 100), BusyPattern(turns: 1), BusyPattern(turns: 3000)]
    let drivers = patterns.map { AppDriver(pattern: $0, example: .greeting, world: World()) }
    for driver in drivers { driver.launch() }
    defer { for driver in drivers { driver.close() } }
    try await AppDriver.settle(drivers)
    for (driver, turns) in zip(drivers, [100, 1, 3000]) {
      try await driver.perform("see greeting \"\(turns)\"")
    }
  }

  // MARK: Helpers

  private func inWorld(_ work: (AppDriver) async throws -> Void) async throws {
    try await drive(World(), work)
  }

  private func inLiveWorld(
    fault: Fault? = nil, server: URL? = nil, timeout: TimeInterval = 5,
    _ work: (AppDriver) async throws -> Void
  ) async throws {
    let folder = TemporaryFolder()
    let world = World.live(
      fault: fault, server: server, timeout: timeout, file: { folder.url.appending(path: "\($0).json") })
    try await drive(world, work)
  }

  private func drive(_ world: World, _ work: (AppDriver) async throws -> Void) async throws {
    let driver = AppDriver(pattern: MVCPattern(), example: .login, world: world)
    driver.launch()
    try await driver.settle()
    try await work(driver)
    driver.close()
    world.service?.endAll()
    try await driver.settle()
    await world.end()
  }
}

extension AppDriver {
  /// Performs the steps on some lines.
  fileprivate func perform(_ lines: String...) async throws {
    for step in try StepParser.steps(from: lines.joined(separator: "\n")) { try await perform(step) }
  }
}
