import CommandLineKit

/// `compare` without a subcommand: everything known about the patterns.
struct OverviewCommand: RunnableCommand {
  let shared: SharedOptions
  let since = Option<String?>(
    "since", value: "FILE",
    help: "Print only what changed since a report that '--format json' wrote to a file.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "compare", overview: "Compare UI architectures by small programs that are written once in each.",
      discussion: """
        Runs the same scenarios on every pattern, measures its code by the compiler's index, and tests the claims for \
        and against it. One pattern gives a full description, two are compared with each other. Exits with 1 if a \
        scenario fails or the code breaks a rule of its card.
        """,
      positionals: [shared.patterns],
      options: [shared.example, since, shared.all] + shared.packageReport,
      subcommands: CompareCommand.subcommands(shared).map(\.declaration),
      examples: [
        "compare", "compare mvp viper --example login", "compare explain mvp.testable",
        "compare --format markdown --output report.md", "compare mvp --format json --output before.json",
        "compare mvp --since before.json",
        "compare source mvp viper --example greeting", "compare new Clean-Swift",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    try await invocation.report(.everything, since: invocation.parsed[since])
  }
}
