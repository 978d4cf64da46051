import CommandLineKit

/// `compare coupling`: the references between roles, checked against the cards.
struct CouplingCommand: RunnableCommand {
  let shared: SharedOptions
  let check = Flag(
    "check", help: "Print only whether the code keeps the rules on the cards.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "coupling", overview: "Print the references between roles, checked against the cards.",
      discussion: """
        One or two patterns: the arrows between roles in each example, with the number of pairs of types, cycles, seams \
        and the blind spots of the compiler's index. More patterns: the arrows in the largest example. '--all' prints \
        every reference with file and line, the role matrix and the reach of changes. A forbidden reference always has \
        file and line. Exits with 1 if the code breaks a rule of a card, or if an exception on a card is stale.
        """,
      positionals: [shared.patterns],
      options: [shared.example, check, shared.all] + shared.packageReport,
      examples: [
        "compare coupling viper", "compare coupling mvp --example login --all", "compare coupling --check",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    try await invocation.report(invocation.parsed[check] ? .rules : .coupling)
  }
}
