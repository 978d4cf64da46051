import CommandLineKit

/// `compare coupling`: the references between roles, and whether they keep to the cards.
struct CouplingCommand: RunnableCommand {
  let shared: SharedOptions
  let check = Flag(
    "check", help: "Print nothing but whether all code keeps to the rules on the cards.")

  var declaration: Command {
    Command(
      name: "coupling", overview: "Print which role names which, and where.",
      discussion: """
        For each pattern and example: the role matrix, every arrow with its places, cycles, seams, how far changes \
        reach, and what the compiler's index does not tell. Exits with 1 if the code breaks a rule of a card, or no \
        longer needs an exception that a card makes.
        """,
      positionals: [shared.patterns],
      options: [shared.example, check, shared.format, shared.packagePath, shared.output, shared.color],
      examples: ["compare coupling viper --example login", "compare coupling --check"])
  }

  func run(_ invocation: Invocation) async throws(Problem) -> CompareCommand.Outcome {
    try await invocation.report(invocation.parsed[check] ? .rules : .coupling)
  }
}
