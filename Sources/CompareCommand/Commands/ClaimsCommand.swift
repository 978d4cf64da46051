import CommandLineKit

/// `compare claims`: the claims for and against the patterns, with their verdicts.
struct ClaimsCommand: RunnableCommand {
  let shared: SharedOptions

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "claims", overview: "Print the claims for and against the patterns, with verdicts.",
      positionals: [shared.patterns],
      options: shared.packageReport)
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    try await invocation.report(.claims)
  }
}
