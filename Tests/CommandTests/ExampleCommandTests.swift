import CompareCommand
import Examples
import Foundation
import TestSupport
import Testing

/// The example programs as processes, with literal transcripts.
struct ExampleCommandTests {
  private let folder = TemporaryFolder()

  private func greet(
    _ pattern: String = "mvp", _ arguments: String..., input: String, environment: [String: String] = [:]
  ) throws -> Program.Run {
    try Program("greet-\(pattern)").run(
      arguments, input: input, environment: environment.merging(["COLUMNS": "60"]) { $0 + $1 })
  }

  private func login(_ pattern: String = "mvp", _ arguments: [String] = [], input: String) throws
    -> Program.Run
  {
    try Program("login-\(pattern)").run(
      ["--state-folder", folder.url.path] + arguments
        + (arguments.contains("--timeout") ? [] : ["--timeout", "3600"]), input: input,
      environment: ["COLUMNS": "60"])
  }

  @Test(arguments: Registry.patterns.map(\.id))
  func `Greeting, line by line, is the same for every pattern`(pattern: String) throws {
    let run = try greet(pattern, input: "tap showGreeting\ntap showGreeting\n")
    #expect(
      run.output == """
        ┌ Greeting ────────────────────────────────────────────────┐
        │ [ Show greeting ]                     showGreeting       │
        │                                       greeting           │
        └──────────────────────────────────────────────────────────┘
        > tap showGreeting
        ┌ Greeting ────────────────────────────────────────────────┐
        │ [ Show greeting ]                     showGreeting       │
        │ Hello David Blaine                    greeting           │
        └──────────────────────────────────────────────────────────┘
        > tap showGreeting

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test(arguments: Registry.patterns.map(\.id))
  func `Login, line by line, is the same for every pattern`(pattern: String) throws {
    let run = try login(
      pattern,
      input: """
        # The demo account.
        type email ada@example.com
        type password lovelace
        tap logIn
        relaunch
        tap logOut

        """)
    #expect(
      run.output == """
        \(form(email: "", password: ""))
        > type email ada@example.com
        \(form(email: "ada@example.com", password: ""))
        > type password ••••••••
        \(form(email: "ada@example.com", password: "••••••••"))
        > tap logIn
        ┌ Home ────────────────────────────────────────────────────┐
        │ Welcome, Ada Lovelace                 welcome            │
        │                                       notice             │
        │ [ Log out ]                           logOut             │
        └──────────────────────────────────────────────────────────┘
        > relaunch
        > tap logOut
        \(form(email: "", password: ""))

        """)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  private func form(email: String, password: String) -> String {
    """
    ┌ Log in ──────────────────────────────────────────────────┐
    │ Email     [\(email.padding(toLength: 25, withPad: " ", startingAt: 0))] email              │
    │ Password  [\(password.padding(toLength: 25, withPad: " ", startingAt: 0))] password           │
    │ [ Log in ]                            logIn              │
    │   Cancel                              cancel (off)       │
    │                                       progress (off)     │
    │                                       status             │
    └──────────────────────────────────────────────────────────┘
    # Demo account: ada@example.com, password lovelace
    """
  }

  @Test func `a transcript can be replayed`() throws {
    let first = try greet(input: "tap showGreeting\n")
    let second = try greet(input: first.output)
    #expect(second.output == first.output)

    let refused = try login(input: "type email ada@example.com\ntap logIn\n")
    let again = try login(input: refused.output)
    #expect(again.output == refused.output)
    #expect(again.errors == "")
  }

  @Test func `a terminal without UTF-8 gets ASCII`() throws {
    let run = try greet(
      "mvp", "--first-name=Zoë", input: "tap showGreeting\n", environment: ["LC_ALL": "C"])
    #expect(
      run.output == """
        + Greeting ------------------------------------------------+
        | [ Show greeting ]                     showGreeting       |
        |                                       greeting           |
        +----------------------------------------------------------+
        > tap showGreeting
        + Greeting ------------------------------------------------+
        | [ Show greeting ]                     showGreeting       |
        | Hello Zo\\u{EB} Blaine                 greeting           |
        +----------------------------------------------------------+

        """)
  }

  @Test func `a hostile name is shown escaped`() throws {
    let run = try greet("mvp", "--first-name=\u{1B}[2J", "--last-name=a\nb", input: "tap showGreeting\n")
    #expect(run.output.contains("│ Hello \\u{1B}[2J a\\nb "))
    #expect(!run.output.contains("\u{1B}"))
  }

  @Test(arguments: [
    (
      "tap showGreeting\n\ntpa showGreeting\ntap showGreeting\n",
      "Error: line 3: this is not a step; steps begin with type, clear, tap, double-tap, select, back, link, see, screen, "
        + "close, launch, relaunch or server. Did you mean 'tap'? "
        + "Nothing after it was run; '--help' lists the steps.\n", 64
    ),
    (
      "tap showGreting\n",
      "Error: line 1: there is no widget 'showGreting' on this screen, only showGreeting, greeting. "
        + "Did you mean 'showGreeting'? Nothing after it was run; '--help' lists the steps.\n", 64
    ),
    (
      "tap \u{1B}[31m\n",
      "Error: line 1: there is no widget '\\u{1B}[31m' on this screen, only showGreeting, greeting. "
        + "Nothing after it was run; '--help' lists the steps.\n", 64
    ),
    (
      "see greeting \"Hello\"\ntap showGreeting\ntap showGreeting\n",
      "Error: line 1: the expectation does not hold.\n  - Hello\n  + \n", 1
    ),
  ])
  func `a step that fails ends the run`(input: String, message: String, exitCode: Int32) throws {
    let run = try greet(input: input)
    #expect(run.errors == message)
    #expect(run.exitCode == exitCode)
    #expect(run.output.components(separatedBy: "> tap showGreeting\n").count <= 2)
  }

  @Test func `with --keep-going every step is run, and an invalid one decides the exit code`() throws {
    let run = try Program("greet-mvp").run(
      ["--keep-going"], input: "tpa x\nsee greeting \"Hello\"\ntap showGreeting\n")
    #expect(run.errors.contains("Did you mean 'tap'? The next step is run.\nError: line 2: the expectation "))
    #expect(run.output.contains("Hello David Blaine"))
    #expect(run.exitCode == 64)
  }

  @Test func `nobody to greet is refused`() throws {
    let run = try greet("mvp", "--first-name", "", "--last-name", " ", input: "")
    #expect(run.errors.hasPrefix("Error: There is nobody to greet: both names are blank.\nUsage: greet-mvp "))
    #expect(run.exitCode == 64)
    #expect(run.output == "")
  }

  @Test(arguments: [
    (["--falt", "slow"], "Error: Unknown option '--falt'. Did you mean '--fault'?\n"),
    (["--fault", "slwo"], "Did you mean 'slow'?"),
    (["--fault", "conflict"], "Choose from: wrong-password, "),
    (["--timeout", "0"], "expected a number above 0 and up to 3600"),
    (["--server", "localhost"], "expected an address such as http://127.0.0.1:8080"),
    (["--server", "http://127.0.0.1:65536"], "expected an address such as http://127.0.0.1:8080"),
    (["--server", "http://127.0.0.1:80?a=1"], "expected an address such as http://127.0.0.1:8080"),
    (["--server", "http://a:b@127.0.0.1"], "expected an address such as http://127.0.0.1:8080"),
    (["--server", "http://127.0.0.1#a"], "expected an address such as http://127.0.0.1:8080"),
    (["--server", "HTTP://127.0.0.1"], "expected an address such as http://127.0.0.1:8080"),
    (["--record", "-"], "'--record' needs the name of a new file"),
    (["--server", "http://127.0.0.1:1", "--fault", "slow"], "leave '--server' out"),
    (["--state-folder", ""], "the name of a folder"), (["surplus"], "surplus"),
  ])
  func `an invalid command line is refused`(arguments: [String], message: String) throws {
    let run = try login("mvp", arguments, input: "")
    #expect(run.errors.hasPrefix("Error: "))
    #expect(run.errors.contains(message))
    #expect(run.errors.hasSuffix("  See 'login-mvp --help' for more information.\n"))
    #expect(run.exitCode == 64)
    #expect(run.output == "")
  }

  @Test func `a program of another name is refused`() throws {
    let link = folder.url.appending(path: "renamed")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: Program("greet-mvp").url)
    let run = try Program.run(link, [], input: Data(), environment: [:])
    let names = Example.shown(by: Registry.patterns[1]).map { "'\($0.program(of: "mvp"))'" }.joined(
      separator: " or ")
    #expect(run.errors == "Error: This program is called \(names), not 'renamed'.\n")
    #expect(run.exitCode == 64)
  }

  @Test(arguments: [
    ("wrong-password", "status", "Email or password is incorrect."),
    ("locked", "status", "Too many attempts. Try again later."),
    ("server-error", "status", "The server has a problem. Try again later."),
    ("not-json", "status", "The server sent an answer that could not be read."),
    ("unreachable", "status", "No connection. Check your network and try again."),
    ("storage", "notice", "You are logged in, but this device could not remember you."),
  ])
  func `a fault shows live`(fault: String, label: String, text: String) throws {
    let run = try login(
      "viper", ["--fault", fault],
      input: "type email ada@example.com\ntype password lovelace\ntap logIn\nsee \(label) \"\(text)\"\n")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  @Test(arguments: [
    (
      [],
      "see title \"Ideas\"\ntap delete\nsee notes count 4\ntap undo\nsee notes count 5\nsee notes 1 \"Call Zoë\"\n"
    ),
    (
      ["--fault", "gone"],
      "see status \"There is no note \\\"n2\\\".\"\nselect notes 1\nsee title \"Call Zoë\"\n"
    ),
    (
      ["--fault", "conflict"],
      "tap edit\ntype noteBody !\ntap save\n"
        + "see problem \"The note was changed elsewhere. Refresh the list and try again.\"\n"
    ),
    (
      ["--fault", "no-answer", "--timeout", "0.3"],
      "see notes count 5\nsee status \"The server took too long to answer. Try again.\"\n"
    ),
  ])
  func `a start at a note, with a fault of Notes`(arguments: [String], steps: String) throws {
    let run = try Program("notes-mvp").run(["--open", "n2"] + arguments, input: steps)
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(!run.output.contains("Demo account"))
  }

  @Test(arguments: Registry.patterns.map(\.id))
  func `every screen names the fault`(pattern: String) throws {
    let run = try Program("notes-\(pattern)").run(
      ["--open", "n2", "--fault", "gone"], input: "select notes 2\ntap edit\ntype noteBody !\ntap cancel\n",
      environment: ["COLUMNS": "60"])
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    let faults = lines.indices.filter { lines[$0] == "# Fault: a note was deleted elsewhere: it gets 404" }
    #expect(faults == lines.indices.filter { $0 > 0 && lines[$0 - 1].hasPrefix("└") })
    #expect(Set(lines.filter { $0.hasPrefix("┌") }.map { $0.prefix { $0 != "─" } }).count == 4)
  }

  @Test(arguments: [
    ("greet", nil, ["select", "password", "--fault"]),
    ("login", "Simulate one of the faults below. (values: wrong-password,", ["select", "first list"]),
    ("notes", "Simulate one of the faults below. The first list can", ["password", "401", "each request"]),
  ])
  func `the help speaks of the example at hand`(name: String, fault: String?, foreign: [String]) throws {
    let help = try Program("\(name)-mvp").run(["--help"], environment: ["COLUMNS": "80"]).output
    #expect(help.replacing(/\s+/, with: " ").contains(fault ?? "--plain"))
    let words = foreign.filter(help.contains)
    #expect(words == [])
  }

  @Test func `the program waits for a pending reply after the last step`() throws {
    let run = try login(
      "mvp", ["--fault", "no-answer", "--timeout", "0.3"],
      input: "type email ada@example.com\ntype password lovelace\ntap logIn\n")
    #expect(run.output.contains("│ The server took too long to answer. "))
    #expect(run.exitCode == 0)
  }

  @Test func `the session persists until --forget`() throws {
    let logIn = "type email ada@example.com\ntype password lovelace\ntap logIn\nsee title \"Home\"\n"
    let folder = ["--state-folder", folder.url.path]
    let program = Program("login-moda-v")
    #expect(try program.run(folder, input: logIn).exitCode == 0)
    #expect(try program.run(folder, input: "see title \"Home\"\n").exitCode == 0)
    #expect(try program.run(folder + ["--forget"], input: "see title \"Log in\"\n").exitCode == 0)
    #expect(try program.run(folder, input: "see title \"Log in\"\n").exitCode == 0)
  }

  @Test func `the default state folder is the user's`() throws {
    let run = try Program("login-mvc").run(
      input: "type email ada@example.com\ntype password lovelace\ntap logIn\nsee title \"Home\"\n",
      environment: ["XDG_STATE_HOME": folder.url.path, "HOME": folder.url.path])
    #expect(run.exitCode == 0)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(files.contains { $0.hasSuffix("architecture-catalogue/mvc-session.json") })
  }

  @Test func `plain steps are recorded, including an emptied field`() throws {
    let record = folder.url.appending(path: "record.txt")
    let run = try login(
      "mvp", ["--record", record.path],
      input: "type email x\nclear email\ntype password abc\nserver holds\nrelaunch\ntap logIn\n")
    #expect(run.exitCode == 0)
    #expect(
      try String(contentsOf: record, encoding: .utf8) == """
        # Recorded from mvp. Recordings mask passwords; fill them in before replaying.
        clear email
        clear password
        type password •••
        server holds
        relaunch
        tap logIn
        close

        """)
  }

  @Test func `replaying a masked password explains the remedy`() throws {
    let run = try login(input: "type email ada@example.com\ntype password ••••\ntap logIn\n")
    #expect(run.errors == "Note: line 2: Recordings mask passwords; fill them in before replaying.\n")
    #expect(run.output.contains("Email or password is incorrect."))
    #expect(run.exitCode == 0)
  }

  @Test func `a narrow terminal and --server still show the demo account`() throws {
    let run = try Program("login-mvp").run(
      ["--state-folder", folder.url.path, "--server", "http://127.0.0.1:1"], input: "close\n",
      environment: ["COLUMNS": "40"])
    let rows = run.output.split(separator: "\n").map { String($0) }
    #expect(
      rows.suffix(5) == [
        "└──────────────────────────────────────┘", "# Demo account: ada@example.com,",
        "# password lovelace (the server may have", "# others)", "> close",
      ])
  }

  @Test func `a pattern passes all scenarios`() throws {
    let login = try Program("login-mvp").run(["--scenarios"])
    #expect(login.exitCode == 0)
    #expect(login.output.contains("✔ the right password "))
    #expect(login.output.hasSuffix(" scenarios passed, 0 failed\n"))
  }
}
