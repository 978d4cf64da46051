import Foundation
import TestSupport
import Testing

/// Hostile input: each command ends by itself, with one error message and the right exit code.
struct HostileInputTests {
  private let folder = TemporaryFolder()

  private var state: String { folder.url.appending(path: "state").path }

  private static let megabyte = 1 << 20
  private static let nothingAfter = " Nothing after it was run; '--help' lists the steps.\n"

  // MARK: The standard input

  @Test(arguments: [
    (Data("\n".utf8) + Data(repeating: 0xFF, count: 5000), 2),
    (Data("type email \u{0}\n# \u{E9}\n".utf8) + Data([0x74, 0xC3, 0x0A]), 3),
  ])
  func `What is no text of lines is refused`(input: Data, line: Int) throws {
    let run = try Program("login-mvp").run(
      by: "exec \"$0\" \"$@\"", stateOption("login-mvp"), input: input)
    #expect(run.errors == "Error: line \(line): this is not UTF-8 text.\(Self.nothingAfter)")
    #expect(run.exitCode == 64)
  }

  @Test func `An endless line ends the run`() throws {
    let run = try Program("greet-mvp").run(by: "exec \"$0\" < /dev/zero")
    #expect(run.errors == "Error: line 1: this is longer than a megabyte.\(Self.nothingAfter)")
    #expect(run.exitCode == 64)
  }

  @Test(arguments: ["\n", "\r\n", ""]) func `A line may have a megabyte and no more`(end: String) throws {
    for (length, exitCode) in [(Self.megabyte, Int32(0)), (Self.megabyte + 1, 64)] {
      let line = "#" + String(repeating: "x", count: length - 1) + end
      let run = try Program("greet-mvp").run(input: line)
      #expect(run.exitCode == exitCode)
      #expect(run.errors.contains("longer than a megabyte") == (exitCode != 0))
      // Makes a read end between the two bytes of the line ending.
      let second = try Program("greet-mvp").run(input: String(repeating: "#", count: 65_534) + "\n" + line)
      #expect(second.exitCode == exitCode)
    }
  }

  @Test(arguments: ["\n", "\r\n", ""]) func `The last line is read with any line ending or none`(end: String)
    throws
  {
    let run = try Program("greet-mvp").run(input: "tap showGreeting\(end)")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(run.output.contains("\n> tap showGreeting\n"))
    #expect(run.output.contains("Hello David Blaine"))
  }

  @Test func `Each of thousands of steps is run once`() throws {
    let count = Effort.count(1000, nightly: 10_000)
    let run = try Program("greet-mvp").run(input: String(repeating: "tap showGreeting\n", count: count))
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(run.output.split(separator: "\n").count { $0 == "> tap showGreeting" } == count)
  }

  @Test(arguments: [("< /", "Is a directory"), ("<&-", "Bad file descriptor")])
  func `An unreadable standard input is an error`(redirection: String, reason: String) throws {
    let run = try Program("greet-mvp").run(by: "exec \"$0\" \(redirection)")
    #expect(run.errors == "Error: The standard input cannot be read: \(reason).\n")
    #expect(run.exitCode == 66)
  }

  // MARK: The standard output

  static let speaking = [
    ["greet-mvp"], ["login-mvp"], ["greet-mvp", "--help"], ["greet-mvp", "--scenarios"],
    ["compare", "--help"],
    ["compare", "--version"], ["compare", "list"], ["compare", "scenarios", "mvp", "--example", "greeting"],
  ]

  /// Only Linux has `/dev/full`.
  static let unwritable =
    [(">&-", "Bad file descriptor")]
    + (FileManager.default.fileExists(atPath: "/dev/full")
      ? [("> /dev/full", "No space left on device")] : [])

  @Test(arguments: speaking, unwritable)
  func `An unwritable standard output is an error`(
    words: [String], output: (redirection: String, reason: String)
  ) throws {
    let run = try Program(words[0]).run(
      by: "exec \"$0\" \"$@\" \(output.redirection)", Array(words.dropFirst()) + stateOption(words[0]))
    #expect(run.errors == "Error: The output cannot be written: \(output.reason).\n")
    #expect(run.exitCode == 70)
  }

  @Test func `With a closed standard output, no file gets its descriptor`() throws {
    let record = folder.url.appending(path: "record.txt")
    let run = try Program("login-mvp").run(
      by: "exec \"$0\" \"$@\" >&- 2>&-", ["--state-folder", state, "--record", record.path],
      input: Data("close\n".utf8))
    #expect(run.exitCode == 70)
    #expect(
      try String(contentsOf: record, encoding: .utf8)
        == "# Recorded from mvp. Recordings mask passwords; fill them in before replaying.\n")
  }

  @Test func `A closed pipe ends a program by SIGPIPE`() throws {
    let run = try Program("greet-mvp").run(
      by: "{ \"$0\"; echo \"$?\" >&2; } | head -c 1",
      input: Data(String(repeating: "screen\n", count: 5000).utf8))
    #expect(run.errors == "\(128 + SIGPIPE)\n")
  }

  // MARK: Files that cannot grow

  @Test func `Beyond the file size limit no session is stored, and no draft is left`() throws {
    let run = try withoutRoom(
      "login-mvp", ["--state-folder", state],
      input: """
        type email ada@example.com
        type password lovelace
        tap logIn
        see notice "You are logged in, but this device could not remember you."

        """)
    #expect(run.errors == "exit code 0\n")
    #expect(try FileManager.default.contentsOfDirectory(atPath: state) == [])
  }

  @Test func `Beyond the file size limit there is no recording`() throws {
    let record = folder.url.appending(path: "record.txt")
    let run = try withoutRoom("login-mvp", ["--state-folder", state, "--record", record.path])
    #expect(run.errors == "Error: '\(record.path)' cannot be written: File too large.\nexit code 70\n")
    #expect(!FileManager.default.fileExists(atPath: record.path))
  }

  @Test func `Beyond the file size limit an existing report stays`() throws {
    let report = folder.url.appending(path: "report.txt")
    try Data("old".utf8).write(to: report)
    let run = try withoutRoom("compare", ["list", "--output", report.path])
    #expect(run.errors == "Error: '\(report.path)' cannot be written: File too large.\nexit code 70\n")
    #expect(try Data(contentsOf: report) == Data("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["report.txt"])
  }

  @Test func `A recording is private and never overwrites a file or follows a link`() throws {
    let (record, link) = (folder.url.appending(path: "record.txt"), folder.url.appending(path: "link"))
    func run(_ file: URL) throws -> Int32 {
      try Program("login-mvp").run(
        by: "umask 0; exec \"$0\" \"$@\"", ["--state-folder", state, "--record", file.path]
      ).exitCode
    }
    #expect(try run(record) == 0)
    #expect(try FileManager.default.attributesOfItem(atPath: record.path)[.posixPermissions] as? Int == 0o600)
    try Data("old".utf8).write(to: record)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: record)
    #expect(try [run(record), run(link)] == [64, 64])
    #expect(try Data(contentsOf: record) == Data("old".utf8))
  }

  // MARK: The stored session

  @Test func `A state folder that is a file is refused and stays`() throws {
    try Data("not a folder".utf8).write(to: URL(filePath: state))
    let run = try Program("login-mvp").run(["--state-folder", state])
    #expect(
      run.errors.hasPrefix(
        "Error: '\(state)' is not a folder. '--state-folder' needs an existing folder or a new name.\nUsage: login-mvp "
      ))
    #expect(run.exitCode == 64)
    #expect(run.output == "")
    #expect(try String(contentsOfFile: state, encoding: .utf8) == "not a folder")
  }

  @Test func `A link at the session's path is replaced, and its target stays`() throws {
    let target = folder.url.appending(path: "target")
    try Data().write(to: target)
    try FileManager.default.createDirectory(atPath: state, withIntermediateDirectories: true)
    let file = URL(filePath: state).appending(path: "mvp-session.json")
    try FileManager.default.createSymbolicLink(at: file, withDestinationURL: target)
    let run = try Program("login-mvp").run(
      ["--state-folder", state],
      input: "type email ada@example.com\ntype password lovelace\ntap logIn\nsee notice \"\"\ntap logOut\n")
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(try Data(contentsOf: target) == Data())
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: state) == ["\(file.lastPathComponent).corrupt"])
  }

  // MARK: The environment

  @Test(
    // LC_ALL hides LANG.
    arguments: [["TERM", "COLUMNS", "LINES", "NO_COLOR", "LANG", "HOME", "TMPDIR", "PATH"], ["LC_ALL"]],
    [
      "", "-1", "0", "99999999999", "\u{1B}[2J\u{7}\n", "\u{E9}\u{202E}",
      .repeating("z", 100_000), LongText("/" + String(repeating: "z", count: 100_000)),
    ] as [LongText])
  func `Absurd variables change nothing but the looks`(names: [String], value: LongText) throws {
    let run = try Program("login-mvp").run(
      by: "cd \"$1\" && exec \"$0\" --state-folder state", [folder.url.path],
      input: Data("type email ada@example.com\ntype password lovelace\ntap logIn\nsee notice \"\"\n".utf8),
      environment: Dictionary(uniqueKeysWithValues: names.map { ($0, value.text) }))
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
    #expect(
      run.output.split(separator: "\n").allSatisfy {
        (60...100).contains($0.count) || $0.hasPrefix("> ") || $0.hasPrefix("#")
      })
    #expect(!run.output.contains("\u{1B}"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["state"])
  }

  @Test func `A state folder whose name is invalid UTF-8 is ignored`() throws {
    let run = try Program("login-mvp").run(
      by:
        "cd \"$1\" && HOME=\"$1\" XDG_STATE_HOME=\"$1/$(printf '\\377')\" TERM=$(printf '\\376') exec \"$0\"",
      [folder.url.path], input: Data("see title \"Log in\"\n".utf8))
    #expect(run.errors == "")
    #expect(run.exitCode == 0)
  }

  // MARK: The terminal

  @Test(arguments: ["greet-mvp", "login-mvp"]) func `A closed terminal ends the form`(program: String)
    throws
  {
    let terminal = try PseudoTerminal.form(program, stateOption(program))
    terminal.hangUp()
    // SIGHUP after the end of the form ends the program by signal, which a shell also reports as 129.
    #expect([.exited(128 + SIGHUP), .signaled(SIGHUP)].contains(try terminal.waitForExit()))
  }

  @Test func `Input pasted without bracketed paste is typed`() throws {
    let terminal = try PseudoTerminal.form("login-mvp", stateOption("login-mvp"))
    for _ in 0..<25 {
      terminal.send(String(repeating: "x", count: 4000))
      try terminal.read(until: "x")
    }
    terminal.send("Q")
    try terminal.read(until: "xQ")
    terminal.send("\u{3}")
    #expect(try terminal.waitForExit() == .exited(130))
  }

  private func stateOption(_ program: String) -> [String] {
    program.hasPrefix("login-") ? ["--state-folder", state] : []
  }

  /// Runs a program with a file size limit of 0; its exit code is appended to its errors.
  private func withoutRoom(_ program: String, _ arguments: [String], input: String = "") throws -> Program.Run
  {
    try Program(program).run(
      by: "{ (ulimit -f 0; \"$0\" \"$@\"; echo \"exit code $?\" >&2) | cat; } 2>&1 >/dev/null | cat >&2",
      arguments, input: Data(input.utf8))
  }
}
