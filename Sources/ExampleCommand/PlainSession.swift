import CommandLineKit
import Examples
import Foundation
import Scenarios
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
  private let mode: PlainMode
  private let lines = InputLines()
  private let console = Console.standard
  private var printer: WindowPrinter
  /// The text before the cursor while a person types; nil at any other time.
  private var prompt: String?
  private var announcement: Task<Void, Never>?
  private var hasNotedEcho = false

  init(driver: AppDriver, recorder: SessionRecorder?, mode: PlainMode) {
    (self.driver, self.recorder, self.mode) = (driver, recorder, mode)
    printer = WindowPrinter(glyphs: mode.glyphs, printsFrames: mode.printsFrames)
    guard mode.isForPerson else { return }
    // A person may cancel a request to a real server, which a step would otherwise wait for.
    driver.waitsForServer = driver.world.service != nil
    driver.didOpen = { [weak self, didOpen = driver.didOpen] window in
      didOpen?(window)
      window.onNeedsDisplay = { [onNeedsDisplay = window.onNeedsDisplay] in
        onNeedsDisplay?()
        self?.announce()
      }
    }
  }

  /// Runs the steps until the input ends or a step ends the run, and returns the exit code.
  func run() async -> ExitCode {
    var code = ExitCode.success
    var number = 0
    driver.launch()
    while true {
      do throws(StepFailure) {
        if number == 0 { try await begin() }
        let line = await line(asking: "> ")
        number += 1
        switch line {
        case .end:
          try await finish()
          return code
        case .text("quit") where mode.isForPerson:
          driver.close()
          return .success
        case .text("help") where mode.isForPerson: console.print(mode.help)
        case .failure(let reason):
          driver.close()
          console.message("Error: The standard input cannot be read: \(SystemWords.of(reason)).")
          return .missingInput
        default: if let step = try await step(from: line) { try await perform(step, line: number) }
        }
      } catch {
        show()
        let failure = report(error, line: number)
        if mode.isForPerson, error != .neverIdle { continue }
        // An invalid step outweighs a failed expectation.
        if failure.rawValue > code.rawValue { code = failure }
        guard mode.keepsGoing, error != .neverIdle else {
          driver.close()
          return code
        }
      }
    }
  }

  private func begin() async throws(StepFailure) {
    try await driver.settle()
    show()
    if mode.isForPerson { console.print("Type a step. 'help' lists the steps, 'quit' leaves.") }
  }

  private func finish() async throws(StepFailure) {
    if mode.isForPerson {
      // The shell's prompt comes next.
      console.print("")
    } else {
      try await driver.waitForReplies()
      show()
    }
    driver.close()
    try await driver.settle()
  }

  // MARK: Reading

  /// The next line; what has changed before it came is printed.
  private func line(asking question: String) async -> InputLines.Line {
    if mode.isForPerson { ask(question) }
    let line = await lines.next()
    prompt = nil
    show()
    return line
  }

  private func ask(_ question: String) {
    prompt = question
    mode.showsPrompt ? console.print(question, terminator: "") : console.message(question, terminator: "")
  }

  private func step(from line: InputLines.Line) async throws(StepFailure) -> Step? {
    let text = try text(of: line)
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    guard mode.isForPerson, words.first == "type", words.count > 1, isSecureField(words[1]) else {
      return try parse(text)
    }
    if words.count > 2 {
      if !hasNotedEcho {
        say("Note: 'type \(words[1])' without a text asks for it without showing it.")
      }
      hasNotedEcho = true
      return try parse(text)
    }
    Terminal.hideEcho(of: 0)
    let typed = await self.line(asking: "\(words[1]), not shown: ")
    Terminal.restoreEcho()
    return typed == .end ? nil : .type(try self.text(of: typed), into: words[1])
  }

  private func isSecureField(_ identifier: String) -> Bool {
    (driver.window?.widget(identifier) as? TextField)?.isSecureTextEntry == true
  }

  private func text(of line: InputLines.Line) throws(StepFailure) -> String {
    switch line {
    case .text(let text): return text
    case .tooLong: throw .mistake(StepMistake(StepParser.tooLong))
    default: throw .mistake(StepMistake("this is not UTF-8 text"))
    }
  }

  private func parse(_ line: String) throws(StepFailure) -> Step? {
    do {
      return try StepParser.step(from: line)
    } catch {
      throw .mistake(error)
    }
  }

  // MARK: Running

  private func perform(_ step: Step, line number: Int) async throws(StepFailure) {
    if !mode.isForPerson {
      let shown = step.hidingPasswords(in: driver.example).description
      console.print("> " + VisibleText.escaping(shown, glyphs: mode.glyphs))
    }
    // The recorder receives actions on widgets from the window.
    if step.hasNoWidget { recorder?.record(step) }
    if step.typesMaskedPassword { say("Note: line \(number): \(Step.maskedPasswordAdvice)") }
    try await driver.perform(step)
    if !show(always: step == .screen), mode.isForPerson {
      if case .see = step { console.print("It holds.") } else { console.print("Nothing changed.") }
    }
  }

  /// Prints what has changed, and returns whether anything has.
  @discardableResult
  private func show(always: Bool = false, after start: String = "") -> Bool {
    let lines = printer.lines(of: driver.window, columns: mode.columns(), always: always)
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
    let lines = mode.isForPerson ? TextWidth.wrap(text, columns: mode.columns()) : [text]
    console.message(lines.joined(separator: "\n"))
  }

  private func report(_ failure: StepFailure, line: Int) -> ExitCode {
    let start = mode.isForPerson ? "" : "line \(line): "
    switch failure {
    case .mistake(let mistake):
      let message = VisibleText.escaping(mistake.message, glyphs: mode.glyphs)
      let words = mistake.candidates + (mode.isForPerson ? ["help", "quit"] : [])
      let meant = mistake.word?.closest(among: words).map { " Did you mean '\($0)'?" } ?? ""
      say("Error: \(start)\(message).\(meant) \(mode.adviceAfterError)")
      return .usage
    case .mismatch:
      say("Error: \(start)the expectation does not hold\(mode.isForPerson ? ": - expected, + seen" : "").")
      for text in failure.lines(glyphs: mode.glyphs) { console.message("  " + text) }
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
    case .close, .launch, .relaunch, .server: true
    default: false
    }
  }
}
