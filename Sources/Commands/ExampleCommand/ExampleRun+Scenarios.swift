import CommandLineKit
import Driver
import Examples
import Scenarios
import TerminalText

extension ExampleRun {
  /// Runs the example's scenarios, prints their results and returns the exit code: 1 if one fails.
  func runScenarios() async -> ExitCode {
    let scenarios = Scenario.all.filter { $0.example == example }
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
