import Examples
import Driver
import Testing

/// A line of text is a step, ignored, or an error.
@MainActor @Suite struct StepParserTests {
  /// Each form of a step.
  private nonisolated static let forms: [(line: String, step: Step)] = [
    ("type email ada@example.com", .type("ada@example.com", into: "email")),
    ("type email  two  words ", .type("two  words", into: "email")),
    (#"type email "  a\tb " "#, .type("  a\tb ", into: "email")),
    (#"type email """#, .type("", into: "email")),
    (#"type email 5" disk"#, .type(#"5" disk"#, into: "email")),
    ("clear password", .clear("password")),
    ("tap logIn", .tap("logIn")),
    ("double-tap logIn", .doubleTap("logIn")),
    ("select notes 2", .select(2, in: "notes")),
    ("back", .back),
    (#"see status "Cancelled.""#, .see(.text("Cancelled.", widget: "status"))),
    (#"see status """#, .see(.text("", widget: "status"))),
    (#"see email placeholder "Email""#, .see(.placeholder("Email", widget: "email"))),
    ("see logIn enabled", .see(.enabled(true, widget: "logIn"))),
    ("see logIn disabled", .see(.enabled(false, widget: "logIn"))),
    ("see progress running", .see(.running(true, widget: "progress"))),
    ("see progress stopped", .see(.running(false, widget: "progress"))),
    (#"see notes 2 "Café""#, .see(.row(2, "Café", widget: "notes"))),
    ("see notes count 0", .see(.rowCount(0, widget: "notes"))),
    ("see notes selected 2", .see(.selectedRow(2, widget: "notes"))),
    ("see no welcome", .see(.absent(widget: "welcome"))),
    (#"see title "Log in""#, .see(.title("Log in"))),
    ("see requests 2", .see(.requests(2))),
    (#"see request 1 "GET /""#, .see(.request(1, "GET /"))),
    (#"see request 2 header If-Match "1""#, .see(.header(2, name: "If-Match", value: "1"))),
    ("see request 12 cancelled", .see(.cancelled(12))),
    (#"see session "{}""#, .see(.session("{}"))),
    ("see no session", .see(.session(nil))),
    ("see session mode 600", .see(.sessionMode("600"))),
    (#"see session set aside "x""#, .see(.setAside(.text("x")))),
    ("see session set aside with 3 bytes", .see(.setAside(.bytes(3)))),
    ("see nothing left", .see(.nothingLeft)),
    ("see no more objects", .see(.noMoreObjects)), ("see no more", .see(.absent(widget: "more"))),
    ("link notes:n1", .link("notes:n1")), (#"link " a""#, .link(" a")), ("screen", .screen),
    ("close", .close), ("launch", .launch), ("relaunch", .relaunch),
    ("server holds", .server(.holds)),
    ("server has 12 notes", .server(.hasNotes(12))),
    ("server answers", .server(.answersAsService(request: nil))),
    ("server answers for request 2", .server(.answersAsService(request: 2))),
    ("server answers 401", .server(.answers(status: 401, body: .text(""), request: nil))),
    (#"server answers 200 "{}""#, .server(.answers(status: 200, body: .text("{}"), request: nil))),
    (
      "server answers 200 with 10 bytes for request 3",
      .server(.answers(status: 200, body: .bytes(10), request: 3))
    ),
    ("server answers 401 for request 1", .server(.answers(status: 401, body: .text(""), request: 1))),
    ("server is unreachable", .server(.unreachable(request: nil))),
    ("server is unreachable for request 1", .server(.unreachable(request: 1))),
    ("server times out", .server(.timesOut(request: nil))),
    ("server times out for request 1", .server(.timesOut(request: 1))),
    ("server loses the answer", .server(.losesAnswer(request: nil))),
    ("server loses the answer for request 2", .server(.losesAnswer(request: 2))),
    (#"person "David" "Blaine""#, .settings("person", ["David", "Blaine"])),
    (#"session file "{""#, .sessionFile(.text("{"))),
    ("session file with 2000000 bytes", .sessionFile(.bytes(2_000_000))),
    ("storage fails", .storage(works: false)),
    ("storage works", .storage(works: true)),
  ]

  @Test(arguments: forms) func `Every form is parsed, and its description parses to the same step`(
    line: String, step: Step
  ) throws {
    #expect(try StepParser.step(from: line) == step)
    #expect(try StepParser.step(from: step.description) == step)
  }

  @Test(arguments: [
    "", " ", "\t", "# a comment", "  # tap logIn", "#", "┌ Log in ─┐", "│ tap logIn │", "└──┘",
    "+- Log in -+",
    "| tap logIn |", "\r",
  ])
  func `Blank lines, comments and the rows of a window are ignored`(line: String) throws {
    #expect(try StepParser.step(from: line) == nil)
  }

  @Test(arguments: [
    "tap", "tap logIn now", "tap  ", "TAP logIn", "tapp logIn", "type email", "type", "clear", "double-tap",
    "see", "see status", "see status Cancelled.", #"see status "Cancelled"#, #"see status "a" "b""#,
    #"see status "\x""#, #"see status "\u{110000}""#, #"see status "\u{D800}""#, #"see status "\u{}""#,
    #"see status "\u{41""#, "see status enabled now", "see email placeholder", "see email placeholder Email",
    "see no", "see nothing", "see nothing right", "see title", "see title Home", "see requests",
    "see requests many", "see requests -1", "see requests 1.5", "see requests 99999999999999999999",
    "select", "select notes", "select notes x", "select notes -1", "select notes 1 2", "back now",
    "see notes 1",
    "see notes 1 Milk", "see notes count", "see notes count x", "see notes selected", "see notes selected no",
    "see request 1 header", "see request 1 header If-Match", "see request 1 header If-Match 1", "server has",
    "server has notes", "server has 2", "server has many notes", "server loses", "server loses the answer 2",
    "server answers 200 with 99999999999 bytes",
    "see request", "see request 1", "see request x cancelled", "see session", "see session mode",
    "see session set", "see session set aside", "server", "server answer", "server answers 200 {}",
    "server answers for", "server answers 200 with bytes", "server answers 200 with -1 bytes",
    "server is", "server is down", "server times", "server holds on", "person", #"person "David""#,
    "person David Blaine", "session", "session file", "session file {}", "storage", "storage breaks",
    "screen please", "> ", "> > tap logIn", ">tap logIn", #"type email "a"b"#, "\u{0}", "\u{1B}[2J",
  ])
  func `Any other line is a mistake`(line: String) throws {
    let mistake = #expect(throws: StepMistake.self) { try StepParser.step(from: line) }
    // For a known first word, the error shows a form that begins with it.
    let verb = line.split(separator: " ").first.map(String.init) ?? ""
    let message = try #require(mistake?.message)
    if StepSyntax.forms(for: .notes).contains(where: { $0.form.hasPrefix("\(verb) ") }) {
      #expect(message.hasPrefix("'\(verb)"))
      #expect(message.contains(" is not a step; expected: \(verb) "))
    } else if ["back", "person", "session", "storage", "screen", "double-tap"].contains(verb) {
      #expect(message.hasPrefix("'\(verb)"))
      #expect(message.hasSuffix(" is not a step"))
    } else {
      #expect(message == Self.noStep)
    }
  }

  @Test(arguments: [
    ("server has x notes", "server has N notes"), ("server is down", "server is unreachable"),
    ("see request x", #"see request N "TEXT""#), ("see notes", #"see WIDGET "TEXT""#), ("tap", "tap WIDGET"),
    (
      "server stops",
      "server holds, server answers, server is unreachable, server loses the answer, server has N notes"
    ),
  ])
  func `A mistake names the form of its first two words, or else those of the first`(
    line: String, form: String
  ) {
    let mistake = #expect(throws: StepMistake.self) { try StepParser.step(from: line) }
    #expect(mistake?.message.hasSuffix(" is not a step; expected: \(form)") == true)
  }

  static let noStep =
    "this is not a step; steps begin with type, clear, tap, double-tap, select, back, link, see, screen, close, "
    + "launch, relaunch or server"

  @Test func `A line of more than a megabyte is refused`() throws {
    let comment = "#" + String(repeating: "x", count: StepParser.longestLine - 1)
    #expect(try StepParser.steps(from: "\(comment)\nclose") == [.close])
    let mistake = #expect(throws: StepMistake.self) { try StepParser.steps(from: "close\n\(comment)x\n") }
    #expect(mistake?.message == "line 2: this is longer than a megabyte")
  }

  @Test func `An error in a script names its line`() {
    let script = "tap logIn\n\n# next\n  jump \nalso wrong"
    let mistake = #expect(throws: StepMistake.self) { try StepParser.steps(from: script) }
    #expect(mistake?.message == "line 4: \(Self.noStep)")
    #expect(mistake?.word == "jump")
    #expect(mistake?.candidates.contains("launch") == true)
  }

  @Test(arguments: ["\u{FEFF}tap logIn\nclose", "tap logIn\r\nclose\r\n"])
  func `A byte order mark is ignored, and lines may end as on Windows`(script: String) throws {
    #expect(try StepParser.steps(from: script) == [.tap("logIn"), .close])
  }

  @Test func `The help has a form for every first word except the named ones`() throws {
    let mistake = #expect(throws: StepMistake.self) { try StepParser.step(from: "jump") }
    let words = Set(
      StepSyntax.forms(for: .notes).compactMap { $0.form.split(separator: " ").first.map(String.init) })
    let known = Set(try #require(mistake?.candidates))
    #expect(known.subtracting(words) == ["double-tap", "link", "close", "launch"])
    #expect(words.subtracting(known) == ["..."])
  }

  @Test func `The help of an example has only the steps that its screens and requests need`() {
    func words(_ example: Example) -> Set<String> {
      Set(StepSyntax.forms(for: example).flatMap { $0.form.split(separator: " ").map(String.init) })
    }
    #expect(words(.notes).isSuperset(of: ["select", "back", "count", "notes", "header", "server"]))
    #expect(words(.login).isDisjoint(with: ["select", "back", "count", "notes"]))
    #expect(words(.greeting).isDisjoint(with: ["select", "back", "server"]))
    for example in Example.all {
      let help = StepSyntax.forms(for: example).map(\.meaning).joined()
      #expect(help.contains("password") == (example == .login))
      #expect(!help.contains("401"))
    }
  }
}
