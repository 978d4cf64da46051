import CommandLineKit

/// A command of `compare`: its options, its help and its work.
@MainActor
protocol RunnableCommand {
  /// Makes the command from the options that it has in common with others.
  init(shared: SharedOptions)

  /// The command as help and the parser have it.
  var declaration: Command { get }

  /// Does the work; the caller writes the outcome.
  func run(_ invocation: Invocation) async throws(Problem) -> CompareCommand.Outcome
}
