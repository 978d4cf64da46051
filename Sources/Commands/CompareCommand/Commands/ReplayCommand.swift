import CommandLineKit
import Examples
import Foundation
import Fuzzing
import Report
import Driver
import TerminalText

/// `compare replay`: a recorded session, run on all patterns.
struct ReplayCommand: RunnableCommand {
  let shared: SharedOptions
  let transcript = Positional(
    "FILE", required: true,
    help: "The file of steps, one per line; '-' is the standard input.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "replay", overview: "Run the steps of a file on all patterns and compare them after each.",
      positionals: [transcript], options: [shared.example] + shared.report,
      examples: ["compare replay session.txt"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let path = invocation.parsed[transcript].first ?? ""
    let shown = VisibleText.escaping(path)
    let data = try invocation.context.contents(of: path, advice: "Give a file of steps, one per line.")
    guard let text = String(validating: data, as: UTF8.self) else {
      throw CommandFailure("'\(shown)' is not UTF-8 text.", .usage)
    }
    let steps: [Step]
    do throws(StepMistake) {
      steps = try StepParser.steps(from: text)
    } catch {
      throw CommandFailure("'\(shown)', \(VisibleText.escaping(error.message)).", .usage)
    }
    guard !steps.isEmpty else { throw CommandFailure("'\(shown)' contains no step.", .usage) }
    let example = invocation.parsed[shared.example] ?? Example.named(in: steps)
    let patterns = shared.entries.map(\.pattern).filter(example.isShown)
    let difference = await SessionComparer(of: patterns, example: example).difference(
      in: steps, reportsMistakes: true)
    var report = SessionReport(on: patterns.map(\.id), steps: steps.count)
    if let difference { report.add(difference, in: example) }
    // Dots are passwords to fill in unless patterns differ: then they are those of a random session.
    let patternsAgree = difference.map { !$0.unanimous.isEmpty } ?? true
    let hint = "'\(shown)' types dots as a password. \(Step.maskedPasswordAdvice)"
    return try invocation.outcome(
      .session(report),
      messages: patternsAgree && steps.contains(where: \.typesMaskedPassword) ? [hint] : [],
      isGood: difference == nil)
  }
}
