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
  let solution = Flag(
    "solution", help: "Print the solution as a patch, after a check; after all held, others beside yours.")
  let stop = Flag("stop", help: "Keep your work as a patch and go back to the clean checkout.")
  let variant = Option<Int?>(
    "variant", value: "N", help: "With '--start': another mistake or question, drawn by this number.")
  let only = Option<String?>("only", value: "WORD", help: "With '--check': the checks that begin with this.")
  let checks = Option<String?>(
    "checks", value: "FOLDER",
    help: "With '--check': a teacher's own checks too, from FOLDER/NAME/checks.txt.")
  let anyway = Flag("anyway", help: "With '--solution': print it before any check.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "kata", overview: "List the exercises, and start, check and end one.",
      discussion: """
        A kata is worked on in your checkout of the catalogue, which must be clean: '--start' goes to a branch of its \
        own, '--stop' goes back. Between them, edit, and run '--check' by 'swift run', which builds your changes first.
        """,
      positionals: [name],
      options: [
        start, check, hint, solution, stop, variant, only, checks, anyway, shared.all, shared.packagePath,
        shared.color,
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
    try refuse(variant.name, isGiven: parsed[variant] != nil, without: start, in: parsed)
    try refuse(only.name, isGiven: parsed[only] != nil, without: check, in: parsed)
    try refuse(checks.name, isGiven: parsed[checks] != nil, without: check, in: parsed)
    try refuse(anyway.name, isGiven: parsed[anyway], without: solution, in: parsed)
    guard let action = actions.first?.name else {
      let page = KataPage(style: invocation.style)
      return CompareCommand.Outcome(output: chosen.map(page.task) ?? page.list(katas))
    }
    let checkout = try await Checkout(at: package, environment: invocation.context.environment)
    let session = KataSession(invocation, in: checkout, katas: katas)
    switch action {
    case start.name: return try await session.start(chosen, variant: parsed[variant])
    case check.name:
      let folder = parsed[checks].map(invocation.context.folder.file)
      return try await session.check(session.started(chosen), only: parsed[only], teacher: folder)
    case hint.name: return try session.hint(session.started(chosen), showsAll: parsed[shared.all])
    case solution.name:
      // Whoever only reads has none started.
      if let chosen, checkout.stage?.kata != chosen.name {
        return try await session.solution(of: chosen, nil, opensAnyway: parsed[anyway])
      }
      let started = try session.started(chosen)
      return try await session.solution(of: started.kata, started.stage, opensAnyway: parsed[anyway])
    default: return try await session.stop(session.started(chosen))
    }
  }

  /// Refuses an option without the action that it belongs to.
  private func refuse(
    _ option: String, isGiven: Bool, without action: Flag, in parsed: Parsed
  ) throws(CommandFailure) {
    guard isGiven, !parsed[action] else { return }
    throw .command(parsed.usageError("'--\(option)' goes with '--\(action.name)'."))
  }

  /// The kata that a word names; nil without a word.
  private func kata(named word: String?, among katas: [Kata]) throws(CommandFailure) -> Kata? {
    guard let word else { return nil }
    guard let kata = katas.first(where: { $0.name == word.lowercased() }) else {
      throw .command(.unknown(word, "kata", among: katas.map(\.name)))
    }
    return kata
  }
}
