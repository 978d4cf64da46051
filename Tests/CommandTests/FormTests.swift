import Foundation
import TestSupport
import Testing

/// The form under a pseudo-terminal: used as a person would, and left in every way there is.
struct FormTests {
  private static let goodbye = "\u{1B}[?25h\u{1B}[?1049l"

  private let stateFolder = FileManager.default.temporaryDirectory.appending(
    path: "state-\(UUID().uuidString)")

  private func start(
    _ name: String, _ arguments: [String] = [], asJob: Bool = false
  ) throws -> (terminal: PseudoTerminal, before: PseudoTerminal.Attributes) {
    let terminal = try PseudoTerminal()
    let before = terminal.attributes
    #expect(before.isLineMode)
    let arguments = arguments + (name.hasPrefix("login-") ? ["--timeout", "3600"] : [])
    let environment = ["SWIFT_BACKTRACE": "enable=no", "TERM": "xterm", "LC_ALL": "C.UTF-8"]
    if asJob {
      try terminal.startJob(Program(name).url.path, arguments: arguments, environment: environment)
    } else {
      try terminal.start(Program(name).url.path, arguments: arguments, environment: environment)
    }
    try terminal.read(until: "Esc leaves")
    #expect(!terminal.attributes.isLineMode)
    return (terminal, before)
  }

  private func expectLeft(
    _ terminal: PseudoTerminal, _ before: PseudoTerminal.Attributes, _ exit: PseudoTerminal.Exit
  ) throws {
    #expect(try terminal.waitForExit() == exit)
    #expect(terminal.attributes == before)
    #expect(String(decoding: terminal.output, as: UTF8.self).contains(Self.goodbye))
  }

  @Test func `log in and out with the keyboard`() throws {
    defer { try? FileManager.default.removeItem(at: stateFolder) }
    let (terminal, before) = try start("login-mvvm", ["--state-folder", stateFolder.path])
    terminal.send("ggrace\u{1B}[H\u{1B}[3~\u{1B}[F@example.com\thopper\r")
    try terminal.read(until: "Welcome, Grace Hopper")
    terminal.send("\r")
    try terminal.read(until: "Password")
    let output = String(decoding: terminal.output, as: UTF8.self)
    #expect(output.contains("••••••"))
    #expect(!output.contains("hopper"))
    terminal.send("\u{1B}")
    try expectLeft(terminal, before, .exited(0))
  }

  @Test func `what is done can be recorded, without the password`() throws {
    let files = FileManager.default
    try files.createDirectory(at: stateFolder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: stateFolder) }
    let record = stateFolder.appending(path: "record.txt")
    let (terminal, before) = try start(
      "login-holder", ["--state-folder", stateFolder.path, "--record", record.path])
    terminal.send("gracce\u{7F}\u{7F}e@example.com\thopper\r")
    try terminal.read(until: "Welcome, Grace Hopper")
    terminal.send("\r")
    try terminal.read(until: "Password")
    terminal.send("\u{1B}")
    try expectLeft(terminal, before, .exited(0))
    let told = "Recorded '\(record.path)'. Passwords are dots: write them in again.\r\n"
    #expect(String(decoding: terminal.output, as: UTF8.self).hasSuffix(told))
    #expect(
      try String(contentsOf: record, encoding: .utf8) == """
        # Recorded from holder. Passwords are dots: write them in again.
        clear email
        type email grace@example.com
        clear password
        type password ••••••
        tap logIn
        tap logOut
        close

        """)
  }

  @Test func `cancel while a slow server thinks`() throws {
    defer { try? FileManager.default.removeItem(at: stateFolder) }
    let (terminal, before) = try start(
      "login-viper", ["--fault", "no-answer", "--state-folder", stateFolder.path])
    terminal.send("ada@example.com\tlovelace\r")
    try terminal.read(until: "Logging in…")
    terminal.send("\r")
    try terminal.read(until: "Cancelled.")
    terminal.send("\u{3}")
    try expectLeft(terminal, before, .exited(130))
  }

  @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
  func `a signal ends it and the terminal is as it was`(signal: Int32) throws {
    let (terminal, before) = try start("greet-mvc")
    terminal.signal(signal)
    try expectLeft(terminal, before, .exited(128 + signal))
  }

  @Test(arguments: [SIGSEGV, SIGILL, SIGABRT, SIGTRAP])
  func `a crash ends it and the terminal is as it was`(signal: Int32) throws {
    let (terminal, before) = try start("greet-mvc")
    terminal.signal(signal)
    try expectLeft(terminal, before, .signaled(signal))
  }

  @Test func `it can be suspended and resumed`() throws {
    let (terminal, before) = try start("greet-mvc", asJob: true)
    terminal.send("\u{1A}")
    try terminal.read(until: "STOPPED")
    #expect(terminal.attributes == before)
    terminal.send("\r")
    try terminal.read(until: "Esc leaves")
    #expect(!terminal.attributes.isLineMode)
    terminal.send("\u{1B}")
    try terminal.read(until: "ENDED")
    try expectLeft(terminal, before, .exited(0))
  }

  @Test func `a resize redraws`() throws {
    let (terminal, before) = try start("greet-moda-v")
    terminal.resize(columns: 30, rows: 8)
    try terminal.read(until: "┌ Greeting ──────────────────\u{1B}[30G")
    terminal.send("\r")
    try terminal.read(until: "Hello David Blaine")
    terminal.send("\u{1B}")
    try expectLeft(terminal, before, .exited(0))
  }
}
