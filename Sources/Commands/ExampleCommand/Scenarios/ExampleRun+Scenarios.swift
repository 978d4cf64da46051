import CommandLineKit
import Driver
import Examples
import Foundation
import Scenarios
import TerminalText

extension ExampleRun {
  /// Runs the example's scenarios, prints their results and returns the exit code: 1 if one fails.
  func runScenarios(in format: ScenarioFormat) async throws(CommandError) -> ExitCode {
    let runs = ScenarioRunner.start(Scenario.all.filter { $0.example == example }, with: pattern)
    switch format {
    case .text: return await printText(of: runs)
    case .json: return try await printJSON(of: runs)
    }
  }

  private func printText(of runs: [Task<ScenarioResult, Never>]) async -> ExitCode {
    var failed = 0
    for run in runs {
      let result = await run.value
      let mark = style.mark(result.passed)
      let name = TextWidth.wrap(result.name, columns: style.width - 16).joined(separator: "\n  ")
      console.print("\(mark) \(name) \(style.dim("(\(result.stepsHeld) of \(result.steps) steps)"))")
      if let failure = result.failure {
        failed += 1
        console.print(failure.text(glyphs: style.glyphs), terminator: "")
      }
    }
    let passed = runs.count - failed
    console.print("\(pattern.id), \(example.id): \(passed) scenarios passed, \(failed) failed")
    return failed == 0 ? .success : .failure
  }

  private func printJSON(of runs: [Task<ScenarioResult, Never>]) async throws(CommandError) -> ExitCode {
    var summaries: [ScenarioSummary] = []
    for run in runs { summaries.append(ScenarioSummary(await run.value)) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      console.print(String(decoding: try encoder.encode(summaries), as: UTF8.self))
    } catch {
      throw CommandError("The results cannot be encoded: \(error.localizedDescription)", .internalError)
    }
    return summaries.allSatisfy(\.passed) ? .success : .failure
  }
}
