import Catalog
import CodeGraph
import CommandLineKit
import Foundation
import TerminalText

/// `compare kata`: exercises that are started, checked and ended, each in a copy beside the checkout.
struct KataCommand: RunnableCommand {
  let shared: SharedOptions
  let name = Positional("NAME", help: "The kata; the started one by default.")
  let folder = Option<String?>(
    "folder", value: "PATH", help: "With '--start': where the copy is made; beside the checkout by default.")
  let start = Flag("start", help: "Make the copy in which the kata is worked on.")
  let check = Flag("check", help: "Check the copy; exit with 1 until all holds.")
  let hint = Flag("hint", help: "Print the next hint; with '--all' every one.")
  let solution = Flag("solution", help: "Print the solutions as patches.")
  let stop = Flag("stop", help: "Keep your work as a patch, and remove the copy.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "kata", overview: "List the exercises, and start, check and end one.",
      discussion: """
        A kata is worked on in a copy of the catalogue with one pattern alone, which '--start' makes beside the checkout: there \
        'swift run' and 'swift test' build that pattern only. '--check' builds and runs the copy; the first check takes a minute \
        or two. The checkout is not changed.
        """,
      positionals: [name],
      options: [
        start, folder, check, hint, solution, stop, shared.all, shared.packagePath, shared.color,
      ],
      subcommands: [RaceCommand(shared: shared).declaration],
      examples: [
        "compare kata", "compare kata planted-mistake", "compare kata planted-mistake --start",
        "compare kata --check",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let parsed = invocation.parsed
    let package = try invocation.package(named: parsed[shared.packagePath], build: nil).url
    let katas = try Kata.all(in: package)
    let chosen = try kata(named: parsed[name].first, among: katas)
    let actions = [start, check, hint, solution, stop].filter { parsed[$0] }
    guard actions.count < 2 else {
      throw .command(parsed.usageError("Give one of '--\(actions[0].name)' and '--\(actions[1].name)'."))
    }
    guard parsed[folder] == nil || parsed[start] else {
      throw .command(parsed.usageError("'--folder' goes with '--start'."))
    }
    let page = KataPage(style: invocation.style, current: invocation.context.folder)
    if let chosen, actions.isEmpty { return CompareCommand.Outcome(output: page.task(of: chosen)) }
    let environment = invocation.context.environment
    guard let action = actions.first?.name else {
      let started = try? await ExerciseCheckout(at: package, environment: environment).started
      return CompareCommand.Outcome(output: page.list(katas, started: started ?? []))
    }
    let checkout = try await ExerciseCheckout(at: package, environment: environment)
    if action == start.name { return try await begin(chosen, checkout, page, invocation) }
    if action == solution.name, let chosen {
      return CompareCommand.Outcome(output: page.solutions(of: chosen))
    }
    let (kata, started) = try started(chosen, among: katas, in: checkout)
    switch action {
    case check.name: return try await measure(kata, started, page, invocation)
    case hint.name: return try hint(of: kata, started, checkout, page, showsAll: parsed[shared.all])
    case solution.name: return CompareCommand.Outcome(output: page.solutions(of: kata))
    default:
      let work = try await checkout.end(started, keepingWorkIn: invocation.context.workFolder)
      return CompareCommand.Outcome(output: page.end(saved: work))
    }
  }

  /// The kata that a word names; nil without a word.
  private func kata(named word: String?, among katas: [Kata]) throws(CommandFailure) -> Kata? {
    guard let word else { return nil }
    guard let kata = katas.first(where: { $0.name == word.lowercased() }) else {
      throw .command(.unknown(word, "kata", among: katas.map(\.name)))
    }
    return kata
  }

  /// The started kata that is meant: the chosen one, or the only one.
  private func started(
    _ chosen: Kata?, among katas: [Kata], in checkout: ExerciseCheckout
  ) throws(CommandFailure) -> (Kata, StartedExercise) {
    let open = checkout.started.compactMap { exercise -> (Kata, StartedExercise)? in
      guard case .kata(let name) = exercise.kind else { return nil }
      return katas.first { $0.name == name }.map { ($0, exercise) }
    }
    let meant = open.filter { chosen == nil || $0.0.name == chosen?.name }
    guard let found = meant.first else {
      let start = "'swift run compare kata \(chosen?.name ?? "NAME") --start'"
      throw CommandFailure("No such kata is started. Start one by \(start).", .usage)
    }
    guard meant.count == 1 else {
      let names = meant.map { "'\($0.0.name)'" }.joined(separator: ", ")
      throw CommandFailure("\(meant.count) katas are started. Name one of \(names).", .usage)
    }
    return found
  }

  private func begin(
    _ kata: Kata?, _ checkout: ExerciseCheckout, _ page: KataPage, _ invocation: Invocation
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    guard let kata else { throw CommandFailure("Which kata? 'swift run compare kata' lists them.", .usage) }
    let kind = StartedExercise.Kind.kata(kata.name)
    if let started = checkout.started.first(where: { $0.kind == kind }) {
      throw CommandFailure(
        """
        This kata is started, in '\(started.folder)'. End it by 'swift run compare kata \(kata.name) --stop'; your work is kept.
        """, .usage)
    }
    let commit = try await checkout.cleanCommit()
    let place = checkout.folder(of: kind, at: invocation.parsed[folder], from: invocation.context.folder)
    let started = try await checkout.start(
      kind, of: commit, in: ExerciseCopy(in: place, environment: invocation.context.environment),
      with: ExerciseCopy.Content(
        module: try card(of: kata).module, patch: kata.startPatch,
        patchInWords: "the start of the kata '\(kata.name)'", task: "# \(kata.title)\n\n\(kata.task)\n"))
    return CompareCommand.Outcome(output: page.start(of: kata, in: started.url))
  }

  private func card(of kata: Kata) throws(CommandFailure) -> Card {
    guard let entry = shared.entries.first(where: { $0.pattern.id == kata.pattern }) else {
      throw CommandFailure(
        "The kata '\(kata.name)' is about '\(kata.pattern)', which is no pattern.", .missingInput)
    }
    return entry.card
  }

  private func measure(
    _ kata: Kata, _ started: StartedExercise, _ page: KataPage, _ invocation: Invocation
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    let context = invocation.context
    let check = KataCheck(kata: kata, card: try card(of: kata), started: started, context: context) {
      copy, targets async throws(CodeGraphError) in
      try await context.read(copy, targets)
    }
    let findings = try await check.findings()
    return CompareCommand.Outcome(
      output: page.check(findings, of: kata),
      exitCode: findings.allSatisfy(\.isGood) ? .success : .failure)
  }

  /// The next hint, or all.
  private func hint(
    of kata: Kata, _ started: StartedExercise, _ checkout: ExerciseCheckout, _ page: KataPage, showsAll: Bool
  ) throws(CommandFailure) -> CompareCommand.Outcome {
    let hints = Array(kata.hints.enumerated())
    var started = started
    let shown = showsAll || started.hints >= hints.count ? hints : [hints[started.hints]]
    started.hints = min(started.hints + 1, hints.count)
    try checkout.keep(started)
    return CompareCommand.Outcome(output: page.hints(shown, of: hints.count))
  }
}
