import Foundation
import TestSupport
import Testing

/// `account-server` as a process, and logins against it.
struct ServerCommandTests {
  private let server = Program("account-server")
  private let folder = TemporaryFolder()

  @Test func `The help has the limits`() throws {
    let run = try server.run(["--help"], environment: ["COLUMNS": "80"])
    #expect(
      run.output.contains(
        """

        It serves 256 connections at a time; further ones are answered with 503. A
        request may have 8192 bytes before its body, 64 header lines and 65536 bytes of
        body, and take 10 seconds. An idle connection is closed after 30 seconds.

        """))
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [
    (["--port", "65536"], "expected a number from 0 to 65535"), (["--port", "x"], "expected a number"),
    (["--fault", "slow"], "Choose from: refuse, "), (["--accounts", ""], "expected the name of a file"),
    (["--fault", "refuse", "--fault", "none"], "refuses every connection"), (["surplus"], "surplus"),
  ])
  func `An invalid command line is refused`(arguments: [String], message: String) throws {
    let run = try server.run(arguments)
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.errors.contains(message))
    #expect(run.errors.hasSuffix("  See 'account-server --help' for more information.\n"))
    #expect(run.exitCode == 64)
    #expect(run.output == "")
  }

  @Test func `A login is answered and logged without the password, and Ctrl-C ends the server`() throws {
    let terminal = try start(
      server, ["--port", "\(UnusedPort.next())", "--fault", "none", "--fault", "server-error"])
    let port = try port(of: terminal)
    #expect(try logIn(at: port).contains("Welcome, Ada Lovelace"))
    try terminal.read(until: "1 POST /login: 200 OK\r\n")
    #expect(try logIn(at: port).contains("The server has a problem. Try again later."))
    try terminal.read(until: "2 POST /login: fault server-error\r\n")

    let other = try server.run(["--port", "\(port)"])
    #expect(
      other.errors
        == "Error: Port \(port) is taken. Give another one with '--port', or '--port 0' for any that is free.\n"
    )
    #expect(other.exitCode == 69)

    terminal.send([3])
    try terminal.read(until: "Stopping: no new connections; answers under way have 2 seconds.\r\n")
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("lovelace"))
    #expect(try logIn(at: port).contains("No connection. Check your network and try again."))
  }

  @Test func `Notes of the server are shared by programs, and a change whose answer broke off is made once`()
    throws
  {
    let faults = ["none", "reset-in-body", "none", "none", "none"].flatMap { ["--fault", $0] }
    let terminal = try start(server, ["--port", "0"] + faults)
    let arguments = ["--timeout", "3600", "--server", "http://127.0.0.1:\(try port(of: terminal))"]
    let steps = """
      tap add
      type noteTitle Milk
      tap save
      see problem "The server sent an answer that could not be read."
      tap save
      see title "Milk"

      """
    #expect(try Program("notes-mvp").run(arguments, input: steps).errors == "")
    #expect(
      try Program("notes-mvc").run(arguments, input: "see notes count 6\nsee notes 1 \"Milk\"\n").errors == ""
    )
    let log = try terminal.read(until: "4 GET /notes: 200 OK\r\n")
    let keys = log.matches(of: /POST \/notes key ([-0-9A-F]+): (.*)/)
    #expect(keys.map(\.2) == ["fault reset-in-body", "201 Created"])
    #expect(Set(keys.map(\.1)).count == 1)
  }

  @Test func `SIGTERM ends the server like Ctrl-C`() throws {
    let terminal = try start(server, ["--port", "0"])
    _ = try port(of: terminal)
    terminal.signal(SIGTERM)
    try terminal.read(until: "Stopping: no new connections; ")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `A signal ignored by the parent process stays ignored`() throws {
    let terminal = try PseudoTerminal()
    try terminal.start(
      "/bin/sh", arguments: ["-c", "trap '' TERM; exec \"$0\" --port 0", server.url.path])
    let port = try port(of: terminal)
    terminal.signal(SIGTERM)
    #expect(try logIn(at: port).contains("Welcome, Ada Lovelace"))
    terminal.send([3])
    try terminal.read(until: "Stopping: no new connections; ")
    #expect(try terminal.waitForExit() == .exited(0))
  }

  @Test func `A second Ctrl-C does not wait for pending answers`() throws {
    let guardian = HangGuard()
    var exit = PseudoTerminal.Exit.exited(0)
    // On a busy machine the answer may time out before the second signal arrives.
    while exit == .exited(0) {
      try guardian.check("an end by the second signal")
      let terminal = try start(server, ["--port", "0", "--fault", "byte-a-second"])
      let client = try start(Program("login-mvp"), loginArguments(try port(of: terminal)))
      client.send(Self.login)
      try terminal.read(until: "1 POST /login: fault byte-a-second\r\n")
      terminal.send([3])
      try terminal.read(until: "Stopping: no new connections; ")
      terminal.send([3])
      exit = try terminal.waitForExit()
    }
    #expect(exit == .exited(128 + SIGINT))
  }

  @Test func `A person can cancel a request that the server does not answer`() throws {
    let terminal = try start(server, ["--port", "0", "--fault", "no-answer"])
    let client = try start(Program("login-mvp"), loginArguments(try port(of: terminal)))
    client.send(Self.login + "tap cancel\n")
    try client.read(until: "Logging in")
    try client.read(until: "Cancelled.")
  }

  private func start(_ program: Program, _ arguments: [String]) throws -> PseudoTerminal {
    let terminal = try PseudoTerminal()
    try terminal.start(program.url.path, arguments: arguments)
    return terminal
  }

  private func port(of terminal: PseudoTerminal) throws -> Int {
    let line = try terminal.read(until: "; Ctrl-C ends it.\r\n")
    let match = try #require(line.firstMatch(of: /Listening at http:\/\/127\.0\.0\.1:(\d+);/))
    return try #require(Int(match.output.1))
  }

  /// The last window of a login as Ada.
  private func logIn(at port: Int) throws -> String {
    let run = try Program("login-mvp").run(loginArguments(port), input: Self.login + "screen\n")
    #expect(run.errors == "")
    return run.output.components(separatedBy: "> screen\n").last ?? ""
  }

  private static let login = "type email ada@example.com\ntype password lovelace\ntap logIn\n"

  private func loginArguments(_ port: Int) -> [String] {
    [
      "--plain", "--timeout", "3600", "--state-folder", folder.url.appending(path: UUID().uuidString).path,
      "--server", "http://127.0.0.1:\(port)",
    ]
  }
}
