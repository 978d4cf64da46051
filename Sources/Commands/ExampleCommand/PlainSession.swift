import CommandLineKit
import Examples
import Foundation
import Driver
import TerminalKit
import TerminalText

/// Runs an example line by line: reads steps from the standard input and prints the window after each change.
///
/// A script is echoed, so that the output is a complete transcript, and its first error ends the run. A person at a
/// terminal gets a prompt, sees only what changed, and goes on after an error.
@MainActor
final class PlainSession {
  private let driver: AppDriver
  private let recorder: SessionRecorder?
  private let options: ExampleOptions
  private let keepsGoing: Bool
  private let environment: [String: String]
  private let lines = InputLines()
  private let isForPerson = Terminal.isTerminal(0)
  private let console = Console.standard
  private var printer: WindowPrinter
  /// The text before the cursor while a person types; nil at any other time.
  private var prompt: String?
  private var announcement: Task<Void, Never>?

  init(
    driver: AppDriver, recorder: SessionRecorder?, options: ExampleOptions, parsed: Parsed,
    environment: [String: String]
  ) {
    (self.driver, self.recorder, self.options) = (driver, recorder, options)
    (keepsGoing, self.environment) = (parsed[options.keepGoing], environment)
    printer = WindowPrinter(printsFrames: !isForPerson || parsed[options.frames])
    guard isForPerson else { return }
    // A person may cancel a request to a real server, which a step would otherwise wait for.
    driver.waitsForServer = driver.world.service != nil
    driver.didChange = { [weak self] in self?.announce() }
  }

  /// The style for the terminal's present width.
  private var style: OutputStyle {
    OutputStyle(environment: environment, isTerminal: true, terminalColumns: Terminal.columns(of: 1))
  }

  /// Runs the steps until the input ends or a step ends the run, and returns the exit code.
  func run() async -> ExitCode {
    var code = ExitCode.success
    var number = 0
    driver.launch()
    try? await driver.settle()
    show()
    if isForPerson { say("Type a step. 'help' lists the steps, 'quit' leaves.") }
    while true {
      var line = await line(asking: "> ")
      if isForPerson, case .text(let text) = line { line = .text(text.trimmingCharacters(in: .whitespaces)) }
      number += 1
      do throws(StepFailure) {
        switch line {
        case .end,
          .text("quit") where isForPerson, .text("exit") where isForPerson:
          if !isForPerson { try await driver.waitForReplies() }
          show()
          driver.close()
          try await driver.settle()
          return code
        case .text("help") where isForPerson: console.print(options.help(style: style))
        case .failure(let reason):
          driver.close()
          console.message("Error: The standard input cannot be read: \(SystemWords.of(reason)).")
          return .missingInput
        default: if let step = try await step(from: line) { try await perform(step, line: number) }
        }
      } catch {
        show()
        let failure = report(error, line: number)
        if isForPerson, error != .neverIdle { continue }
        // An invalid step outweighs a failed expectation.
        if failure.rawValue > code.rawValue { code = failure }
        guard keepsGoing, error != .neverIdle else {
          driver.close()
          return code
        }
      }
    }
  }

  // MARK: Reading

  /// The next line; what has changed before it came is printed.
  private func line(asking question: String) async -> InputLines.Line {
    if isForPerson { ask(question) }
    let line = await lines.next()
    // The end of the input leaves the cursor behind the prompt.
    if isForPerson, line == .end { console.message("") }
    prompt = nil
    show()
    return line
  }

  private func ask(_ question: String) {
    prompt = question
    console.message(question, terminator: "")
  }

  private func step(from line: InputLines.Line) async throws(StepFailure) -> Step? {
    switch line {
    case .text(let text):
      if let field = emptyPassword(in: text) { return try await typing(into: field) }
      do { return try StepParser.step(from: text) } catch { throw .mistake(error) }
    case .tooLong: throw .mistake(StepMistake(StepParser.tooLong))
    case .end: return nil
    default: throw .mistake(StepMistake("this is not UTF-8 text"))
    }
  }

  /// The secure field of a person's `type FIELD` without a text.
  private func emptyPassword(in line: String) -> String? {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard isForPerson, words.count > 1, words[0] == "type",
      (driver.window?.widget(words[1]) as? TextField)?.isSecureTextEntry == true
    else { return nil }
    if words.count > 2 { say("Note: 'type \(words[1])' alone asks for the text without showing it.") }
    return words.count == 2 ? words[1] : nil
  }

  private func typing(into field: String) async throws(StepFailure) -> Step? {
    TerminalRestorer.hideEcho(of: 0)
    let line = await line(asking: "\(field), not shown: ")
    TerminalRestorer.restore()
    if case .text(let text) = line { return .type(text, into: field) }
    return try await step(from: line)
  }

  // MARK: Running

  private func perform(_ step: Step, line number: Int) async throws(StepFailure) {
    if !isForPerson {
      let shown = step.hidingPasswords(in: driver.example).description
      console.print("> " + VisibleText.escaping(shown, glyphs: style.glyphs))
    }
    // The recorder receives actions on widgets from the window.
    if step.hasNoWidget { recorder?.record(step) }
    let advice = isForPerson ? advice(on: step) : nil
    if step.typesMaskedPassword { say("Note: line \(number): \(Step.maskedPasswordAdvice)") }
    try await driver.perform(step)
    let hasChanged = show(always: step == .screen)
    if let advice { say(advice) }
    guard !hasChanged, advice == nil, isForPerson else { return }
    let isClosed = driver.window == nil
    let result =
      switch step {
      case .see: "It holds."
      case .server, .relaunch: "Done."
      default: isClosed ? "The window is closed." : "Nothing changed."
      }
    console.print(result)
  }

  /// What a sighted user would see before the step: the field has a text already, or the button is off.
  private func advice(on step: Step) -> String? {
    switch step {
    case .type(_, into: let id):
      guard let field = driver.window?.widget(id) as? TextField, !field.text.isEmpty else { return nil }
      return "Note: 'type' adds to the text; 'clear \(id)' empties the field."
    case .tap(let id), .doubleTap(let id):
      let isOff = (driver.window?.widget(id) as? Control)?.isEnabled == false
      return isOff ? "Nothing happens: \(id) is off." : nil
    case .select(_, in: let id):
      let isOff = (driver.window?.widget(id) as? TableView)?.allowsSelection == false
      return isOff ? "Nothing happens: no row of \(id) can be selected now." : nil
    default: return nil
    }
  }

  /// Prints what has changed, and returns whether anything has.
  @discardableResult
  private func show(always: Bool = false, after start: String = "") -> Bool {
    let lines = printer.lines(of: driver.window, style: style, always: always)
    if !lines.isEmpty { console.print(start + lines.joined(separator: "\n")) }
    return !lines.isEmpty
  }

  /// Prints a change while a person types, then the prompt again.
  private func announce() {
    guard prompt != nil, announcement == nil else { return }
    announcement = Task { [weak self] in
      try? await self?.driver.settle()
      self?.announcement = nil
      guard let self, let prompt, show(after: "\n") else { return }
      ask(prompt)
    }
  }

  /// Writes a message to the standard error, wrapped for a person.
  private func say(_ text: String) {
    let lines = isForPerson ? TextWidth.wrap(text, columns: style.columns) : [text]
    console.message(lines.joined(separator: "\n"))
  }

  private func report(_ failure: StepFailure, line: Int) -> ExitCode {
    let start = isForPerson ? "" : "line \(line): "
    switch failure {
    case .mistake(let mistake):
      let message = VisibleText.revealing(mistake.message, glyphs: style.glyphs)
      let words = mistake.candidates + (isForPerson ? ["help", "quit"] : [])
      let advice =
        isForPerson
        ? "'help' lists the steps."
        : keepsGoing ? "The next step is run." : "Nothing after it was run; '--help' lists the steps."
      let meant = mistake.word?.suggestion(among: words) ?? ""
      say("Error: \(start)\(message).\(meant) \(advice)")
      return .usage
    case .mismatch:
      say("Error: \(start)the expectation does not hold\(isForPerson ? ": - expected, + seen" : "").")
      for text in failure.lines(glyphs: style.glyphs) { console.message("  " + text) }
      return .failure
    case .neverIdle:
      say("Error: \(start)the program never becomes idle.")
      return .internalError
    }
  }
}

extension Step {
  /// Whether the step acts on the window or the server, not on a widget.
  fileprivate var hasNoWidget: Bool {
    switch self {
    case .close, .launch, .relaunch, .link, .server: true
    default: false
    }
  }
}
