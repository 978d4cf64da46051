import CommandLineKit

/// A command of `compare`: its options, its help and its work.
@MainActor
protocol RunnableCommand {
  /// Creates the command with the options that several commands share.
  init(shared: SharedOptions)

  /// The declaration for the parser and for help.
  var declaration: Command { get }

  /// Does the work; the caller writes the outcome.
  func run(_ invocation: Invocation) async throws(Problem) -> CompareCommand.Outcome
}
