import Bench
import CodeGraph
import CommandLineKit
import Driver
import Examples
import Foundation
import Measures
import Processes
import Traces
import Verdicts

/// Runs the checks of a kata, lines such as `scenarios mvp login` or `tests MVPTests.LoginTests`.
@MainActor
struct KataChecker {
  /// Whether a check holds, with what was found.
  typealias Finding = (isGood: Bool, text: String)

  let invocation: Invocation
  let checkout: Checkout

  /// Runs a check of a kata; docs/commands.md lists the kinds.
  func finding(for check: String, of kata: Kata) async throws(CommandFailure) -> Finding {
    let words = check.matches(of: /"([^"]*)"|\S+/).map { String($0.output.1 ?? $0.output.0) }
    let entry = invocation.shared.entries.first { words.contains($0.pattern.id) }
    let example = Example.all.first { words.contains($0.id) }
    switch (words[0], words.count, entry, example) {
    case ("scenarios", 3, let entry?, let example?): return try await scenarios(example, of: entry)
    case ("rules", 2, let entry?, _): return try await rules(of: entry)
    case ("figure", 6, let entry?, let example?):
      return try await figure(words[3], words[4], words[5], of: entry, in: example)
    case ("protocols", 6, let entry?, let example?):
      return try await protocols(from: words[3], to: words[4], atLeast: words[5], of: entry, in: example)
    case ("arrows", 2, let entry?, _): return try await arrows(of: entry)
    case ("names", 3, let entry?, let example?): return try names(in: entry, example)
    case ("unchanged", 2..., _, _): return try await unchanged(Array(words.dropFirst()))
    case ("scenarios", 3, nil, _), ("rules", 2, nil, _), ("figure", 6, nil, _), ("arrows", 2, nil, _),
      ("names", 3, nil, _):
      return (
        false, "there is no pattern '\(words[1])' yet: 'swift run compare new \(words[1].capitalized)'"
      )
    case ("tests", 2, _, _): return try await tests(words[1])
    case ("mutant", 3, _, _):
      guard let mutant = kata.change(words[1]) else { break }
      return try await finding(of: mutant, by: words[2])
    case ("answer", 6, let entry?, _): return answer(to: words[4], of: words[3], entry, in: words[5])
    default: break
    }
    throw CommandFailure("'\(Kata.path)/\(kata.name)': '\(check)' is no check.", .internalError)
  }

  private func scenarios(_ example: Example, of entry: Registry.Entry) async throws(CommandFailure) -> Finding
  {
    let findings: Findings
    do throws(FindingsError) {
      findings = try await Findings(
        comparing: [entry], examples: [example], progress: invocation.context.progress)
    } catch {
      throw .findings(error)
    }
    guard let first = findings.failures.first, let failure = first.failure else {
      return (!findings.results.isEmpty, "all \(findings.results.count) pass")
    }
    let all = "'swift run compare scenarios \(entry.pattern.id) --example \(example.id)' says more"
    let step = failure.step.isEmpty ? "after its last step" : "at '\(failure.step)'"
    return (
      false,
      "\(findings.failures.count) of \(findings.results.count) fail, first '\(first.name)' \(step); \(all)"
    )
  }

  private func rules(of entry: Registry.Entry) async throws(CommandFailure) -> Finding {
    let load = try invocation.codebaseLoader()
    let breaches: [RuleBreach]
    do throws(FindingsError) {
      breaches = try await Findings(comparing: [entry], runsScenarios: false, codebase: load).breaches
    } catch {
      throw .findings(error)
    }
    let more = breaches.count > 1 ? " (and \(breaches.count - 1) more)" : ""
    let all = "; 'swift run compare coupling \(entry.pattern.id) --check' shows each"
    return (breaches.isEmpty, breaches.first.map { $0.description + more + all } ?? "no rule is broken")
  }

  /// Compares the lines of a file, but for comments, with the arrows between roles in a recorded step, each at its first
  /// message.
  private func answer(
    to step: String, of scenario: String, _ entry: Registry.Entry, in file: String
  ) -> Finding {
    let store = RecordingStore(in: checkout.folder)
    let kept: KeptRecordings?
    do {
      kept = try store.kept(of: entry.card)
    } catch {
      return (false, error.description)
    }
    let steps = kept?.traces(of: entry.card) { $0.scenario == scenario }.first?.steps
    guard let kept, let messages = steps?.first(where: { $0.text == step })?.messages else {
      return (false, "nothing is recorded: 'swift run compare trace --record \(entry.card.id)' does it")
    }
    var expected: [[String]] = []
    for message in messages {
      let arrow = [message.from ?? "", message.to].map { $0.lowercased() }
      if !expected.contains(arrow) { expected.append(arrow) }
    }
    let text = (try? String(contentsOf: checkout.folder.appending(path: file), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.lowercased().split(separator: /[^a-z]+/).map(String.init) }.filter { !$0.isEmpty }
    let held = zip(lines, expected).prefix { $0 == $1 }.count
    let finding =
      lines == expected
      ? "all \(held) lines are as recorded"
      : held < min(lines.count, expected.count)
        ? "line \(held + 1) is wrong"
        : held < expected.count
          ? "\(held) lines are right, more are missing"
          : "after line \(held) comes nothing new: an arrow that comes again is left out"
    let age =
      store.isStale(kept, of: entry.card) ? " (recorded before the last change of code)" : ""
    return (lines == expected, finding + age)
  }
}
