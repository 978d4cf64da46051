import CommandLineKit

/// `compare list`: the patterns with their programs.
struct ListCommand: RunnableCommand {
  let shared: SharedOptions

  var declaration: Command {
    Command(
      name: "list", overview: "List the patterns with their commands.", positionals: [shared.patterns],
      options: [shared.format, shared.output, shared.color])
  }

  func run(_ invocation: Invocation) async throws(Problem) -> CompareCommand.Outcome {
    try await invocation.report(.list)
  }
}
