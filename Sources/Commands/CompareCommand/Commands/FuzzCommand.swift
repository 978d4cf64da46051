import CodeGraph
import CommandLineKit
import Examples
import Foundation
import Fuzzing
import Processes
import Report

/// `compare fuzz`: random sessions, distributed over helper processes to use all processors.
struct FuzzCommand: RunnableCommand {
  let shared: SharedOptions
  let sessions = Option(
    "sessions", value: "N", default: 1000, help: "The number of sessions.",
    expects: "a number from 1 to 1000000",
    parse: { Int($0).flatMap { (1...1_000_000).contains($0) ? $0 : nil } })
  let steps = Option(
    "steps", value: "N", default: 30, help: "The number of steps of a session.",
    expects: "a number from 1 to 1000", parse: { Int($0).flatMap { (1...1000).contains($0) ? $0 : nil } })
  let seed = Option(
    "seed", value: "S", default: 1, help: "The random seed; the same seed gives the same sessions.",
    expects: "a number from 0 to 1000000000",
    parse: { Int($0).flatMap { (0...1_000_000_000).contains($0) ? $0 : nil } })
  let part = Option<SessionPart?>(
    "part", value: "K/N", help: "Run only the K-th of N parts of the sessions, to use several machines.",
    expects: "two numbers such as 2/4")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "fuzz",
      overview: "Run random sessions on the patterns and compare them after each step.",
      discussion: """
        A session simulates an impatient user, launches, failing storage, and a server that answers late, out of order \
        or never. Windows, requests and the stored session must stay the same in all patterns. A difference is shrunk to the fewest steps \
        and printed as a transcript for 'compare replay'; the exit code is 1. Many sessions run faster with \
        'swift run -c release compare fuzz'.
        """,
      positionals: [shared.patterns],
      options: [sessions, steps, seed, part, shared.example] + shared.report,
      examples: ["compare fuzz --sessions 200 --seed 7", "compare fuzz mvp viper"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let (parsed, context) = (invocation.parsed, invocation.context)
    let (count, length, seed) = (parsed[sessions], parsed[steps], parsed[seed])
    let (patterns, examples) = (invocation.selected.map(\.pattern), try invocation.examples)
    let share = parsed[part]
    let parts = share?.count ?? (count < 500 ? 1 : ProcessInfo.processInfo.activeProcessorCount)
    // This process runs the first part.
    let helpers = share == nil ? (1..<parts).map { helper($0, of: parts, for: invocation) } : []
    let outcome = await Fuzzer(of: patterns, examples: examples, length: length).run(
      count, seed: UInt64(seed), part: (share.map { $0.number - 1 } ?? 0, parts)
    ) { done in
      // Assumes that the helpers are as fast.
      if share == nil { context.progress("[\(min(done * parts, count))/\(count)] sessions") }
    }
    var report = SessionReport(
      on: patterns.map(\.id), steps: length, random: (share == nil ? count : outcome.sessions, seed))
    report.add(outcome.presses)
    if let (number, difference, example) = outcome.difference {
      report.add(difference, in: example, session: number)
    }
    for helper in helpers {
      let part = try await helper.value.get()
      report.addPresses(of: part)
      if let session = part.session, session < report.session ?? .max { report = part }
    }
    return try invocation.outcome(
      .session(report), messages: invocation.absences(in: examples), isGood: report.session == nil)
  }

  /// Runs a part of the sessions in a child process; one process uses one processor, that of its main actor.
  private func helper(
    _ number: Int, of parts: Int, for invocation: Invocation
  ) -> Task<Result<SessionReport, CommandFailure>, Never> {
    let (parsed, program) = (invocation.parsed, invocation.context.program)
    let arguments =
      ["fuzz"] + invocation.selected.map(\.pattern.id) + [
        "--sessions", "\(parsed[sessions])", "--steps", "\(parsed[steps])", "--seed", "\(parsed[seed])",
        "--part", "\(number + 1)/\(parts)", "--color", "never", "--format", ReportFormat.json.rawValue,
      ] + (parsed[shared.example].map { ["--example", $0.id] } ?? [])
    return Task {
      let ending = try? await ChildProcess(program: program, arguments: arguments).run()
      let failure: String
      switch ending?.reason {
      case .exit(ExitCode.success.rawValue), .exit(ExitCode.failure.rawValue):
        return report(of: number, json: ending?.output ?? Data())
      case .exit(let code): failure = "ended with exit code \(code). Try '--part 1/1'."
      case .signal(let signal): failure = "was ended by signal \(signal). Try '--part 1/1'."
      case .timeout: failure = "timed out. Try '--part 1/1'."
      case nil:
        failure = "cannot be started from '\(program.path)'. Add '--part 1/1' to run without helpers."
      }
      return .failure(CommandFailure("Helper \(number) \(failure)", .internalError))
    }
  }

  private func report(of helper: Int, json: Data) -> Result<SessionReport, CommandFailure> {
    Result { () throws(ReportError) in try SessionReport(json: json) }.mapError { _ in
      CommandFailure("Helper \(helper) ended with an unreadable report. Try '--part 1/1'.", .internalError)
    }
  }
}
