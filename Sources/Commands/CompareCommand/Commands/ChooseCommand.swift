import Catalog
import CommandLineKit
import Verdicts
import Report

/// `compare choose`: the patterns that meet some wishes, and the wishes that each other pattern misses.
struct ChooseCommand: RunnableCommand {
  let shared: SharedOptions
  let need = Option<[String]>(
    "need", value: "WISH", help: "A wish, such as 'few-types' or 'few-types=3'.")
  let more = Positional("WISH", repeating: true, help: "Further wishes.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "choose", overview: "Print which patterns meet your wishes, and what each gives up.",
      discussion: """
        Without a wish: the figures for all wishes. With some: the patterns that meet all of them, or those that no \
        other pattern beats, what each gives up, and what cannot be told. One pattern beats another if it meets or comes \
        closer to one wish and is behind on none; missed figures one apart, or within a tenth, count as equal, unless one \
        is 0.
        """,
      positionals: [more],
      options: [need, shared.all] + shared.packageReport,
      tables: [HelpTable("WISHES", rows: Wish.all.map { (label: $0.argument, help: $0.meaning) })],
      examples: ["compare choose --need isolated-tests --need few-types=3"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let words = invocation.parsed[need] + invocation.parsed[more]
    let wishes = words.compactMap(Wish.init)
    if let word = words.first(where: { Wish(argument: $0) == nil }) {
      throw .command(
        .unknown(
          word, "wish or limit", among: Wish.all.map(\.argument), or: Wish.all.map(\.id)))
    }
    let codebase = try await invocation.codebase()
    return try invocation.outcome(
      .choice(Choice(wishes, in: codebase, of: invocation.cards)), isGood: codebase.faults.isEmpty)
  }
}
