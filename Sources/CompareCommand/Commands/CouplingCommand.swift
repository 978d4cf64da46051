import CommandLineKit

/// `compare coupling`: the references between roles, checked against the cards.
struct CouplingCommand: RunnableCommand {
  let shared: SharedOptions
  let check = Flag(
    "check", help: "Print only whether the code keeps the rules on the cards.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "coupling", overview: "Print the references between roles, with file and line.",
      discussion: """
        For each pattern and example: the role matrix, every arrow with its places, cycles, seams, the reach of \
        changes, and the blind spots of the compiler's index. Exits with 1 if the code breaks a rule of a card, or if \
        an exception on a card is stale.
        """,
      positionals: [shared.patterns],
      options: [
        shared.example, check, shared.all, shared.format, shared.packagePath, shared.output, shared.color,
      ],
      examples: ["compare coupling viper --example login", "compare coupling --check"])
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    try await invocation.report(invocation.parsed[check] ? .rules : .coupling)
  }
}
