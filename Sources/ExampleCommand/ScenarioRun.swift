import CommandLineKit
import Examples
import Scenarios
import TerminalText

/// Runs the scenarios of one example in a pattern and prints their results.
@MainActor
struct ScenarioRun {
  let pattern: any Pattern
  let example: Example
  let style: OutputStyle

  /// Runs the scenarios and returns the exit code: 1 if one fails.
  func run() async -> ExitCode {
    let scenarios = Scenario.all.filter { $0.example == example }
    let console = Console.standard
    var failed = 0
    for run in ScenarioRunner.start(scenarios, with: pattern) {
      let result = await run.value
      let mark = style.mark(result.passed)
      let name = TextWidth.wrap(result.name, columns: style.width - 16).joined(separator: "\n  ")
      console.print("\(mark) \(name) \(style.dim("(\(result.stepsHeld) of \(result.steps) steps)"))")
      if let failure = result.failure {
        failed += 1
        console.print(failure.text(glyphs: style.glyphs), terminator: "")
      }
    }
    let passed = scenarios.count - failed
    console.print("\(pattern.id), \(example.id): \(passed) scenarios passed, \(failed) failed")
    return failed == 0 ? .success : .failure
  }
}
