import CompareCommand
import Foundation
import TestSupport
import Testing

/// The password is sent to the server only: all outputs and files of a program are searched for it.
struct PasswordTests {
  /// Letters that are found in any excerpt, and characters that JSON, URLs and steps escape.
  private static let password = "Zyx9Secret\"\\/é%+wvu"
  private static let quoted = #""Zyx9Secret\"\\/é%+wvu""#

  private let folder = TemporaryFolder()

  private var state: URL { folder.url.appending(path: "state") }
  private var record: URL { folder.url.appending(path: "record.txt") }

  @Test(arguments: Registry.patterns.map(\.id))
  func `No pattern's program prints or stores the password`(pattern: String) throws {
    let run = try Program("login-\(pattern)").run(
      ["--state-folder", state.path, "--record", record.path, "--timeout", "3600"],
      input: """
        type email ada@example.com
        type password \(Self.quoted)
        screen
        tap logIn
        see status "Email or password is incorrect."
        type password \(Self.quoted)
        server holds
        tap logIn
        server answers 500
        tap logIn
        tap cancel
        tap logIn
        server is unreachable for request 4
        tap logIn
        server answers 200 "{\\"user\\":{\\"id\\":\\"1\\",\\"name\\":\\"Ada\\",\\"email\\":\\"a@b\\"},\\"token\\":\\"t\\"}"
        see welcome "Welcome, Ada"
        relaunch
        see title "Home"
        see request 1 "POST /login {\\"email\\":\\"ada@example.com\\",\\"password\\":\\"Zyx9Secret?\\"}"

        """)
    #expect(run.exitCode == 1)
    #expect(
      run.errors == """
        Error: line 19: the expectation does not hold.
          - POST /login {"email":"ada@example.com","password":"•••••••••••"}
          + POST /login {"email":"ada@example.com","password":"•••••••••••••••••••"}

        """)
    #expect(run.output.contains("> type password •••••••••••••••••••\n"))
    try expectNoPassword(in: run)
  }

  @Test(arguments: [
    "type password \"Zyx9Secret", "type pasword Zyx9Secret", "type Zyx9Secret", "typ password Zyx9Secret",
    "password Zyx9Secret", "Zyx9Secret", "> Zyx9Secret", "clear password Zyx9Secret", "type logIn Zyx9Secret",
    "type welcome Zyx9Secret", "close\ntype password Zyx9Secret", "see password \"Zyx9Secret\"",
    "see pasword \"Zyx9Secret\"", "see password Zyx9Secret", "see request 1 \"Zyx9Secret\"",
    "see request 1 \"POST /login {\\\"password\\\":\\\"Zyx9Secret\\\"}\"",
    "type password Zyx9Secret\nsee password \"Zyx9Secret\"", "type password Zyx9Secret\nsee password \"\"",
    "type password Zyx9Secret\u{0}\nsee title \"Home\"",
  ])
  func `A mistyped step does not print it`(steps: String) throws {
    let run = try Program("login-mvp").run(
      ["--state-folder", state.path, "--record", record.path], input: steps + "\n")
    #expect([1, 64].contains(run.exitCode))
    #expect(run.errors.hasPrefix("Error: line "))
    try expectNoPassword(in: run)
  }

  @Test(arguments: [nil, SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGABRT])
  func `The form does not print it, however it ends`(signal: Int32?) throws {
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    let terminal = try PseudoTerminal.form(
      "login-viper", ["--state-folder", state.path, "--record", record.path])
    terminal.send("ada@example.com\t\(Self.password)\r")
    try terminal.read(until: "Email or password is incorrect.")
    terminal.send("\(Self.password)")
    try terminal.read(until: String(repeating: "•", count: Self.password.count))
    terminal.resize(columns: 40, rows: 10)
    if let signal { terminal.signal(signal) } else { terminal.send("\u{4}") }
    _ = try terminal.waitForExit()
    try expectNoPassword(in: terminal.output)
  }

  @Test func `A crash does not print what is in memory`() throws {
    let terminal = try PseudoTerminal.form(
      "login-mvc", ["--state-folder", state.path],
      environment: ["SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"])
    terminal.send("\t\(Self.password)")
    try terminal.read(until: String(repeating: "•", count: Self.password.count))
    terminal.signal(SIGSEGV)
    // A sanitizer handles the signal and exits.
    #expect(try terminal.waitForExit() != .exited(0))
    #expect(!String(decoding: terminal.output, as: UTF8.self).contains("Registers:"))
    try expectNoPassword(in: terminal.output)
  }

  private func expectNoPassword(in run: Program.Run) throws {
    try expectNoPassword(in: Array((run.output + run.errors).utf8))
  }

  /// Searches the output and all remaining files.
  private func expectNoPassword(in output: [UInt8]) throws {
    var places = [("the output", output)]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.url.path) {
      guard let data = try? Data(contentsOf: folder.url.appending(path: path)) else { continue }
      places += [(path, Array(data)), ("a name", Array(path.utf8))]
    }
    // Plain, which also covers JSON and URLs, and Base64 in its three alignments.
    let bytes = Array("Zyx9Secret".utf8)
    let forms: [[UInt8]] =
      [bytes, Array("wvu".utf8), bytes.reversed()]
      + (0..<3).map { Array(Data(bytes.dropFirst($0).prefix(6)).base64EncodedString().utf8) }
      + [Array(bytes.map { String($0, radix: 16) }.joined().utf8)]
    for (place, bytes) in places {
      for form in forms {
        #expect(bytes.firstRange(of: form) == nil, "\(place) holds \(String(decoding: form, as: UTF8.self))")
      }
    }
  }
}
