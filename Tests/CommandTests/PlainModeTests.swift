import Foundation
import TestSupport
import Testing

/// Line by line in a pseudo-terminal, where a person types the steps.
struct PlainModeTests {
  private let folder = TemporaryFolder()

  private func start(_ arguments: String..., asJob: Bool = false) throws -> PseudoTerminal {
    try .form(
      "login-mvp", ["--plain", "--state-folder", folder.url.path] + arguments, asJob: asJob,
      environment: ["COLUMNS": "60"], until: "> ")
  }

  /// Types lines, each after the prompt for it.
  private func type(_ lines: [String], into terminal: PseudoTerminal, prompt: String = "> ") throws {
    for line in lines {
      terminal.send(line + "\n")
      try terminal.read(until: prompt)
    }
  }

  private func text(of terminal: PseudoTerminal) -> String {
    String(decoding: terminal.output, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  @Test func `A person sees what changed, goes on after errors and types a password unseen`() throws {
    let terminal = try start()
    try type(["tpye email x", "type email ada@example.com", "see title \"Home\""], into: terminal)
    try type(["type password"], into: terminal, prompt: "password, not shown: ")
    #expect(terminal.attributes != terminal.initialAttributes)
    try type(["lovelace"], into: terminal)
    #expect(terminal.attributes == terminal.initialAttributes)
    try type(["see password \"••••••••\"", "tap cancel", "type email x", "clear email"], into: terminal)
    try type(["type email ada@example.com", "tap logIn", "server holds", "close"], into: terminal)
    terminal.send("quit \n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(text(of: terminal).drop { $0 != "T" } == Self.transcript)
  }

  @Test func `A line of the footer is printed once, and whole with the step that prints the window`() throws {
    let terminal = try PseudoTerminal.form(
      "notes-mvp", ["--plain", "--open", "n2", "--fault", "conflict"], environment: ["COLUMNS": "60"],
      until: "> ")
    try type(["back", "tap add", "back", "select notes 1"], into: terminal)
    let footer =
      "# Fault: a note was changed elsewhere: its changes get 409\n# MVP: Model, View, Presenter\n"
    #expect(text(of: terminal).components(separatedBy: "# ").count == 3)
    #expect(text(of: terminal).contains(footer))
    try type(["screen"], into: terminal)
    #expect(text(of: terminal).hasSuffix("\(footer)> "))
  }

  @Test(arguments: [
    "\u{3}": PseudoTerminal.Exit.signaled(SIGINT), "\u{4}\u{4}": .exited(0), "": .signaled(SIGTERM),
  ])
  func `The echo is on again, however the password ends`(end: String, exit: PseudoTerminal.Exit) throws {
    let terminal = try start()
    try type(["type password"], into: terminal, prompt: "not shown: ")
    if end.isEmpty { terminal.signal(SIGTERM) } else { terminal.send(end) }
    #expect(try terminal.waitForExit() == exit)
    #expect(terminal.attributes == terminal.initialAttributes)
  }

  @Test func `The echo is on while the program is stopped, and then off again`() throws {
    let terminal = try start(asJob: true)
    try type(["type password"], into: terminal, prompt: "not shown: ")
    terminal.send("\u{1A}")
    try terminal.read(until: "STOPPED")
    #expect(terminal.attributes == terminal.initialAttributes)
    terminal.send("\n")
    try terminal.waitForOtherAttributes()
    try type(["Zyx9Secret"], into: terminal)
    #expect(!text(of: terminal).contains("Zyx9Secret"))
  }

  @Test func `An answer that comes late announces itself, then the prompt comes again`() throws {
    let terminal = try start("--fault", "no-answer", "--timeout", "0.2", "--frames")
    try type(["type email ada@example.com", "type password x"], into: terminal)
    #expect(
      text(of: terminal).contains("\nNote: 'type password' alone asks for the text without"))
    terminal.send("tap logIn\n")
    try terminal.read(until: "│ Email     [ada@example.com          ] email              │\r\n")
    try terminal.read(until: "│ The server took too long to answer.   status             │\r\n")
    try terminal.read(until: "\r\n> ")
  }

  private static let transcript = """
    Type a step. 'help' lists the steps, 'quit' leaves.
    > tpye email x
    Error: this is not a step; steps begin with type, clear,
    tap, double-tap, select, back, link, see, screen, close,
    launch, relaunch or server. Did you mean 'type'? 'help'
    lists the steps.
    > type email ada@example.com
    Email  [ada@example.com  ] email
    > see title "Home"
    Error: the expectation does not hold: - expected, + seen.
      - Home
      + Log in
    > type password
    password, not shown:\u{20}
    Password  [••••••••  ] password
    > see password "••••••••"
    It holds.
    > tap cancel
    Nothing happens: cancel is off.
    > type email x
    Email  [ada@example.comx  ] email
    Note: 'type' adds to the text; 'clear email' empties the
    field.
    > clear email
    Email  [  ] email
    > type email ada@example.com
    Email  [ada@example.com  ] email
    > tap logIn
    ┌ Home ────────────────────────────────────────────────────┐
    │ Welcome, Ada Lovelace                 welcome            │
    │                                       notice             │
    │ [ Log out ]                           logOut             │
    └──────────────────────────────────────────────────────────┘
    > server holds
    Done.
    > close
    The window is closed.
    > quit\u{20}
    The code is in Sources/Patterns/MVP/Login. Next:
      swift run compare source mvp --example login
      swift run compare tests mvp --example login

    """
}
