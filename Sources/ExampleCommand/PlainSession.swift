import CommandLineKit
import Examples
import Foundation
import Scenarios
import TerminalKit
import TerminalText

/// Runs an example line by line: reads steps from the standard input and prints the window after each change.
@MainActor
struct PlainSession {
  let driver: AppDriver
  let columns: Int
  let glyphs: Glyphs
  let recorder: SessionRecorder?
  private let console = Console.standard

  /// Runs the steps until the input ends or a step fails, and returns the exit code.
  func run() async -> ExitCode {
    var shown = Shown()
    var number = 0
    do throws(StepFailure) {
      driver.launch()
      try await driver.settle()
      show(&shown)
      let lines = InputLines()
      input: while true {
        let next = await lines.next()
        number += 1
        // The window may have changed while waiting for input.
        show(&shown)
        let line: String
        switch next {
        case .text(let text): line = text
        case .end: break input
        case .notText: throw .mistake(StepMistake("this is not UTF-8 text"))
        case .tooLong: throw .mistake(StepMistake(StepParser.tooLong))
        case .failure(let reason):
          driver.close()
          console.message("Error: The standard input cannot be read: \(SystemWords.of(reason)).")
          return .missingInput
        }
        guard let step = try parse(line) else { continue }
        echo(step)
        // The recorder receives actions on widgets from the window.
        if step.hasNoWidget { recorder?.record(step) }
        if step.typesMaskedPassword { console.message("Note: line \(number): \(Step.maskedPasswordAdvice)") }
        try await driver.perform(step)
        show(&shown, always: step == .screen)
      }
      try await driver.waitForReplies()
      show(&shown)
      driver.close()
      try await driver.settle()
      return .success
    } catch {
      show(&shown)
      driver.close()
      return report(error, line: number)
    }
  }

  private func parse(_ line: String) throws(StepFailure) -> Step? {
    do {
      return try StepParser.step(from: line)
    } catch {
      throw .mistake(error)
    }
  }

  /// Prints a step from a file or pipe, so that the output is a complete transcript.
  private func echo(_ step: Step) {
    guard !Terminal.isTerminal(0) else { return }
    console.print(
      "> " + VisibleText.escaping(step.hidingPasswords(in: driver.example).description, glyphs: glyphs))
  }

  /// The window as it was last printed.
  private struct Shown {
    weak var window: Window?
    var revision = 0
    var frame = ""
  }

  private func show(_ shown: inout Shown, always: Bool = false) {
    guard let window = driver.window else {
      shown = Shown()
      return
    }
    window.layoutIfNeeded()
    guard always || window !== shown.window || window.revision != shown.revision else { return }
    let frame = Renderer(columns: columns, glyphs: glyphs).frame(of: window).text
    if always || frame != shown.frame { console.print(frame, terminator: "") }
    shown = Shown(window: window, revision: window.revision, frame: frame)
  }

  private func report(_ failure: StepFailure, line: Int) -> ExitCode {
    switch failure {
    case .mistake(let mistake):
      let message = VisibleText.escaping(mistake.message, glyphs: glyphs)
      let meant = mistake.word?.closest(among: mistake.candidates).map { " Did you mean '\($0)'?" } ?? ""
      console.message(
        "Error: line \(line): \(message).\(meant) Nothing after it was run; '--help' lists the steps.")
      return .usage
    case .mismatch:
      console.message("Error: line \(line): the expectation does not hold.")
      for text in failure.lines(glyphs: glyphs) { console.message("  " + text) }
      return .failure
    case .neverIdle:
      console.message("Error: line \(line): the program never becomes idle.")
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
