import CommandLineKit
import Foundation
import TerminalText

/// `compare kata`: exercises that are started, checked and ended in a checkout.
struct KataCommand: RunnableCommand {
  let shared: SharedOptions
  let name = Positional("NAME", help: "The kata; the started one by default.")
  let start = Flag("start", help: "Prepare a clean checkout for the kata.")
  let check = Flag("check", help: "Run the checks; exit with 1 until all hold.")
  let hint = Flag("hint", help: "Print the next hint; with '--all' every one.")
  let solution = Flag("solution", help: "Print the solution as a patch.")
  let stop = Flag("stop", help: "Keep your work as a patch and go back to the clean checkout.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "kata", overview: "List the exercises, and start, check and end one.",
      discussion: """
        A kata is worked on in your checkout of the catalogue, which must be clean: '--start' applies a patch to it, \
        '--stop' goes back. Between them, edit, and run '--check' by 'swift run', which builds your changes first.
        """,
      positionals: [name],
      options: [start, check, hint, solution, stop, shared.all, shared.packagePath, shared.color],
      examples: [
        "compare kata", "compare kata planted-mistake", "compare kata planted-mistake --start",
        "compare kata --check",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let package = try invocation.package(named: invocation.parsed[shared.packagePath], build: nil).url
    let katas = try Kata.all(in: package)
    let chosen = try invocation.parsed[name].first.map { word throws(CommandFailure) in
      guard let kata = katas.first(where: { $0.name == word.lowercased() }) else {
        throw .command(.unknown(word, "kata", among: katas.map(\.name)))
      }
      return kata
    }
    let actions = [start, check, hint, solution, stop].filter { invocation.parsed[$0] }
    guard actions.count < 2 else {
      throw .command(
        invocation.parsed.usageError("Give one of '--\(actions[0].name)' and '--\(actions[1].name)'."))
    }
    let page = KataPage(style: invocation.style)
    guard let action = actions.first?.name else {
      return CompareCommand.Outcome(output: chosen.map(page.task) ?? page.list(katas))
    }
    if let chosen, action == solution.name { return CompareCommand.Outcome(output: try text(of: chosen)) }
    let checkout = try await Checkout(at: package, environment: invocation.context.environment)
    if action == start.name {
      return CompareCommand.Outcome(output: page.start(of: try await start(chosen, in: checkout)))
    }
    guard var state = checkout.state, let kata = katas.first(where: { $0.name == state.kata }) else {
      throw CommandFailure("No kata is started. Start one by 'swift run compare kata NAME --start'.", .usage)
    }
    if let chosen, chosen.name != kata.name {
      throw CommandFailure("The kata '\(kata.name)' is started, not '\(chosen.name)'.", .usage)
    }
    switch action {
    case solution.name: return CompareCommand.Outcome(output: try text(of: kata))
    case hint.name:
      let showsAll = invocation.parsed[shared.all] || state.hints >= kata.hints.count
      let shown = showsAll ? Array(kata.hints.enumerated()) : [(state.hints, kata.hints[state.hints])]
      state.hints = min(state.hints + 1, kata.hints.count)
      try checkout.keep(state)
      return CompareCommand.Outcome(output: page.hints(shown, of: kata.hints.count))
    case stop.name:
      let folder = invocation.context.cache.deletingLastPathComponent().appending(path: "kata")
      let patch = try freePath(for: kata, in: folder)
      let isChanged = try await checkout.stop(savingIn: patch)
      let commit = try await checkout.commit() == state.commit ? nil : state.commit
      return CompareCommand.Outcome(output: page.end(saved: isChanged ? patch : nil, commit: commit))
    default: return try await check(kata, invocation, in: checkout, page)
    }
  }

  private func start(_ kata: Kata?, in checkout: Checkout) async throws(CommandFailure) -> Kata {
    guard let kata else { throw CommandFailure("Which kata? 'swift run compare kata' lists them.", .usage) }
    if let started = checkout.state {
      throw CommandFailure(
        "The kata '\(started.kata)' is started. End it by 'swift run compare kata --stop'; your work is kept.",
        .usage)
    }
    try await checkout.start(kata)
    return kata
  }

  /// A file that does not exist yet, for a participant's work.
  private func freePath(for kata: Kata, in folder: URL) throws(CommandFailure) -> URL {
    let files = FileManager.default
    let path = (1...).lazy.map { folder.appending(path: "\(kata.name)-\($0).patch") }
      .first { !files.fileExists(atPath: $0.path) }
    guard let path, (try? files.createDirectory(at: folder, withIntermediateDirectories: true)) != nil else {
      throw CommandFailure("'\(folder.path)' cannot be made, so your work is left as it is.", .internalError)
    }
    return path
  }

  private func check(
    _ kata: Kata, _ invocation: Invocation, in checkout: Checkout, _ page: KataPage
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    let checker = KataChecker(invocation: invocation, checkout: checkout)
    var findings: [(line: String, isGood: Bool, text: String)] = []
    for check in kata.checks {
      // A mutant proves nothing while the tests already fail without it.
      let waits = check.hasPrefix("mutant ") && !findings.allSatisfy(\.isGood)
      let finding =
        waits ? (false, "it waits until the others hold") : try await checker.finding(for: check, of: kata)
      findings.append((check, finding.0, finding.1))
    }
    let isGood = findings.allSatisfy(\.isGood)
    return CompareCommand.Outcome(
      output: page.check(findings, of: kata, isGood: isGood), exitCode: isGood ? .success : .failure)
  }

  private func text(of kata: Kata) throws(CommandFailure) -> String {
    guard let text = kata.solution else {
      throw CommandFailure("The kata '\(kata.name)' has no solution.", .missingInput)
    }
    return text
  }
}
