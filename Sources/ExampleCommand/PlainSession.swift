import CommandLineKit
import Examples
import Foundation
import Scenarios
import TerminalKit
import TerminalText

/// A program used line by line: steps from the standard input, the window on the standard output after each change.
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
        // Changes since the last step.
        show(&shown)
        let line: String
        switch next {
        case .text(let text): line = text
        case .end: break input
        case .notText: throw .mistake(StepMistake("this is no UTF-8 text"))
        case .tooLong: throw .mistake(StepMistake(StepParser.tooLong))
        case .failure(let reason):
          driver.close()
          console.message("Error: The standard input cannot be read: \(SystemWords.of(reason)).")
          return .missingInput
        }
        guard let step = try parse(line) else { continue }
        echo(step)
        // The window itself reports what is done to widgets.
        if step.isOfTheWorld { recorder?.note(step) }
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
      return tell(error, line: number)
    }
  }

  private func parse(_ line: String) throws(StepFailure) -> Step? {
    do {
      return try StepParser.step(from: line)
    } catch {
      throw .mistake(error)
    }
  }

  /// Repeats a step that came out of a file or a pipe, so that the output tells the whole story.
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

  private func tell(_ failure: StepFailure, line: Int) -> ExitCode {
    switch failure {
    case .mistake(let mistake):
      let message = VisibleText.escaping(mistake.message, glyphs: glyphs)
      let meant = mistake.word?.closest(among: mistake.candidates).map { " Did you mean '\($0)'?" } ?? ""
      console.message(
        "Error: line \(line): \(message).\(meant) Nothing after it was run; '--help' lists the steps.")
      return .usage
    case .mismatch:
      console.message("Error: line \(line): what is seen is not what was expected.")
      for text in failure.lines(glyphs: glyphs) { console.message("  " + text) }
      return .failure
    case .restless:
      console.message("Error: line \(line): the program does not come to rest.")
      return .internalError
    }
  }
}

extension Step {
  /// Whether the step is done to the window or the world, and not to a widget.
  fileprivate var isOfTheWorld: Bool {
    switch self {
    case .close, .launch, .relaunch, .server: true
    default: false
    }
  }
}
