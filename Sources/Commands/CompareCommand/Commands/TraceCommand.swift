import Catalog
import CommandLineKit
import Driver
import Examples
import PackageLayout
import Report
import Scenarios
import Traces
import Verdicts

/// `compare trace`: the recorded calls between roles while a scenario runs.
struct TraceCommand: RunnableCommand {
  let shared: SharedOptions
  let scenario = Option<String?>(
    "scenario", value: "NAME", help: "The scenario; a part of its name is enough.")
  let step = Option<[String]>(
    "step", value: "TEXT",
    help:
      "Only the steps with this in their text, as in '--step \"tap save\"'; without a scenario, of the first that has one."
  )
  let hide = Flag("hide", help: "Leave out the messages, to guess them first.")
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
        The recordings are kept in Catalog, each pattern's in its folder Records, and shown without a build. With patterns: each call with sender, \
        receiver and line. Without: the figures of all patterns. '--record' builds the package with instruments in the \
        cache folder: a minute or two the first time; Linux only.
        """,
      positionals: [shared.patterns],
      options: [scenario, step, shared.example, hide, record, program, argument, shared.all]
        + shared.packageReport,
      examples: [
        "compare trace", "compare trace mvp", #"compare trace viper --example notes --step "tap save""#,
        "compare trace mvvm --scenario cancel --format mermaid",
        "compare trace --record mvp", "compare trace --program login-mvp",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let parsed = invocation.parsed
    if let marks = StepMarks(environment: invocation.context.environment) {
      return try await play(invocation, marks)
    }
    if let name = parsed[program] { return try await runProgram(name, invocation) }
    guard parsed[record] else { return try show(invocation) }
    let recorder = try await TraceRecorder(of: "compare", invocation)
    guard let name = parsed[scenario] else { return try await renew(with: recorder, invocation) }
    let chosen = try found(name, among: Scenario.all, invocation)
    var traces: [Trace] = []
    for entry in invocation.selected {
      traces += try await recorder.record(runs(of: entry, [chosen]), of: entry).traces(of: entry.card)
    }
    return try outcome(traces, invocation)
  }

  /// Records the kept scenarios of the selected patterns and keeps the recordings.
  private func renew(
    with recorder: TraceRecorder, _ invocation: Invocation
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    var files: [String] = []
    for entry in invocation.selected {
      let kept = try await recorder.record(runs(of: entry, KeptRecordings.scenarios), of: entry)
      do throws(RecordingError) {
        try recorder.store.keep(kept, of: entry.card)
      } catch {
        throw .recordings(error)
      }
      files.append(PackageLayout.calls(of: entry.card.module))
    }
    return CompareCommand.Outcome(messages: "Wrote \(files.joined(separator: ", ")).")
  }

  private func runs(of entry: Registry.Entry, _ scenarios: [Scenario]) -> [TraceRecorder.Run] {
    scenarios.map { scenario in
      TraceRecorder.Run(
        example: scenario.example, name: scenario.name,
        arguments: [
          "trace", entry.card.id, "--example", scenario.example.id, "--scenario=\(scenario.name)",
        ])
    }
  }

  /// Prints kept recordings, and lists those that are missing or stale.
  private func show(_ invocation: Invocation) throws(CommandFailure) -> CompareCommand.Outcome {
    let parsed = invocation.parsed
    let store = RecordingStore(in: try invocation.package().url)
    let all = KeptRecordings.scenarios.filter { $0.example == parsed[shared.example] ?? $0.example }
    var wanted = all
    if let name = parsed[scenario] {
      wanted = [try found(name, among: all, invocation)]
    } else if !parsed[shared.all], parsed[step].isEmpty {
      wanted = [all.first { $0.example == parsed[shared.example] ?? Card.workflowExample }].compactMap(\.self)
    }
    var traces: [Trace] = []
    var missing: [String] = []
    for card in invocation.selected.map(\.card) {
      let fresh: KeptRecordings?
      do throws(RecordingError) {
        fresh = try store.fresh(of: card)
      } catch {
        throw .recordings(error)
      }
      guard let fresh else {
        missing.append(card.id)
        continue
      }
      traces += fresh.traces(of: card) { recording in
        wanted.contains { $0.name == recording.scenario && $0.example.id == recording.example }
      }
    }
    if parsed[scenario] == nil { traces = try withSteps(traces, invocation) }
    var notes: [String] = []
    if !missing.isEmpty {
      let command = "compare trace --record \(missing.joined(separator: " "))"
      notes.append("Recordings are missing or stale: '\(command)' makes them.")
    }
    guard !traces.isEmpty else { throw CommandFailure(notes.joined(separator: "\n"), .missingInput) }
    return try outcome(traces, invocation, messages: notes)
  }

  /// The traces of the first scenario with a step that is asked for; all if none is asked for.
  private func withSteps(_ traces: [Trace], _ invocation: Invocation) throws(CommandFailure) -> [Trace] {
    let words = invocation.parsed[step]
    guard !words.isEmpty, !traces.isEmpty else { return traces }
    let first = traces.first { trace in
      trace.steps.contains { step in words.contains(where: step.text.contains) }
    }
    guard let first else {
      let texts = words.map { "'\($0.echoed)'" }.joined(separator: ", ")
      let list = "'compare trace \(traces[0].card.id) --hide --all' lists the steps."
      throw .command(
        CommandError("No recorded step contains \(texts). \(list)", .usage, unknownWord: words[0]))
    }
    return traces.filter { $0.scenario == first.scenario && $0.example == first.example }
  }

  private func outcome(
    _ traces: [Trace], _ invocation: Invocation, messages: [String] = []
  ) throws(CommandFailure) -> CompareCommand.Outcome {
    let isTable = invocation.parsed[shared.patterns].isEmpty && invocation.parsed[program] == nil
    return try invocation.outcome(
      .traces(
        TraceReport(
          traces, isTable: isTable, hidesMessages: invocation.parsed[hide], steps: invocation.parsed[step])),
      messages: messages)
  }

  /// The scenario with a name or, if only one has it, a part of its name.
  private func found(
    _ name: String, among scenarios: [Scenario], _ invocation: Invocation
  ) throws(CommandFailure) -> Scenario {
    let all = scenarios.filter { $0.example == invocation.parsed[shared.example] ?? $0.example }
    let exact = all.filter { $0.name == name }
    let matches = exact.isEmpty ? all.filter { $0.name.lowercased().contains(name.lowercased()) } : exact
    if matches.count == 1 { return matches[0] }
    throw .command(
      .unknown(name, "scenario", among: (matches.isEmpty ? all : matches).map(\.name), separator: "; "))
  }

  /// Plays one scenario with one pattern in an instrumented process.
  private func play(
    _ invocation: Invocation, _ marks: StepMarks
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    let scenario = try found(invocation.parsed[scenario] ?? "", among: Scenario.all, invocation)
    let pattern = invocation.selected[0].pattern
    let result = await ScenarioRunner.run(scenario, with: pattern) { step, driver in
      // Drawing the window may call the pattern, which belongs to no step.
      marks.end()
      marks.show(driver.frame)
      if !step.isEmpty { marks.begin(step) }
    }
    if result.passed { return CompareCommand.Outcome() }
    throw CommandFailure("'\(scenario.name)' fails: 'compare scenarios \(pattern.id)' says where.", .failure)
  }

  /// Runs a program for a person and prints the calls.
  private func runProgram(
    _ name: String, _ invocation: Invocation
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    let programs = shared.entries.flatMap { entry in Example.shown(by: entry.pattern).map { (entry, $0) } }
    guard let (entry, example) = programs.first(where: { $1.program(of: $0.card.id) == name }) else {
      throw .command(.unknown(name, "program", among: programs.map { $1.program(of: $0.card.id) }))
    }
    let kept = try await TraceRecorder(of: name, invocation).record(
      [TraceRecorder.Run(example: example, name: name, arguments: invocation.parsed[argument])], of: entry,
      inTerminal: true)
    return try outcome(kept.traces(of: entry.card), invocation)
  }
}
