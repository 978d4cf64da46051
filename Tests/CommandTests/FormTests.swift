import Foundation
import TestSupport
import Testing

/// The form in a pseudo-terminal: use by keyboard, and every way to end it.
struct FormTests {
  private static let goodbye = "\u{1B}[?25h\u{1B}[?1049l"

  private let folder = TemporaryFolder()

  private func start(_ name: String, _ arguments: [String] = [], asJob: Bool = false) throws -> PseudoTerminal
  {
    let terminal = try PseudoTerminal.form(name, arguments, asJob: asJob)
    #expect(terminal.initialAttributes.isLineMode)
    #expect(!terminal.attributes.isLineMode)
    return terminal
  }

  private func expectLeft(_ terminal: PseudoTerminal, _ exit: PseudoTerminal.Exit) throws {
    #expect(try terminal.waitForExit() == exit)
    #expect(terminal.attributes == terminal.initialAttributes)
    #expect(String(decoding: terminal.output, as: UTF8.self).contains(Self.goodbye))
  }

  @Test func `a session is recorded without the password`() throws {
    let record = folder.url.appending(path: "record.txt")
    let terminal = try start(
      "login-holder", ["--state-folder", folder.url.path, "--record", record.path])
    terminal.send("gracce\u{7F}\u{7F}e@example.com\thopper\r")
    try terminal.read(until: "Welcome, Grace Hopper")
    terminal.send("\r")
    try terminal.read(until: "Password")
    // Ctrl-D, because Esc does not leave from a field.
    terminal.send("\u{4}")
    try expectLeft(terminal, .exited(0))
    let message = """
      The code is in Sources/Patterns/Holder/Login. Next:
        swift run compare source holder --example login
        swift run compare tests holder --example login
      Recorded '\(record.path)'. Recordings mask passwords; fill them in before replaying.

      """
    #expect(
      String(decoding: terminal.output, as: UTF8.self).hasSuffix(message.replacing("\n", with: "\r\n")))
    #expect(
      try String(contentsOf: record, encoding: .utf8) == """
        # Recorded from holder. Recordings mask passwords; fill them in before replaying.
        clear email
        type email grace@example.com
        clear password
        type password ••••••
        tap logIn
        tap logOut
        close

        """)
  }

  @Test(
    arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT].map { ($0, PseudoTerminal.Exit.exited(128 + $0)) }
      + [SIGSEGV, SIGILL, SIGABRT, SIGTRAP].map { ($0, .signaled($0)) })
  func `a signal or a crash restores the terminal`(
    signal: Int32, exit: PseudoTerminal.Exit
  ) throws {
    let terminal = try start("greet-mvc")
    terminal.signal(signal)
    try expectLeft(terminal, exit)
  }

  @Test func `it can be suspended and resumed`() throws {
    let terminal = try start("greet-mvc", asJob: true)
    terminal.send("\u{1A}")
    try terminal.read(until: "STOPPED")
    #expect(terminal.attributes == terminal.initialAttributes)
    terminal.send("\r")
    try terminal.read(until: "Esc leaves")
    #expect(!terminal.attributes.isLineMode)
    terminal.send("\u{1B}")
    try terminal.read(until: "ENDED")
    try expectLeft(terminal, .exited(0))
  }

  @Test func `a resize redraws`() throws {
    let terminal = try start("greet-moda-v")
    terminal.resize(columns: 30, rows: 8)
    try terminal.read(until: "┌ Greeting ──────────────────┐")
    try terminal.read(until: "  MODA-V: Model, Orchestrator,")
    terminal.send("\r")
    try terminal.read(until: "Hello David Blaine")
    terminal.send("\u{1B}")
    try expectLeft(terminal, .exited(0))
  }
}
