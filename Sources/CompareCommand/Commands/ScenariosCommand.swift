import CommandLineKit

/// `compare scenarios`: the matrix of scenarios and patterns.
struct ScenariosCommand: RunnableCommand {
  let shared: SharedOptions

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "scenarios", overview: "Run the scenarios and print the matrix.", positionals: [shared.patterns],
      options: [shared.example] + shared.report)
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    try await invocation.report(.scenarios)
  }
}
