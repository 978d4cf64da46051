import CodeGraph
import CommandLineKit

/// An error that ends a command.
struct Problem: Error {
  /// The failure and its remedy, in a sentence or two.
  let message: String
  let exitCode: ExitCode

  init(_ message: String, _ exitCode: ExitCode) {
    self.message = message
    self.exitCode = exitCode
  }

  init(_ error: CodeGraphError) {
    self.init(error.description, error.isMissingInput ? .missingInput : .internalError)
  }
}
