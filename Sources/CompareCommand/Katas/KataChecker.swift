import CodeGraph
import CommandLineKit
import Comparison
import Examples
import Foundation
import Measures
import Scenarios
import Tracing

/// Runs the checks of a kata.
@MainActor
final class KataChecker {
  /// Whether a check holds, with what was found.
  typealias Finding = (isGood: Bool, text: String)

  private let invocation: Invocation
  private let package: URL
  private let checkout: Checkout
  private var codebase: Codebase?

  init(_ invocation: Invocation, in package: URL, checkout: Checkout) {
    (self.invocation, self.package, self.checkout) = (invocation, package, checkout)
  }

  /// Runs a check of a kata.
  func finding(for check: KataCheck, of kata: Kata) async throws(CommandError) -> Finding {
    switch check.kind {
    case .scenarios(let id, let example): try await scenarios(id, example)
    case .rules(let id): try await rules(id)
    case .figure(let id, let example, let measure, let relation, let bound):
      try await figure(id, example, measure, relation, bound)
    case .tests(let filter): try await tests(filter)
    case .mutant(let name, let filter): try await mutant(kata.patch(name), filter)
    case .trace(let id, let scenario, let step, let file): try answer(id, scenario, step, file)
    case nil:
      throw CommandError("'\(Kata.path)/\(kata.name)': '\(check.line)' is no check.", .internalError)
    }
  }

  private func entry(_ id: String) -> Registry.Entry? {
    invocation.shared.entries.first { $0.pattern.id == id }
  }

  private func absence(of id: String) -> Finding { (false, "there is no pattern '\(id)' yet") }

  private func scenarios(_ id: String, _ name: String) async throws(CommandError) -> Finding {
    guard let entry = entry(id) else { return absence(of: id) }
    guard let example = Example(argument: name), example.isShown(by: entry.pattern) else {
      return (false, "\(id) does not have \(name)")
    }
    let results = try await findings(on: entry, [example], scenarios: Scenario.all).results
    let failed = results.filter { !$0.passed }
    guard let first = failed.first, let failure = first.failure else {
      return (!results.isEmpty, "all \(results.count) pass")
    }
    return (
      false,
      """
      \(failed.count) of \(results.count) fail, first '\(first.name)' at step \(failure.number), \
      '\(failure.step)'; 'swift run compare scenarios \(id) --example \(name)' shows each
      """
    )
  }

  private func rules(_ id: String) async throws(CommandError) -> Finding {
    guard let entry = entry(id) else { return absence(of: id) }
    let breaches = try await findings(on: entry, Example.all, code: code()).breaches
    guard let first = breaches.first else { return (true, "no rule is broken") }
    let more = breaches.count > 1 ? " (and \(breaches.count - 1) more)" : ""
    return (false, first.description + more)
  }

  private func figure(
    _ id: String, _ name: String, _ measure: String, _ relation: KataCheck.Relation, _ bound: Double
  ) async throws(CommandError) -> Finding {
    guard let measure = Measure.ofTables.first(where: { $0.name == measure }),
      let example = Example(argument: name)
    else {
      throw CommandError("No measure '\(measure)', or no example '\(name)'.", .internalError)
    }
    guard entry(id) != nil else { return absence(of: id) }
    let codebase = try await code()
    if let fault = codebase.faults.first(where: { $0.card.id == id }) { return (false, fault.summary) }
    guard let value = codebase.entry(of: id)?.value(of: measure, in: example) else {
      return (false, "it cannot be measured")
    }
    let isGood = relation == .atMost ? value <= bound : value >= bound
    let shown = ((value * 10).rounded() / 10).argumentText
    return (isGood, "it is \(shown)")
  }

  private func findings(
    on entry: Registry.Entry, _ examples: [Example], scenarios: [Scenario] = [], code: Codebase? = nil
  ) async throws(CommandError) -> Findings {
    var read: (@Sendable () async throws(CodeGraphError) -> Codebase)?
    if let code { read = { () async throws(CodeGraphError) in code } }
    do throws(CodeGraphError) {
      return try await Findings(
        comparing: [entry], examples: examples, scenarios: scenarios, codebase: read,
        progress: invocation.context.progress)
    } catch {
      throw CommandError(error)
    }
  }

  private func code() async throws(CommandError) -> Codebase {
    if let codebase { return codebase }
    let read = try await invocation.codebase()
    codebase = read
    return read
  }

  // MARK: Unit tests

  private func tests(_ filter: String) async throws(CommandError) -> Finding {
    let (record, reason) = try await run(filter)
    guard let record else { return (false, reason) }
    guard record.ended > 0 else { return (false, "there is no such test yet") }
    guard let first = record.failed.first else {
      return (record.isComplete, record.isComplete ? "all \(record.ended) pass" : "the tests crashed")
    }
    return (false, "\(record.failed.count) of \(record.ended) fail, first '\(first)'")
  }

  private func mutant(_ patch: URL?, _ filter: String) async throws(CommandError) -> Finding {
    guard let patch else { throw CommandError("The kata lacks its mutant.", .internalError) }
    let (record, reason) = try await checkout.with(patch) { () async throws(CommandError) in
      try await run(filter)
    }
    guard let record else { return (false, "with the mistake, the code does not build: \(reason)") }
    guard record.ended > 0 || !record.isComplete else { return (false, "there is no such test yet") }
    guard let first = record.failed.first else {
      return record.isComplete
        ? (false, "the mistake is in the code, and your tests still pass")
        : (true, "with the mistake they crash")
    }
    return (true, "with the mistake, '\(first)' fails")
  }

  /// Builds and runs the unit tests of a filter; without a record if they do not build, with the compiler's errors.
  private func run(_ filter: String) async throws(CommandError) -> (record: TestRecord?, reason: String) {
    let context = invocation.context
    let events = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).events")
    defer { try? FileManager.default.removeItem(at: events) }
    context.progress("Building the patterns' unit tests, which takes minutes the first time")
    do {
      let swift = try await Toolchain.find(environment: context.environment).swift
      // The manifest then leaves out all tests but the patterns'.
      let ending = try await ChildProcess(
        program: swift,
        arguments: [
          "test", "--disable-xctest", "--filter", filter, "--event-stream-output-path", events.path,
          "--event-stream-version", "0",
        ], folder: package, environment: ["CATALOGUE_FOR_MUTANTS": "1"], joinsErrors: true
      ).run { line in
        if line.hasPrefix("[") { context.progress(line) }
      }
      guard let text = try? String(contentsOf: events, encoding: .utf8) else {
        return (nil, CompilerErrors.summary(of: ending.output))
      }
      return (TestRecord(events: text), "")
    } catch {
      throw CommandError("'swift test' cannot be run: \(error)", .internalError)
    }
  }

  // MARK: Answers

  /// Compares the lines of a file, without empty lines and those that begin with `#`, with the arrows between roles in a
  /// recorded step, each at its first message.
  private func answer(
    _ id: String, _ scenario: String, _ step: String, _ file: String
  ) throws(CommandError) -> Finding {
    guard let card = entry(id)?.card, let kept = KeptRecordings(of: card, in: package) else {
      return (false, "the recording is missing: 'swift run compare trace --record \(id)' makes it")
    }
    let traces = kept.traces(of: card) { $0.scenario == scenario }
    guard let messages = traces.first?.steps.first(where: { $0.text == step })?.messages else {
      throw CommandError("No step '\(step)' of '\(scenario)' was recorded with \(id).", .internalError)
    }
    var expected: [[String]] = []
    for message in messages {
      let arrow = [message.from ?? "", message.to].map { $0.lowercased() }
      if !expected.contains(arrow) { expected.append(arrow) }
    }
    let text = (try? String(contentsOf: package.appending(path: file), encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      line.lowercased().split(separator: /[^a-z]+/).map(String.init)
    }.filter { !$0.isEmpty }
    let age = kept.isStale(of: card, in: package) ? " (recorded before the last change of the code)" : ""
    if lines == expected { return (true, "all \(expected.count) lines are as recorded\(age)") }
    let held = zip(lines, expected).prefix { $0 == $1 }.count
    let fault =
      lines.isEmpty
      ? "'\(file)' has no line yet"
      : held < min(lines.count, expected.count)
        ? "line \(held + 1) is wrong"
        : held < expected.count
          ? "right as far as it goes, and something is missing at the end"
          : "right, but for too much at the end"
    return (false, fault + age)
  }
}
