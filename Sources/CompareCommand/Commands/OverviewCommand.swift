import CommandLineKit

/// `compare` itself: everything that is known of the patterns.
struct OverviewCommand: RunnableCommand {
  let shared: SharedOptions

  var declaration: Command {
    Command(
      name: "compare", overview: "Compare architectures by two examples that are built once in each of them.",
      discussion: """
        Runs every pattern through the same scenarios, measures its code by the compiler's index, and puts the claims \
        for and against it to the test. One pattern gives all that is known of it, two their differences. Exits with 1 \
        if a scenario fails or the code breaks a rule of its card.
        """,
      positionals: [shared.patterns],
      options: [shared.example, shared.format, shared.packagePath, shared.output, shared.color],
      subcommands: CompareCommand.subcommands.map { $0.init(shared: shared).declaration },
      examples: [
        "compare", "compare mvp viper --example login", "compare explain mvp.testable",
        "compare --format markdown --output report.md",
        "compare source mvp viper --example greeting", "compare new Clean-Swift",
      ])
  }

  func run(_ invocation: Invocation) async throws(Problem) -> CompareCommand.Outcome {
    try await invocation.report(.everything)
  }
}
