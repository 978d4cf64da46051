import Catalog
import CommandLineKit
import Comparison
import Examples
import Foundation
import Report
import Scenarios
import Tracing

/// `compare trace`: the recorded calls between roles while a scenario runs.
struct TraceCommand: RunnableCommand {
  let shared: SharedOptions
  let scenario = Option<String?>(
    "scenario", value: "NAME", help: "The scenario; a part of its name is enough.")
  let record = Flag(
    "record", help: "Record the kept scenarios anew, or with '--scenario' that one, without keeping it.")
  let program = Option<String?>(
    "program", value: "NAME", help: "Run a program such as 'login-mvp' and print its calls when it ends.")
  let argument = Option<[String]>(
    "argument", value: "TEXT", help: "An argument for the program, as in '--argument=--forget'.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "trace", overview: "Print the recorded calls between roles while a scenario runs.",
      discussion: """
        The recordings are kept in docs/recordings and shown without a build. With patterns: each call with sender, \
        receiver and line. Without: the figures of all patterns. '--record' builds the package with instruments in the \
        cache folder: a minute or two the first time; Linux only.
        """,
      positionals: [shared.patterns],
      options: [scenario, shared.example, record, program, argument, shared.all] + shared.packageReport,
      examples: [
        "compare trace", "compare trace mvp", "compare trace mvvm --scenario cancel --format mermaid",
        "compare trace --record mvp", "compare trace --program login-mvp",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    if let marks = StepMarks(environment: invocation.context.environment) {
      return try await play(invocation, marks)
    }
    if let name = invocation.parsed[program] { return try await runProgram(name, invocation) }
    if invocation.parsed[record] {
      let recorder = try await TraceRecorder(of: "compare", invocation)
      let chosen = try invocation.parsed[scenario].map { name throws(CommandError) in
        [try found(name, among: Scenario.all, invocation)]
      }
      let kept = try await recorder.record(chosen ?? KeptRecordings.scenarios, keeps: chosen == nil)
      if chosen != nil { return try outcome(kept, invocation) }
      let names = kept.map(\.card.id).joined(separator: ", ")
      return CompareCommand.Outcome(messages: "Recorded \(names) in \(KeptRecordings.folder).")
    }
    return try show(invocation)
  }

  /// Prints kept recordings.
  private func show(_ invocation: Invocation) throws(CommandError) -> CompareCommand.Outcome {
    let package = try invocation.package().url
    var kept: [(card: Card, recordings: KeptRecordings)] = []
    var gaps: [(word: String, id: String)] = []
    for card in invocation.selected.map(\.card) {
      guard let recordings = KeptRecordings(of: card, in: package) else {
        gaps.append(("missing", card.id))
        continue
      }
      if recordings.isStale(of: card, in: package) {
        gaps.append(("stale", card.id))
      } else {
        kept.append((card, recordings))
      }
    }
    let notes = ["missing", "stale"].compactMap { word -> String? in
      let ids = gaps.filter { $0.word == word }.map(\.id).joined(separator: " ")
      return ids.isEmpty ? nil : "Recordings are \(word): 'compare trace --record \(ids)' makes them."
    }
    guard !kept.isEmpty else { throw CommandError(notes.joined(separator: "\n"), .missingInput) }
    let wanted = try wanted(invocation)
    return try outcome(kept, messages: notes, invocation) { recording in
      wanted.contains { $0.name == recording.scenario && $0.example.id == recording.example }
    }
  }

  /// The selected scenarios among those that are kept.
  private func wanted(_ invocation: Invocation) throws(CommandError) -> [Scenario] {
    let example = invocation.parsed[shared.example]
    let all = KeptRecordings.scenarios.filter { example == nil || $0.example == example }
    if let name = invocation.parsed[scenario] { return [try found(name, among: all, invocation)] }
    if invocation.parsed[shared.all] { return all }
    // The smallest example with a request, unless another is asked for.
    return all.first { example != nil || $0.example == Card.workflowExample }.map { [$0] } ?? []
  }

  private func outcome(
    _ kept: [(card: Card, recordings: KeptRecordings)], messages: [String] = [], _ invocation: Invocation,
    where isWanted: (Recording) -> Bool = { _ in true }
  ) throws(CommandError) -> CompareCommand.Outcome {
    let traces = kept.flatMap { card, recordings in recordings.traces(of: card, where: isWanted) }
    let isTable = invocation.parsed[shared.patterns].isEmpty && invocation.parsed[program] == nil
    return try invocation.outcome(.traces(TraceReport(traces, isTable: isTable)), messages: messages)
  }

  /// The scenario with a name or, if only one has it, a part of its name.
  private func found(
    _ name: String, among scenarios: [Scenario], _ invocation: Invocation
  ) throws(CommandError) -> Scenario {
    let example = invocation.parsed[shared.example]
    let all = scenarios.filter { example == nil || $0.example == example }
    let exact = all.filter { $0.name == name }
    let matches = exact.isEmpty ? all.filter { $0.name.lowercased().contains(name.lowercased()) } : exact
    guard matches.count == 1 else {
      throw .unknown(
        name, "scenario", among: (matches.isEmpty ? all : matches).map(\.name), separator: "; ")
    }
    return matches[0]
  }

  /// Plays one scenario with one pattern in an instrumented process.
  private func play(
    _ invocation: Invocation, _ marks: StepMarks
  ) async throws(CommandError) -> CompareCommand.Outcome {
    let scenario = try found(invocation.parsed[scenario] ?? "", among: Scenario.all, invocation)
    guard let pattern = invocation.selected.first?.pattern else { return CompareCommand.Outcome() }
    let hasPassed = await ScenarioPlayer.play(scenario, with: pattern, mark: marks.mark)
    let fault = "The scenario '\(scenario.name)' fails: 'compare scenarios \(pattern.id)' says where."
    return CompareCommand.Outcome(
      messages: hasPassed ? "" : fault, exitCode: hasPassed ? .success : .failure)
  }

  /// Runs a program for a person and prints the calls.
  private func runProgram(
    _ name: String, _ invocation: Invocation
  ) async throws(CommandError) -> CompareCommand.Outcome {
    for (pattern, card) in shared.entries {
      for example in Example.shown(by: pattern) where example.program(of: card.id) == name {
        let recorder = try await TraceRecorder(of: name, invocation)
        let arguments = invocation.parsed[argument]
        return try outcome(
          [(card, try await recorder.run(name, arguments, showing: example, by: card))], invocation)
      }
    }
    let names = shared.entries.flatMap { entry in
      Example.shown(by: entry.pattern).map { $0.program(of: entry.card.id) }
    }
    throw .unknown(name, "program", among: names)
  }
}
