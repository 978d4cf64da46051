import CommandLineKit

/// A command of `compare`: its options, its help and its implementation.
@MainActor
protocol RunnableCommand {
  /// The declaration for the parser and for help.
  var declaration: CommandDeclaration { get }

  /// Runs the command; the caller prints the outcome.
  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome
}
