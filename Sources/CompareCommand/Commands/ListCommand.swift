import CommandLineKit

/// `compare list`: the patterns and the commands that run them.
struct ListCommand: RunnableCommand {
  let shared: SharedOptions

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "list", overview: "List the patterns with their commands.", positionals: [shared.patterns],
      options: shared.report)
  }

  func run(_ invocation: Invocation) async throws(CommandError) -> CompareCommand.Outcome {
    try await invocation.report(.list)
  }
}
